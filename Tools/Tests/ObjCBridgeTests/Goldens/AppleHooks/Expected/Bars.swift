import UIKit

extension UINavigationController {
             public var _vitHook_Golden_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }
    public          var _vitHook_Golden_UINavigationController_childForStatusBarHidden: UIViewController? { topViewController }
    @discardableResult
    public          func _vitHook_Golden_UINavigationController_popViewController(animated: Bool) -> UIViewController? {
        nil
    }
}

#if DEBUG
extension UIWindow {
             public func _vitHook_Golden_UIWindow_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
}
#endif

extension UIView {
    public          func _vitHook_Golden_UIView_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        print(previousTraitCollection as Any)
    }
}

extension UITabBarController {
    public          var _vitHook_Golden_UITabBarController_shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }
    public          var _vitHook_Golden_UITabBarController_supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class PageController: UIViewController {
    weak var owner: UIViewController?
             var _vitHook_Golden_PageController_navigationController: UINavigationController? { owner?.navigationController ?? super.navigationController }
    open          var _vitHook_Golden_PageController_tabBarController: UITabBarController? {
        get { nil }
    }
}

#sourceLocation(file: "<objc of Bars.swift>", line: 1)
private func _vit1() { _vitHook("preferredStatusBarStyle", on: UINavigationController.self) { (t: UINavigationController, a: Void) -> UIStatusBarStyle in t._vitHook_Golden_UINavigationController_preferredStatusBarStyle } }
private func _vit2() { _vitHook("childForStatusBarHidden", on: UINavigationController.self) { (t: UINavigationController, a: Void) -> UIViewController? in t._vitHook_Golden_UINavigationController_childForStatusBarHidden } }
private func _vit3() { _vitHook("popViewController", on: UINavigationController.self) { (t: UINavigationController, a: Bool) -> UIViewController? in t._vitHook_Golden_UINavigationController_popViewController(animated: a) } }
#if DEBUG
private func _vit4() { _vitHook("motionEnded", on: UIWindow.self) { (t: UIWindow, a: (UIEvent.EventSubtype, UIEvent?)) -> Void in t._vitHook_Golden_UIWindow_motionEnded(a.0, with: a.1) } }
#endif
private func _vit5() { _vitHook("traitCollectionDidChange", on: UIView.self) { (t: UIView, a: UITraitCollection?) -> Void in t._vitHook_Golden_UIView_traitCollectionDidChange(a) } }
private func _vit6() { _vitHook("shouldAutorotate", on: UITabBarController.self) { (t: UITabBarController, a: Void) -> Bool in t._vitHook_Golden_UITabBarController_shouldAutorotate } }
private func _vit7() { _vitHook("supportedInterfaceOrientations", on: UITabBarController.self) { (t: UITabBarController, a: Void) -> UIInterfaceOrientationMask in t._vitHook_Golden_UITabBarController_supportedInterfaceOrientations } }
private func _vit8() { _vitHook("navigationController", on: PageController.self) { (t: PageController, a: Void) -> UINavigationController? in t._vitHook_Golden_PageController_navigationController } }
private func _vit9() { _vitHook("tabBarController", on: PageController.self) { (t: PageController, a: Void) -> UITabBarController? in t._vitHook_Golden_PageController_tabBarController } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { _vit1() }
_vitPush { _vit2() }
_vitPush { _vit3() }
#if DEBUG
_vitPush { _vit4() }
#endif
_vitPush { _vit5() }
_vitPush { _vit6() }
_vitPush { _vit7() }
_vitPush { _vit8() }
_vitPush { _vit9() }
}
