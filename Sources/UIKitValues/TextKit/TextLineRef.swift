// One line of a text that is laid out, with its place.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting

/// One line of a text that is laid out, with its place in the text and in the container.
package struct TextLineRef {
    package let laid: LaidParagraph
    /// Into the paragraph's lines.
    package let index: Int
    /// UTF-16 units before the paragraph.
    let start: Int
    /// The paragraph's first line's top in the container.
    let top: Double
    let isFirstParagraph: Bool
    let isLastParagraph: Bool

    private var line: TextLine { laid.layout.lines[index] }

    /// UTF-16 units in the text; empty for the line behind the last line break.
    package var range: NSRange { NSRange(location: start + line.range.location, length: line.range.length) }
    package var lineTop: CGFloat { CGFloat(top) + line.origin.y }
    package var height: CGFloat { line.height + line.spacing }
    /// The same for lines with the same glyphs.
    package var identity: LineIdentity { line.identity }
    /// The height of the text without the spacing.
    package var textHeight: CGFloat { line.height }
    /// Whether it is the last of a paragraph that others follow.
    var endsInBreak: Bool { index == laid.layout.lines.count - 1 && !isLastParagraph }
    package var baseline: CGFloat { CGFloat(top) + line.baseline }
    package var isRightToLeft: Bool { line.isRightToLeft }

    /// The whole width by the line's height with spacing.
    func fragment(_ container: NSTextContainer) -> CGRect {
        var rect = CGRect(x: 0, y: lineTop, width: width(container), height: height)
        if index == 0, !isFirstParagraph {
            rect.origin.y -= CGFloat(laid.before)
            rect.size.height += CGFloat(laid.before)
        }
        if index == laid.layout.lines.count - 1, !isLastParagraph { rect.size.height += CGFloat(laid.after) }
        return rect
    }

    /// The part of the line that text takes, with the padding.
    package func used(_ container: NSTextContainer) -> CGRect {
        CGRect(x: line.origin.x, y: lineTop, width: line.width + line.hanging + 2 * container.lineFragmentPadding, height: height)
    }

    private func width(_ container: NSTextContainer) -> CGFloat {
        container.lineWidth.isFinite ? container.size.width : used(container).maxX
    }

    /// The rectangles of a range of the text within this line, in the container.
    func rects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
        guard let part = range.intersection(self.range), part.length > 0 else { return [] }
        let local = NSRange(location: part.location - start, length: part.length)
        return laid.layout.rects(for: local, inLine: index).map {
            CGRect(
                x: $0.minX + container.lineFragmentPadding, y: lineTop, width: $0.width, height: height)
        }
    }

    /// The insertion point before a UTF-16 unit of the text, or at the line's end; x in the container.
    package func caretX(_ unit: Int, _ container: NSTextContainer) -> CGFloat {
        laid.layout.caretX(at: unit - start, inLine: index) + container.lineFragmentPadding
    }

    /// The UTF-16 unit before which an insertion point at an x of the container stands.
    package func insertionIndex(_ x: CGFloat, _ container: NSTextContainer) -> Int {
        start + laid.layout.insertionIndex(atX: x - container.lineFragmentPadding, inLine: index)
    }
}
