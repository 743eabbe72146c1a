// How a test names a view: by type, identifier, label, text.
// No Apple page: this is ours.
import UIKit

/// A description of the views that a test looks for. Hidden views count only if no visible view matches.
public struct Finder: Sendable, CustomStringConvertible {
    /// A description for messages, such as `text "Total"`.
    public let description: String
    let matches: @MainActor @Sendable (UIView) -> Bool
    /// The finders whose matches must contain the view.
    var container: [Finder] = []
    /// The index among several matches, from 0, in tree order.
    var index: Int?

    /// Creates a finder for a custom condition, with a description for messages.
    public init(_ description: String, where matches: @escaping @MainActor @Sendable (UIView) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// Matches views of this class or a subclass.
    public static func type<View: UIView>(_ type: View.Type) -> Finder {
        Finder("type \(type)") { $0 is View }
    }

    /// Matches the view with this `accessibilityIdentifier`.
    public static func identifier(_ identifier: String) -> Finder {
        Finder("identifier \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
    }

    /// Matches the view with this `accessibilityLabel`; a text field without a label matches by its placeholder.
    public static func label(_ label: String) -> Finder {
        Finder("label \"\(label)\"") { view in
            if let own = view.accessibilityLabel { return own == label }
            return (view as? UITextField)?.placeholder == label
        }
    }

    /// Matches the view that shows exactly this text. A button and the label inside it count as one view.
    public static func text(_ text: String) -> Finder {
        Finder("text \"\(text)\"") { ShownText.of($0) == text }
    }

    /// Matches the view whose text contains this string.
    public static func text(containing part: String) -> Finder {
        Finder("a text containing \"\(part)\"") { ShownText.of($0)?.contains(part) == true }
    }

    /// Matches the button with this title or accessibility label, and any view with the button trait, such as an action of an
    /// alert or an item of a menu.
    public static func button(_ title: String) -> Finder {
        Finder("button \"\(title)\"") { view in
            if view is UIButton { return ShownText.of(view) == title || view.accessibilityLabel == title }
            return view.isAccessibilityElement && view.accessibilityTraits.contains(.button)
                && view.accessibilityLabel == title
        }
    }

    /// Matches the view with this `tag`.
    public static func tag(_ tag: Int) -> Finder { Finder("tag \(tag)") { $0.tag == tag } }

    /// Matches this view alone.
    @MainActor public static func view(_ view: UIView) -> Finder {
        let id = ObjectIdentifier(view)
        return Finder("\(ViewTree.name(of: view))") { ObjectIdentifier($0) == id }
    }

    /// Returns a finder for views that match both finders.
    public func and(_ other: Finder) -> Finder {
        let (first, second) = (matches, other.matches)
        var result = Finder("\(description) and \(other.description)") { first($0) && second($0) }
        result.container = container + other.container
        return result
    }

    /// Returns a finder for views inside a view that the other finder matches.
    public func inside(_ container: Finder) -> Finder {
        var result = Finder("\(description) inside \(container.description)", where: matches)
        result.container = self.container + [container]
        result.index = index
        return result
    }

    /// Returns a finder for the match with this index, from 0, in tree order (back to front).
    public func at(_ index: Int) -> Finder {
        var result = Finder("\(description) at \(index)", where: matches)
        result.container = container
        result.index = index
        return result
    }
}

/// The text that a view shows.
@MainActor enum ShownText {
    /// The label's text, the button's title, a field's text or placeholder; nil for a view that shows none of its own.
    static func of(_ view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        default: nil
        }
    }
}
