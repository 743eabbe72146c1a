// The index of one of many siblings, found without searching the list.
// No Apple page: this is ours.

/// Ranks: numbers that rise along a list, so that a member's index is found by halving.
///
/// A list whose members keep a rank each calls ``place(at:count:_:_:)`` for what it inserts. Removing asks for nothing.
/// Both cost about log n steps a call; a new rank in a full place moves others, log² n of them on average.
package enum SiblingOrder {
    /// The distance of ranks where there is room: some thirty can come between two before others move.
    private static let step = 1 << 32
    /// The least distance between moved ranks at which a place has room again.
    private static let smallestStep = 1 << 8
    /// Beyond this all get new ranks.
    private static let limit = Int.max / 4

    /// The index of the member with a rank; nil where none has it.
    package static func index(of rank: Int, count: Int, _ rankAt: (Int) -> Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if rankAt(middle) < rank { low = middle + 1 } else { high = middle }
        }
        return low < count && rankAt(low) == rank ? low : nil
    }

    /// Gives the member that has just come to an index a rank between its neighbours'; `count` includes it.
    package static func place(at index: Int, count: Int, _ rankAt: (Int) -> Int, _ set: (Int, Int) -> Void) {
        // 1. At an end.
        if count == 1 { return set(0, 0) }
        if index == count - 1 {
            let last = rankAt(index - 1)
            return last < limit ? set(index, last + step) : renumber(count, set)
        }
        if index == 0 {
            let first = rankAt(1)
            return first > -limit ? set(0, first - step) : renumber(count, set)
        }
        // 2. Between two.
        let below = rankAt(index - 1)
        let above = rankAt(index + 1)
        if above - below > 1 { return set(index, below + (above - below) / 2) }
        // 3. Those around move apart, as many as it takes.
        var reach = 16
        while true {
            let low = index - reach
            let high = index + reach
            // Beyond an end there is room without bounds.
            if low <= 0, high < count - 1, rankAt(high) > -limit {
                let last = rankAt(high)
                for place in 0..<high { set(place, last - (high - place) * step) }
                return
            }
            if low > 0, high >= count - 1, rankAt(low) < limit {
                let first = rankAt(low)
                for place in (low + 1)..<count { set(place, first + (place - low) * step) }
                return
            }
            guard low > 0, high < count - 1 else { return renumber(count, set) }
            let first = rankAt(low)
            let gap = (rankAt(high) - first) / (high - low)
            if gap >= smallestStep {
                for place in (low + 1)..<high { set(place, first + (place - low) * gap) }
                return
            }
            reach *= 2
        }
    }

    private static func renumber(_ count: Int, _ set: (Int, Int) -> Void) {
        for place in 0..<count { set(place, place * step) }
    }
}
