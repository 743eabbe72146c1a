// Animations by pairs of calls, as before blocks.
// Apple: "UIView", beginAnimations(_:context:) and its kin (deprecated since iOS 13).
import Foundation

extension UIView {
    /// Begins to animate changes, until ``commitAnimations()``. The identifier and the context are for delegates, which are
    /// not supported.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { AnimationBlock.begin() }
    /// Ends the last block of ``beginAnimations(_:context:)``.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func commitAnimations() { AnimationBlock.commit() }
    /// Sets the duration of later changes, in seconds; 0.2 by default.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set(duration) }
    /// Sets the delay of later changes, in seconds.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set(nil, delay: delay) }
    /// Sets the curve of later changes.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        let rest = AnimationBlock.openOptions.subtracting(.curveLinear)
        AnimationBlock.set(nil, options: rest.union(AnimationOptions(rawValue: UInt(curve.rawValue) << 16)))
    }
    /// Sets whether the animation of later changes also runs backward.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        let rest = AnimationBlock.openOptions.subtracting(.autoreverse)
        AnimationBlock.set(nil, options: repeatAutoreverses ? rest.union(.autoreverse) : rest)
    }
    /// Sets whether later changes begin with the currently shown values and end earlier animations.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        let rest = AnimationBlock.openOptions.subtracting(.beginFromCurrentState)
        AnimationBlock.set(nil, options: fromCurrentState ? rest.union(.beginFromCurrentState) : rest)
    }
}
