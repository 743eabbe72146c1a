// What every object that animates views can do.
// Apple: "UIViewAnimating".
import CoreGraphics
import Foundation

/// What every object that animates views can do: start, pause, go back, stop and finish.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Where it is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it moves: active and not paused.
    var isRunning: Bool { get }
    /// Whether it goes back to where it came from.
    var isReversed: Bool { get set }
    /// How far it has come, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or goes on from where it was paused.
    func startAnimation()
    /// ``startAnimation()`` after a time in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is.
    func pauseAnimation()
    /// Ends it where it is: at once, or to be finished by ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes what was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
