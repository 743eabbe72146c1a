// The lines of one section of a flow layout: which items stand in each, where it begins, how far apart they are.
// Apple: "UICollectionViewFlowLayout". Justified lines observed (AlignedCollectionViewFlowLayout); the last line memory.
import Foundation

/// One line of items of different sizes. `start` counts along the scroll axis from the section's first line, `begin` across.
struct FlowLine: Equatable, Sendable {
    var first: Int
    var start: CGFloat
    var extent: CGFloat
    var begin: CGFloat
    var gap: CGFloat
}

/// The rules of a section's lines in points.
struct FlowRules: Equatable, Sendable {
    /// Items fit that are longer than the room by so much; sums of fractions are not exact.
    static let tolerance: CGFloat = 0.001

    /// Where lines begin across, and how long they may be.
    var lead: CGFloat
    var room: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var isVertical: Bool
    var centersLoneItem: Bool

    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// How many items of one length a line holds; at least one.
    func capacity(of length: CGFloat, count: Int) -> Int {
        let pitch = length + itemSpacing
        guard pitch > 0 else { return max(1, count) }
        let fitting = ((room + itemSpacing + Self.tolerance) / pitch).rounded(.down)
        return fitting >= CGFloat(max(1, count)) && length <= 0 ? max(1, count) : Int(max(1, min(fitting, 1e9)))
    }

    /// Where a line begins and how far its items are apart (L87, L88).
    func place(count: Int, sum: CGFloat, isLast: Bool) -> (begin: CGFloat, gap: CGFloat) {
        if count == 1 {
            let isCentered = sum <= room && (!isLast || centersLoneItem)
            return (isCentered ? lead + (room - sum) / 2 : lead, itemSpacing)
        }
        return (lead, isLast ? itemSpacing : (room - sum) / CGFloat(count - 1))
    }

    /// Fills lines from an item on.
    ///
    /// Steps: 1. items are taken while they fit; 2. the line is placed and handed on; 3. the hand-over says when to stop.
    func fill(
        _ sizes: UnsafeBufferPointer<CGSize>, from item: Int, start: CGFloat, _ hand: (FlowLine) -> Bool
    ) {
        var first = item
        var start = start
        while first < sizes.count {
            var sum = across(sizes[first])
            var extent = along(sizes[first])
            var used = sum
            var next = first + 1
            while next < sizes.count {
                let length = across(sizes[next])
                guard used + itemSpacing + length <= room + Self.tolerance else { break }
                used += itemSpacing + length
                sum += length
                extent = max(extent, along(sizes[next]))
                next += 1
            }
            let (begin, gap) = place(count: next - first, sum: sum, isLast: next == sizes.count)
            guard hand(FlowLine(first: first, start: start, extent: extent, begin: begin, gap: gap)) else { return }
            start += extent + lineSpacing
            first = next
        }
    }
}

/// Lines of items that all have one size: arithmetic.
struct UniformLines: Equatable, Sendable {
    let size: CGSize
    let count: Int
    let capacity: Int
    let begin: CGFloat
    /// From one item to the next across, and from one line to the next along.
    let pitch: CGFloat
    let linePitch: CGFloat
    let extent: CGFloat
    let length: CGFloat

    init(size: CGSize, count: Int, rules: FlowRules) {
        self.size = size
        self.count = count
        extent = rules.along(size)
        length = rules.across(size)
        capacity = rules.capacity(of: length, count: count)
        linePitch = extent + rules.lineSpacing
        if capacity == 1 {
            begin = length > rules.room ? rules.lead : rules.lead + (rules.room - length) / 2
            pitch = length
        } else {
            begin = rules.lead
            // A line that is not full keeps the gaps of a full one, so that columns align (memory).
            pitch = length + max(rules.itemSpacing, (rules.room - length * CGFloat(capacity)) / CGFloat(capacity - 1))
        }
    }

    var lineCount: Int { (count + capacity - 1) / capacity }
    var total: CGFloat { lineCount == 0 ? 0 : CGFloat(lineCount) * linePitch - (linePitch - extent) }

    func place(of item: Int) -> (along: CGFloat, across: CGFloat) {
        (CGFloat(item / capacity) * linePitch, begin + CGFloat(item % capacity) * pitch)
    }
}

/// A section's lines.
enum FlowLines: Equatable, Sendable {
    case uniform(UniformLines)
    case varying([FlowLine])
}
