// Lines, their rectangles, and the way from points to characters.
// Apple: "NSLayoutManager", Getting layout information
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

extension NSLayoutManager {
    // MARK: Lines

    /// The space above the first paragraph, which it does not take.
    private var firstBefore: Double { state.list[state.list.first].laid?.before ?? 0 }

    func lineRef(_ place: ParagraphList.Place, _ laid: LaidParagraph, _ index: Int) -> TextLineRef {
        let entry = state.list[place]
        return TextLineRef(
            laid: laid, index: index, start: place.start, top: place.top + laid.before - firstBefore,
            isFirstParagraph: place.start == 0 && place.top == 0 && place == state.list.first,
            isLastParagraph: place.start + entry.length == state.list.length && state.list.next(place) == nil)
    }

    /// The line that holds a UTF-16 unit; at the end of the text the last line. Nil where nothing can be laid out.
    package func line(holding unit: Int) -> TextLineRef? {
        lay(through: unit)
        let place = state.list.place(containing: unit)
        guard let laid = state.list[place].laid, !laid.layout.lines.isEmpty else { return nil }
        return lineRef(place, laid, laid.layout.lineIndex(containing: unit - place.start))
    }

    /// The line at a height; the first above all, the last below all.
    package func line(atHeight y: CGFloat) -> TextLineRef? {
        lay(downTo: y)
        let place = state.list.place(atHeight: Double(y) + firstBefore)
        guard let laid = state.list[place].laid, !laid.layout.lines.isEmpty else { return nil }
        let top = place.top + laid.before - firstBefore
        return lineRef(place, laid, laid.layout.lineIndex(at: y - CGFloat(top)))
    }

    /// The lines from one on, until the closure says false.
    package func forEachLine(from first: TextLineRef, _ body: (TextLineRef) -> Bool) {
        var place: ParagraphList.Place? = state.list.place(containing: first.start)
        if first.isLastParagraph { place = state.list.last }
        var index = first.index
        while let current = place {
            lay(through: current.start)
            guard let laid = state.list[current].laid else { return }
            while index < laid.layout.lines.count {
                guard body(lineRef(current, laid, index)) else { return }
                index += 1
            }
            index = 0
            place = state.list.next(current)
        }
    }

    /// The lines that a range of the text touches, in order.
    func forEachLine(in range: NSRange, _ body: (TextLineRef) -> Bool) {
        let range = inText(range)
        guard range.length > 0, let first = line(holding: range.location) else { return }
        forEachLine(from: first) { line in
            guard line.range.location < range.location + range.length else { return false }
            return line.range.length == 0 || body(line)
        }
    }

