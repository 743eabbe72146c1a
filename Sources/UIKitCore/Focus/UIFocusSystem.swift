// The system that knows the focused item and takes requests for another.
// Apple: "UIFocusSystem"
import Foundation

/// The focus of the keyboard. It is there while the user has keyboard access switched on, as in the settings of iOS.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    static let shared = UIFocusSystem()

    /// Focus has moved; the object is the system, the context stands under the key of the user info.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Nothing could get focus in the way of a key.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the context.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    private override init() { super.init() }

    /// The system that an environment belongs to; nil while keyboard access is off, or outside of a window.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        guard FocusMover.isOn else { return nil }
        var current: (any UIFocusEnvironment)? = environment
        while let there = current {
            if there is UIWindow { return shared }
            current = there.parentFocusEnvironment
        }
        return nil
    }

    /// Whether an environment stands around another one, or is it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment)
        -> Bool
    { FocusMover.chain(of: otherEnvironment).contains { $0 === environment } }

    /// The focused item; nil if there is none.
    open var focusedItem: (any UIFocusItem)? { FocusMover.focused }
    /// Moves focus to the item that an environment prefers, if it may go there.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard FocusMover.isOn, let item = FocusMover.preferredItem(in: environment) else { return }
        FocusMover.move(to: item, heading: [])
    }
    /// Finds focus anew where that was asked for.
    open func updateFocusIfNeeded() { FocusMover.updateIfNeeded() }
}
