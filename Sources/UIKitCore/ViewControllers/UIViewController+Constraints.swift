// The controller's part in constraints: its update, and the old guides of its view.
// Apple: "UIViewController", updateViewConstraints(); topLayoutGuide and bottomLayoutGuide (deprecated).
import Foundation
import QuartzCore

extension UIViewController {
    private final class UpdateProbe: UIViewController { override func updateViewConstraints() {} }
    private final class PlainController: UIViewController {}
    private static let updateSlot = DynamicInit.Slot(
        base: UIViewController.self, probe: UpdateProbe.self, plain: PlainController.self)
    private static var updatingClasses: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIViewController.self): false]

    /// Whether the class overrides ``updateViewConstraints()``, so that it is called once for each controller.
    static var updatesByItself: Bool {
        if let known = updatingClasses[ObjectIdentifier(self)] { return known }
        let answer = updateSlot.differs(in: self, from: UIViewController.self)
        updatingClasses[ObjectIdentifier(self)] = answer
        return answer
    }

    /// The view's own update.
    func updateConstraintsOfView() { viewIfLoaded?.updateConstraints() }
}

extension UIViewController {
    /// The area that bars cover at the top of the view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    public var topLayoutGuide: any UILayoutSupport { view.madeBarGuide(\.top, .top) }
    /// The area that bars cover at the bottom of the view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { view.madeBarGuide(\.bottom, .bottom) }
}
