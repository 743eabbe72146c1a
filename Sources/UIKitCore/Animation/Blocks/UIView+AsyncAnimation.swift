// Animation blocks that are waited for.
// Apple: "UIView", the async forms of its animation methods.
import CoreGraphics
import Foundation

extension UIView {
    /// The async version of ``animate(withDuration:animations:completion:)``. Returns the completion's argument.
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { done in
            AnimationBlock.run(.init(duration, 0, []), animations) { done.resume(returning: $0) }
        }
    }

    /// The async version of ``animate(withDuration:delay:options:animations:completion:)``. Returns the completion's argument.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            AnimationBlock.run(.init(duration, delay, options), animations) { done.resume(returning: $0) }
        }
    }

    /// The async version of
    /// ``animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)``.
    /// Returns the completion's argument.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations
            ) { done.resume(returning: $0) }
        }
    }

    /// The async version of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Returns the completion's
    /// argument.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                done.resume(returning: $0)
            }
        }
    }

    /// The async version of ``transition(with:duration:options:animations:completion:)``. Returns the completion's argument.
    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { done in
            transition(with: view, duration: duration, options: options, animations: animations) {
                done.resume(returning: $0)
            }
        }
    }

    /// The async version of ``transition(from:to:duration:options:completion:)``. Returns the completion's argument.
    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { done in
            transition(from: fromView, to: toView, duration: duration, options: options) { done.resume(returning: $0) }
        }
    }

    /// The async version of ``perform(_:on:options:animations:completion:)``. Returns the completion's argument.
    @discardableResult
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { done in
            perform(animation, on: views, options: options, animations: parallelAnimations) { done.resume(returning: $0) }
        }
    }
}
