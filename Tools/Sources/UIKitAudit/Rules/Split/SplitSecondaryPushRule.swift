// split-secondary-push
import SwiftModel

/// The rule of the page `SplitSecondaryPushRule.md`, beside this file.
public struct SplitSecondaryPushRule: Rule {
    public static let id = "split-secondary-push"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        let sites = context.secondaryColumnSites.filter { context.newPlainController($0.call.arguments[0].value) != nil }
        for site in sites where isRepeated(site, sites, context) && !isReady(site, context) {
            let value = site.call.arguments[0].value
            guard let made = context.newPlainController(value) else { continue }
            let text = context.text(value.range)
            let wraps = !context.type(of: value).isOptional
            context.report(
                value.range,
                "\(made) may be set for .secondary after another: it is pushed onto the column's stack.",
                cure: "Wrap it in a UINavigationController, or set nil for the column first.",
                fixes: wraps
                    ? [
                        Fix(
                            title: "Wrap in a UINavigationController",
                            edits: [context.edit(value.range, "UINavigationController(rootViewController: \(text))")])
                    ] : [])
        }
    }

    private func isRepeated(_ site: FileIndex.CallSite, _ all: [FileIndex.CallSite], _ context: RuleContext) -> Bool {
        if follows(all, site, context) { return true }
        if context.isOfNewSplit(site) { return false }
        switch context.frequency(of: site.expression) {
        case .often: return true
        case .once: return false
        // Another place sets the column of the same split view controller too.
        case .unknown:
            return all.contains {
                $0.function.outermost !== site.function.outermost && !context.isOfNewSplit($0)
                    && context.selfType(in: $0.function) == context.selfType(in: site.function)
                    && context.splitPath($0.call) == context.splitPath(site.call)
            }
        }
    }

    /// Whether another plain controller was set for the column before, in the same body.
    private func follows(_ all: [FileIndex.CallSite], _ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        guard let path = context.splitPath(site.call) else { return false }
        let graph = context.graph(of: site.function)
        return all.contains { other in
            guard other.expression !== site.expression, other.function === site.function,
                context.splitPath(other.call) == path
            else { return false }
            return graph.positions { $0.expression === other.expression }.contains { place in
                graph.events(after: place, stops: { $0.expression === site.expression || context.clearsSecondary($0.call, path) })
                    .contains { $0.expression === site.expression }
            }
        }
    }

    /// Whether the function empties the column, or looks what it holds.
    private func isReady(_ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        let function = site.function.outermost
        let path = context.splitPath(site.call)
        let isEmptied = context.calls(named: "setViewController").contains { other in
            other.function.outermost === function && other.expression.range.lowerBound < site.expression.range.lowerBound
                && path.map { context.clearsSecondary(other.call, $0) } ?? false
        }
        return isEmptied
            || context.calls(named: "viewController").contains {
                $0.function.outermost === function && context.isSecondary($0.call.argument("for"))
            }
    }
}
