// One line's clusters to glyphs at places: truncation, bidi order, justification.
// No Apple page: this is ours; bidi reordering is UAX #9, rules L1 and L2.
import Foundation

/// One line's clusters to glyphs at places, from the line's left edge.
struct LinePlacer {
    /// A cluster of the line: the paragraph's, or the ellipsis's or hyphen's. Holds no references: there are many.
    private struct Entry {
        var cluster: TextCluster
        /// Into the paragraph's items; ``markItems`` and more for the ellipsis's or hyphen's.
        var item: Int
        var level: UInt8
        var advance: Double
        /// UTF-16 in the whole text.
        var start: Int
    }

    private static let markItems = 1 << 30
    /// The ellipsis or the hyphen; a line has not both.
    private var mark: ShapedParagraph?

    private func item(_ index: Int) -> ShapedItem {
        index < Self.markItems ? paragraph.items[index] : mark!.items[index - Self.markItems]
    }

    let paragraph: ShapedParagraph
    let breaker: LineBreaker
    /// UTF-16 of the paragraph's start in the whole text.
    let offset: Int
    private var entries: [Entry] = []
    /// Points, without white space at the end.
    private(set) var width = 0.0
    private(set) var isTruncated = false

    init(paragraph: ShapedParagraph, breaker: LineBreaker, offset: Int) {
        self.paragraph = paragraph
        self.breaker = breaker
        self.offset = offset
    }

    private var baseLevel: UInt8 { paragraph.isRightToLeft ? 1 : 0 }

    /// Takes the line's clusters as they are.
    /// - Parameter hyphenated: Whether a hyphen stands behind them.
    mutating func take(_ range: Range<Int>, indent: Double, hyphenated: Bool = false) {
        append(range, indent: indent)
        if hyphenated, let last = range.last {
            let cluster = paragraph.clusters[last]
            let item = paragraph.items[Int(cluster.item)]
            append(Mark.hyphen.paragraph(for: item.style), level: item.level, at: Int(cluster.start + cluster.length))
        }
        finish()
    }

    /// Takes the line's clusters set closer, so that they fit the room; false, and nothing taken, where they are too wide.
    ///
    /// The limit of a twentieth is what AppKit documents for its factor; that UIKit has the same is a guess.
    mutating func takeTightened(_ range: Range<Int>, indent: Double, room: Double) -> Bool {
        let all = breaker.width(of: range.lowerBound..<breaker.trimmedEnd(range), indent: indent)
        guard all > room + LineBreaker.tolerance, all <= room * 1.05 else { return false }
        take(range, indent: indent)
        let inked = entries.count - trailing
        let gaps = entries[0..<max(0, inked - 1)].indices.filter {
            !entries[$0].cluster.flags.contains(.tab) && entries[$0].advance > 0
        }
        guard !gaps.isEmpty else { return true }
        for index in gaps { entries[index].advance -= (width - room) / Double(gaps.count) }
        width = room
        return true
    }

    private mutating func append(_ mark: ShapedParagraph, level: UInt8, at start: Int) {
        self.mark = mark
        for cluster in mark.clusters {
            entries.append(
                Entry(
                    cluster: cluster, item: Self.markItems + Int(cluster.item), level: level, advance: cluster.advance,
                    start: offset + start))
        }
    }

    /// Takes as many clusters as fit beside an ellipsis.
    /// - Parameter forced: Whether the ellipsis stands there also where everything fits.
    mutating func takeTruncated(
        _ range: Range<Int>, indent: Double, room: Double, mode: NSLineBreakMode, forced: Bool, emptyStyle: TextStyle
    ) {
        let clusters = paragraph.clusters
        let all = breaker.width(of: range.lowerBound..<breaker.trimmedEnd(range), indent: indent)
        if !forced, all <= room + LineBreaker.tolerance { return take(range, indent: indent) }
        isTruncated = true
        func style(at index: Int) -> TextStyle {
            range.isEmpty ? emptyStyle : paragraph.items[Int(clusters[index].item)].style
        }
        func isBoundary(_ index: Int) -> Bool {
            index == range.upperBound || index == range.lowerBound || clusters[index].flags.contains(.characterStart)
        }
        let ellipsis = Mark.ellipsis.paragraph(for: style(at: max(range.lowerBound, range.upperBound - 1)))
        let left = room - ellipsis.clusters.reduce(0) { $0 + $1.advance }
        // Clusters kept before and after the ellipsis.
        var head = range.lowerBound
        var tail = range.upperBound
        switch mode {
        case .byTruncatingHead:
            var used = 0.0
            while tail > head, used + clusters[tail - 1].advance <= left + LineBreaker.tolerance {
                used += clusters[tail - 1].advance
                tail -= 1
            }
            while tail < range.upperBound, !isBoundary(tail) || clusters[tail].flags.contains(.white) { tail += 1 }
        case .byTruncatingMiddle:
            // The head takes half of the room at most, the tail what is left. Inferred from three recorded labels; the title of a
            // recorded button keeps less of its head.
            var used = 0.0
            while head < tail, used + clusters[head].advance <= left / 2 + LineBreaker.tolerance {
                used += clusters[head].advance
                head += 1
            }
            while head > range.lowerBound, clusters[head - 1].flags.contains(.white) {
                head -= 1
                used -= clusters[head].advance
            }
            while head < tail, used + clusters[tail - 1].advance <= left + LineBreaker.tolerance {
                used += clusters[tail - 1].advance
                tail -= 1
            }
            while head > range.lowerBound, !isBoundary(head) { head -= 1 }
            while tail < range.upperBound, !isBoundary(tail) { tail += 1 }
        default:
            var used = 0.0
            while head < tail {
                let advance = breaker.advance(of: head, x: indent + used, lineEnd: range.upperBound)
                guard used + advance <= left + LineBreaker.tolerance else { break }
                used += advance
                head += 1
            }
            tail = range.upperBound
            while head > range.lowerBound, !isBoundary(head) || clusters[head - 1].flags.contains(.white) { head -= 1 }
        }
        append(range.lowerBound..<head, indent: indent)
        let at = head < range.upperBound ? Int(clusters[head].start) : paragraph.length
        append(ellipsis, level: baseLevel, at: at)
        if mode == .byTruncatingHead || mode == .byTruncatingMiddle { append(tail..<range.upperBound, indent: indent) }
        finish()
    }

