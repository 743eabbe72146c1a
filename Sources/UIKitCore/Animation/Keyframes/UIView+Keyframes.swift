// Keyframe animations.
// Apple: "UIView", animateKeyframes(withDuration:delay:options:animations:completion:), addKeyframe(...).
import Foundation
import QuartzCore

extension UIView {
    /// Animates through the values that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` sets in the
    /// closure, each at its own time. Other changes of the closure are animated over the whole duration.
    /// - Parameter completion: Called as for other animation blocks.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeCollector.run(AnimationSettings(duration, delay, options.common), options.mode, animations, completion)
    }

    /// Adds a keyframe: the changes of the closure are animated over a part of the enclosing keyframe animation.
    /// - Parameters:
    ///   - frameStartTime: The start, 0…1 of the whole duration; other values are clamped.
    ///   - frameDuration: The duration, 0…1 of the whole duration; a keyframe ends with the animation at the latest.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        KeyframeCollector.add(frameStartTime, frameDuration, animations)
    }
}
