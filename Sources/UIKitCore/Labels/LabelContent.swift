// The text of a label, and its settings.
// No Apple page: this is ours (the storage behind UILabel).
import CoreGraphics
import Foundation
import Typesetting
import UIKitValues

/// The text of a label, plain or attributed.
struct LabelContent {
    /// The characters.
    var plain: String?
    /// The attributed text; nil for plain text.
    var attributed: NSAttributedString?
    /// True where the attributed text states paragraph styles that nobody changed since.
    var hasOwnParagraphs = false

    var isEmpty: Bool { plain?.isEmpty ?? true }
}

/// How a label's text is set and looks.
struct LabelStyle {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label
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

/// A label's content, as modules above read it. The stored structs themselves are the module's own, so that the compiler proves their
/// accesses and checks none while the app runs.
extension UILabel {
    /// Whether there are no characters.
    package final var isBlank: Bool { content.isEmpty }
    /// The attributed text as it was set; nil for plain text.
    package final var ownAttributedText: NSAttributedString? { content.attributed }
}
