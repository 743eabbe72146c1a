// Kinds of containers, directions, styles and contexts.
// Apple: "UIAccessibilityContainer", "UIAccessibilityAction", "UIAccessibilityIdentification".
import Foundation
import UIKitValues

/// An object that has an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests, never spoken.
    var accessibilityIdentifier: String? { get set }
}

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing special, a table, a list, a part of the page to jump to, or elements that belong together.
    case none = 0, dataTable = 1, list = 2, landmark = 3, semanticGroup = 4
}

/// A way to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// The direction that the name says; `next` and `previous` in the order of reading.
    case right = 1, left = 2, up = 3, down = 4, next = 5, previous = 6
}

/// How a switch steps through a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// Navigation that the system chooses, element by element, or as one element.
    case automatic = 0, separate = 1, combined = 2
}

/// Whether an element shows what it can fold away.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// No folding, content that is visible, content that is folded away.
    case unsupported = 0, expanded = 1, collapsed = 2
}

/// How an element takes touches that pass by assistive technologies.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is said while it is touched.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The view receives touches only after it was activated.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of a text for assistive technologies.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Commands.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    /// Names of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Prose.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Cells of numbers.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A text processor's.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
}

extension UIAccessibilityTraits {
    /// Whether an element of these does something when used.
    package var isInteractive: Bool {
        !isDisjoint(with: [.button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction, .toggleButton])
    }
}

extension CGRect {
    /// The point in the middle.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIImage: UIAccessibilityIdentification {}
