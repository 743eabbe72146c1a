// Targets and their actions.
// Apple: "UIGestureRecognizer", Adding and removing targets and actions.
import Foundation
import SelectorDispatch

extension UIGestureRecognizer {
    func add(_ target: Any, _ action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(Target(object: object, action: action))
    }

    func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.object === object) && (action == nil || entry.action == action)
        }
    }

    /// Calls every target. The recognizer's state is what the targets should see.
    func sendActions() {
        handler?(self)
        for target in targets {
            guard let object = target.object as? any NSObjectProtocol else { continue }
            _ = object.perform(target.action, with: self)
        }
    }
}
