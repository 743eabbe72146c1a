// Recognizers with closures, over the selector table that `#selector` will fill once the source rewriter is there.
import UIKit

/// Receives a recognizer's action and hands it to a closure.
@MainActor
private final class RecognizerTarget: NSObject {
    static let selector: Selector = {
        DispatchTable.register("recognized:", on: RecognizerTarget.self) {
            (target: RecognizerTarget, recognizer: UIGestureRecognizer) in target.body(recognizer)
        }
        return Selector("recognized:")
    }()

    static var key: UInt8 = 0
    private let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
}

extension UIView {
    /// Adds a recognizer whose actions run the closure. Its target lives as long as the recognizer.
    func on<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ body: @escaping (Recognizer) -> Void) {
        let target = RecognizerTarget { sender in
            if let sender = sender as? Recognizer { body(sender) }
        }
        objc_setAssociatedObject(recognizer, &RecognizerTarget.key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        recognizer.addTarget(target, action: RecognizerTarget.selector)
        addGestureRecognizer(recognizer)
    }
}
