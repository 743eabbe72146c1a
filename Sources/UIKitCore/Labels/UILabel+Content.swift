// Setting a label's text and style.
// Apple: "UILabel", Accessing the text attributes
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Typesetting
import UIKitValues

extension UILabel {
    func setShowsExpansion(_ shows: Bool) {
        style.showsExpansion = shows
        Catalogue.stored(
            "UILabel.showsExpansionTextWhenTruncated", of: ObjectName.of(self), isDefault: !shows,
            "Nothing shows a text at a resting pointer yet.")
    }

    func setUpLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        layerStorage.setNeedsDisplay()
    }

    /// The geometry of the text may have changed.
    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func change(_ change: (inout LabelStyle) -> Void) {
        change(&style)
        contentChanged()
    }

    /// Changes the style in a way that does not affect the label's geometry.
    func changeLook(_ change: (inout LabelStyle) -> Void) {
        change(&style)
        setNeedsDisplay()
    }

    /// Sets font and colour for the system's own text: not by the setters, which are the app's and its proxies'.
    package func setOwn(_ font: UIFont, _ color: UIColor) {
        if style.font != font { change { $0.font = font } }
        if style.color != color { changeLook { $0.color = color } }
    }

    package func setPlain(_ text: String?) {
        guard MainThread.allows("-[UILabel setText:]") else { return }
        guard text != content.plain || content.attributed != nil else { return }
        // Plain text after an attributed one keeps the look of its beginning. Observed.
        style.font = shownFont
        style.color = shownColor
        content = LabelContent(plain: text)
        contentChanged()
    }

    func setAttributed(_ text: NSAttributedString?) {
        guard MainThread.allows("-[UILabel setAttributedText:]") else { return }
        guard let text else {
            setPlain(nil)
            return
        }
        let copy = NSAttributedString(attributedString: text)
        content = LabelContent(plain: copy.string, attributed: copy)
        if copy.length > 0 {
            if let paragraph = copy.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                style.alignment = paragraph.alignment
                style.lineBreakMode = paragraph.lineBreakMode
                content.hasOwnParagraphs = true
            }
        }
        contentChanged()
    }

    /// The attributed text, or the plain one with the label's attributes.
    var attributedContent: NSAttributedString? {
        if let attributed = content.attributed { return attributed }
        guard let plain = content.plain else { return nil }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        paragraph.lineBreakMode = style.lineBreakMode
        return NSAttributedString(
            string: plain,
            attributes: [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph])
    }

    /// The font of the text's beginning.
    var shownFont: UIFont { firstAttribute(.font) as? UIFont ?? style.font }
    /// The colour of the text's beginning.
    var shownColor: UIColor { firstAttribute(.foregroundColor) as? UIColor ?? style.color }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed = content.attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil)
    }

    func setFont(_ font: UIFont?) {
        style.font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
        replaceAttribute(.font, style.font)
        contentChanged()
    }

    func setColor(_ color: UIColor?) {
        style.color = color ?? .label
        replaceAttribute(.foregroundColor, style.color)
        setNeedsDisplay()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        replaceParagraphs { $0.alignment = alignment }
        contentChanged()
    }

    func setLineBreakMode(_ mode: NSLineBreakMode) {
        style.lineBreakMode = mode
        replaceParagraphs { $0.lineBreakMode = mode }
        contentChanged()
    }

    private func replaceAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = content.attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        content.attributed = NSAttributedString(attributedString: copy)
    }

    private func replaceParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard content.hasOwnParagraphs, let attributed = content.attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        var index = 0
        while index < attributed.length {
            var range = NSRange()
            let known = attributed.attribute(.paragraphStyle, at: index, effectiveRange: &range) as? NSParagraphStyle
            let paragraph = NSMutableParagraphStyle()
            if let known { paragraph.setParagraphStyle(known) }
            change(paragraph)
            copy.addAttribute(.paragraphStyle, value: paragraph, range: range)
            index = max(index + 1, range.location + range.length)
        }
        content.attributed = NSAttributedString(attributedString: copy)
    }

    func textTraitsChanged(_ previous: UITraitCollection?) {
        let traits = traitCollection
        if style.followsContentSize, traits.hasDifferentText(comparedTo: previous) {
            contentChanged()
        } else if traits.hasDifferentColorAppearance(comparedTo: previous)
            || traits.layoutDirection != previous?.layoutDirection
        {
            setNeedsDisplay()
        }
    }

    func encodeLabel(_ coder: NSCoder) {
        if let plain = content.plain { coder.encode(plain as NSString, forKey: "UIText") }
        coder.encode(style.font, forKey: "UIFont")
        coder.encode(style.color, forKey: "UITextColor")
        coder.encode(style.alignment.rawValue, forKey: "UITextAlignment")
        coder.encode(style.lineBreakMode.rawValue, forKey: "UILineBreakMode")
        coder.encode(style.numberOfLines, forKey: "UINumberOfLines")
    }

    func decodeLabel(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UINumberOfLines") else { return }
        content = LabelContent(plain: coder.optionalString(forKey: "UIText"))
        if let font = coder.optional(UIFont.self, forKey: "UIFont") { style.font = font }
        if let color = coder.optional(UIColor.self, forKey: "UITextColor") { style.color = color }
        style.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        style.lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILineBreakMode")) ?? .byTruncatingTail
        style.numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    }
}
