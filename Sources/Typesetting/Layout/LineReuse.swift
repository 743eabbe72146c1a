// Lines of a paragraph from before an edit, found by what they were placed from.
// No Apple page: this is ours.
import Foundation

/// Lines of a paragraph from before an edit, found by what they were placed from.
struct LineReuse {
    private let lines: [TextLine]
    private let change: ShapeChange
    /// The index of each line by its first cluster.
    private let places: [Int: Int]

    init(_ lines: [TextLine], _ change: ShapeChange) {
        self.lines = lines
        self.change = change
        places = Dictionary(
            lines.enumerated().map { ($1.draft.clusters.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The line placed from an equal draft; nil where clusters of it changed.
    func line(_ draft: LineDraft) -> TextLine? {
        var old = draft
        if draft.clusters.upperBound > change.keptBefore {
            guard draft.clusters.lowerBound >= change.keptFrom else { return nil }
            let shift = change.shift
            old.clusters = draft.clusters.lowerBound - shift..<draft.clusters.upperBound - shift
        }
        guard let place = places[old.clusters.lowerBound], lines[place].draft == old, !lines[place].isTruncated else {
            return nil
        }
        return lines[place]
    }
}

/// The clusters of a paragraph that an edit left unchanged.
struct ShapeChange {
    /// The clusters before this one are the same ones.
    var keptBefore: Int
    /// The clusters from this one on are the same ones, so many places farther.
    var keptFrom: Int
    var shift: Int
}
