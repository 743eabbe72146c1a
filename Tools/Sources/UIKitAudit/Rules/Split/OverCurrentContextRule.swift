// over-current-context
import SwiftModel

/// The rule of the page `OverCurrentContextRule.md`, beside this file.
public struct OverCurrentContextRule: Rule {
    public static let id = "over-current-context"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for site in context.assignments where site.operation == "=" {
            guard let style = site.value.asMember, style.name == "overCurrentContext",
                isControllers("modalPresentationStyle", site.target, context),
                context.project.isMentioned("UISplitViewController"), isAlertLike(site, context)
            else { continue }
            context.report(
                style.nameRange, "Presented in a split view controller, an alert over the current context covers one column only.",
                cure: "Present with .overFullScreen.",
                fixes: [Fix(title: "Use .overFullScreen", edits: [context.edit(style.nameRange, "overFullScreen")])])
        }
    }

    /// Whether an expression is this property of UIViewController.
    private func isControllers(_ name: String, _ target: Expression, _ context: RuleContext) -> Bool {
        guard case .member(let members)? = context.binding(of: target.bare) else { return false }
        return members.allSatisfy { $0.name == name && $0.isOfFramework && $0.owner.name == "UIViewController" }
    }

    private func isAlertLike(_ site: FileIndex.AssignmentSite, _ context: RuleContext) -> Bool {
        let base = controller(site.target, context)
        let fades = context.assignments.contains { other in
            other.function.outermost === site.function.outermost && other.value.asMember?.name == "crossDissolve"
                && isControllers("modalTransitionStyle", other.target, context)
                && base != nil && controller(other.target, context) == base
        }
        if fades { return true }
        let type = site.target.asMember?.base.flatMap { context.type(of: $0).nominal } ?? context.selfType(in: site.function)
        return type.map { isTransparent($0, context) } ?? false
    }

    /// The storage of the controller whose property is set.
    private func controller(_ target: Expression, _ context: RuleContext) -> AccessPath? {
        guard var path = context.path(of: target), !path.names.isEmpty else { return nil }
        path.names.removeLast()
        return path
    }

    /// Whether a class of the project, or one above it, fades in or makes its view clear or half transparent.
    private func isTransparent(_ type: NominalType, _ context: RuleContext) -> Bool {
        context.project.ancestry(of: type).contains { ancestor in
            guard ancestor.isInProject else { return false }
            let parts = context.project.entry(ancestor)?.parts ?? []
            return parts.flatMap(\.summary.functions).flatMap(\.events).contains(where: makesTransparent)
        }
    }

    private func makesTransparent(_ event: SummaryEvent) -> Bool {
        guard event.kind == .assignment, var path = event.target.path, let value = event.arguments.first else { return false }
        if path.first == "self" { path.removeFirst() }
        if path == ["modalTransitionStyle"], case .member(_, "crossDissolve") = value { return true }
        guard path == ["view", "backgroundColor"] else { return false }
        switch value {
        case .member(_, "clear"): return true
        case .call(.member(_, "withAlphaComponent"), _): return true
        case .call(.name("UIColor"), let labels), .call(.member(_, "init"), let labels): return labels.contains("alpha")
        default: return false
        }
    }
}
