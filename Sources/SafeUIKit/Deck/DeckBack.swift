// Whether a navigation controller would go back by a gesture.
// Apple: "UINavigationController", interactivePopGestureRecognizer.
import UIKit

enum DeckBack {
    @MainActor static func isPossible(in responder: UIResponder) -> Bool { false }
}
