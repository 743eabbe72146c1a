// The pairs of equal views in two trees.
// No Apple page: this is ours.

/// Pairs two lists of siblings: the same identifier first, then the same words, then the same class in order.
struct ViewPairing {
    var pairs: [(old: RecordedView, new: RecordedView)] = []
    var gone: [RecordedView] = []
    var new: [RecordedView] = []
    /// New views of pairs that stand at another place among those that stayed.
    var reordered: Set<ObjectIdentifier> = []

    init(_ old: [RecordedView], _ new: [RecordedView]) {
        var partner = [Int?](repeating: nil, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        // 1. From the surest sign to the least: each takes what is left, in order.
        let signs: [(RecordedView) -> String?] = [
            { view in view.line.id.map { "\(view.type)\u{0}\($0)" } },
            { view in view.said.map { "\(view.type)\u{0}\($0)" } },
            { view in view.line.frame.map { "\(view.type)\u{0}\($0)" } },
            { view in view.type },
        ]
        for sign in signs {
            var waiting: [String: [Int]] = [:]
            for index in old.indices.reversed() where !isTaken[index] {
                if let key = sign(old[index]) { waiting[key, default: []].append(index) }
            }
            for index in new.indices where partner[index] == nil {
                guard let key = sign(new[index]), let found = waiting[key]?.popLast() else { continue }
                partner[index] = found
                isTaken[found] = true
            }
        }
        // 2. Those that are not part of the longest row in the old order have been moved among their siblings.
        let stayed = Self.longestRise(partner)
        for (index, found) in partner.enumerated() {
            guard let found else {
                self.new.append(new[index])
                continue
            }
            pairs.append((old[found], new[index]))
            if !stayed.contains(index) { reordered.insert(ObjectIdentifier(new[index])) }
        }
        gone = old.indices.filter { !isTaken[$0] }.map { old[$0] }
    }

    /// The indices of a longest subsequence whose values rise.
    private static func longestRise(_ values: [Int?]) -> Set<Int> {
        var tails: [Int] = []
        var before = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: Set<Int> = []
        var next = tails.last
        while let index = next {
            result.insert(index)
            next = before[index]
        }
        return result
    }
}
