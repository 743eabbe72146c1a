// An entry of the app's own in the edit menu.
// Apple: "UIMenuItem".
import Foundation
import SelectorDispatch

/// A title and the action that is sent up the chain of the first responder. Deprecated by Apple in iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What is written.
    open var title: String
    /// What is sent.
    open var action: Selector

    /// An entry of a title and an action.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
