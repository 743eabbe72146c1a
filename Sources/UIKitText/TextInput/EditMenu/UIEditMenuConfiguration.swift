// The place for which an edit menu is requested.
// Apple: "UIEditMenuConfiguration".
import CoreGraphics
import Foundation

/// The side of its point at which an edit menu appears.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The direction in which there is space.
    case automatic = 0
    /// The menu is below and points up.
    case up = 1
    /// The menu is above and points down.
    case down = 2
    /// The menu is at the side; here it is shown above or below.
    case left = 3
    /// The menu is at the side; here it is shown above or below.
    case right = 4
}

/// The position of an edit menu, with an identifier.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier; a unique number if none was given.
    public let identifier: AnyHashable
    /// The position in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The preferred side of the menu.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration for a point of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
