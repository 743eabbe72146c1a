// A piece of text that answers taps.
// Apple: "UITextItem"
import Foundation
import Typesetting
import UIKitValues

/// A tappable range of text: a link, an attachment, or a range with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The type of an item.
    public enum ContentType: Int, Sendable {
        /// A link, an attachment, or a range with a tag of the app.
        case link = 0, textAttachment = 1, tag = 2
    }

    /// The content of an item.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// The identifier of a tag.
        case tag(String)
    }

    /// The content of the item.
    public let content: Content
    /// The range of the item, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The type of the item.
    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }
    /// The URL of a link; nil for other items.
    public var link: URL? { if case .link(let url) = content { url } else { nil } }
    /// The attachment; nil for other items.
    public var textAttachment: NSTextAttachment? { if case .textAttachment(let one) = content { one } else { nil } }
    /// The identifier of the tag; nil for other items.
    public var tagIdentifier: String? { if case .tag(let name) = content { name } else { nil } }
}

/// An interaction of the user with an item.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, a long press for a menu, or a preview. Only taps occur here.
    case invokeDefaultAction = 0, presentActions = 1, preview = 2
}

extension NSAttributedString.Key {
    /// An attribute that makes a range a ``UITextItem`` with this tag.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
