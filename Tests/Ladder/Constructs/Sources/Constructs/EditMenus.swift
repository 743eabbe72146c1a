// Items of the edit menu, by selector.
// Apple: "UIMenuController", menuItems; "UIResponderStandardEditActions".
import UIKit

public final class Verse: UIView {
    public private(set) var log: [String] = []
    public override var canBecomeFirstResponder: Bool { true }

    public func showMenu() {
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Mark", action: #selector(mark(_:))), UIMenuItem(title: "Send", action: #selector(Verse.send)),
        ]
        menu.showMenu(from: self, rect: bounds)
    }
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(mark) || action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.selectAll(_:))
    }
    public override func copy(_ sender: Any?) { log.append("copy") }
    @objc private func mark(_ sender: UIMenuController?) { log.append("mark") }
    @objc func send() { log.append("send") }
}
