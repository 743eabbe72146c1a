// Whether a scene has the pointer to itself.
// Apple: "UIPointerLockState"; "UIViewController", prefersPointerLocked.
import Diagnostics
import Foundation

/// Whether the pointer is hidden and its moves go to the scene as they are. No stage locks its pointer yet: a scene's
/// `pointerLockState` is nil, as at Apple where that is not supported.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Posted by the scene's state when ``isLocked`` changes.
    public nonisolated static let didChangeNotification = Foundation.Notification.Name(
        "UIPointerLockStateDidChangeNotification")
    /// The scene, in the notification.
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
    /// Whether it is locked.
    public let isLocked: Bool

    init(isLocked: Bool) { self.isLocked = isLocked }
}

extension UIApplication {
    /// Asks as for the home indicator; there is no lock.
    func updatePointerLock() {
        var controller = frontController
        while let child = controller?.childViewControllerForPointerLock { controller = child }
        guard let controller, controller.prefersPointerLocked else { return }
        Catalogue.preferenceNotFollowed.report(
            object: ObjectName.of(controller), cause: "prefersPointerLocked is true; no stage locks its pointer.")
    }
}

extension UIScene {
    /// Always nil: no stage can lock the pointer.
    public var pointerLockState: UIPointerLockState? { nil }
}