    private mutating func append(_ range: Range<Int>, indent: Double) {
        var x = 0.0
        var item = -1
        var level = baseLevel
        entries.reserveCapacity(entries.count + range.count)
        for index in range {
            let cluster = paragraph.clusters[index]
            let isTab = cluster.flags.contains(.tab)
            if Int(cluster.item) != item {
                item = Int(cluster.item)
                level = paragraph.items[item].level
            }
            let advance =
                isTab ? breaker.advance(of: index, x: indent + x, lineEnd: range.upperBound) : cluster.advance
            entries.append(
                Entry(
                    cluster: cluster, item: item, level: isTab ? baseLevel : level, advance: advance,
                    start: offset + Int(cluster.start)))
            x += advance
        }
    }

    /// White space at the end takes the paragraph's level (L1) and does not count for the width.
    private mutating func finish() {
        width = 0
        var end = entries.count
        while end > 0, entries[end - 1].cluster.flags.contains(.white), !entries[end - 1].cluster.flags.contains(.tab) {
            end -= 1
            entries[end].level = baseLevel
        }
        for entry in entries[..<end] { width += entry.advance }
        trailing = entries.count - end
    }

    private var trailing = 0
    /// The advance of the white space at the end.
    var trailingWidth: Double { entries.suffix(trailing).reduce(0) { $0 + $1.advance } }

    /// Widens the spaces so that the line fills the room.
    mutating func justify(to room: Double) {
        let gap = room - width
        guard gap > 0 else { return }
        let end = entries.count - trailing
        let spaces = entries[0..<end].indices.filter { index in
            let flags = entries[index].cluster.flags
            return flags.contains(.white) && !flags.contains(.tab) && index > 0
        }
        if !spaces.isEmpty {
            for index in spaces { entries[index].advance += gap / Double(spaces.count) }
        } else {
            // Without spaces, as in Han text, the gaps between characters grow.
            let gaps = entries[0..<end].indices.dropLast().filter { isHan(entries[$0]) }
            guard !gaps.isEmpty else { return }
            for index in gaps { entries[index].advance += gap / Double(gaps.count) }
        }
        width = room
    }

    private func isHan(_ entry: Entry) -> Bool {
        let item = item(entry.item)
        return entry.cluster.flags.contains(.characterStart) && item.face !== item.style.face
    }

    /// The entries' order from left to right (L2).
    private func visualOrder() -> [Int] {
        var order = Array(entries.indices)
        var highest: UInt8 = 0
        var lowestOdd: UInt8 = .max
        for entry in entries {
            highest = max(highest, entry.level)
            if entry.level & 1 == 1 { lowestOdd = min(lowestOdd, entry.level) }
        }
        guard lowestOdd != .max else { return order }
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < order.count {
                guard entries[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < order.count, entries[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }

    /// Writes glyphs, runs and boxes into the line.
    /// - Parameter left: Points from the layout's left edge to the text's.
    func place(into line: inout TextLine, left: Double) {
        let order = visualOrder()
        // White space at the end hangs over: on the left in right-to-left lines.
        var x = left
        if paragraph.isRightToLeft {
            for entry in entries.suffix(trailing) { x -= entry.advance }
        }
        line.boxes.reserveCapacity(order.count)
        line.glyphs.reserveCapacity(order.count)
        var index = 0
        while index < order.count {
            // Clusters of one item that stand side by side are one run.
            let number = entries[order[index]].item
            var end = index + 1
            while end < order.count, entries[order[end]].item == number { end += 1 }
            placeRun(order[index..<end], item(number), at: &x, into: &line)
            index = end
        }
    }

    private func placeRun(_ order: ArraySlice<Int>, _ item: ShapedItem, at x: inout Double, into line: inout TextLine) {
        let first = line.glyphs.count
        let left = x
        let scale = item.scale
        let wide = scale * item.style.widthFactor
        let raise = item.style.baselineOffset
        for index in order {
            let entry = entries[index]
            line.boxes.append(
                ClusterBox(
                    start: entry.start - line.range.location, length: Int(entry.cluster.length), x: x, width: entry.advance,
                    isRightToLeft: entry.level & 1 == 1, isWhite: entry.cluster.flags.contains(.white)))
            if !entry.cluster.flags.contains(.tab) {
                var pen = x
                let from = Int(entry.cluster.firstGlyph)
                for number in from..<from + Int(entry.cluster.glyphCount) {
                    let glyph = item.glyphs[number]
                    if glyph.id == ShapedGlyph.invisible { continue }
                    line.glyphs.append(
                        PlacedGlyph(
                            id: glyph.id, x: pen + Double(glyph.xOffset) * wide, y: Double(glyph.yOffset) * scale + raise))
                    pen += Double(glyph.advance) * wide
                }
            }
            x += entry.advance
        }
        line.runs.append(
            GlyphRun(
                face: item.face, style: item.style, glyphs: first..<line.glyphs.count, x: left, width: x - left,
                isRightToLeft: item.level & 1 == 1))
    }
}
