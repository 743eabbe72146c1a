// What a recognizer's target and a touched view saw, for the tests of gestures.
import SelectorDispatch
import UIKit

/// Writes down the state of a recognizer at each action.
@MainActor final class RecordingTarget: NSObject {
    static let selector: Selector = {
        DispatchTable.register("record:", on: RecordingTarget.self) {
            (target: RecordingTarget, recognizer: UIGestureRecognizer) in target.states.append(recognizer.state)
        }
        return Selector("record:")
    }()

    var states: [UIGestureRecognizer.State] = []
}

/// A view that writes down the touch methods called on it.
@MainActor final class TouchLogView: UIView {
    private(set) var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// A delegate that answers from what it was given.
@MainActor final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    var waitsFor: UIGestureRecognizer?
    var letsWait: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === letsWait }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
