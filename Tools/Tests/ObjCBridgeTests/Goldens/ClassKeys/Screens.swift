import UIKit

enum Screens {
    static var window: UIWindow? {
        guard let application = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication else { return nil }
        return application.windows.first
    }
}
