// Targets that hand a recognizer to a closure, one class a kind because the table is by class.
import SelectorDispatch
import UIKit

/// Hands the recognizer of each action to a closure.
@MainActor class GestureReader<Recognizer: UIGestureRecognizer>: NSObject {
    private let body: (Recognizer) -> Void

    init(_ body: @escaping (Recognizer) -> Void) { self.body = body }

    class var selector: Selector {
        DispatchTable.register("read:", on: Self.self) { (target: GestureReader, recognizer: UIGestureRecognizer) in
            if let recognizer = recognizer as? Recognizer { target.body(recognizer) }
        }
        return Selector("read:")
    }
}

typealias TapReader = GestureReader<UITapGestureRecognizer>
typealias PanReader = GestureReader<UIPanGestureRecognizer>
typealias PinchReader = GestureReader<UIPinchGestureRecognizer>
typealias RotationReader = GestureReader<UIRotationGestureRecognizer>
