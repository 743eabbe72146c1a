// Where a paragraph's lines end.
// No Apple page: this is ours; the rules are those UIKit shows (references), tabs included.
import Foundation

/// Where a paragraph's lines end. Pure: clusters in, ranges of clusters out.
struct LineBreaker {
    let clusters: [TextCluster]
    let style: ParagraphStyleState
    /// Breaks between characters, not between words.
    let byCharacter: Bool
    /// Widths may be missed by this much: a label's own width is rounded to pixels.
    static let tolerance = 0.001

    init(clusters: [TextCluster], style: ParagraphStyleState, byCharacter: Bool) {
        self.clusters = clusters
        self.style = style
        self.byCharacter = byCharacter
    }

    /// Points that a cluster takes at a place in the line.
    /// - Parameter x: Points from the container's leading edge.
    func advance(of index: Int, x: Double, lineEnd: Int) -> Double {
        let cluster = clusters[index]
        guard cluster.flags.contains(.tab) else { return cluster.advance }
        return Tabs(style: style).advance(at: x) { segmentWidth(after: index, until: lineEnd) }
    }

    /// The width between a tab and the next one or the line's end.
    private func segmentWidth(after index: Int, until end: Int) -> Double {
        var width = 0.0
        var next = index + 1
        while next < end, !clusters[next].flags.contains(.tab) {
            width += clusters[next].advance
            next += 1
        }
        return width
    }

    /// The end of the line that begins at a cluster.
    /// - Parameters:
    ///   - indent: Where the line begins, from the leading edge.
    ///   - width: The room behind the indent.
    func lineEnd(from first: Int, indent: Double, width: Double) -> Int {
        var x = 0.0
        var lastBreak = -1
        var index = first
        while index < clusters.count {
            let cluster = clusters[index]
            if index > first {
                if cluster.flags.contains(.mandatoryBreakBefore) { return index }
                if cluster.flags.contains(byCharacter ? .characterStart : .breakBefore) { lastBreak = index }
            }
            let advance = advance(of: index, x: indent + x, lineEnd: clusters.count)
            if x + advance > width + Self.tolerance, index > first, !cluster.flags.contains(.white) {
                if lastBreak > first { return lastBreak }
                return characterBreak(from: first, before: index)
            }
            x += advance
            index += 1
        }
        return clusters.count
    }

    /// A word wider than the line breaks between characters; one character always stays.
    private func characterBreak(from first: Int, before index: Int) -> Int {
        var at = index
        while at > first + 1, !clusters[at].flags.contains(.characterStart) { at -= 1 }
        return max(at, first + 1)
    }

    /// The end without the white space before it.
    func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].flags.contains(.white),
            !clusters[end - 1].flags.contains(.tab)
        {
            end -= 1
        }
        return end
    }

    /// The advance of clusters from the indent on.
    func width(of range: Range<Int>, indent: Double) -> Double {
        var x = 0.0
        for index in range { x += advance(of: index, x: indent + x, lineEnd: range.upperBound) }
        return x
    }
}

/// The tab stops of a paragraph style.
struct Tabs {
    let style: ParagraphStyleState

    /// The width of a tab at a place, from the leading edge; right and centred stops ask for the text behind it.
    func advance(at x: Double, following: () -> Double) -> Double {
        if let stop = style.tabStops.first(where: { Double($0.location) > x + LineBreaker.tolerance }) {
            let room = Double(stop.location) - x
            switch stop.alignment {
            case .right: return max(0, room - following())
            case .center: return max(0, room - following() / 2)
            case .left, .natural, .justified: return room
            }
        }
        let interval = Double(style.defaultTabInterval)
        guard interval > 0, interval.isFinite else { return 28 - x.truncatingRemainder(dividingBy: 28) }
        return interval - x.truncatingRemainder(dividingBy: interval)
    }
}
