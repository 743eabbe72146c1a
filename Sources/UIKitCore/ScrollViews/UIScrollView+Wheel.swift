// Mouse wheels and trackpads scroll.
// No Apple page: with a pointer UIKit's scroll views scroll by the same recognizer; the end of a row is guessed.
import CoreGraphics
import Foundation
import Stage

/// Wheel events that come soon after each other.
struct WheelSequence {
    var isActive = false
    /// The clock's number of the end that waits.
    var end: Int?
}

/// A responder that scrolls with a mouse wheel or trackpad.
@MainActor package protocol WheelScrolling: AnyObject {
    /// Returns whether it took the scroll.
    func scroll(by delta: ScrollDelta, at screenLocation: CGPoint, modifiers: UIKeyModifierFlags) -> Bool
}

extension UIScrollView: WheelScrolling {
    /// Takes what there is room for; without any, the next scroll view above may. Content does not bounce.
    package func scroll(by delta: ScrollDelta, at screenLocation: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
        guard options.isEnabled, delta.dx.isFinite, delta.dy.isFinite else { return false }
        let limits = limits
        let here = contentOffset
        // A wheel of one axis turned with shift scrolls along the other.
        let turned = modifiers.contains(.shift) && delta.dx == 0 ? ScrollDelta(dx: delta.dy, dy: 0) : delta
        let wanted = CGPoint(x: here.x - turned.dx, y: here.y - turned.dy)
        let place = onPixels(limits.clamped(wanted))
        guard !activity.isDragging || wheel.isActive else { return false }
        guard limits.contains(here) || activity.motion.isMoving, place != here else { return false }
        if !wheel.isActive { beginWheel() }
        contentOffset = place
        waitForEndOfWheel()
        return true
    }

    private func beginWheel() {
        wheel.isActive = true
        beginDragOfWheel()
    }

    private func waitForEndOfWheel() {
        let clock = StageClock.current
        wheel.end.map(clock.cancel)
        wheel.end = clock.schedule(at: clock.now + ScrollMeasures.wheelPause, site: "UIScrollView's wheel") { [weak self] in
            MainActor.assumeIsolated { self?.endWheel() }
        }
    }

    /// The row is over: as a drag that ends without speed; pages turn to the nearest.
    func endWheel() {
        guard wheel.isActive else { return }
        wheel.end.map(StageClock.current.cancel)
        wheel = WheelSequence()
        endDragOfWheel()
    }
}
