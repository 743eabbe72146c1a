// split-double-show
import SwiftModel

/// The rule of the page `SplitDoubleShowRule.md`, beside this file.
public struct SplitDoubleShowRule: Rule {
    public static let id = "split-double-show"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        let shown = context.calls(named: "showDetailViewController").filter { site in
            guard case .member(let members)? = context.binding(of: site.call.callee) else { return false }
            return members.allSatisfy { $0.isOfFramework && $0.owner.name == "UIViewController" }
        }
        for site in context.secondaryColumnSites {
            let value = site.call.arguments[0].value
            guard let path = context.path(of: value), let range = site.call.nameRange,
                let other = shown.first(where: { meets(site, $0, path, context) })
            else { continue }
            let text = context.text(value.range)
            context.report(
                range, "\(text) is set for .secondary and shown as detail too.",
                cure: "Keep one of the two calls.",
                flow: [context.step(other.expression.range, "\(text) is shown as detail here")],
                fixes: deletion(site, context))
        }
    }

    /// Whether both calls are made on one way through the body, for the same controller.
    private func meets(
        _ site: FileIndex.CallSite, _ other: FileIndex.CallSite, _ path: AccessPath, _ context: RuleContext
    ) -> Bool {
        guard other.function === site.function, let first = other.call.arguments.first,
            context.path(of: first.value) == path
        else { return false }
        return follows(other.expression, site.expression, path, context)
            || follows(site.expression, other.expression, path, context)
    }

    private func follows(_ second: Expression, _ first: Expression, _ path: AccessPath, _ context: RuleContext) -> Bool {
        let graph = context.graph(of: context.function(of: first))
        return graph.positions { $0.expression === first }.contains { place in
            graph.events(
                after: place,
                stops: { event in
                    if event.expression === second { return true }
                    guard let assignment = event.assignment else { return false }
                    return context.path(of: assignment.target) == path
                }
            ).contains { $0.expression === second }
        }
    }

    private func deletion(_ site: FileIndex.CallSite, _ context: RuleContext) -> [Fix] {
        guard let statement = context.statement(of: site.expression), case .expression(let whole) = statement.kind,
            whole.bare === site.expression || whole === site.expression
        else { return [] }
        return [Fix(title: "Delete setViewController(_:for:)", edits: [context.edit(context.lines(of: statement), "")])]
    }
}
