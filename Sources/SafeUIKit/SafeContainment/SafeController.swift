// Containment of a controller in one step, which cannot be left half done.
// Apple: "View Controller Programming Guide for iOS", Implementing a Container View Controller.
import UIKit

/// A controller's containment with typed errors in place of traps. Reached by `controller.safe`.
@MainActor public struct SafeController {
    let controller: UIViewController

    /// Makes a controller a child and shows its view: `addChild`, the view, `didMove`, in this order.
    ///
    /// A child of another parent leaves that one first. The view fills the container and follows its size.
    /// - Parameter container: A view in this controller's view; the controller's view where it is nil.
    /// - Throws: ``ContainmentError``; nothing is changed then.
    public func embed(_ child: UIViewController, in container: UIView? = nil) throws(ContainmentError) {
        let name = "\(type(of: child))"
        guard child !== controller else { throw .itself(controller: name) }
        var above = controller.parent
        while let current = above {
            guard current !== child else { throw .cycle(child: name, parent: "\(type(of: controller))") }
            above = current.parent
        }
        guard child.presentingViewController == nil || child.parent != nil else { throw .presented(child: name) }
        let host: UIView = container ?? controller.view
        guard host.isDescendant(of: controller.view) else {
            throw .containerElsewhere(container: "\(type(of: host))", parent: "\(type(of: controller))")
        }
        if let parent = child.parent, parent !== controller { child.safe.leaveParent() }
        if child.parent == nil { controller.addChild(child) }
        let view: UIView = child.view
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== host { host.addSubview(view) }
        child.didMove(toParent: controller)
    }

    /// Takes the controller and its view out of its parent: `willMove`, the view, `removeFromParent`. Nothing where it has
    /// none.
    public func leaveParent() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

extension UIViewController {
    /// Containment with typed errors in place of traps.
    public var safe: SafeController { SafeController(controller: self) }
}
