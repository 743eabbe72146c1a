// The same section around other groups.
// No Apple page: this is ours.
import Foundation

extension SolvedSection {
    /// The section with another group; what was measured of its boundary views stays.
    func with(group: ItemPlan) -> SolvedSection {
        var plan = plan
        plan.group = group
        return SolvedSection(plan, room: room, count: count, measuredBoundaries: measuredBoundaries)
    }
}
