// One paragraph with its lines at a width.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting

/// One paragraph with its lines at a width. Immutable: what shows it may keep it as long as it stays the same object.
package final class LaidParagraph {
    /// The shaped text; nil if the whole text is one layout, because lines may be left out.
    let text: ParagraphText?
    package let layout: TextLayout
    /// Points above the first line, unless the paragraph is the text's first, and below the last one.
    let before: Double
    let after: Double
    /// The height of the lines and of both spaces; a multiple of 2⁻¹⁶.
    let height: Double
    /// The edges of the lines' text from the container's left edge, its padding left out.
    let left: Double
    let right: Double

    /// The values by which the lines were broken.
    struct Rules: Equatable {
        var width: CGFloat = 0
        var usesFontLeading = true
        var scale: CGFloat = 1
    }
    private let rules: Rules

    /// - Parameter old: The paragraph before an edit of it.
    init(_ text: ParagraphText, _ rules: Rules, old: LaidParagraph? = nil) {
        self.text = text
        self.rules = rules
        layout = text.layout(
            width: rules.width, usesFontLeading: rules.usesFontLeading, scale: rules.scale,
            before: old?.rules == rules ? old?.layout : nil)
        before = Self.exact(text.spacingBefore)
        after = Self.exact(text.spacingAfter)
        height = before + after + Self.exact(layout.heightWithSpacing)
        (left, right) = Self.edges(layout)
    }

    /// A whole text as one layout.
    init(whole layout: TextLayout) {
        text = nil
        rules = Rules()
        self.layout = layout
        before = 0
        after = 0
        height = Self.exact(layout.heightWithSpacing)
        (left, right) = Self.edges(layout)
    }

    private static func edges(_ layout: TextLayout) -> (Double, Double) {
        let lines = layout.lines
        return (
            lines.reduce(Double.infinity) { min($0, Double($1.origin.x)) },
            lines.reduce(-Double.infinity) { max($0, Double($1.origin.x + $1.width + $1.hanging)) }
        )
    }

    /// The nearest multiple of 2⁻¹⁶: sums of these are exact.
    static func exact(_ value: CGFloat) -> Double { (min(max(Double(value), -1e7), 1e9) * 65536).rounded() / 65536 }
}
