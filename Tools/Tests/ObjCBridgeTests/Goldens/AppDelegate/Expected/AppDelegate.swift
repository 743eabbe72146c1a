import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}

#sourceLocation(file: "<objc of AppDelegate.swift>", line: 1)
extension AppDelegate { nonisolated fileprivate static func _vit1() {
DispatchTable.add("application:didFinishLaunchingWithOptions:", on: AppDelegate.self, .main) { (t: AppDelegate, a0: UIApplication, a1: [UIApplication.LaunchOptionsKey: Any]?) in t.application(a0, didFinishLaunchingWithOptions: a1) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { AppDelegate._vit1() }
}
