// Whether a navigation controller would go back by a gesture.
// Apple: "UINavigationController", interactivePopGestureRecognizer.
import UIKit

enum DeckBack {
    /// Whether a responder is a navigation controller that has something to go back to and takes the gesture for it.
    @MainActor static func isPossible(in responder: UIResponder) -> Bool {
        guard let navigation = responder as? UINavigationController, navigation.viewControllers.count > 1,
            let recognizer = navigation.interactivePopGestureRecognizer
        else { return false }
        return recognizer.isEnabled
    }
}
