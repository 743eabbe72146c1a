// Methods by their names of Swift 4. An app that overrides one of them has to take the new name.
// Apple: "UIViewController", Managing child view controllers in a custom container.
import Foundation

extension UIViewController {
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ child: UIViewController) { addChild(child) }
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}
