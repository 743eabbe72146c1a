// The environments that keyboard focus passes, and the items that take it.
// Apple: "UIFocusEnvironment", "UIFocusItem"
import CoreGraphics
import Foundation

/// A part of the interface that can say where focus goes within it. Views and view controllers are.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to which focus goes when it comes here: the first one that leads to an item.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil at the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The name of a group of items; nil for that of the environment around.
    @_disfavoredOverload var focusGroupIdentifier: String? { get }
    /// Asks for focus to be found anew with ``updateFocusIfNeeded()``.
    func setNeedsFocusUpdate()
    /// Finds focus anew now, if it stands in here and that was asked for.
    func updateFocusIfNeeded()
    /// Whether focus may move so. Asked of what loses it and what gets it, and of all around both.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Focus has moved. Told to what lost it and what got it, and to all around both.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it takes focus now.
    var canBecomeFocused: Bool { get }
    /// Whether it has focus.
    var isFocused: Bool { get }
    /// The item's frame in points of its container.
    var frame: CGRect { get }
    /// How focus shows; nil for not at all.
    @_disfavoredOverload var focusEffect: UIFocusEffect? { get }
}

extension UIFocusEnvironment {
    @_disfavoredOverload public var focusGroupIdentifier: String? { OptionalRequirement.missing(nil) }
}

extension NSObjectProtocol where Self: UIFocusEnvironment {
    /// The name of a group of items; the outer nil says that the environment has no such property.
    @preconcurrency @MainActor public var focusGroupIdentifier: String?? {
        OptionalRequirement.read { self.focusGroupIdentifier as String? }
    }
}

extension UIFocusItem {
    @_disfavoredOverload public var focusEffect: UIFocusEffect? { OptionalRequirement.missing(nil) }
}

extension NSObjectProtocol where Self: UIFocusItem {
    /// How focus shows; the outer nil says that the item has no such property.
    @preconcurrency @MainActor public var focusEffect: UIFocusEffect?? {
        OptionalRequirement.read { self.focusEffect as UIFocusEffect? }
    }
}

/// The way in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Headings by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Movement by the up arrow.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Movement by the down arrow.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Movement by the left arrow.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Movement by the right arrow.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// Movement by the tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Movement by the tab key with shift.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

extension UIFocusHeading {
    /// Where a movement goes, for a trace.
    var words: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "to the left"
        case .right: "to the right"
        case .next: "to the next"
        case .previous: "to the previous"
        default: "elsewhere"
        }
    }
}
