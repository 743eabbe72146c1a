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
    /// Points above the paragraph, unless it is the first, and below it.
    package let spacingBefore: CGFloat
    package let spacingAfter: CGFloat

    /// - Parameters:
    ///   - units: UTF-16 without the terminator.
    ///   - runs: All of `units`, in order.
    ///   - terminatorLength: Units of the terminator, 0 at the text's end.
    ///   - emptyAttributes: The attributes that an empty paragraph is as high as: its terminator's.
    ///   - isRightToLeft: The direction of a paragraph without strong characters.
    package init(
        units: [UInt16], runs: [Run], terminatorLength: Int, emptyAttributes: [NSAttributedString.Key: Any],
        defaultFont: FontDescriptor, isRightToLeft: Bool
    ) {
        func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
            attributes.isEmpty
                ? StyleCache.style(for: defaultFont) : TextStyle(attributes: attributes, defaultFont: defaultFont)
        }
        let styles = runs.map { StyleRun(range: $0.range, style: style($0.attributes)) }
        let first = runs.first?.attributes ?? emptyAttributes
        let state = AttributeReader(first).paragraphStyle?.state ?? ParagraphStyleState()
        text = StyledText(
            paragraph: StyledText.Paragraph(
                range: 0..<units.count, terminatorLength: terminatorLength, style: state, runs: styles,
                firstStyle: styles.first?.style ?? style(emptyAttributes)),
            units: units)
        shaped = Shaper.shape(
            units, runs: styles, direction: state.baseWritingDirection, neutralIsRightToLeft: isRightToLeft)
        self.isRightToLeft = isRightToLeft
        spacingBefore = state.paragraphSpacingBefore.finite
        spacingAfter = state.paragraphSpacing.finite
    }

    /// UTF-16 units with the terminator.
    package var length: Int { text.units.count + text.paragraphs[0].terminatorLength }

    /// The lines at a width in points, from the paragraph's own top, without its spacing; ranges count from its start.
    package func layout(width: CGFloat, usesFontLeading: Bool, scale: CGFloat) -> TextLayout {
        var request = TextLayoutRequest(text: "", font: FontDescriptor(), width: width, isRightToLeft: isRightToLeft)
        request.usesFontLeading = usesFontLeading
        request.alignsByText = true
        request.scale = scale
        let core = LayoutCore(LayoutBuilder.build(request, text, shaped: [0: shaped]), source: nil)
        return TextLayout(core: core, color: nil, scale: scale)
    }

    /// The width of the widest line and the height of all, spacing left out, at a width in points.
    package func size(width: CGFloat, usesFontLeading: Bool) -> CGSize {
        let layout = layout(width: width, usesFontLeading: usesFontLeading, scale: 1)
        return CGSize(width: layout.size.width, height: layout.heightWithSpacing)
    }
}

extension TextLayout {
    /// The lines' heights, each with the spacing below it.
    package var heightWithSpacing: CGFloat { lines.reduce(0) { $0 + $1.height + $1.spacing } }
}
