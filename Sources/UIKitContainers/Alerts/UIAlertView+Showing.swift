// How an old alert is shown: by an alert controller of the same buttons.
// Apple: "UIAlertView".
import Diagnostics
import Foundation
import UIKitCore
import UIKitText

@available(*, deprecated, message: "UIAlertController replaces it")
extension UIAlertView {
    func add(_ title: String) -> Int {
        content.titles.append(title)
        return content.titles.count - 1
    }

    func showByController() {
        guard content.controller == nil else { return }
        let windows = UIApplication.shared.windows
        guard let top = (windows.first { $0.isKeyWindow } ?? windows.first)?.frontController else {
            return Catalogue.presenterNotInWindow.report(
                object: ObjectName.of(self), cause: "No window has a root view controller, on which the alert could be presented.",
                fix: "Show the alert once the app's window has its root view controller.")
        }
        let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for hides in hidings { controller.addTextField { $0.isSecureTextEntry = hides } }
        for (index, title) in content.titles.enumerated() {
            // The handler holds the alert view: its app need not keep it while it is shown.
            controller.addAction(
                UIAlertAction(title: title, style: index == content.cancel ? .cancel : .default) { _ in
                    self.tapped(index)
                })
        }
        content.controller = controller
        content.fields = controller.textFields ?? []
        content.delegate?.willPresent(self)
        top.present(controller, animated: true) { self.content.delegate?.didPresent(self) }
    }

    /// Whether each field of the style hides its text.
    private var hidings: [Bool] {
        switch alertViewStyle {
        case .default: []
        case .secureTextInput: [true]
        case .plainTextInput: [false]
        case .loginAndPasswordInput: [false, true]
        }
    }

    /// An alert controller runs a handler when it is gone, so all three calls come then, in Apple's order.
    private func tapped(_ index: Int) {
        let delegate = content.delegate
        content.controller = nil
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, willDismissWithButtonIndex: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }

    func leave(_ index: Int, animated: Bool) {
        guard let controller = content.controller else { return }
        content.controller = nil
        content.delegate?.alertView(self, willDismissWithButtonIndex: index)
        controller.dismiss(animated: animated) {
            self.content.delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
    }
}
