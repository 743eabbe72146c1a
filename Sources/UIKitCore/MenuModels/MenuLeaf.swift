// The common interface of actions and commands for a menu.
// No Apple page: this is ours.
import Foundation

/// An entry that does something when it is chosen.
@MainActor package protocol MenuLeaf: UIMenuElement {
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// Does it, for who opened the menu.
    func run(for sender: AnyObject?)
}

extension UIAction: MenuLeaf {
    package func run(for sender: AnyObject?) { performWithSender(sender, target: nil) }
}

extension UICommand: MenuLeaf {
    /// Sent along the responder chain from the first responder, else from who opened the menu; the command itself is the
    /// sender.
    package func run(for sender: AnyObject?) {
        let starts = [FirstResponder.current, sender as? UIResponder]
        let target = starts.lazy.compactMap { $0?.target(forAction: self.action, withSender: self) }.first
        AppSession.sendAction(action, to: target, from: self, for: nil)
    }
}
