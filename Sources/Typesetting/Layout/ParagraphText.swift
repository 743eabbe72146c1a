// One paragraph's text with its glyphs: shaped once, broken into lines at any width.
// No Apple page: this is ours; text views keep one of these a paragraph.
import CoreGraphics
import Foundation

/// One paragraph's text with its glyphs: shaped once, broken into lines at any width.
package final class ParagraphText: @unchecked Sendable {
    /// A range of UTF-16 units of the paragraph with its attributes.
    package struct Run {
        package var range: Range<Int>
        package var attributes: [NSAttributedString.Key: Any]

        package init(range: Range<Int>, attributes: [NSAttributedString.Key: Any]) {
            self.range = range
            self.attributes = attributes
        }
    }

    private let text: StyledText
    private let shaped: ShapedParagraph
    private let isRightToLeft: Bool
    /// The attributes of the only run; nil if there are more runs.
    private let attributes: [NSAttributedString.Key: Any]?
    private let defaultFont: FontDescriptor
    /// The unchanged clusters of the paragraph from before an edit; nil without one.
    private let change: ShapeChange?
    /// Shorter paragraphs are shaped anew: it costs little, and is simpler.
    package static let longEnough = 400
    /// Points above the paragraph, unless it is the first, and below it.
    package let spacingBefore: CGFloat
    package let spacingAfter: CGFloat

    /// - Parameters:
    ///   - units: UTF-16 without the terminator.
    ///   - runs: All of `units`, in order.
    ///   - terminatorLength: Units of the terminator, 0 at the text's end.
    ///   - emptyAttributes: The attributes that an empty paragraph is as high as: its terminator's.
    ///   - isRightToLeft: The direction of a paragraph without strong characters.
    ///   - before: The paragraph before an edit: of a long plain one the words around the edit are shaped alone.
    package init(
        units: [UInt16], runs: [Run], terminatorLength: Int, emptyAttributes: [NSAttributedString.Key: Any],
        defaultFont: FontDescriptor, isRightToLeft: Bool, before: ParagraphText? = nil
    ) {
        let only = runs.count == 1 ? runs[0].attributes : nil
        var known: ParagraphText?
        if units.count >= Self.longEnough, let before, let only, let old = before.attributes, before.defaultFont == defaultFont,
            before.isRightToLeft == isRightToLeft, Self.same(old, only)
        {
            known = before
        }
        attributes = only
        self.defaultFont = defaultFont
        func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
            attributes.isEmpty
                ? StyleCache.style(for: defaultFont) : TextStyle(attributes: attributes, defaultFont: defaultFont)
        }
        let kept = known?.text.paragraphs[0].runs.first?.style
        let styles = runs.map { StyleRun(range: $0.range, style: kept ?? style($0.attributes)) }
        let first = runs.first?.attributes ?? emptyAttributes
        let state = AttributeReader(first).paragraphStyle?.state ?? ParagraphStyleState()
        text = StyledText(
            paragraph: StyledText.Paragraph(
                range: 0..<units.count, terminatorLength: terminatorLength, style: state, runs: styles,
                firstStyle: styles.first?.style ?? style(emptyAttributes)),
            units: units)
        let again = known.flatMap { known in
            kept.flatMap {
                Shaper.reshape(known.shaped, known.text.units, units, style: $0, neutralIsRightToLeft: isRightToLeft)
            }
        }
        change = again?.change
        shaped =
            again?.paragraph
            ?? Shaper.shape(
                units, runs: styles, direction: state.baseWritingDirection, neutralIsRightToLeft: isRightToLeft)
        self.isRightToLeft = isRightToLeft
        spacingBefore = state.paragraphSpacingBefore.finite
        spacingAfter = state.paragraphSpacing.finite
    }

    /// UTF-16 units with the terminator.
    package var length: Int { text.units.count + text.paragraphs[0].terminatorLength }

    /// The lines at a width in points, from the paragraph's own top, without its spacing; ranges count from its start.
    /// - Parameter before: The lines of the paragraph before an edit, at the same width: those that stayed are taken over.
    package func layout(
        width: CGFloat, usesFontLeading: Bool, scale: CGFloat, before: TextLayout? = nil
    ) -> TextLayout {
        var request = TextLayoutRequest(text: "", font: FontDescriptor(), width: width, isRightToLeft: isRightToLeft)
        request.usesFontLeading = usesFontLeading
        request.alignsByText = true
        request.scale = scale
        let reuse = change.flatMap { change in before.map { LineReuse($0.lines, change) } }
        let core = LayoutCore(LayoutBuilder.build(request, text, shaped: [0: shaped], reuse: reuse), source: nil)
        return TextLayout(core: core, color: nil, scale: scale)
    }

    /// The width of the widest line and the height of all, spacing left out, at a width in points.
    package func size(width: CGFloat, usesFontLeading: Bool) -> CGSize {
        let layout = layout(width: width, usesFontLeading: usesFontLeading, scale: 1)
        return CGSize(width: layout.size.width, height: layout.heightWithSpacing)
    }
}

extension ParagraphText {
    private static func same(_ one: [NSAttributedString.Key: Any], _ two: [NSAttributedString.Key: Any]) -> Bool {
        one.count == two.count && one.allSatisfy { key, value in two[key].map { isSame(value, $0) } ?? false }
    }

    private static func isSame(_ one: Any, _ two: Any) -> Bool {
        if let one = one as? NSObject, let two = two as? NSObject { return one === two || one.isEqual(two) }
        if let one = one as? AnyHashable, let two = two as? AnyHashable { return one == two }
        return false
    }
}

extension TextLayout {
    /// The lines' heights, each with the spacing below it.
    package var heightWithSpacing: CGFloat { lines.reduce(0) { $0 + $1.height + $1.spacing } }
}
