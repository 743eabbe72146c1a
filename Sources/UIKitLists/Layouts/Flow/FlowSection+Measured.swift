// Estimated sizes that are replaced by measured ones.
// Apple: "UICollectionViewFlowLayout", estimatedItemSize.
import Foundation

extension FlowSection {
    /// Replaces sizes by measured ones and returns how much longer the section is, in points.
    ///
    /// Steps: 1. equal sizes become single ones, and single ones that are all equal now become one; 2. lines are filled again
    /// from the one before the first change, since an item that became shorter may fit there; 3. behind the last change
    /// filling ends at a line that begins with the same item as before, and the rest moves; 4. the last line is placed by its
    /// own rule.
    mutating func setSizes(_ measured: [Int: CGSize]) -> CGFloat {
        let changes = measured.filter { $0.key >= 0 && $0.key < input.count && size(of: $0.key) != $0.value }
        guard let first = changes.keys.min(), let last = changes.keys.max() else { return 0 }
        let before = length
        noteUnusable(changes)
        var sizes: [CGSize] = []
        if case .varying(let known) = input.sizes { sizes = known }
        if case .uniform(let size) = input.sizes { sizes = [CGSize](repeating: size, count: input.count) }
        input.sizes = .uniform(.zero)
        for (item, size) in changes { sizes[item] = size }
        if let only = sizes.first, sizes.allSatisfy({ $0 == only }) {
            input.sizes = .uniform(only)
            lines = .uniform(UniformLines(size: only, count: input.count, rules: rules))
            length = bodyStart + linesTotal + bodyEnd
            return length - before
        }
        let old = singleLines()
        lines = .varying([])
        let kept = max(0, Self.index(in: old) { $0.first <= first } - 1)
        var filled = Array(old[..<kept])
        var same: Int?
        sizes.withUnsafeBufferPointer { buffer in
            var next = kept
            rules.fill(buffer, from: old[kept].first, start: old[kept].start) { line in
                while next < old.count, old[next].first < line.first { next += 1 }
                if line.first > last, next < old.count, old[next].first == line.first {
                    same = next
                    let shift = line.start - old[next].start
                    filled.append(contentsOf: old[next...])
                    if shift != 0 {
                        for number in filled.count - (old.count - next)..<filled.count { filled[number].start += shift }
                    }
                    return false
                }
                filled.append(line)
                return true
            }
        }
        if same != nil, let final = filled.last {
            var sum: CGFloat = 0
            for item in final.first..<sizes.count { sum += rules.across(sizes[item]) }
            let place = rules.place(count: sizes.count - final.first, sum: sum, isLast: true)
            filled[filled.count - 1].begin = place.begin
            filled[filled.count - 1].gap = place.gap
        }
        lines = .varying(filled)
        input.sizes = .varying(sizes)
        length = bodyStart + linesTotal + bodyEnd
        return length - before
    }

    /// Measured sizes may be ones that cannot be followed, or mend them.
    private mutating func noteUnusable(_ changes: [Int: CGSize]) {
        func first(_ known: Int?, _ isUnusable: (CGSize) -> Bool) -> Int? {
            let found = changes.filter { isUnusable($0.value) }.keys.min()
            guard let known, changes[known] == nil else { return found }
            return min(known, found ?? known)
        }
        firstTooLong = first(firstTooLong) { Self.isTooLong($0, rules) }
        firstNotPositive = first(firstNotPositive, Self.isNotPositive)
    }

    /// The lines as single ones, whatever they are kept as.
    private func singleLines() -> [FlowLine] {
        switch lines {
        case .varying(let lines): return lines
        case .uniform(let uniform):
            return (0..<uniform.lineCount).map { number in
                FlowLine(
                    first: number * uniform.capacity, start: CGFloat(number) * uniform.linePitch, extent: uniform.extent,
                    begin: uniform.begin, gap: uniform.pitch - uniform.length)
            }
        }
    }
}
