// A container's children that come and go while the container itself may come and go.
// No Apple page: this is ours; the callbacks are those of "Creating a custom container view controller".
import Foundation
import UIKitCore

extension UIViewController {
    /// Whether a container is shown, so that children that come hear of it at once.
    var showsChildren: Bool { appearing.phase == .appeared || appearing.phase == .appearing }

    /// A child's view is about to come into this container's tree.
    func childWillAppear(_ child: UIViewController, animated: Bool) {
        guard showsChildren, child.appearing.phase == .disappeared || child.appearing.phase == .disappearing else { return }
        child.beginAppearing(true, animated)
    }

    /// A child's view is about to leave this container's tree.
    func childWillDisappear(_ child: UIViewController, animated: Bool) {
        guard child.appearing.phase == .appeared || child.appearing.phase == .appearing else { return }
        child.beginAppearing(false, animated)
    }

    /// A child's view stays in the tree. The change that the container's own transition began ends with that transition.
    func childDidAppear(_ child: UIViewController) {
        childWillAppear(child, animated: false)
        guard appearing.phase == .appeared, child.appearing.phase == .appearing else { return }
        child.endAppearing()
    }

    /// A child's view is out of the tree.
    func childDidDisappear(_ child: UIViewController) {
        childWillDisappear(child, animated: false)
        guard child.appearing.phase == .disappearing else { return }
        child.endAppearing()
    }
}
