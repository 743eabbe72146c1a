// Bold, italic, underlined and the direction of writing, as a person chooses them.
// Apple: "UIResponderStandardEditActions", "allowsEditingTextAttributes".
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension TextEditor {
    /// The styles that menu and keys switch on and off.
    package enum Style { case bold, italic, underlined }

    /// Gives the selection a style, or takes it away where all of it has it; without a selection what is typed next.
    package func toggle(_ style: Style) {
        guard let client, client.editorAllowsAttributes, client.editorIsEditable, !client.editorIsSecure else { return }
        let range = state.selection
        guard range.length > 0 else {
            var attributes = typingAttributes ?? client.editorTypingAttributes(replacing: range)
            Self.set(style, !Self.has(style, attributes), &attributes)
            typingAttributes = attributes
            return
        }
        let text = NSMutableAttributedString(attributedString: client.editorAttributedText(in: range))
        let runs = Self.runs(of: text)
        let isOn = runs.allSatisfy { Self.has(style, $0.1) }
        for (place, attributes) in runs {
            var changed = attributes
            Self.set(style, !isOn, &changed)
            text.setAttributes(changed, range: place)
        }
        EditMenu.shared.hide(for: self)
        recordUndo(range, text, isTyping: false, name: Self.name(of: style))
        client.editorReplace(range, with: text)
        state.selection = range
        client.editorTextDidChange()
        refresh()
    }

    private static func name(of style: Style) -> String {
        switch style {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underlined: "Underline"
        }
    }

    private static func runs(of text: NSAttributedString) -> [(NSRange, [NSAttributedString.Key: Any])] {
        var result: [(NSRange, [NSAttributedString.Key: Any])] = []
        var index = 0
        while index < text.length {
            var range = NSRange()
            let attributes = text.attributes(at: index, effectiveRange: &range)
            let end = min(text.length, max(index + 1, range.location + range.length))
            result.append((NSRange(location: index, length: end - index), attributes))
            index = end
        }
        return result
    }

    private static func has(_ style: Style, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
        let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        switch style {
        case .bold: return traits.contains(.traitBold)
        case .italic: return traits.contains(.traitItalic)
        case .underlined: return (attributes[.underlineStyle] as? Int ?? 0) != 0
        }
    }

    private static func set(_ style: Style, _ isOn: Bool, _ attributes: inout [NSAttributedString.Key: Any]) {
        if style == .underlined {
            attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
            return
        }
        let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: FontMeasures.unstyledSize)
        let trait: UIFontDescriptor.SymbolicTraits = style == .bold ? .traitBold : .traitItalic
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
        attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }

    /// Gives the paragraphs of the selection a direction.
    package func setDirection(_ direction: NSWritingDirection) {
        guard let client, client.editorIsEditable else { return }
        client.editorView.setBaseWritingDirection(direction, for: TextSpan(state.selection))
        refresh()
    }
}
