// Finds the items of a large group, such as a custom one with all items of a section.
// No Apple page: this is ours.
import Foundation

/// Frames in order of where they begin along an axis, with how far those so far reach. A look-up is O(log n + k) where
/// frames are about equally long.
struct FrameIndex: Equatable, Sendable {
    /// Groups of fewer items are looked through one by one. Guessed: ours.
    static let leastCount = 48

    private var order: [Int] = []
    private var begin: [CGFloat] = []
    private var reach: [CGFloat] = []

    init(_ leaves: [SolvedLeaf], axis: PlanAxis) {
        func lower(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.minX : frame.minY }
        func upper(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.maxX : frame.maxY }
        order = leaves.indices.sorted { (lower(leaves[$0].frame), $0) < (lower(leaves[$1].frame), $1) }
        begin = order.map { lower(leaves[$0].frame) }
        var most = -CGFloat.infinity
        reach = order.map {
            most = max(most, upper(leaves[$0].frame))
            return most
        }
    }

    /// The numbers of the frames that may touch a range, ascending.
    func candidates(from lower: CGFloat, to upper: CGFloat) -> [Int] {
        guard let first = begin.first, first <= upper else { return [] }
        var place = GroupStack.last(begin.count) { begin[$0] <= upper }
        var found: [Int] = []
        while place >= 0, reach[place] >= lower {
            found.append(order[place])
            place -= 1
        }
        return found.sorted()
    }
}
