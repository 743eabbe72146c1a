// The ends of a paragraph's lines that are chosen together: justified text, and last lines of one word.
// Apple: NSParagraphStyle.LineBreakStrategy, "What's new in TextKit and text views" (WWDC22)
import Foundation

/// The ends of a paragraph's lines, chosen together: never more lines than filling one by one makes, so that words
/// only ever move down.
///
/// Documented are two rules: `pushOut` avoids a last line of one word, mostly by moving one word; justified paragraphs
/// break so that their lines are more even, without adoption. By how much is a guess: `pushOut` moves one word and no
/// more, and justified lines have the least sum of their squared spaces' growth. A word with a hyphen is not moved, neither
/// whole nor from its hyphen on: observed of one text, recorded by two projects.
struct BreakPlan {
    /// One break for another: the line that begins at `start` ends before the cluster `end`.
    typealias Ends = [Int: Int]

    private let breaker: LineBreaker
    /// The room of the first line and of the others, behind their indents, which only tabs ask for.
    private let rooms: (first: Double, others: Double)
    private let indents: (first: Double, others: Double)
    /// Whether a hyphen that the text has stands before a cluster.
    private let followsHyphen: (Int) -> Bool

    init(
        _ breaker: LineBreaker, rooms: (first: Double, others: Double), indents: (first: Double, others: Double),
        followsHyphen: @escaping (Int) -> Bool = { _ in false }
    ) {
        self.breaker = breaker
        self.followsHyphen = followsHyphen
        self.rooms = rooms
        self.indents = indents
    }

    /// The ends by their lines' beginnings; lines that are not in it are filled as they come.
    func ends(isJustified: Bool, avoidsOrphan: Bool) -> Ends {
        guard isJustified || avoidsOrphan else { return [:] }
        var ends: Ends = [:]
        for lines in filledLines() where lines.count > 2 {
            if isJustified, let even = evenEnds(lines, avoidsOrphan: avoidsOrphan) {
                for (start, end) in zip(even, even.dropFirst()) { ends[start] = end }
            } else if avoidsOrphan, let orphan = orphanEnd(lines) {
                ends[orphan.start] = orphan.end
            }
        }
        return ends
    }

    /// The beginnings of the lines, filled one by one, and the end of the last, for each part between forced breaks.
    private func filledLines() -> [[Int]] {
        var parts: [[Int]] = []
        var part = [0]
        let count = breaker.clusters.count
        while let first = part.last, first < count {
            let isFirst = first == 0
            let end = breaker.lineEnd(
                from: first, indent: isFirst ? indents.first : indents.others, width: isFirst ? rooms.first : rooms.others)
            part.append(end.index)
            if end.index < count, breaker.clusters[end.index].flags.contains(.mandatoryBreakBefore) {
                parts.append(part)
                part = [end.index]
            }
        }
        parts.append(part)
        return parts
    }

    private func room(_ start: Int) -> Double { start == 0 ? rooms.first : rooms.others }

    /// The width of a line without the white space at its end.
    private func width(_ start: Int, _ end: Int) -> Double {
        breaker.width(of: start..<breaker.trimmedEnd(start..<end), indent: start == 0 ? indents.first : indents.others)
    }

    private func fits(_ start: Int, _ end: Int) -> Bool { width(start, end) <= room(start) + LineBreaker.tolerance }

    // MARK: One word down

    /// The end of the last line but one a word earlier, where the last line is one word.
    private func orphanEnd(_ lines: [Int]) -> (start: Int, end: Int)? {
        // Only paragraphs' ends: a forced break is the text's own wish.
        guard let end = lines.last, end == breaker.clusters.count else { return nil }
        let (previous, last) = (lines[lines.count - 3], lines[lines.count - 2])
        guard breaker.isWordBreak(last), !(last + 1..<end).contains(where: breaker.isWordBreak),
            let earlier = (previous + 1..<last).last(where: breaker.isWordBreak), !followsHyphen(earlier), fits(earlier, end)
        else { return nil }
        return (previous, earlier)
    }

