// Instances of the class that a metatype value names.
// Swift: "Initialization", Required Initializers.
import SwiftSyntax

/// `T()`, `T(frame: f)`, `type(of: view).init(frame: f)`, `cellType.init()` become `_vitInit(T.self, frame: f)`.
///
/// Apple's compiler lets classes of UIKit be built from metatypes without a `required` initialiser; Linux's does not. The
/// function builds the class that the value names at run time. Values whose class the text does not tell stay as they are, and
/// so do classes of the module with a `required` initialiser of the labels.
enum MetatypeInitRule {
    private static let viewLabels = [[], ["frame"]]
    private static let controllerLabels = [[], ["nibName", "bundle"]]

    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        if RootInitRule.apply(node, context) { return }
        guard node.trailingClosure == nil, let paren = node.leftParen, let (value, bound) = metatype(node, context) else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let root = context.index.resolve(bound, inside: context.scope?.name ?? "")
        if labels.isEmpty, context.index.rootProtocols.contains(root) {
            context.edits.replace(
                node.calledExpression.start, paren.end, with: "\(RootInitRule.function(root))(\(value)", of: context.source)
            return
        }
        guard isTaken(labels, by: bound, context) else { return nameClass(node, context) }
        context.edits.replace(
            node.calledExpression.start, paren.end, with: "_vitInit(\(value)" + (labels.isEmpty ? "" : ", "), of: context.source)
        if !context.file.imports.contains(where: ["UIKit", "SafeUIKit", "UIKitTesting"].contains) {
            context.tail.needs(Tail.uikit)
        }
    }

    /// `self.init(…)` in a static member of an extension of Apple's class, with that class as its result, becomes the class's own
    /// initialiser. A class below it would not be built, which U-METATYPE says.
    private static func nameClass(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard let scope = context.scope, scope.record.kind == .extension, AppleTables.isClass(scope.name),
            context.index.declarations[scope.name] == nil, let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.compact == "self", result(around: Syntax(node)) == scope.name
        else { return }
        context.replace(base, with: scope.name)
        context.report(
            "U-METATYPE", at: node, isWarning: true,
            "self.init(…) builds a \(scope.name) here, also where a class below it is asked; write \(scope.name)(…)")
    }

    /// The result of the member around a place.
    private static func result(around node: Syntax) -> String? {
        var current = node.parent
        while let here = current {
            if let function = here.as(FunctionDeclSyntax.self), function.isMember {
                return function.signature.returnClause?.type.compact
            }
            if let variable = here.as(VariableDeclSyntax.self), variable.isMember {
                return variable.bindings.first?.typeAnnotation?.type.compact
            }
            current = here.parent
        }
        return nil
    }

    // MARK: Classes with an `init()` of their own

    /// A view or controller with an `init()` that overrides none registers it for its class: a class of UIKit has a convenience
    /// initialiser of that form, and Swift cannot override such.
    static func apply(_ context: RuleContext) {
        for type in context.file.types where type.kind == .class && !type.isGeneric && !type.isLocal && !type.isPrivateNested {
            let chain = context.index.ancestors(of: type.name)
            guard chain.contains("UIView") || chain.contains("UIViewController"), let conditions = plainInit(type, context) else {
                continue
            }
            let number = context.tail.next()
            let all = type.conditions + conditions.dropFirst(type.conditions.count)
            context.needsRuntime()
            context.tail.declare(
                "extension \(type.name) { nonisolated fileprivate static func _vit\(number)() { DispatchTable.addStatic(\"_vitInit\", "
                    + "on: \(type.name).self, .main) { \(type.name)() } } }", under: all)
            context.tail.load("\(type.name)._vit\(number)()", under: all)
        }
    }

    /// The conditions around the class's `init()`, its own or the one that it inherits; nil if it has none.
    private static func plainInit(_ type: TypeRecord, _ context: RuleContext) -> [String]? {
        var name = type.name
        var isFirst = true
        while let place = context.index.declarations[name], place.type.kind == .class {
            let inits = context.index.members(of: name).filter { $0.kind == .initializer }
            if let own = inits.first(where: { $0.parameters.isEmpty }) {
                let isUsable =
                    !own.isHidden && !own.isOverride && !own.isRequired && !own.isThrowing && !own.isAsync
                    && own.isolation == nil && (isFirst || (own.access ?? .internal) >= .internal)
                return isUsable ? (isFirst ? own.conditions : type.conditions) : nil
            }
            // Another designated initialiser ends the inheriting of those above.
            if inits.contains(where: { !$0.isConvenience && !$0.isRequired }) { return nil }
            guard let above = context.index.superclass(of: name) else { return nil }
            (name, isFirst) = (above, false)
        }
        return nil
    }

    // MARK: Metatypes

    /// The metatype's text, and the class that its value is known to be or to inherit.
    private static func metatype(_ node: FunctionCallExprSyntax, _ context: RuleContext) -> (String, String)? {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let bound = bound(of: name, at: Syntax(node), context) else { return nil }
            return ("\(name).self", bound)
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        else { return nil }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let bound = bound(of: name, at: Syntax(node), context) { return ("\(name).self", bound) }
            if name == "self" {
                return isInStatic(Syntax(node)) ? bound(of: "Self", at: Syntax(node), context).map { ("self", $0) } : nil
            }
            return (MetatypeNames.type(of: name, at: Syntax(node)) ?? cast(base, context))
                .map { ("\(name)", bound(of: $0, at: Syntax(node), context) ?? $0) }
        }
        if let type = cast(base, context) { return (base.trimmedDescription, type) }
        let text = base.compact
        if text == "type(of: self)" { return context.scope.map { (text, $0.name) } }
        guard text.hasPrefix("type(of:"), let value = base.as(FunctionCallExprSyntax.self)?.arguments.first?.expression else {
            return nil
        }
        if let type = valueType(of: value, context) { return (text, type) }
        let isFrame = node.arguments.first?.label?.text == "frame" && node.arguments.count == 1
        return isFrame ? (text, "UIView") : nil
    }

    /// `View` of a value that a cast makes a `View.Type`, there or where its name is bound.
    /// In a chain (`kinds[name]?.init()`) the call stays as it is: outside the chain its value is an optional.
    private static func cast(_ value: ExprSyntax, _ context: RuleContext) -> String? {
        guard !value.tokens(viewMode: .sourceAccurate).contains(where: { $0.parent?.is(OptionalChainingExprSyntax.self) ?? false })
        else {
            return nil
        }
        return TextTypes(context).type(of: value).flatMap { MetatypeNames.metatype(TypeText.plain($0)) }
    }

    /// The class of a value, as far as the text around it tells: `tile`, `self.tile`, `tile!`.
    private static func valueType(of value: ExprSyntax, _ context: RuleContext) -> String? {
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return valueType(of: forced.expression, context) }
        var name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
        var found = name.flatMap { MetatypeNames.valueType(of: $0, at: Syntax(value)) }
        if let member = value.as(MemberAccessExprSyntax.self), member.base?.compact == "self" {
            name = member.declName.baseName.text
        }
        if found == nil, let name, let scope = context.scope {
            found =
                ([scope.name] + context.index.ancestors(of: scope.name)).lazy
                .compactMap { context.index.members(of: $0).first { $0.kind == .property && $0.name == name }?.type }.first
        }
        guard let found else { return nil }
        let plain = ModuleIndex.plain(found)
        return bound(of: plain, at: Syntax(value), context) ?? plain
    }

    /// The class that a generic parameter, or `Self`, is bound to.
    private static func bound(of name: String, at node: Syntax, _ context: RuleContext) -> String? {
        if name == "Self" {
            guard let scope = context.scope else { return nil }
            let isProtocol = context.index.declarations[scope.name]?.type.kind == .protocol || AppleTables.isProtocol(scope.name)
            let isKnown = !isProtocol || context.index.rootProtocols.contains(scope.name)
            return MetatypeNames.bound(of: "Self", at: node) ?? (isKnown ? scope.name : nil)
        }
        return MetatypeNames.bound(of: name, at: node)
    }

    private static func isTaken(_ labels: [String], by bound: String, _ context: RuleContext) -> Bool {
        bound.split(separator: "&").contains { part in
            let name = context.index.resolve(String(part), inside: context.scope?.name ?? "")
            let chain = [name] + context.index.ancestors(of: name)
            let isRequired = chain.contains { type in
                context.index.members(of: type).contains { $0.kind == .initializer && $0.isRequired && $0.labels == labels }
            }
            if isRequired { return false }
            if chain.contains("UIView") { return viewLabels.contains(labels) }
            if chain.contains("UIViewController") { return controllerLabels.contains(labels) }
            return false
        }
    }

    /// Whether `self` is a type here: the nearest function belongs to the type itself.
    private static func isInStatic(_ node: Syntax) -> Bool {
        var current = node.parent
        while let here = current {
            if let function = here.as(FunctionDeclSyntax.self), function.isMember {
                return function.modifiers.has("static") || function.modifiers.has("class")
            }
            if let variable = here.as(VariableDeclSyntax.self), variable.isMember {
                return variable.modifiers.has("static") || variable.modifiers.has("class")
            }
            if here.is(InitializerDeclSyntax.self) || here.is(MemberBlockSyntax.self) { return false }
            current = here.parent
        }
        return false
    }
}
