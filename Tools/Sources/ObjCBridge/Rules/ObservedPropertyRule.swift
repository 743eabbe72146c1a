// `@objc dynamic` properties.
// Apple: "Using Key-Value Observing in Swift", Annotate a Property for Key-Value Observing.
import SwiftSyntax

/// The setter of an `@objc dynamic` property tells its observers.
///
/// A stored property gets a `didSet`, an existing `didSet` gets the call as its first, deferred statement, a computed property
/// with a setter remembers the value before.
enum ObservedPropertyRule {
    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope, scope.record.kind == .class || scope.record.kind == .extension,
            node.bindingSpecifier.text == "var", node.modifiers.has("dynamic"),
            !node.modifiers.has("static"), !node.modifiers.has("class"), !node.modifiers.has("override"),
            node.attributes.named("NSManaged") == nil,
            node.attributes.named("objc") != nil || scope.record.hasObjCMembers
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            context.needsRuntime()
            guard let block = binding.accessorBlock else {
                let observer = " { didSet { \(call(name, old: "oldValue")) } }"
                if node.bindings.count > 1, binding.initializer == nil, binding.typeAnnotation == nil { continue }
                // A list of variables has no observers: each gets a declaration of its own, on its own place.
                if let comma = binding.trailingComma {
                    context.edits.replace(
                        comma.start, comma.end, with: observer + "; \(node.modifiers.compact) var", of: context.source)
                } else {
                    context.edits.insert(observer, at: binding.end)
                }
                continue
            }
            guard case .accessors(let accessors) = block.accessors else { continue }
            if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = observer.body {
                let old = observer.parameters?.name.text ?? "oldValue"
                context.edits.insert(" defer { \(call(name, old: old)) };", at: body.leftBrace.end)
            } else if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body {
                context.edits.insert(
                    " let _vitOld = self.\(name); defer { \(call(name, old: "_vitOld")) };", at: body.leftBrace.end)
            } else if accessors.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) {
                context.edits.insert(" didSet { \(call(name, old: "oldValue")) } ", at: block.rightBrace.start)
            }
        }
    }

    private static func call(_ name: String, old: String) -> String {
        "KVO.didChange(self, \"\(name.filter { $0 != "`" })\", old: \(old), new: self.\(name))"
    }
}
