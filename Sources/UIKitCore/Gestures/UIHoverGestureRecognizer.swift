// A pointer over a view.
// Apple: "UIHoverGestureRecognizer".
import CoreGraphics
import Foundation

/// A recognizer that follows the pointer over the view without a pressed button. Continuous, without touches.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer's place on the screen in points; after it left, the last place.
    private var pointer = CGPoint.zero

    /// Returns the pointer's location in a view's coordinates, in points; nil is the window.
    open override func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return pointer }
        let point = window.convertFromScreen(pointer)
        return view?.convert(point, from: window) ?? point
    }

    /// The distance of the pointer from the screen; always zero, as no pencil hovers here.
    open var zOffset: CGFloat { 0 }

    var isUnderWay: Bool { state == .began || state == .changed }

    /// The pointer came to be over the view. Returns whether the gesture began.
    func enter(at location: CGPoint) -> Bool {
        pointer = location
        guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        tell(.began)
        return true
    }

    func move(to location: CGPoint) {
        guard isEnabled, pointer != location else { return }
        pointer = location
        tell(.changed)
    }

    /// The pointer left, or the gesture was taken away.
    func leave(at location: CGPoint?, as new: State = .ended) {
        pointer = location ?? pointer
        tell(new)
        life.state = .possible
        reset()
    }

    private func tell(_ new: State) {
        narrate("\(life.state.word) → \(new.word)", because: "the pointer is over the view, or left it")
        life.state = new
        sendActions()
    }
}

/// The hover recognizers that the pointer is over now.
@MainActor final class HoverTracker {
    private var active: [UIHoverGestureRecognizer] = []

    /// The pointer moved without a button; nil when it left the screen. `hit` is the view under it.
    func move(to location: CGPoint?, over hit: UIView?) {
        var under: [UIHoverGestureRecognizer] = []
        var view = location == nil ? nil : hit
        while let current = view {
            under += (current.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
            view = current.superview
        }
        for recognizer in active where !under.contains(where: { $0 === recognizer }) {
            recognizer.leave(at: location, as: recognizer.isEnabled ? .ended : .cancelled)
        }
        let before = active
        active = []
        guard let location else { return }
        for recognizer in under {
            if before.contains(where: { $0 === recognizer }) {
                if recognizer.isEnabled { recognizer.move(to: location) } else { recognizer.leave(at: location, as: .cancelled) }
                if recognizer.isEnabled { active.append(recognizer) }
            } else if recognizer.enter(at: location) {
                active.append(recognizer)
            }
        }
    }
}
