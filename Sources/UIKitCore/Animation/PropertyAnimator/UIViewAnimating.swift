// The protocol of all objects that animate views.
// Apple: "UIViewAnimating".
import CoreGraphics
import Foundation

/// An object that animates views and can be started, paused, reversed, stopped and finished.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running: active and not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues a paused one.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation: for good, or until ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
