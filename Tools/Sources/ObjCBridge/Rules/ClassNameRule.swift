// Classes by name.
// Apple: "NSClassFromString(_:)"; "Importing Swift into Objective-C", names given by @objc(name).
import SwiftSyntax

/// `@objc(Name) class` is registered under its name, and `NSClassFromString` and `NSStringFromClass` become functions that know such
/// names and Apple's own.
enum ClassNameRule {
    private static let functions = ["NSClassFromString": "_vitClass", "NSStringFromClass": "_vitClassName"]

    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), let function = functions[callee.baseName.text],
            node.arguments.count == 1, node.arguments.first?.label == nil, !context.index.declaresFunction(callee.baseName.text)
        else { return }
        context.needsRuntime()
        context.replace(callee, with: function)
    }

    /// The classes with names of their own. One that is generic has none in Objective-C either; a private one inside another type is
    /// registered with the type's members, and has none here.
    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class && !type.isLocal && !type.isGeneric && !type.isPrivateNested {
            guard let name = type.objectiveCName, !name.isEmpty else { continue }
            context.needsRuntime()
            let number = context.tail.next()
            context.tail.declare(
                "extension \(type.name) { nonisolated fileprivate static func _vit\(number)() { _vitName(\"\(name)\", \(type.name).self) } }",
                under: type.conditions)
            context.tail.load("\(type.name)._vit\(number)()", under: type.conditions)
        }
    }
}

extension ModuleIndex {
    /// Whether the module has a function of its own with a name.
    func declaresFunction(_ name: String) -> Bool { files.contains { $0.globals.contains(name) } }
}
