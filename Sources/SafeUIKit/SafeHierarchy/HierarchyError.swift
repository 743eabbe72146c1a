// Why a view cannot be added to another.
// Apple: "UIView", addSubview(_:).
import UIKit

/// The reason why a view cannot be added to another one.
public enum HierarchyError: Error, Equatable, CustomStringConvertible {
    /// A view cannot contain itself.
    case itself(view: String)
    /// The view contains, directly or not, the intended superview; the path from it downward.
    case cycle(path: [String])
    /// The view belongs to a controller that is a child of another controller than the one at this place.
    case otherController(child: String, parent: String?, requested: String?)
    /// The index is not valid among the subviews.
    case noSuchIndex(index: Int, count: Int)

    public var description: String {
        switch self {
        case .itself(let view):
            return "\(view) cannot be added to itself. Is the receiver the view that you meant?"
        case .cycle(let path):
            return "\(path.first ?? "The view") holds the view it is to be added to: \(path.joined(separator: " > ")). "
                + "Remove the inner one from its superview first."
        case .otherController(let child, let parent, let requested):
            return "\(child) is a child of \(parent ?? "no controller"), and its view is to be added to one of "
                + "\(requested ?? "no controller"). Use controller.safe.embed(_:in:)."
        case .noSuchIndex(let index, let count):
            return "There is no place \(index) among \(count) subviews; 0…\(count) are."
        }
    }
}
