// move-reload
import SwiftModel

/// The rule of the page `ReloadInMoveRule.md`, beside this file.
public struct ReloadInMoveRule: Rule {
    public static let id = "move-reload"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(ListMethod.moves, in: context) {
            for site in context.calls where context.runs(site.function, within: method.function) {
                guard let name = site.call.nameRange, context.isReload(site.call) || !context.reloads(byHelper: site.call).isEmpty
                else { continue }
                context.report(
                    name, "The list is reloaded in the middle of a move that it has made itself.",
                    cure: "Delete the call; reload single rows after the move.")
            }
        }
    }
}
