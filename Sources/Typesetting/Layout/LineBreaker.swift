// The ends of a paragraph's lines.
// No Apple page: this is ours; the rules are those UIKit shows (references), tabs included.
import Foundation

/// Finds the ends of a paragraph's lines. Pure: clusters in, ranges of clusters out.
struct LineBreaker {
    let clusters: [TextCluster]
    let style: ParagraphStyleState
    /// Breaks between characters, not between words.
    let byCharacter: Bool
    /// Breaks words; nil where the style does not ask for it.
    let hyphens: ParagraphHyphens?
    /// The width of a hyphen behind a cluster.
    private let hyphenWidth: (TextCluster) -> Double
    /// Widths may be missed by this much: a label's own width is rounded to pixels.
    static let tolerance = 0.001

    /// The end of a line.
    struct LineEnd: Equatable {
        /// The first cluster of the next line.
        var index: Int
        /// Whether a hyphen stands there.
        var isHyphenated = false
    }

    init(_ paragraph: ShapedParagraph, style: ParagraphStyleState, hyphens: ParagraphHyphens? = nil) {
        clusters = paragraph.clusters
        self.style = style
        self.hyphens = hyphens
        byCharacter = style.lineBreakMode == .byCharWrapping
        hyphenWidth = { Mark.hyphen.width(for: paragraph.items[Int($0.item)].style) }
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
    func lineEnd(from first: Int, indent: Double, width: Double) -> LineEnd {
        var x = 0.0
        var lastBreak = -1
        var index = first
        while index < clusters.count {
            let cluster = clusters[index]
            if index > first {
                if cluster.flags.contains(.mandatoryBreakBefore) { return LineEnd(index: index) }
                if canBreak(before: index), hasRoomForHyphen(before: index, x: x, width: width) {
                    lastBreak = index
                }
            }
            let advance = advance(of: index, x: indent + x, lineEnd: clusters.count)
            if x + advance > width + Self.tolerance, index > first, byCharacter || !cluster.flags.contains(.white) {
                let end = lastBreak > first ? lastBreak : first
                if let hyphenated = hyphenBreak(from: first, behind: end, before: index, x: x, width: width) {
                    return LineEnd(index: hyphenated, isHyphenated: true)
                }
                if lastBreak > first { return LineEnd(index: lastBreak, isHyphenated: endsInSoftHyphen(lastBreak)) }
                return LineEnd(index: characterBreak(from: first, before: index))
            }
            x += advance
            index += 1
        }
        return LineEnd(index: clusters.count)
    }

    private func canBreak(before index: Int) -> Bool {
        let flags = clusters[index].flags
        if byCharacter { return flags.contains(.characterStart) }
        guard flags.contains(.breakBefore) else { return false }
        return !(flags.contains(.insideHangul) && style.lineBreakStrategy.contains(.hangulWordPriority))
    }

    /// Whether a line may end before a cluster between words, where no hyphen shows.
    func isWordBreak(_ index: Int) -> Bool { !byCharacter && canBreak(before: index) && !endsInSoftHyphen(index) }

    private func endsInSoftHyphen(_ index: Int) -> Bool { !byCharacter && clusters[index - 1].flags.contains(.softHyphen) }

    private func hasRoomForHyphen(before index: Int, x: Double, width: Double) -> Bool {
        !endsInSoftHyphen(index) || x + hyphenWidth(clusters[index - 1]) <= width + Self.tolerance
    }

    /// The last place inside the word that does not fit where a hyphen fits; nil where the line is full enough without.
    /// - Parameter x: The advance before the first cluster that does not fit, at an index.
    private func hyphenBreak(from first: Int, behind lastBreak: Int, before index: Int, x: Double, width: Double) -> Int? {
        guard let hyphens, !byCharacter, index > lastBreak else { return nil }
        // Documented: words are broken where the line without that fills less than the factor's part of its room.
        let used = (first..<trimmedEnd(first..<lastBreak)).reduce(0) { $0 + clusters[$1].advance }
        guard used < width * hyphens.factor else { return nil }
        let points = hyphens.points(around: Int(clusters[index].start))
        guard !points.isEmpty else { return nil }
        var at = index
        var x = x
        while at > lastBreak {
            let isPoint = points.contains(Int(clusters[at].start)) && clusters[at].flags.contains(.characterStart)
            if isPoint, x + hyphenWidth(clusters[at - 1]) <= width + Self.tolerance { return at }
            at -= 1
            x -= clusters[at].advance
        }
        return nil
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
