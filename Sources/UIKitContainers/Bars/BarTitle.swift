// Titles in bars: plain texts where their attributes allow it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Texts with a font and a colour and nothing else are laid out as plain ones: a plain text's layout is found again
/// whoever shows it, an attributed one's only by the same object.
@MainActor enum BarTitle {
    /// The width of a text in points, on one line; not rounded.
    static func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let font = plainFont(attributes) {
            return TextLayout.make(TextLayoutRequest(text: text, font: font.typesetFont)).size.width
        }
        return NSAttributedString(string: text, attributes: attributes).boundingRect(
            with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100), options: .usesLineFragmentOrigin,
            context: nil
        ).size.width
    }

    /// The font of attributes that are a font alone or a font and a colour.
    static func plainFont(_ attributes: [NSAttributedString.Key: Any]) -> UIFont? {
        guard attributes.allSatisfy({ $0.key == .font || $0.key == .foregroundColor && $0.value is UIColor }) else {
            return nil
        }
        return attributes[.font] as? UIFont
    }
}

extension UILabel {
    /// Shows a text with attributes, font and colour among them.
    func show(_ text: String?, _ attributes: [NSAttributedString.Key: Any]) {
        guard let text, let font = BarTitle.plainFont(attributes), let color = attributes[.foregroundColor] as? UIColor
        else {
            attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        setPlain(text)
        setOwn(font, color)
    }
}
