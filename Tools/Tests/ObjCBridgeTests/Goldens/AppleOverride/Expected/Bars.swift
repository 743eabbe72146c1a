import UIKit

extension UINavigationController {
    public          var _vitHook_Golden_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

#sourceLocation(file: "<objc of Bars.swift>", line: 1)
private func _vit1() { _vitHook("preferredStatusBarStyle", on: UINavigationController.self) { (t: UINavigationController, a: Void) -> UIStatusBarStyle in t._vitHook_Golden_UINavigationController_preferredStatusBarStyle } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { _vit1() }
}
