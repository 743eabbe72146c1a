// A row that a finger drags to another place in its list.
// Apple: "UITableView", Reordering table rows. When neighbours make room is guessed.
import Foundation

/// The rows of a list along its scroll axis, in points. Each begins where the one before it ends or later.
package protocol RowPlaces {
    var count: Int { get }
    /// Where a row begins.
    func start(of row: Int) -> CGFloat
    /// How long it is.
    func extent(of row: Int) -> CGFloat
}

/// Rows of given lengths without distances.
package struct StackedRows: RowPlaces, Sendable {
    private var starts: [CGFloat] = [0]

    package init(_ extents: [CGFloat]) {
        for extent in extents { starts.append(starts[starts.count - 1] + extent) }
    }

    package var count: Int { starts.count - 1 }
    package func start(of row: Int) -> CGFloat { starts[row] }
    package func extent(of row: Int) -> CGFloat { starts[row + 1] - starts[row] }
}

/// Which gap is open while a row is dragged, and where the other rows are then.
///
/// A neighbour makes room when the dragged row's leading edge passes its middle, so that with rows of different lengths no
/// gap opens and closes by turns.
package struct ReorderMotion<Rows: RowPlaces> {
    package let rows: Rows
    /// The dragged row's number at the beginning.
    package let source: Int
    /// The row's number after a drop now, counted without the dragged row (T5).
    package private(set) var gap: Int
    /// Where the dragged row begins now.
    package private(set) var place: CGFloat
    /// The finger's distance from there.
    private let grip: CGFloat

    /// A finger takes a row at a place. Nil if there is no such row.
    package init?(_ rows: Rows, source: Int, finger: CGFloat) {
        guard source >= 0, source < rows.count else { return nil }
        self.rows = rows
        self.source = source
        gap = source
        place = rows.start(of: source)
        grip = finger - place
    }

    /// The dragged row's length.
    package var extent: CGFloat { rows.extent(of: source) }

    /// The gap for the dragged row at a place, whatever gap is open. O(log n).
    package func gap(at place: CGFloat) -> Int {
        if place >= rows.start(of: source) {
            // Rows behind: those whose middles the lower edge has passed.
            let edge = place + extent
            var low = source
            var high = rows.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if rows.start(of: middle) + rows.extent(of: middle) / 2 < edge { low = middle } else { high = middle }
            }
            return low
        }
        // Rows before: those whose middles the upper edge has passed.
        var low = 0
        var high = source
        while low < high {
            let middle = (low + high) / 2
            if rows.start(of: middle) + rows.extent(of: middle) / 2 > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The finger is at another place, or the list was scrolled below it. `allowed` may give another number than the
    /// proposed one, as `targetIndexPathForMoveFromRowAt` does. Returns whether another gap is open now.
    @discardableResult
    package mutating func drag(to finger: CGFloat, allowed: (Int) -> Int = { $0 }) -> Bool {
        place = finger - grip
        let proposed = gap(at: place)
        let wanted = min(max(allowed(proposed), 0), rows.count - 1)
        defer { gap = wanted }
        return wanted != gap
    }

    /// How far a row has moved to make room. Rows between the source and the gap move by the dragged row's length.
    package func shift(of row: Int) -> CGFloat {
        if row == source { return place - rows.start(of: source) }
        if row > source, row <= gap { return -stride }
        if row < source, row >= gap { return stride }
        return 0
    }

    /// The dragged row's length with the distance to its neighbour.
    private var stride: CGFloat {
        if source + 1 < rows.count { return rows.start(of: source + 1) - rows.start(of: source) }
        return source > 0 ? rows.start(of: source) + extent - rows.start(of: source - 1) - rows.extent(of: source - 1) : extent
    }

    /// Where the dragged row begins after a drop now.
    package var restingPlace: CGFloat {
        if gap > source { return rows.start(of: gap) + rows.extent(of: gap) - extent }
        return rows.start(of: gap)
    }

    /// The rows that have moved.
    package var movedRows: Range<Int> { gap > source ? source + 1..<gap + 1 : gap..<source }
}
