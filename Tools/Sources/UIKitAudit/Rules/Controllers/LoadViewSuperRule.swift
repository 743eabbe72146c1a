// loadview-super
import SwiftModel

/// The rule of the page `LoadViewSuperRule.md`, beside this file.
public struct LoadViewSuperRule: Rule {
    public static let id = "loadview-super"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for site in context.calls(named: "loadView") {
            guard site.call.receiver?.isSuper == true, site.function.outermost.isMethod("loadView()"),
                let own = context.selfType(in: site.function)
            else { continue }
            // Only where `super` is UIViewController's own: others make the view that they promise.
            guard case .member(let members)? = context.binding(of: site.call.callee), members.count == 1,
                members[0].isOfFramework, members[0].owner.name == "UIViewController",
                context.frameworkClass(of: own) == "UIViewController"
            else { continue }
            let isReplaced = replaces(site, context)
            context.report(
                site.expression.range,
                isReplaced
                    ? "super.loadView() makes a view that \(own)'s loadView() replaces."
                    : "\(own)'s loadView() leaves the view to super.loadView(), which overrides are not to call.",
                cure: isReplaced ? "Delete the call." : "Delete the call and set view, or move the code to viewDidLoad().",
                fixes: isReplaced ? deletion(site, context) : [])
        }
    }

    private func deletion(_ site: FileIndex.CallSite, _ context: RuleContext) -> [Fix] {
        guard let statement = context.statement(of: site.expression), case .expression(let whole) = statement.kind,
            whole === site.expression
        else { return [] }
        return [Fix(title: "Delete super.loadView()", edits: [context.edit(context.lines(of: statement), "")])]
    }

    /// Whether `view` is set on every path after the call and not read before.
    private func replaces(_ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        guard !site.function.isClosure else { return false }
        let graph = context.graph(of: site.function)
        let places = graph.positions { $0.expression === site.expression }
        guard !places.isEmpty else { return false }
        return places.allSatisfy { place in
            var isRead = false
            let exits = graph.exits(from: place) { event in
                if context.setsOwnView(event) { return true }
                isRead = isRead || reads(event, context)
                return false
            }
            return exits.isEmpty && !isRead
        }
    }

    /// Whether an event may use the view that `super` made: reads it, or calls a method that might.
    private func reads(_ event: FlowEvent, _ context: RuleContext) -> Bool {
        if let expression = event.expression, context.path(of: expression) == RuleContext.ownView { return true }
        guard let call = event.call, !context.summaries(of: call).isEmpty else { return false }
        return context.followedEvents(of: call).contains {
            ($0.receiver.map(RuleContext.ownView.isPrefix) ?? false)
                || $0.arguments.contains { $0.map(RuleContext.ownView.isPrefix) ?? false }
        }
    }
}
