// Transitions of and between views, and the system's own animations.
// Apple: "UIView", transition(with:...), transition(from:to:...), perform(_:on:...).
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Animates from a view's current appearance to its appearance after the changes, with the transition in the options.
    ///
    /// Without a transition, or with a duration of 0 or less, the changes are animated as in an animation block. A flip shows a
    /// picture of the old appearance and the live new one; page curls turn flat (UIK1201).
    /// - Parameter completion: Called as for animation blocks.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(view, AnimationSettings(duration, 0, options), animations ?? {}, completion)
    }

    /// Animates from one view to another in the superview of the first, which flips or fades.
    ///
    /// The first view is removed from its superview and the second is added; with `showHideTransitionViews` one is hidden and
    /// the other is shown. A view without a superview is replaced by nothing.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            AnimationBlock.run(AnimationSettings(0, 0, options), {}, completion)
            return
        }
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.removeFromSuperview()
                container.addSubview(toView)
            }
        }
        ViewTransition.run(container, AnimationSettings(duration, 0, options), change, completion)
    }

    /// Performs a system animation on views, with parallel animations: `delete` shrinks and fades the views and removes
    /// them from their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0, $0.transform, $0.alpha) }
        AnimationBlock.run(
            AnimationSettings(AnimationMeasures.deletion, 0, options),
            {
                for view in views {
                    view.transform = view.transform.scaledBy(
                        x: AnimationMeasures.deletedScale, y: AnimationMeasures.deletedScale)
                    view.alpha = 0
                }
                parallelAnimations?()
            },
            { finished in
                for (view, transform, alpha) in before {
                    view.removeFromSuperview()
                    view.transform = transform
                    view.alpha = alpha
                }
                completion?(finished)
            })
    }
}
