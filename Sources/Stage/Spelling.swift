// The known name nearest to a mistyped one.
// No Apple page: this is ours.

/// How far names are from each other.
package enum Spelling {
    /// The nearest of the names; nil where none is near: more than two letters off, or more than a third of them.
    package static func nearest(to word: String, among names: [String]) -> String? {
        let word = Array(word.lowercased())
        let near = names.map { (name: $0, distance: distance(word, Array($0))) }.min { $0.distance < $1.distance }
        guard let near, near.distance <= 2, near.distance * 3 <= word.filter(\.isLetter).count else {
            return names.first { $0.count > 4 && word.count > 4 && ($0.hasPrefix(String(word)) || String(word).hasPrefix($0)) }
        }
        return near.name
    }

    /// Letters to put in, take out or change, or pairs to swap, until the two are the same.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [Array(0...b.count)]
        for i in 1...max(a.count, 1) where !a.isEmpty {
            var row = [i]
            for j in 1...max(b.count, 1) where !b.isEmpty {
                var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
