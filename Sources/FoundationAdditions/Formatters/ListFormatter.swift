// Lists in words.
// Apple: "ListFormatter".
import Foundation

/// Joins texts as a language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose words join; nil is the app's language.
    open var locale: Locale!
    /// Writes items that are no strings.
    open var itemFormatter: Formatter?

    /// A formatter in the app's language.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Strings joined in the app's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard).locale(Localization.locale))
    }

    /// The items joined; nil where one is no text and no formatter writes it.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter?.string(for: item) ?? item as? String ?? (item as? CustomStringConvertible)?.description
            else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? Localization.locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
