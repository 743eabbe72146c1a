// Why a controller cannot be put into another.
// Apple: "View Controller Programming Guide for iOS", Implementing a Container View Controller.
import UIKit

/// The reason why a controller cannot become a child of another one.
public enum ContainmentError: Error, Equatable, CustomStringConvertible {
    /// A controller cannot be its own child.
    case itself(controller: String)
    /// The child already contains, directly or not, the intended parent.
    case cycle(child: String, parent: String)
    /// The view that is to contain the child's view is not in the parent's view.
    case containerElsewhere(container: String, parent: String)
    /// The child is presented modally; dismiss it first.
    case presented(child: String)

    public var description: String {
        switch self {
        case .itself(let controller): return "\(controller) cannot be its own child."
        case .cycle(let child, let parent): return "\(child) holds \(parent), so it cannot become its child."
        case .containerElsewhere(let container, let parent):
            return "\(container) is not in the view of \(parent), so a child's view in it would have the wrong parent."
        case .presented(let child): return "\(child) is presented. Dismiss it before it becomes a child."
        }
    }
}
