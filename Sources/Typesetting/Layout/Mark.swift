// The characters that layout adds to a line: the ellipsis and the hyphen.
// No Apple page: this is ours.
import Foundation

/// A character that layout adds to a line.
enum Mark: UInt16 {
    case ellipsis = 0x2026
    case hyphen = 0x2D

    /// The character shaped in a style.
    func paragraph(for style: TextStyle) -> ShapedParagraph {
        let plain =
            style.ink == nil && style.addedSpace == 0 && style.attachment == nil && style.slant == 0
            && style.widthFactor == 1 && style.baselineOffset == 0 && style.directions.isEmpty
        func make() -> ShapedParagraph {
            Shaper.shape(
                [rawValue], runs: [StyleRun(range: 0..<1, style: style.withoutAttachment)], direction: .leftToRight,
                neutralIsRightToLeft: false)
        }
        guard plain else { return make() }
        return ShapeCache.paragraph(
            ShapeCache.Key(text: [rawValue], font: style.font, direction: .leftToRight, neutralIsRightToLeft: false),
            make: make)
    }

    /// Points.
    func width(for style: TextStyle) -> Double { paragraph(for: style).clusters.reduce(0) { $0 + $1.advance } }
}
