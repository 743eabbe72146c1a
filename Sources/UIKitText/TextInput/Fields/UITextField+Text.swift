// A field's text with its attributes, and how it is set.
// Apple: "UITextField", Accessing the text attributes.
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Changed by `UITextField+Text.swift`.
struct FieldText {
    /// The text with its attributes; font, colour and alignment stand in it as well.
    fileprivate(set) var storage = NSMutableAttributedString()
    fileprivate(set) var font = UIFont.systemFont(ofSize: TextFieldMeasures.fontSize)
    fileprivate(set) var color = UIColor.label
    fileprivate(set) var alignment = NSTextAlignment.natural
    /// The attributes that the app set beyond font, colour and alignment.
    fileprivate(set) var attributes: [NSAttributedString.Key: Any] = [:]
    fileprivate(set) var placeholder: String?
    fileprivate(set) var attributedPlaceholder: NSAttributedString?

    // Changed by the accessors alone.
    var shrinks = false
    var minimumSize: CGFloat = 0
    var followsContentSize = false
    var allowsAttributes = false
}

extension UITextField {
    /// The attributes of text that states none of its own.
    var defaultAttributes: [NSAttributedString.Key: Any] {
        var attributes = content.attributes
        attributes[.font] = content.font
        attributes[.foregroundColor] = content.color
        let paragraph = NSMutableParagraphStyle()
        if let known = content.attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(known) }
        paragraph.alignment = content.alignment
        attributes[.paragraphStyle] = paragraph
        return attributes
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        content.attributes = attributes
        if let font = attributes[.font] as? UIFont { content.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { content.color = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { content.alignment = paragraph.alignment }
        let start = lead?.length ?? 0
        let all = NSRange(location: start, length: content.storage.length - start)
        if all.length > 0 { content.storage.setAttributes(defaultAttributes, range: all) }
        contentChanged()
    }

    func setText(_ text: String?) {
        guard MainThread.allows("-[UITextField setText:]") else { return }
        let text = TextEditor.oneLine(text ?? "")
        replaceText(NSMutableAttributedString(string: text, attributes: defaultAttributes))
        textWasSet()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        guard MainThread.allows("-[UITextField setAttributedText:]") else { return }
        guard let text else { return setText(nil) }
        let copy = NSMutableAttributedString(attributedString: text)
        var index = 0
        // The attributes that the text leaves out are the field's own.
        while index < copy.length {
            var range = NSRange(location: 0, length: 0)
            let known = copy.attributes(at: index, effectiveRange: &range)
            for (key, value) in defaultAttributes where known[key] == nil {
                copy.addAttribute(key, value: value, range: range)
            }
            index = max(index + 1, range.location + range.length)
        }
        if copy.length > 0 {
            let first = copy.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { content.font = font }
            if let color = first[.foregroundColor] as? UIColor { content.color = color }
            if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { content.alignment = paragraph.alignment }
        }
        replaceText(copy)
        textWasSet()
    }

    /// The text is another one; what stands before it stays.
    private func replaceText(_ text: NSMutableAttributedString) {
        if let lead { text.insert(lead, at: 0) }
        content.storage = text
    }

    private func textWasSet() {
        textIsAnother()
        textEditor.textWasSet()
        contentChanged()
        keyboardContextChanged()
        owner?.fieldTextWasSet()
    }

    /// Puts something in place of a part of the storage by code: nobody is asked, and undo forgets what was.
    func exchange(_ range: NSRange, _ replacement: NSAttributedString) {
        content.storage.replaceCharacters(in: range, with: replacement)
        textEditor.textWasSet()
        contentChanged()
        keyboardContextChanged()
        owner?.fieldTextWasSet()
    }

    /// The text goes without a question to the delegate.
    func clearText() {
        content.storage = NSMutableAttributedString()
        contentChanged()
    }

    func setTextFont(_ font: UIFont?) {
        content.font = font ?? UIFont.systemFont(ofSize: TextFieldMeasures.fontSize)
        setAttribute(.font, content.font)
    }

    func setTextColor(_ color: UIColor?) {
        content.color = color ?? .label
        setAttribute(.foregroundColor, content.color)
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        content.alignment = alignment
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        setAttribute(.paragraphStyle, paragraph)
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        let all = NSRange(location: 0, length: content.storage.length)
        if all.length > 0 { content.storage.addAttribute(key, value: value, range: all) }
        contentChanged()
    }

    func setDirection(_ direction: NSWritingDirection) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = content.alignment
        paragraph.baseWritingDirection = direction
        content.attributes[.paragraphStyle] = paragraph
        setAttribute(.paragraphStyle, paragraph)
    }

