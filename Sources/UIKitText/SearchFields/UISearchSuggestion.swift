// What a search offers while the user types.
// Apple: "UISearchSuggestion", "UISearchSuggestionItem".
import Foundation
import UIKitCore
import UIKitValues

/// A suggestion for a search. Description, icon and attributed text are optional.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The suggested text.
    var localizedSuggestion: String? { get }
    /// The suggested text with attributes; nil for ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The line below the text, which assistive technologies read; nil for none.
    var localizedDescription: String? { get }
    /// The icon before the text; nil for none.
    var iconImage: UIImage? { get }
    /// The value that the suggestion stands for; the app's.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, a description and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let hasAttributes: Bool
    /// The suggested text.
    open var localizedSuggestion: String? { text.string }
    /// The suggested text with attributes; nil for an item that was created with a plain text.
    open var localizedAttributedSuggestion: NSAttributedString? { hasAttributes ? text : nil }
    /// The line below the text; nil for none.
    public let localizedDescription: String?
    /// The icon before the text; nil for none.
    public let iconImage: UIImage?
    /// The value that the suggestion stands for; the app's.
    open var representedObject: Any?

    /// Creates a suggestion of a plain text.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
        text = NSAttributedString(string: suggestion)
        hasAttributes = false
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
    /// Creates a suggestion of an attributed text.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        text = suggestion
        hasAttributes = true
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
    /// Creates a suggestion of a plain text without a description and an icon.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }
    /// Creates a suggestion of a plain text without an icon.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }
    /// Creates a suggestion of an attributed text without a description and an icon.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }
    /// Creates a suggestion of an attributed text without an icon.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }
}
