// A protocol that asks for `init()` and that every object is given.
// Swift: "Protocols", Initializer Requirements; with Objective-C the root class has the initialiser.
import SwiftSyntax

/// `protocol P { init() }` with `extension NSObject: P` loses the requirement, which no class of Linux's meets without `required`.
///
/// In its place P inherits `_VitMade`; `self.init()` in an extension of P goes on with an object that `_vitMake_P` made, and `T()` of a type
/// that P is the bound of becomes that function's call (``MetatypeInitRule``). Classes of the module that conform to P with a required `init()`
/// get a protocol that still asks for it, and the function asks them first.
enum RootInitRule {
    static func function(_ name: String) -> String { "_vitMake_" + name.filter { $0 != "." } }
    /// The protocol of the module's own classes that conform and have a required `init()`.
    private static func builder(_ name: String) -> String { "_vitInit_" + name.filter { $0 != "." } }

    static func apply(_ node: InitializerDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope, scope.record.kind == .protocol, context.index.rootProtocols.contains(scope.name),
            node.signature.parameterClause.parameters.isEmpty
        else { return }
        context.blank(node)
    }

    static func apply(_ node: ProtocolDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope, context.index.rootProtocols.contains(scope.name) else { return }
        context.inherit("_VitMade", in: scope.record)
        if !context.file.imports.contains(where: ["UIKit", "SafeUIKit", "UIKitTesting"].contains) {
            context.tail.needs(Tail.uikit)
        }
        let access = scope.record.access >= .public ? "public " : ""
        let own = context.index.rootBuilders[scope.name] ?? []
        let ask = own.isEmpty ? "" : "if let own = type as? any \(builder(scope.name)).Type { return own.init() as! T }; return "
        if !own.isEmpty {
            context.tail.declare("private protocol \(builder(scope.name)) { init() }", under: scope.record.conditions)
        }
        for type in own {
            let conditions = scope.record.conditions + type.conditions.filter { !scope.record.conditions.contains($0) }
            context.tail.declare("extension \(type.name): \(builder(scope.name)) {}", under: conditions)
        }
        context.tail.declare(
            "\(access)func \(function(scope.name))<T: \(scope.name)>(_ type: T.Type) -> T { \(ask)_vitBuild(type) as! T }",
            under: scope.record.conditions)
    }

    /// `self.init()` in an initialiser of the protocol's extension; true if it was one.
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        guard let scope = context.scope, scope.record.kind == .extension, context.index.rootProtocols.contains(scope.name),
            node.calledExpression.compact == "self.init", node.arguments.isEmpty, node.trailingClosure == nil,
            let paren = node.leftParen,
            isInInitializer(Syntax(node))
        else { return false }
        context.edits.insert("_vitMade: \(function(scope.name))(Self.self)", at: paren.end)
        return true
    }

    private static func isInInitializer(_ node: Syntax) -> Bool {
        var current = node.parent
        while let here = current {
            if here.is(InitializerDeclSyntax.self) { return true }
            if here.is(FunctionDeclSyntax.self) || here.is(MemberBlockSyntax.self) { return false }
            current = here.parent
        }
        return false
    }
}
