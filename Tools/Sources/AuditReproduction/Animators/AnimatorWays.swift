// The ways through a function that lead to a trap.
import SwiftModel
import UIKitAudit

/// Looks for a way through a function on which an animator's steps spring the trap.
struct AnimatorWays {
    let graph: FlowGraph
    let reading: AnimatorReading
    /// The event that the way ends with; nil for the end of the function.
    let end: ((FlowEvent) -> Bool)?
    /// Whether what the last event does belongs to the way.
    var includesEnd = true

    /// Long functions have more ways than anybody can look at.
    private static let limit = 4000

    /// The steps of each way, the fewest first; loops are gone through once.
    func all() -> [[AnimatorStep]] {
        var result: [[AnimatorStep]] = []
        var budget = Self.limit
        var seen: Set<Int> = []
        let own = graph.blocks.map { block in block.events.map { reading.steps(of: $0) } }
        walk(graph.entry, [], own, &seen, &budget, &result)
        return result.sorted { $0.count < $1.count }
    }

    private func walk(
        _ block: Int, _ before: [AnimatorStep], _ own: [[[AnimatorStep]]], _ seen: inout Set<Int>, _ budget: inout Int,
        _ result: inout [[AnimatorStep]]
    ) {
        budget -= 1
        guard budget > 0, seen.insert(block).inserted else { return }
        defer { seen.remove(block) }
        var steps = before
        for (event, own) in zip(graph.blocks[block].events, own[block]) {
            if let end, end(event) {
                result.append(includesEnd ? steps + own : steps)
                return
            }
            steps += own
        }
        if end == nil, block == graph.exit || block == graph.throwExit { result.append(steps) }
        for edge in graph.blocks[block].edges {
            walk(edge.target, steps + reading.steps(of: edge), own, &seen, &budget, &result)
        }
    }
}
