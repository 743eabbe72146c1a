// Attributed strings that are values to and from those that are objects, with UIKit's attributes.
// Apple: "AttributedString", "NSAttributedString", init(_:) (Foundation on Linux has no conversion).
import CoreGraphics
import Foundation
import Typesetting

/// One attribute in both forms.
private struct AttributeBridge: @unchecked Sendable {
    let key: NSAttributedString.Key
    let read: (AttributeContainer) -> Any?
    let write: (inout AttributeContainer, Any) -> Void

    static func object<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge {
        AttributeBridge(
            key: NSAttributedString.Key(Key.name), read: { $0[type] },
            write: { container, value in if let value = value as? Key.Value { container[type] = value } })
    }

    static func number<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value == CGFloat {
        AttributeBridge(
            key: NSAttributedString.Key(Key.name), read: { $0[type] },
            write: { container, value in
                if let value = value as? CGFloat {
                    container[type] = value
                } else if let value = value as? NSNumber {
                    container[type] = CGFloat(value.doubleValue)
                }
            })
    }

    static func style<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value == NSUnderlineStyle {
        AttributeBridge(
            key: NSAttributedString.Key(Key.name), read: { $0[type]?.rawValue },
            write: { container, value in
                if let value = value as? NSUnderlineStyle {
                    container[type] = value
                } else if let value = value as? Int {
                    container[type] = NSUnderlineStyle(rawValue: value)
                }
            })
    }

    typealias Keys = AttributeScopes.UIKitAttributes
    static let all: [AttributeBridge] = [
        object(Keys.FontAttribute.self), object(Keys.ParagraphStyleAttribute.self),
        object(Keys.ForegroundColorAttribute.self), object(Keys.BackgroundColorAttribute.self),
        object(Keys.LigatureAttribute.self), number(Keys.KernAttribute.self), number(Keys.TrackingAttribute.self),
        style(Keys.StrikethroughStyleAttribute.self), style(Keys.UnderlineStyleAttribute.self),
        object(Keys.StrokeColorAttribute.self), number(Keys.StrokeWidthAttribute.self),
        object(Keys.ShadowAttribute.self), number(Keys.BaselineOffsetAttribute.self),
        object(Keys.UnderlineColorAttribute.self), object(Keys.StrikethroughColorAttribute.self),
        number(Keys.ObliquenessAttribute.self), number(Keys.ExpansionAttribute.self),
        object(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
}

extension AttributeContainer {
    /// The attributes by the keys of attributed strings that are objects.
    package var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for bridge in AttributeBridge.all {
            if let value = bridge.read(self) { result[bridge.key] = value }
        }
        return result
    }

    /// UIKit's attributes and links of a dictionary; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(&self, value) }
        }
    }
}

extension NSAttributedString {
    /// The text with UIKit's attributes and links.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// The text with UIKit's attributes and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var index = 0
        while index < nsStr.length {
            var range = NSRange()
            let attributes = nsStr.attributes(at: index, effectiveRange: &range)
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
            index = max(index + 1, range.location + range.length)
        }
    }
}
