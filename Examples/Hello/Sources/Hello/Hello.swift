// Change something and run again: swift run --package-path Examples/Hello
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let button = UIButton(type: .system)
        button.setTitle("Hello", for: .normal)
        button.addAction(UIAction { _ in button.setTitle("Hello again", for: .normal) }, for: .touchUpInside)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        button.frame = controller.view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }
}
