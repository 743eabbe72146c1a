// Recognizers that call a closure, for tests.
import UIKit

@MainActor private final class ClosureTarget: NSObject {
    static let action: Selector = {
        let action = Selector("fire:")
        DispatchTable.register(action, on: ClosureTarget.self) { (target: ClosureTarget, sender: UIGestureRecognizer) in
            target.body(sender)
        }
        return action
    }()
    /// Recognizers do not hold their targets.
    static var all: [ClosureTarget] = []
    let body: (UIGestureRecognizer) -> Void
    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
}

extension UIView {
    /// Adds a recognizer that calls the closure at each change of state.
    func on<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ body: @escaping (Recognizer) -> Void) {
        let target = ClosureTarget { if let sender = $0 as? Recognizer { body(sender) } }
        ClosureTarget.all.append(target)
        recognizer.addTarget(target, action: ClosureTarget.action)
        addGestureRecognizer(recognizer)
    }
}
