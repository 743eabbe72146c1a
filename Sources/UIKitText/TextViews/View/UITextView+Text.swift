// Setting a text view's text and look.
// Apple: "UITextView", Configuring the text attributes
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Changed by `UITextView+Text.swift`.
struct TextViewContent {
    fileprivate(set) var font = UIFont.systemFont(ofSize: FontMeasures.unstyledSize)
    /// The colour; nil means `label`.
    fileprivate(set) var color: UIColor?
    fileprivate(set) var alignment = NSTextAlignment.natural
    fileprivate(set) var followsContentSize = false
    fileprivate(set) var linkAttributes: [NSAttributedString.Key: Any]?
    fileprivate(set) var detectors: UIDataDetectorTypes = []
}

extension UITextView {
    /// The attributes of text that has none of its own.
    var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: textContent.font, .foregroundColor: textContent.color ?? .label,
        ]
        if textContent.alignment != .natural {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = textContent.alignment
            attributes[.paragraphStyle] = paragraph
        }
        return attributes
    }

    private var all: NSRange { NSRange(location: 0, length: textStorage.length) }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    var shownFont: UIFont? { firstAttribute(.font) as? UIFont ?? textContent.font }
    var shownColor: UIColor? { firstAttribute(.foregroundColor) as? UIColor ?? textContent.color ?? .label }
    var shownAlignment: NSTextAlignment {
        (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? textContent.alignment
    }

    /// Plain text after an attributed one keeps the look of its beginning. Observed in labels.
    func setText(_ text: String?) {
        guard MainThread.allows("-[UITextView setText:]") else { return }
        var attributes = baseAttributes
        if textStorage.length > 0 { attributes.merge(typingLook(at: 0)) { $1 } }
        let new = NSAttributedString(string: text ?? "", attributes: attributes)
        textStorage.replaceCharacters(in: all, with: new)
        textWasSet()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard MainThread.allows("-[UITextView setAttributedText:]") else { return }
        let copy = NSMutableAttributedString(attributedString: text ?? NSAttributedString())
        if textContent.followsContentSize { adjustFonts(copy) }
        if copy.length > 0 {
            let first = copy.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { textContent.font = font }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { textContent.alignment = style.alignment }
        }
        textStorage.replaceCharacters(in: all, with: copy)
        textWasSet()
    }

    func setFont(_ font: UIFont?) {
        let font = font ?? UIFont.systemFont(ofSize: FontMeasures.unstyledSize)
        textContent.font = textContent.followsContentSize ? font.adjusted(for: traitCollection) : font
        change(.font, textContent.font)
    }

    func setColor(_ color: UIColor?) {
        textContent.color = color
        change(.foregroundColor, color ?? .label)
    }

    private func change(_ key: NSAttributedString.Key, _ value: Any) {
        updateDisplayOptions()
        forgetTypingAttributes()
        if textStorage.length > 0 { textStorage.addAttribute(key, value: value, range: all) } else { emptyTextChanged() }
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        textContent.alignment = alignment
        updateDisplayOptions()
        forgetTypingAttributes()
        guard textStorage.length > 0 else { return emptyTextChanged() }
        textStorage.beginEditing()
        var index = 0
        while index < textStorage.length {
            var range = NSRange()
            let known = textStorage.attribute(.paragraphStyle, at: index, effectiveRange: &range) as? NSParagraphStyle
            let style = NSMutableParagraphStyle()
            if let known { style.setParagraphStyle(known) }
            style.alignment = alignment
            let end = max(index + 1, range.location + range.length)
            textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: index, length: end - index))
            index = end
        }
        textStorage.endEditing()
    }

    /// The attributes of a character that typing beside it takes over.
    func typingLook(at index: Int) -> [NSAttributedString.Key: Any] {
        guard index >= 0, index < textStorage.length else { return baseAttributes }
        var attributes = textStorage.attributes(at: index, effectiveRange: nil)
        attributes[.link] = nil
        attributes[.attachment] = nil
        attributes[.textItemTag] = nil
        if attributes[.font] == nil { attributes[.font] = textContent.font }
        return attributes
    }

    func setDetectors(_ types: UIDataDetectorTypes) {
        textContent.detectors = types
        Catalogue.stored(
            "UITextView.dataDetectorTypes", of: ObjectName.of(self), isDefault: types.isEmpty,
            "Nothing looks for phone numbers, links or dates; set .link on the ranges.")
    }

    // MARK: Links

    var defaultLinkAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: tintColor ?? .link] }

    func setLinkAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
        textContent.linkAttributes = attributes ?? [:]
        linksChanged()
    }

    /// Links have the tint's colour: their paragraphs are set anew.
    func linksChanged() {
        updateDisplayOptions()
        guard textStorage.length > 0 else { return }
        textStorage.enumerateAttribute(.link, in: all) { value, range, _ in
            if value != nil { layoutManager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil) }
        }
    }

    /// Passes the display options to the layout.
    func updateDisplayOptions() {
        var options = layoutManager.options
        options.linkAttributes = linkTextAttributes
        options.emptyAttributes = baseAttributes
        options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        options.scale = pixelScale
        layoutManager.options = options
    }

    /// The insertion point of an empty text may be higher now.
    private func emptyTextChanged() {
        layoutManager.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
    }

    // MARK: Traits

    func setFollowsContentSize(_ follows: Bool) {
        textContent.followsContentSize = follows
        if follows { fontsChanged() }
    }

    func textTraitsChanged(_ previous: UITraitCollection?) {
        let traits = traitCollection
        let direction = layoutManager.options.isRightToLeft
        let scale = layoutManager.options.scale
        updateDisplayOptions()
        if textContent.followsContentSize, traits.hasDifferentText(comparedTo: previous) {
            fontsChanged()
        }
        if layoutManager.options.isRightToLeft != direction || layoutManager.options.scale != scale {
            layoutManager.invalidateLayout(forCharacterRange: all, actualCharacterRange: nil)
        }
        if traits.hasDifferentColorAppearance(comparedTo: previous) { linesChanged(true) }
    }

    private func fontsChanged() {
        textContent.font = textContent.font.adjusted(for: traitCollection)
        updateDisplayOptions()
        guard textStorage.length > 0 else { return emptyTextChanged() }
        textStorage.beginEditing()
        adjustFonts(textStorage)
        textStorage.endEditing()
    }

    /// Preferred and scaled fonts in their size for these traits.
    private func adjustFonts(_ text: NSMutableAttributedString) {
        var index = 0
        while index < text.length {
            var range = NSRange()
            let font = text.attribute(.font, at: index, effectiveRange: &range) as? UIFont
            let end = max(index + 1, range.location + range.length)
            if let font {
                let new = font.adjusted(for: traitCollection)
                if new !== font {
                    text.addAttribute(.font, value: new, range: NSRange(location: index, length: end - index))
                }
            }
            index = end
        }
    }
}

// MARK: - Archives

extension UITextView {
    func encodeText(_ coder: NSCoder) {
        coder.encode(textStorage.string as NSString, forKey: "UIText")
        if let font { coder.encode(font, forKey: "UIFont") }
        if let color = textContent.color { coder.encode(color, forKey: "UITextColor") }
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(isEditable, forKey: "UIEditable")
        coder.encode(isSelectable, forKey: "UISelectable")
    }

    func decodeText(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIText") else { return }
        if let font = coder.optional(UIFont.self, forKey: "UIFont") { textContent.font = font }
        textContent.color = coder.optional(UIColor.self, forKey: "UITextColor")
        textContent.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        if coder.containsValue(forKey: "UIEditable") { isEditable = coder.decodeBool(forKey: "UIEditable") }
        if coder.containsValue(forKey: "UISelectable") { isSelectable = coder.decodeBool(forKey: "UISelectable") }
        text = coder.optionalString(forKey: "UIText")
    }
}
