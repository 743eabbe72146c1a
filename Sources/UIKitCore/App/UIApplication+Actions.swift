// Actions: a method of a target, or of the first responder in the chain that has it.
// Apple: "UIApplication", sendAction(_:to:from:for:).
import Foundation
import SelectorDispatch

extension UIApplication {
    /// The chain begins at the first responder; without one at the sender, then at the key window's root.
    func performAction(_ action: Selector, _ target: Any?, _ sender: Any?, _ event: UIEvent?) -> Bool {
        let object: AnyObject?
        if let target {
            object = target as AnyObject
        } else {
            object = findTarget(for: action, sender)
        }
        guard let object else { return false }
        _ = DispatchTable.perform(object, action, [sender, event])
        return true
    }

    private func findTarget(for action: Selector, _ sender: Any?) -> AnyObject? {
        let starts: [UIResponder?] = [
            FirstResponder.current, sender as? UIResponder, keyWindow?.pressTarget, self,
        ]
        for start in starts {
            if let start, let found = start.target(forAction: action, withSender: sender) { return found as AnyObject }
        }
        return nil
    }
}
