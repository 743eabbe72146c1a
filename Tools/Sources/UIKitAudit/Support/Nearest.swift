// The name that somebody probably meant.

/// The nearest of the known names to a mistyped one.
package enum Nearest {
    /// The candidate with the fewest edits; nil where even that one is too far off to be meant.
    package static func name(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(100))
        let limit = max(2, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates.sorted() {
            let distance = edits(from: wanted, to: Array(candidate.lowercased().unicodeScalars))
            if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours between two words.
    static func edits(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
