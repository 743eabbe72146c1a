// A piece of text that answers taps.
// Apple: "UITextItem"
import Foundation
import Typesetting

/// A piece of text that answers taps: a link, an attachment, or a range with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What kind of piece it is.
    public enum ContentType: Int, Sendable {
        /// A link, an attachment, or a range with a tag of the app's.
        case link = 0, textAttachment = 1, tag = 2
    }

    /// The piece's own value.
    public enum Content {
        /// Where the link leads.
        case link(URL)
        /// The attachment.
        case textAttachment(NSTextAttachment)
        /// The tag's name.
        case tag(String)
    }

    /// The piece's own value.
    public let content: Content
    /// UTF-16 units of the text.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// What kind of piece it is.
    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }
    /// Where a link leads; nil for other pieces.
    public var link: URL? { if case .link(let url) = content { url } else { nil } }
    /// The attachment; nil for other pieces.
    public var textAttachment: NSTextAttachment? { if case .textAttachment(let one) = content { one } else { nil } }
    /// The tag's name; nil for other pieces.
    public var tagIdentifier: String? { if case .tag(let name) = content { name } else { nil } }
}

/// How a person deals with a piece of text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, a long press for a menu, or a preview. Taps alone come here.
    case invokeDefaultAction = 0, presentActions = 1, preview = 2
}

extension NSAttributedString.Key {
    /// A name that makes a range a ``UITextItem`` with that tag.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
