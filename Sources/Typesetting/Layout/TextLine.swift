// One placed line of a layout.
// No Apple page: this is ours.
import Foundation

/// A glyph at its place in a line.
struct PlacedGlyph: Sendable {
    /// The number in the run's face, or ``ShapedGlyph/missing``.
    var id: UInt32
    /// Points from the layout's left edge.
    var x: Double
    /// Points above the baseline.
    var y: Double
}

/// Glyphs of one face and style that stand side by side.
struct GlyphRun: Sendable {
    var face: FontFace?
    var style: TextStyle
    /// Into the line's glyphs.
    var glyphs: Range<Int>
    /// Points from the layout's left edge.
    var x: Double
    var width: Double
    var isRightToLeft: Bool
}

/// The place of a cluster in its line, for hit testing and selection.
struct ClusterBox: Sendable {
    /// UTF-16 from the line's beginning.
    var start: Int
    var length: Int
    var x: Double
    var width: Double
    var isRightToLeft: Bool
    var isWhite: Bool
}

/// One placed line of a layout. All lengths are points in the layout's space, y downwards.
package struct TextLine: Sendable {
    /// The left top corner of the line's text.
    package var origin: CGPoint
    /// The baseline's y, not rounded: drawing brings it to a whole device pixel.
    package var baseline: CGFloat
    /// The distance from the line's top to the baseline, after line height rules.
    package var ascent: CGFloat
    /// The distance from the baseline to the line's bottom.
    package var descent: CGFloat
    /// Added below, before the next line: leading and line spacing.
    package var spacing: CGFloat
    /// The text's advance without white space at the end.
    package var width: CGFloat
    /// The white space at the end as far as it lies in the line's room: measures of a text count it (observed).
    package var hanging: CGFloat = 0
    /// UTF-16 in the whole text, with white space and terminator at the end.
    package var range: NSRange
    /// Whether an ellipsis stands in it.
    package var isTruncated: Bool
    package var isRightToLeft: Bool
    var glyphs: [PlacedGlyph] = []
    var runs: [GlyphRun] = []
    /// The boxes of the clusters, in visual order.
    var boxes: [ClusterBox] = []
    /// The draft from which the line was placed: an equal draft of the same clusters is placed in the same way.
    var draft = LineDraft()
    /// The same for lines whose glyphs are the same ones, wherever they stand.
    package var identity = LineIdentity()

    /// Ascent and descent.
    package var height: CGFloat { ascent + descent }
    /// The line's rectangle over the text's width.
    package var bounds: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
}

/// Stands for the glyphs of a line.
package final class LineIdentity: Sendable {}

/// A line before it is placed, its height left out.
struct LineDraft: Equatable, Sendable {
    var clusters = 0..<0
    var indent = 0.0
    /// The room behind the indent; may be infinite.
    var room = 0.0
    var isLastOfParagraph = false
    var endsAtWrap = false
    var isHyphenated = false
}
