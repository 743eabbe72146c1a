// What a mistyped command may have meant.
// No Apple page: this is ours.

enum Suggestion {
    /// The known word that is at most two letters away; nil where none is, or the word is known.
    static func nearest(to word: String, in known: [String]) -> String? {
        guard !known.contains(word) else { return nil }
        let ranked = known.map { (word: $0, distance: distance(word, $0)) }.min { ($0.distance, $0.word) < ($1.distance, $1.word) }
        return ranked.flatMap { $0.distance <= 2 ? $0.word : nil }
    }

    /// Letters to insert, remove or exchange (Levenshtein).
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[b.count]
    }
}
