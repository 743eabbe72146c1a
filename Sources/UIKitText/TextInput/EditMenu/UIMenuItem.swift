// An entry of the app's own in the edit menu.
// Apple: "UIMenuItem".
import Foundation
import SelectorDispatch

/// A menu item with a title and an action for the responder chain. Deprecated by Apple in iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The action.
    open var action: Selector

    /// Creates an item with a title and an action.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