    // MARK: Even lines

    /// The same number of lines with the least sum of squares, each the growth of a line's spaces; nil where filling
    /// one by one stays: with tabs, hyphens and words that do not fit a line.
    private func evenEnds(_ lines: [Int], avoidsOrphan: Bool) -> [Int]? {
        guard let start = lines.first, let end = lines.last, breaker.hyphens == nil,
            !breaker.clusters[start..<end].contains(where: { $0.flags.contains(.tab) }),
            lines.dropFirst().dropLast().allSatisfy(breaker.isWordBreak)
        else { return nil }
        let sums = Sums(breaker, start..<end)
        let breaks = (start + 1..<end).filter(breaker.isWordBreak)
        // 1. The earliest place where each line may begin for the rest to fit: filled from the end.
        let earliest = earliestStarts(lines, breaks, sums)
        // 2. From line to line the cheapest way to each place between that one and the latest, which is the filled one.
        var ways: [[Int: (cost: Double, before: Int)]] = [[start: (0, start)]]
        for line in 1..<lines.count - 1 {
            var next: [Int: (cost: Double, before: Int)] = [:]
            for place in breaks where place >= earliest[line] && place <= lines[line] {
                for (from, way) in ways[line - 1].sorted(by: { $0.key < $1.key }) where from < place {
                    guard let growth = sums.growth(from, place, room: room(from)) else { continue }
                    let cost = way.cost + growth * growth
                    if cost < next[place]?.cost ?? .infinity { next[place] = (cost, from) }
                }
            }
            ways.append(next)
        }
        // 3. The last line is not stretched; with `pushOut` it has two words where some way leads there.
        var last = ways[lines.count - 2].filter { sums.fits($0.key, end, room: room($0.key)) }
        if avoidsOrphan, end == breaker.clusters.count {
            let company = last.filter { place in breaks.contains { $0 > place.key } }
            if !company.isEmpty { last = company }
        }
        guard var place = last.min(by: { ($0.value.cost, -$0.key) < ($1.value.cost, -$1.key) })?.key else { return nil }
        var ends = [end]
        for line in stride(from: lines.count - 2, through: 0, by: -1) {
            ends.append(place)
            place = ways[line][place]?.before ?? start
        }
        return ends.reversed()
    }

    private func earliestStarts(_ lines: [Int], _ breaks: [Int], _ sums: Sums) -> [Int] {
        var starts = lines
        var at = breaks.count
        for line in stride(from: lines.count - 2, through: 1, by: -1) {
            let end = starts[line + 1]
            while at > 0, sums.fits(breaks[at - 1], end, room: rooms.others) { at -= 1 }
            starts[line] = min(lines[line], at < breaks.count ? breaks[at] : lines[line])
        }
        return starts
    }

    /// Widths and spaces of any line of a part without tabs, by sums.
    private struct Sums {
        private let breaker: LineBreaker
        private let start: Int
        private var widths: [Double] = [0]
        private var spaces: [Int] = [0]

        init(_ breaker: LineBreaker, _ range: Range<Int>) {
            self.breaker = breaker
            start = range.lowerBound
            for index in range {
                widths.append(widths[widths.count - 1] + breaker.clusters[index].advance)
                spaces.append(spaces[spaces.count - 1] + (breaker.clusters[index].flags.contains(.white) ? 1 : 0))
            }
        }

        private func end(_ from: Int, _ to: Int) -> Int { breaker.trimmedEnd(from..<to) - start }

        func fits(_ from: Int, _ to: Int, room: Double) -> Bool {
            widths[end(from, to)] - widths[from - start] <= room + LineBreaker.tolerance
        }

        /// Points by which each space of a line grows for it to fill its room; all of it without spaces, nil where it
        /// does not fit.
        func growth(_ from: Int, _ to: Int, room: Double) -> Double? {
            guard fits(from, to, room: room) else { return nil }
            let end = end(from, to)
            let count = spaces[end] - spaces[from - start]
            return max(0, room - (widths[end] - widths[from - start])) / Double(max(1, count))
        }
    }
}
