// A part of a search that stands in a field as one character.
// Apple: "UISearchToken".
import Foundation
import UIKitValues

/// A token in a search field: an icon and a title that stand for a value of the app.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// The icon; nil for none.
    package let icon: UIImage?
    /// The title.
    package let title: String
    /// The value that the token stands for; the app's.
    open var representedObject: Any?

    /// Creates a token with a title and an icon, which is drawn in the title's colour.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        title = text
        super.init()
    }
}

/// The character of a token in the storage of a field.
final class TokenAttachment: NSTextAttachment, @unchecked Sendable {
    let token: UISearchToken

    init(_ token: UISearchToken) {
        self.token = token
        super.init(data: nil, ofType: nil)
    }
    required init?(coder: NSCoder) { nil }
}
