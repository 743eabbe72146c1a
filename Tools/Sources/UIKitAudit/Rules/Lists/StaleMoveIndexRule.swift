// move-stale-index
import SwiftModel

/// The rule of the page `StaleMoveIndexRule.md`, beside this file.
public struct StaleMoveIndexRule: Rule {
    public static let id = "move-stale-index"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(ListMethod.moves, in: context) {
            let steps = MoveSteps(of: method, in: context)
            for pair in steps.wrongPairs {
                context.report(
                    pair.second.range, pair.message(context), cure: "Remove at the source first, then insert at the destination.",
                    flow: [context.step(pair.first.range, "The list changes here.")], fixes: pair.fixes(context))
            }
        }
    }
}
