// Screens that are containers themselves: they fill the window, with bars of their own.
// No Apple page: this is ours.
import UIKit

/// A controller that the Showcase shows without its bar and its sidebar.
@MainActor
protocol WholeScreen: UIViewController {}

extension UIViewController {
    /// The item that leads from a whole screen back to where it was opened from.
    func makeLeaveItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.stackController?.leave() })
        item.accessibilityIdentifier = "leave"
        item.accessibilityLabel = "Close"
        return item
    }
}
