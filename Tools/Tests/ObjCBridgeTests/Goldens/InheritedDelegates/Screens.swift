import UIKit

class Screen: UIViewController, UIGestureRecognizerDelegate, UINavigationControllerDelegate, UIScrollViewDelegate {
    func watch(_ recognizer: UIGestureRecognizer) { recognizer.delegate = self }
}
final class Board: Screen {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.view === view }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
final class Panel: Screen {}
extension Panel {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}
final class Direct: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