    // MARK: Placeholder

    func setPlaceholder(_ text: String?) {
        content.placeholder = text
        content.attributedPlaceholder = nil
        contentChanged()
    }

    func setAttributedPlaceholder(_ text: NSAttributedString?) {
        content.attributedPlaceholder = text.map { NSAttributedString(attributedString: $0) }
        content.placeholder = text?.string
        contentChanged()
    }

    /// The placeholder with what it leaves out: the field's font, the colour of placeholders.
    var shownPlaceholder: NSAttributedString? {
        let base: [NSAttributedString.Key: Any] = [.font: content.font, .foregroundColor: placeholderColor]
        guard let own = content.attributedPlaceholder else {
            return content.placeholder.map { NSAttributedString(string: $0, attributes: base) }
        }
        let copy = NSMutableAttributedString(string: own.string, attributes: base)
        var index = 0
        while index < own.length {
            var range = NSRange(location: 0, length: 0)
            let attributes = own.attributes(at: index, effectiveRange: &range)
            copy.addAttributes(attributes, range: range)
            index = max(index + 1, range.location + range.length)
        }
        return NSAttributedString(attributedString: copy)
    }

    // MARK: Changes

    func changeText(_ change: (inout FieldText) -> Void) {
        change(&content)
        contentChanged()
    }

    /// The text or its look may have changed.
    func contentChanged() {
        parts.forgetLayout()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        hasText ? parts.text.setNeedsDisplay() : parts.placeholder.setNeedsDisplay()
    }

    func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
        guard let index = textEditor.index(position), content.storage.length > 0 else { return defaultAttributes }
        return content.storage.attributes(at: min(index, content.storage.length - 1), effectiveRange: nil)
    }

    // MARK: Archives

    /// An archive holds the side views apart from the app's other subviews.
    func withoutSideViews(_ body: () -> Void) { unlisting([look.left, look.right], body) }

    func encodeField(_ coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "UIText")
        if let placeholder { coder.encode(placeholder as NSString, forKey: "UIPlaceholder") }
        coder.encode(content.font, forKey: "UIFont")
        coder.encode(content.color, forKey: "UITextColor")
        coder.encode(content.alignment.rawValue, forKey: "UITextAlignment")
        coder.encode(look.border.rawValue, forKey: "UIBorderStyle")
        coder.encode(look.clearMode.rawValue, forKey: "UIClearButtonMode")
        if let view = look.left { coder.encode(view, forKey: "UILeftView") }
        if let view = look.right { coder.encode(view, forKey: "UIRightView") }
        coder.encode(look.leftMode.rawValue, forKey: "UILeftViewMode")
        coder.encode(look.rightMode.rawValue, forKey: "UIRightViewMode")
        coder.encode(editing.clearsOnBegin, forKey: "UIClearsOnBeginEditing")
        coder.encode(inputTraits.isSecure, forKey: "UISecureTextEntry")
        coder.encode(inputTraits.keyboard.rawValue, forKey: "UIKeyboardType")
        coder.encode(inputTraits.returnKey.rawValue, forKey: "UIReturnKeyType")
    }

    func decodeField(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBorderStyle") else { return }
        if let font = coder.optional(UIFont.self, forKey: "UIFont") { content.font = font }
        if let color = coder.optional(UIColor.self, forKey: "UITextColor") { content.color = color }
        content.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        look.border = BorderStyle(rawValue: coder.decodeInteger(forKey: "UIBorderStyle")) ?? .none
        look.clearMode = ViewMode(rawValue: coder.decodeInteger(forKey: "UIClearButtonMode")) ?? .never
        leftView = coder.objectIfPresent("UILeftView") as? UIView
        rightView = coder.objectIfPresent("UIRightView") as? UIView
        look.leftMode = ViewMode(rawValue: coder.decodeInteger(forKey: "UILeftViewMode")) ?? .never
        look.rightMode = ViewMode(rawValue: coder.decodeInteger(forKey: "UIRightViewMode")) ?? .never
        editing.clearsOnBegin = coder.decodeBool(forKey: "UIClearsOnBeginEditing")
        inputTraits.isSecure = coder.decodeBool(forKey: "UISecureTextEntry")
        inputTraits.keyboard = UIKeyboardType(rawValue: coder.decodeInteger(forKey: "UIKeyboardType")) ?? .default
        inputTraits.returnKey = UIReturnKeyType(rawValue: coder.decodeInteger(forKey: "UIReturnKeyType")) ?? .default
        placeholder = coder.optionalString(forKey: "UIPlaceholder")
        setText(coder.optionalString(forKey: "UIText"))
    }
}
