// Ways to step through contents. A stage's reader gets each as two further actions of the elements inside.
// Apple: "UIAccessibilityCustomRotor".
import Foundation

/// A way to step through contents of one kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that searches from a predicate's item and returns the next one; nil if none follows.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Backwards or forwards.
        case previous = 0, next = 1
    }

    /// A kind of contents that the system has a name for.
    public enum SystemRotorType: Int, Sendable {
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table,
            list, landmark
    }

    /// The rotor's name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The rotor's name with attributes of speech.
    open var attributedName: NSAttributedString
    /// Finds the next item.
    open var itemSearchBlock: Search
    /// The kind that it stands for; `none` of one with a name.
    public let systemRotorType: SystemRotorType

    /// The name that a reader uses: the rotor's name, or the system's name of its kind.
    package var title: String { name.isEmpty ? systemRotorType.title : name }

    /// A rotor of a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }
    /// A rotor named with attributes of speech.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }
    /// A rotor of a kind of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
    }
}

/// The item and the direction from which a rotor searches.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The current item.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not kept alive.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text; nil for all of it.
    open var targetRange: UITextRange?
    /// A result without an element.
    public override init() { super.init() }
    /// A result that is an element, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The kind in English, as readers call it.
    var title: String {
        switch self {
        case .none: ""
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
            "Heading Level \(rawValue - Self.headingLevel1.rawValue + 1)"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}
