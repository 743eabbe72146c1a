// Where an edit menu is asked for.
// Apple: "UIEditMenuConfiguration".
import CoreGraphics
import Foundation

/// On which side of its place an edit menu stands.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room.
    case automatic = 0
    /// The menu stands below and points up.
    case up = 1
    /// The menu stands above and points down.
    case down = 2
    /// Beside; shown above or below here.
    case left = 3
    /// Beside; shown above or below here.
    case right = 4
}

/// The place of an edit menu, with a name.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The name; a number of its own where none was given.
    public let identifier: AnyHashable
    /// The place in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// On which side the menu is wanted.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A menu at a point of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
