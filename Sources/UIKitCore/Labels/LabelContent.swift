// The text of a label, and its settings.
// No Apple page: this is ours (the storage behind UILabel).
import CoreGraphics
import Foundation
import Typesetting
import UIKitValues

/// The text of a label, plain or attributed.
package struct LabelContent {
    /// The characters.
    var plain: String?
    /// The attributed text; nil for plain text.
    package var attributed: NSAttributedString?
    /// True where the attributed text states paragraph styles that nobody changed since.
    var hasOwnParagraphs = false

    package var isEmpty: Bool { plain?.isEmpty ?? true }
}

/// How a label's text is set and looks.
package struct LabelStyle {
    package var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    package var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    var numberOfLines = 1
    var followsContentSize = false
    var shrinks = false
    var minimumScale: CGFloat = 0
    var tightens = false
    var baseline = UIBaselineAdjustment.alignBaselines
    var preferredWidth: CGFloat = 0
    /// The width at which the engine measures just now; 0 for none.
    var engineWidth: CGFloat = 0
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var showsExpansion = false
}
