// Keyframe animations.
// Apple: "UIView", animateKeyframes(withDuration:delay:options:animations:completion:), addKeyframe(...).
import Foundation
import QuartzCore

extension UIView {
    /// Moves through the values that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` sets in the
    /// closure, each at its own time. What else the closure changes moves over the whole time.
    /// - Parameter completion: As of other animation blocks.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeCollector.run(AnimationSettings(duration, delay, options.common), options.mode, animations, completion)
    }

    /// What the closure changes is reached over a part of the keyframe animation around it.
    /// - Parameters:
    ///   - frameStartTime: 0…1 of the whole; numbers outside count as the nearest.
    ///   - frameDuration: 0…1 of the whole; a frame ends with it at the latest.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        KeyframeCollector.add(frameStartTime, frameDuration, animations)
    }
}
