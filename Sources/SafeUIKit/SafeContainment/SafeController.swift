// Containment of a controller in one step, which cannot be left half done.
// Apple: "View Controller Programming Guide for iOS", Implementing a Container View Controller.
import UIKit

/// View controller containment with typed errors in place of traps. Accessible as `controller.safe`.
@MainActor public struct SafeController {
    let controller: UIViewController

    /// Makes a controller a child and shows its view. Calls `addChild`, adds the view, and calls `didMove`, in this order.
    ///
    /// A child of another parent leaves that parent first. The view fills the container and follows its size.
    /// - Parameter container: A view in this controller's view; nil for the controller's view.
    /// - Throws: ``ContainmentError``; nothing has changed then.
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

    /// Removes the controller and its view from its parent. Calls `willMove`, removes the view, and calls `removeFromParent`.
    /// Has no effect without a parent.
    public func leaveParent() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

extension UIViewController {
    /// View controller containment with typed errors in place of traps.
    public var safe: SafeController { SafeController(controller: self) }
}
