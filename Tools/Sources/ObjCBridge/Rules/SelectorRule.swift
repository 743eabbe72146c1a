// `#selector`.
// Apple: "Using Objective-C Runtime Features in Swift", Selectors.
import SwiftSyntax

/// `#selector(X)` becomes `Selector("name", { _ = X })`.
///
/// The name is Objective-C's, found along the class and the classes above it. The closure never runs: it makes the compiler
/// check the name, so that a wrong one is still its own error at the user's place. Methods of protocols have no such form in
/// Swift, so there the closure is left out.
enum SelectorRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ context: RuleContext) -> Bool {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return false }
        guard let target = Target(argument.expression) else { return false }
        let form = Form(argument.label?.text, target, context)
        let lines = context.newlines(node.start, node.end)
        context.needsRuntime()
        let check = form.check.map { ", " + $0(lines) } ?? lines
        context.replace(node, with: "Selector(\"\(form.name)\"\(check))")
        return true
    }

    /// What a selector names.
    struct Target {
        var base: ExprSyntax?
        var name: String
        /// The labels that are written, nil for a bare name.
        var labels: [String]?
        /// The type behind `as`.
        var type: String?
        /// The name with its labels, as written.
        var written: String

        init?(_ expression: ExprSyntax) {
            var expression = expression
            while true {
                if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
                    expression = only.expression
                } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                    if let type = sequence.elements.last?.as(TypeExprSyntax.self) { self.type = type.type.compact }
                    expression = first
                } else if let cast = expression.as(AsExprSyntax.self) {
                    type = cast.type.compact
                    expression = cast.expression
                } else {
                    break
                }
            }
            let reference: DeclReferenceExprSyntax
            if let member = expression.as(MemberAccessExprSyntax.self) {
                base = member.base
                reference = member.declName
            } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
                reference = plain
            } else {
                return nil
            }
            name = reference.baseName.text
            labels = reference.argumentNames?.arguments.map(\.name.text)
            written = reference.compact
        }

        var key: String { labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name }
    }

    /// The name and the closure of a selector.
    private struct Form {
        var name = ""
        var check: ((String) -> String)?

        init(_ accessor: String?, _ target: Target, _ context: RuleContext) {
            let index = context.index
            let base = target.base?.compact
            let isOwn = base == nil || base == "self" || base == "Self" || base == "super"
            let isObject = !isOwn && !Self.isType(base ?? "")
            let named = isOwn || isObject ? nil : base.map { index.resolve($0, inside: context.scope?.name ?? "") }

            // 1. The member, and the type that has it.
            var owner = named ?? context.scope?.name
            var member = owner.flatMap { Self.find(target, accessor, in: $0, index) }
            if member == nil, isOwn {
                for scope in context.scopes.reversed() where member == nil {
                    member = Self.find(target, accessor, in: scope.name, index)
                    if member != nil { owner = scope.name }
                }
            }
            if member == nil, isObject { member = Self.anywhere(target, accessor, index) }

            // 2. The name.
            switch accessor {
            case "getter": name = member?.objectiveCName ?? target.name
            case "setter": name = ObjectiveCName.setter(member?.objectiveCName ?? target.name)
            default:
                name =
                    member?.selectorName ?? AppleTables.selectorNames[target.key]
                    ?? ObjectiveCName.method(target.name, (target.labels ?? []).map { $0 == "_" ? nil : $0 })
            }

            // 3. The closure.
            guard let owner, isObject || Self.canBeNamed(owner, isOwn, member, context) else { return }
            // A generic class is named with its arguments, or the compiler cannot infer them.
            let isGeneric = !isOwn && base?.contains("<") ?? false
            let shown = isObject || isGeneric ? base ?? owner : owner
            let reference = "\(shown).\(target.written)"
            if accessor != nil {
                if isObject {
                    check = { "object: { _ = \(reference)\($0) }" }
                } else {
                    check = { "property: { (t: \(shown)) in _ = t.\(target.name)\($0) }" }
                }
            } else {
                let type = target.type.map { isOwn && !$0.contains(") -> (") ? "(\(owner)) -> \($0)" : $0 }
                let whole = type.map { "\(reference) as \($0)" } ?? reference
                check = { isObject ? "object: { _ = \(whole)\($0) }" : "{ _ = \(whole)\($0) }" }
            }
        }

        /// Whether the text before the dot is a type: each part begins with a capital.
        static func isType(_ text: String) -> Bool {
            text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true && !$0.contains("(") }
        }

        static func find(
            _ target: Target, _ accessor: String?, in owner: String, _ index: ModuleIndex
        ) -> MemberRecord? {
            for type in [owner] + index.ancestors(of: owner) {
                if let found = index.members(of: type).first(where: { matches($0, target, accessor) }) { return found }
                if let found = index.importedMethods[type]?.first(where: { matches($0, target, accessor) }) { return found }
            }
            return nil
        }

        static func anywhere(_ target: Target, _ accessor: String?, _ index: ModuleIndex) -> MemberRecord? {
            let found = index.declarations.keys.sorted().lazy.compactMap { name in
                index.members(of: name).first { matches($0, target, accessor) }
            }
            return found.first { $0.exposure != .none } ?? found.first
        }

        private static func matches(_ member: MemberRecord, _ target: Target, _ accessor: String?) -> Bool {
            guard member.plainName == target.name.filter({ $0 != "`" }) else { return false }
            guard accessor == nil else { return member.kind == .property }
            return member.kind == .method && (target.labels == nil || target.labels == member.labels)
        }

        /// Swift has no reference to a protocol's method, and a struct has no Objective-C methods.
        static func canBeNamed(_ owner: String, _ isOwn: Bool, _ member: MemberRecord?, _ context: RuleContext) -> Bool {
            if let kind = context.index.declarations[owner]?.type.kind { return kind == .class || (!isOwn && kind == .enum) }
            if isOwn { return true }
            return !AppleTables.isProtocol(owner)
        }
    }
}
