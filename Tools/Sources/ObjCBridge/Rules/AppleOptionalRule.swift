// Uses of optional methods of Apple's delegates in the user's own code.
// Apple: "Protocols", Optional Protocol Requirements; here the protocol's extension has a default, so the `?` alone tells nothing.
import SwiftSyntax

/// `delegate?.f?(a)` becomes `delegate?._vitCall_f(a)`, and `delegate?.f != nil` asks for `_vitReference_f`: members that this rule
/// adds to the protocol in the file. They are nil unless the object's class has the method.
///
/// A class has it if it conforms to UIKit's marker, or if the method is registered for it or for a class above
/// (``RegistrationRule``). A class of UIKit's own that conforms is asked as it is.
enum AppleOptionalRule {
    /// The optional methods that a call of a base name can mean.
    static func methods(_ name: String, _ labels: [String], hasClosure: Bool, _ context: RuleContext) -> [AppleTables
        .OptionalMethod]
    {
        // A closure in a property of the module is called without labels.
        let isOwnProperty = !hasClosure && labels.allSatisfy { $0 == "_" } && context.index.hasProperty(named: name)
        guard !isOwnProperty else { return [] }
        return AppleTables.optionals(named: name).filter {
            hasClosure ? $0.labels.count > labels.count && Array($0.labels.prefix(labels.count)) == labels : $0.labels == labels
        }
    }

    /// A method that is named without being called: `delegate?.f != nil`, `if let f = delegate?.f`. The text tells the value's type, or
    /// its name ends in "delegate" or "dataSource"; elsewhere a comparison with nil is U-OPTIONAL.
    static func apply(_ node: MemberAccessExprSyntax, _ context: RuleContext) {
        let name = node.declName.baseName.text
        guard let base = node.base, !AppleTables.optionals(named: name).isEmpty, !isCalled(node) else { return }
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        let all = AppleTables.optionals(named: name).filter { labels == nil || $0.labels == labels }
        let known = TextTypes(context).type(of: base).flatMap { owners(of: $0, context) }
        guard known != nil || !context.index.hasProperty(named: name) else { return }
        let found = known.map { owners in all.filter { owners.contains($0.owner) } } ?? all
        guard let first = found.first, found.allSatisfy({ $0.labels == first.labels }) else { return }
        guard known != nil || isDelegate(base.compact) else {
            if isCompared(Syntax(node)), !AppleTables.isProperty(name) {
                context.report(
                    "U-OPTIONAL", at: node, isWarning: true,
                    "the text does not tell the type of \(base.compact), so it counts as having \(name) always; "
                        + "declare it as (any \(first.owner))?, or cast it with as?")
            }
            return
        }
        context.edits.replace(node.declName.start, node.declName.end, with: reference(name), of: context.source)
        found.forEach { declare($0, asReference: true, context) }
    }

    /// UIKit's protocols that a type is or inherits. Nil for a type of which neither the module nor the tables know anything.
    private static func owners(of type: String, _ context: RuleContext) -> Set<String>? {
        var found: Set<String> = []
        for part in TypeText.plain(TypeText.unwrapped(type)).split(separator: "&") {
            let name = context.index.resolve(TypeText.plain(String(part)), inside: context.scope?.name ?? "")
            if AppleTables.protocols[name] != nil {
                found.formUnion(AppleTables.inherited(by: name))
            } else if let kind = context.index.declarations[name]?.type.kind {
                if kind == .protocol { found.formUnion(context.index.protocols(of: name)) }
            } else if !AppleTables.isUIKits(name), name != "NSObjectProtocol" {
                return nil
            }
        }
        return found
    }

    /// Whether the text asks if the method is there: a comparison with nil, or `if let` behind a chain.
    private static func isCompared(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let clause = parent.as(InitializerClauseSyntax.self) {
            return clause.parent?.is(OptionalBindingConditionSyntax.self) ?? false
        }
        guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id })
        else { return false }
        return [index - 1, index + 1].contains { at in
            guard elements.indices.contains(at), elements.indices.contains(2 * at - index) else { return false }
            return ["==", "!="].contains(elements[at].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
                && elements[2 * at - index].is(NilLiteralExprSyntax.self)
        }
    }

    private static func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            return parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == parent.id
        }
        return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// Whether a value is a delegate, by its name or its cast.
    private static func isDelegate(_ base: String) -> Bool {
        let name = base.filter { $0 != "?" && $0 != "!" && $0 != ")" }
        return ["elegate", "ataSource"].contains(where: name.hasSuffix)
    }

    static func reference(_ name: String) -> String { "_vitReference_" + name }

    // MARK: What the protocol gets

    static func declare(_ method: AppleTables.OptionalMethod, asReference isReference: Bool, _ context: RuleContext) {
        let values = method.parameters.indices.map { "a\($0)" }
        let parameters = zip(method.parameters, values).map { "\($0.label) \($1): \($0.type)" }.joined(separator: ", ")
        let call = zip(method.parameters, values).map { ($0.label == "_" ? "" : $0.label + ": ") + $1 }.joined(separator: ", ")
        let types = method.parameters.map { $0.type.replacing("@escaping ", with: "") }.joined(separator: ", ")
        let isolation = method.owner.hasPrefix("UI") ? "@MainActor " : ""
        let result = method.result.isEmpty ? "Void" : method.result
        let head =
            isReference
            ? "fileprivate var \(reference(method.name)): (\(isolation)(\(types)) -> \(result))?"
            : "@discardableResult fileprivate func \(OptionalRequirement.caller(method.name))(\(parameters)) -> \(optional(result))"
        func use(_ object: String, _ name: String) -> String {
            if method.isAbsent {
                let told = "_vitTell(\(object), \"\(method.selectorName)\", [\(values.joined(separator: ", "))])"
                return isReference ? "return { (\(values.joined(separator: ", "))) in _ = \(told) }" : "return \(told)"
            }
            guard isReference else { return "return \(object).\(name)(\(call))" }
            let typed = zip(values, method.parameters).map { "\($0): \($1.type.replacing("@escaping ", with: ""))" }.joined(
                separator: ", ")
            return "return { \(isolation)(\(typed)) -> \(result) in \(object).\(name)(\(call)) }"
        }
        var lines: [String] = []
        if !method.takesBlock {
            let isMarked = method.marker.map { "self is any \($0.name)" } ?? "false"
            let conforms = "{ $0 is any \(method.owner).Type }"
            let question =
                method.isFoundations
                ? "_vitKnows(self, \"\(method.selectorName)\")"
                : "_vitHas(self, \"\(method.selectorName)\", \(isMarked), \(conforms))"
            lines.append("guard \(question) else { return nil }")
        }
        if let marker = method.marker {
            context.tail.needs(Tail.uikit)
            lines.append("if let m = self as? any \(marker.name) { \(use("m", "vitrine_" + method.name)) }")
        }
        lines.append(use("self", method.name))
        guard context.tail.declareOnce("extension \(method.owner) { \(head) { " + lines.joined(separator: "; ") + " } }") else {
            return
        }
        context.needsRuntime()
        if method.isFoundations { return }
        if !context.file.imports.contains(where: ["UIKit", "SafeUIKit", "UIKitTesting"].contains) {
            context.tail.needs(Tail.uikit)
        }
    }

    private static func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        return type.contains(" ") ? "(\(type))?" : type + "?"
    }
}

extension ModuleIndex {
    /// Whether a type of the module has a property of a name: a closure in it may be called with a `?` as well.
    func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }
}
