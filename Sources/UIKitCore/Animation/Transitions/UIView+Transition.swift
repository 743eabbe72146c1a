// Transitions of and between views, and the system's own animations.
// Apple: "UIView", transition(with:...), transition(from:to:...), perform(_:on:...).
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Goes over from what a view shows to what it shows after the changes, by the transition that the options name.
    ///
    /// Without one, or with a duration of 0 or less, the changes alone run, as in a block. A turn shows a picture of the
    /// old look and the new one as it is; rolled pages turn flat (UIK1201).
    /// - Parameter completion: As of animation blocks.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(view, AnimationSettings(duration, 0, options), animations ?? {}, completion)
    }

    /// Goes over from one view to another in the superview of the first, which is what turns or fades.
    ///
    /// The first leaves its superview and the second enters it; with `showHideTransitionViews` one is hidden and the
    /// other shown. A view without a superview goes over to nothing.
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

    /// Runs one of the system's animations on views, with others beside it: `delete` shrinks and fades them and takes
    /// them from their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0, $0.transform, $0.alpha) }
        AnimationBlock.run(
            AnimationSettings(ViewTransition.deletion, 0, options),
            {
                for view in views {
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
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
