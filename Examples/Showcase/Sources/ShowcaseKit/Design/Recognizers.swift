// Recognizers with closures, over the selector table that `#selector` will fill once the source rewriter is there.
import UIKit

/// Receives a recognizer's action and hands it to a closure.
@MainActor
private final class RecognizerTarget: NSObject {
    let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
}

extension UIView {
    /// Adds a recognizer whose actions run the closure.
    func on<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ body: @escaping (Recognizer) -> Void) {
        let target = RecognizerTarget { sender in
            if let sender = sender as? Recognizer { body(sender) }
        }
        _ = target
        addGestureRecognizer(recognizer)
    }
}
