import UIKit

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
