// `object.observe(\.key)` and `object.publisher(for: \.key)`.
// Apple: "Using Key-Value Observing in Swift".
import SwiftSyntax

/// `observe(\.a.b, …)` gets the path as a text as well: `forKeyPath: "a.b"`. A key path does not tell its names on
/// Linux. A key path that is no literal is U-KVO.
enum ObserveRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "observe",
            let first = node.arguments.first, first.label == nil, !isTheirs(context: context)
        else { return }
        guard let path = first.expression.as(KeyPathExprSyntax.self) else {
            if node.arguments.contains(where: { $0.label?.text == "options" }),
                node.arguments.contains(where: { $0.label?.text == "changeHandler" }) || node.trailingClosure != nil
            {
                context.report(
                    "U-KVO", at: first, "the key path that is observed must be written here, as in observe(\\.title)")
            }
            return
        }
        guard node.arguments.count > 1 || node.trailingClosure != nil else { return }
        let parts = path.components.compactMap { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        if let last = parts.last { warn(of: last, at: first, context) }
        guard !parts.isEmpty, node.arguments.dropFirst().first?.label?.text != "forKeyPath" else { return }
        context.needsRuntime()
        context.edits.insert(", forKeyPath: \"\(parts.joined(separator: "."))\"", at: first.expression.end)
    }

    /// `publisher(for: \.a.b)` of Combine gets the path as a text in the same way.
    static func applyToPublishing(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        // What asks the whole module comes last: this is every call's way.
        guard
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "publisher"
                || node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "publisher",
            let first = node.arguments.first, first.label?.text == "for", let path = first.expression.as(KeyPathExprSyntax.self),
            node.arguments.dropFirst().first.map({ $0.label?.text == "options" }) ?? true,
            context.index.files.contains(where: { $0.imports.contains("Combine") }),
            !isTheirs("publisher", label: "for", context: context)
        else { return }
        let parts = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
        guard let last = parts.last, !path.components.contains(where: { $0.component.is(KeyPathSubscriptComponentSyntax.self) })
        else { return }
        warn(of: last, at: first, context)
        context.edits.insert(", forKeyPath: \"\(parts.joined(separator: "."))\"", at: first.expression.end)
    }

    /// Properties of Foundation's classes, which tell nobody here.
    private static let silent: Set<String> = [
        "fractionCompleted", "completedUnitCount", "totalUnitCount", "isFinished", "isExecuting", "isCancelled", "isReady",
        "operationCount", "isSuspended",
    ]

    /// `addObserver(_:forKeyPath:…)` with a path that is written there.
    static func applyToAdding(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver",
            let path = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
        else { return }
        let text = path.compact.filter { $0 != "\"" && $0 != ")" }
        guard path.is(StringLiteralExprSyntax.self) || text.hasPrefix("#keyPath("),
            let last = text.split(whereSeparator: { ".( ".contains($0) }).last
        else { return }
        warn(of: String(last), at: path, context)
    }

    private static func warn(of property: String, at node: some SyntaxProtocol, _ context: RuleContext) {
        guard silent.contains(property), !context.index.hasProperty(named: property) else { return }
        context.report(
            "U-KVO", at: node, isWarning: true,
            "\(property) of Foundation's classes tells no observers here; ask for it where it changes")
    }

    /// Whether the module has a method of this name of its own.
    private static func isTheirs(_ name: String = "observe", label: String = "_", context: RuleContext) -> Bool {
        context.index.files.contains { file in
            file.types.contains { type in
                type.members.contains { $0.kind == .method && $0.name == name && $0.labels.first == label }
            }
        }
    }
}
