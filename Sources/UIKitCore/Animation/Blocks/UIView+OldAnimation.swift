// Animations by pairs of calls, as before blocks.
// Apple: "UIView", beginAnimations(_:context:) and its kin (deprecated since iOS 13).
import Foundation

extension UIView {
    /// What changes from here to ``commitAnimations()`` moves. The name and the context are for delegates, of which there
    /// are none here.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { AnimationBlock.begin() }
    /// Ends what ``beginAnimations(_:context:)`` began last.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func commitAnimations() { AnimationBlock.commit() }
    /// Seconds of what changes from here on; 0.2 unless set.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set(duration) }
    /// Seconds before what changes from here on begins to move.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set(nil, delay: delay) }
    /// The curve of what changes from here on.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        let rest = AnimationBlock.openOptions.subtracting(.curveLinear)
        AnimationBlock.set(nil, options: rest.union(AnimationOptions(rawValue: UInt(curve.rawValue) << 16)))
    }
    /// Whether what changes from here on goes back when it has come to its end.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        let rest = AnimationBlock.openOptions.subtracting(.autoreverse)
        AnimationBlock.set(nil, options: repeatAutoreverses ? rest.union(.autoreverse) : rest)
    }
    /// Whether what changes from here on begins where it is shown, and ends what moved it before.
    @available(*, deprecated, message: "Use UIView.animate(withDuration:animations:)")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        let rest = AnimationBlock.openOptions.subtracting(.beginFromCurrentState)
        AnimationBlock.set(nil, options: fromCurrentState ? rest.union(.beginFromCurrentState) : rest)
    }
}
