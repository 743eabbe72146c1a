import UIKit

enum Screens {
    static var window: UIWindow? {
        guard let application = (UIApplication.shared as Any?) as? UIApplication else { return nil }
        return application.windows.first
    }
}
