// Shaping a long plain paragraph again after an edit: the words around it alone.
// No Apple page: this is ours.
import Foundation

extension Shaper {
    /// The paragraph after an edit, shaped around the edit alone; nil where that could differ from shaping it all.
    ///
    /// That is sure for plain text (``ScalarMap/isPlain(_:)``) of one style from left to right: two words on each side of the edit
    /// decide about kerning and breaks, and ligatures do not cross blanks. A property test holds it to that.
    /// - Parameters:
    ///   - before: The paragraph before the edit, and its text.
    ///   - units: The text now.
    static func reshape(
        _ before: ShapedParagraph, _ old: [UInt16], _ units: [UInt16], style: TextStyle, neutralIsRightToLeft: Bool
    ) -> (paragraph: ShapedParagraph, change: ShapeChange)? {
        guard before.isSimple, !before.isRightToLeft, !neutralIsRightToLeft, before.items.count == 1, !units.isEmpty,
            before.items[0].style === style
        else { return nil }
        // 1. What is the same at both ends.
        let shorter = min(old.count, units.count)
        var head = 0
        while head < shorter, old[head] == units[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail] == units[units.count - 1 - tail] { tail += 1 }
        // 2. The cuts, at beginnings of words, and the window around them.
        let left = word(before: word(before: head, units), units)
        let right = word(after: word(after: units.count - tail, units), units)
        let window = word(before: word(before: left, units), units)..<word(after: word(after: right, units), units)
        // Most of it has to stay for this to be worth while.
        guard window.count < units.count / 2 else { return nil }
        let piece = shape(
            Array(units[window]), runs: [StyleRun(range: 0..<window.count, style: style)], direction: .leftToRight,
            neutralIsRightToLeft: false)
        guard piece.isSimple, piece.items.count == 1, piece.items[0].face === before.items[0].face else { return nil }
        // 3. Clusters before the left cut, of the window between the cuts, behind the right cut.
        let delta = units.count - old.count
        let first = before.clusters.index(at: left), last = before.clusters.index(at: right - delta)
        let from = piece.clusters.index(at: left - window.lowerBound)
        let to = piece.clusters.index(at: right - window.lowerBound)
        guard first <= last, from <= to, before.isCut(first, left), before.isCut(last, right - delta),
            piece.isCut(from, left - window.lowerBound), piece.isCut(to, right - window.lowerBound)
        else { return nil }
        let glyphs = (before.glyph(first), before.glyph(last), piece.glyph(from), piece.glyph(to))
        var clusters = Array(before.clusters[..<first])
        clusters.reserveCapacity(before.clusters.count + to - from)
        for var cluster in piece.clusters[from..<to] {
            cluster.start += Int32(window.lowerBound)
            cluster.firstGlyph += Int32(glyphs.0 - glyphs.2)
            clusters.append(cluster)
        }
        let keptFrom = clusters.count
        let moved = Int32(glyphs.0 + glyphs.3 - glyphs.2 - glyphs.1)
        for var cluster in before.clusters[last...] {
            cluster.start += Int32(delta)
            cluster.firstGlyph += moved
            clusters.append(cluster)
        }
        var item = before.items[0]
        item.glyphs.replaceSubrange(glyphs.0..<glyphs.1, with: piece.items[0].glyphs[glyphs.2..<glyphs.3])
        let paragraph = ShapedParagraph(
            items: [item], clusters: clusters, isRightToLeft: false, length: units.count, isSimple: true)
        return (paragraph, ShapeChange(keptBefore: first, keptFrom: keptFrom, shift: keptFrom - last))
    }

    /// The beginning of the word before a place, behind a blank or at the text's beginning.
    private static func word(before place: Int, _ units: [UInt16]) -> Int {
        var place = place
        while place > 0, units[place - 1] == 0x20 { place -= 1 }
        while place > 0, units[place - 1] != 0x20 { place -= 1 }
        return place
    }

    /// The beginning of the next word behind a place, or the text's end.
    private static func word(after place: Int, _ units: [UInt16]) -> Int {
        var place = place
        while place < units.count, units[place] != 0x20 { place += 1 }
        while place < units.count, units[place] == 0x20 { place += 1 }
        return place
    }
}

extension ShapedParagraph {
    /// Whether a cluster, or the end, begins just at a unit.
    fileprivate func isCut(_ index: Int, _ unit: Int) -> Bool {
        index < clusters.count ? Int(clusters[index].start) == unit : unit == length
    }

    /// The first glyph of a cluster; at the end the number of glyphs.
    fileprivate func glyph(_ index: Int) -> Int {
        index < clusters.count ? Int(clusters[index].firstGlyph) : items[0].glyphs.count
    }
}

extension [TextCluster] {
    /// The first cluster that begins at a unit or behind it.
    fileprivate func index(at unit: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if Int(self[middle].start) < unit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