    package func inText(_ range: NSRange) -> NSRange {
        let length = numberOfGlyphs
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    func sameRange(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
        let range = inText(range)
        actual?.pointee = range
        return range
    }

    // MARK: Answers

    func shownRange(_ container: NSTextContainer) -> NSRange {
        guard container === state.containers.first else { return NSRange(location: 0, length: 0) }
        guard state.isWhole else { return NSRange(location: 0, length: numberOfGlyphs) }
        layAll()
        let last = state.list[state.list.last].laid?.layout.lines.last
        return NSRange(location: 0, length: last.map { $0.range.location + $0.range.length } ?? 0)
    }

    func container(ofGlyph index: Int, _ effective: NSRangePointer?) -> NSTextContainer? {
        guard let container = state.containers.first else { return nil }
        let range = shownRange(container)
        effective?.pointee = range
        return index >= 0 && index < range.length ? container : nil
    }

    func used(_ container: NSTextContainer) -> CGRect {
        guard container === state.containers.first else { return .zero }
        layAll()
        let list = state.list
        guard let edges = list.edges, let last = list[list.last].laid else { return .zero }
        let height = list.height - firstBefore - last.after
        return CGRect(
            x: CGFloat(edges.left), y: 0, width: CGFloat(edges.right - edges.left) + 2 * container.lineFragmentPadding,
            height: CGFloat(height))
    }

    func fragment(ofGlyph index: Int, _ effective: NSRangePointer?) -> CGRect {
        guard let container = state.containers.first, isValid(index), let line = line(holding: index) else { return .zero }
        effective?.pointee = line.range
        return line.fragment(container)
    }

    func usedFragment(ofGlyph index: Int, _ effective: NSRangePointer?) -> CGRect {
        guard let container = state.containers.first, isValid(index), let line = line(holding: index) else { return .zero }
        effective?.pointee = line.range
        return line.used(container)
    }

    /// Whether there is such a glyph; reports where there is none.
    private func isValid(_ index: Int) -> Bool {
        if isValidGlyphIndex(index) { return true }
        Catalogue.glyphIndexOutOfBounds.report(
            object: "NSLayoutManager with \(numberOfGlyphs) glyphs", cause: "The glyph index is \(index).")
        return false
    }

    var extraFragment: (rect: CGRect, used: CGRect)? {
        guard let container = state.containers.first else { return nil }
        layAll()
        let place = state.list.last
        guard let laid = state.list[place].laid, !laid.layout.lines.isEmpty else { return nil }
        let line = lineRef(place, laid, laid.layout.lines.count - 1)
        guard line.range.length == 0, line.range.location == numberOfGlyphs else { return nil }
        return (line.fragment(container), line.used(container))
    }

    func location(ofGlyph index: Int) -> CGPoint {
        guard let container = state.containers.first, isValid(index), let line = line(holding: index) else { return .zero }
        let fragment = line.fragment(container)
        let edges = line.laid.layout.edges(of: index - line.start, inLine: line.index)
        let x =
            edges.map { $0.lowerBound + container.lineFragmentPadding }
            ?? line.caretX(line.range.location + line.range.length, container)
        return CGPoint(x: x, y: line.baseline - fragment.minY)
    }

    func hasPlace(_ index: Int) -> Bool {
        guard isValid(index), let line = line(holding: index) else { return false }
        return line.laid.layout.edges(of: index - line.start, inLine: line.index) != nil
    }

    func truncated(_ index: Int) -> NSRange {
        guard isValid(index), let line = line(holding: index),
            let from = line.laid.layout.truncation(inLine: line.index)
        else { return NSRange(location: NSNotFound, length: 0) }
        let start = line.start + from
        return NSRange(location: start, length: max(0, line.range.location + line.range.length - start))
    }

    func attachmentSize(_ index: Int) -> CGSize {
        guard isValid(index),
            let attachment = state.storage?.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        let font = (state.storage?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.typesetFont
        let place = AttachmentPlace(container: state.containers.first, index: index)
        return place.bounds(of: attachment, beside: font ?? options.defaultFont).size
    }

    // MARK: Finding

    func glyphs(in rect: CGRect) -> NSRange {
        guard rect.height > 0, let first = line(atHeight: rect.minY) else { return NSRange(location: 0, length: 0) }
        guard rect.minY < first.lineTop + first.height else { return NSRange(location: numberOfGlyphs, length: 0) }
        var end = first.range.location
        forEachLine(from: first) { line in
            guard line.lineTop < rect.maxY else { return false }
            end = line.range.location + line.range.length
            return true
        }
        return NSRange(location: first.range.location, length: end - first.range.location)
    }

    package func bounds(of range: NSRange) -> CGRect {
        guard let container = state.containers.first else { return .zero }
        let range = inText(range)
        guard range.length > 0 else {
            guard let line = line(holding: range.location) else { return .zero }
            return CGRect(x: line.caretX(range.location, container), y: line.lineTop, width: 0, height: line.height)
        }
        var bounds: CGRect?
        forEachLine(in: range) { line in
            // From line to line it reaches the container's edges (observed).
            for rect in rects(of: line, range, range, container) { bounds = bounds?.union(rect) ?? rect }
            return true
        }
        return bounds ?? .zero
    }

    package func hit(_ point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let container = state.containers.first, let line = line(atHeight: point.y) else { return (0, 0) }
        let x = point.x - container.lineFragmentPadding
        if let found = line.laid.layout.character(inLine: line.index, at: x) {
            return (line.start + found.index, found.fraction)
        }
        // An empty line: its terminator, or what comes before the end of the text.
        return line.range.length > 0 ? (line.range.location, 0) : (max(0, line.range.location - 1), numberOfGlyphs > 0 ? 1 : 0)
    }

    func eachFragment(
        _ range: NSRange, _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = state.containers.first else { return }
        var stop: ObjCBool = false
        forEachLine(in: range) { line in
            block(line.fragment(container), line.used(container), container, line.range, &stop)
            return !stop.boolValue
        }
    }

    func eachRect(_ range: NSRange, _ selected: NSRange, _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void) {
        guard let container = state.containers.first else { return }
        var stop: ObjCBool = false
        forEachLine(in: range) { line in
            for rect in rects(of: line, range, selected, container) where !stop.boolValue { block(rect, &stop) }
            return !stop.boolValue
        }
    }

    /// The rectangles of a selection: from line to line it reaches the container's edges.
    package func selectionRects(_ range: NSRange) -> [CGRect] {
        guard let container = state.containers.first else { return [] }
        var all: [CGRect] = []
        forEachLine(in: range) { line in
            all += rects(of: line, range, range, container)
            return true
        }
        return all
    }

    /// A line's part of a range. A selection that goes on in the next line reaches the container's edge, and begins at the
    /// other one there.
    private func rects(
        of line: TextLineRef, _ range: NSRange, _ selected: NSRange, _ container: NSTextContainer
    ) -> [CGRect] {
        var pieces = line.rects(range, container)
        guard selected.location != NSNotFound else { return pieces }
        if pieces.isEmpty {
            let x = line.caretX(max(range.location, line.range.location), container)
            pieces = [CGRect(x: x, y: line.lineTop, width: 0, height: line.height)]
        }
        let fragment = line.fragment(container)
        let end = line.range.location + line.range.length
        let to = selected.location + selected.length
        if range.location + range.length >= end, to > end || (to == end && line.endsInBreak) {
            if line.isRightToLeft { pieces[0] = pieces[0].union(left: fragment.minX) } else { widenLast(&pieces, fragment) }
        }
        if selected.location < line.range.location, range.location <= line.range.location {
            if line.isRightToLeft { widenLast(&pieces, fragment) } else { pieces[0] = pieces[0].union(left: fragment.minX) }
        }
        return pieces
    }

    private func widenLast(_ pieces: inout [CGRect], _ fragment: CGRect) {
        let last = pieces[pieces.count - 1]
        pieces[pieces.count - 1].size.width = max(last.width, fragment.maxX - last.minX)
    }
}

extension CGRect {
    /// The rectangle, begun farther to the left.
    fileprivate func union(left: CGFloat) -> CGRect {
        CGRect(x: min(minX, left), y: minY, width: maxX - min(minX, left), height: height)
    }
}
