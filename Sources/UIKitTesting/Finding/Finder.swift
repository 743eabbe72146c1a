// How a test names a view: by type, identifier, label, text.
// No Apple page: this is ours.
import UIKit

/// How a test names a view. Hidden views count only where no visible one matches.
public struct Finder: Sendable, CustomStringConvertible {
    /// In words, for messages: `text "Total"`.
    public let description: String
    let matches: @MainActor @Sendable (UIView) -> Bool
    /// Only what stands below a view that this one finds.
    var container: [Finder] = []
    /// Which of several, from 0 in order of the tree.
    var index: Int?

    /// Any condition, with words for messages.
    public init(_ description: String, where matches: @escaping @MainActor @Sendable (UIView) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// Views of this class or a subclass.
    public static func type<View: UIView>(_ type: View.Type) -> Finder {
        Finder("type \(type)") { $0 is View }
    }

    /// The view whose `accessibilityIdentifier` is this.
    public static func identifier(_ identifier: String) -> Finder {
        Finder("identifier \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
    }

    /// The view whose `accessibilityLabel` is this; a text field without one goes by its placeholder.
    public static func label(_ label: String) -> Finder {
        Finder("label \"\(label)\"") { view in
            if let own = view.accessibilityLabel { return own == label }
            return (view as? UITextField)?.placeholder == label
        }
    }

    /// The view that shows exactly this text. A button and the label inside it count as one.
    public static func text(_ text: String) -> Finder {
        Finder("text \"\(text)\"") { ShownText.of($0) == text }
    }

    /// The view that shows a text with this in it.
    public static func text(containing part: String) -> Finder {
        Finder("a text containing \"\(part)\"") { ShownText.of($0)?.contains(part) == true }
    }

    /// The button with this title, or this accessibility label; also what is a button to assistive technologies, such as
    /// an action of an alert or an entry of a menu.
    public static func button(_ title: String) -> Finder {
        Finder("button \"\(title)\"") { view in
            if view is UIButton { return ShownText.of(view) == title || view.accessibilityLabel == title }
            return view.isAccessibilityElement && view.accessibilityTraits.contains(.button)
                && view.accessibilityLabel == title
        }
    }

    /// The view whose `tag` is this.
    public static func tag(_ tag: Int) -> Finder { Finder("tag \(tag)") { $0.tag == tag } }

    /// This very view.
    @MainActor public static func view(_ view: UIView) -> Finder {
        let id = ObjectIdentifier(view)
        return Finder("\(ViewTree.name(of: view))") { ObjectIdentifier($0) == id }
    }

    /// Views that both find.
    public func and(_ other: Finder) -> Finder {
        let (first, second) = (matches, other.matches)
        var result = Finder("\(description) and \(other.description)") { first($0) && second($0) }
        result.container = container + other.container
        return result
    }

    /// Only views below one that the other finds.
    public func inside(_ container: Finder) -> Finder {
        var result = Finder("\(description) inside \(container.description)", where: matches)
        result.container = self.container + [container]
        result.index = index
        return result
    }

    /// The one with this number, from 0, in order of the tree (behind to front).
    public func at(_ index: Int) -> Finder {
        var result = Finder("\(description) at \(index)", where: matches)
        result.container = container
        result.index = index
        return result
    }
}

/// What a person reads on a view.
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
