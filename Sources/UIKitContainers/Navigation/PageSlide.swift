// The system's way between two pages: the upper one slides over the lower one.
// No Apple page: this is ours. Duration, way of the lower page: from memory.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// Slides one page over another, or off it. It can be stopped on its way, and be moved by hand.
final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private let isRightToLeft: Bool
    private var animator: UIViewPropertyAnimator?
    private var shade: PageShade?

    init(_ operation: UINavigationController.Operation, isRightToLeft: Bool) {
        self.operation = operation
        self.isRightToLeft = isRightToLeft
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationMeasures.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The same for the whole transition (documented).
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
            duration: NavigationMeasures.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        self.animator = animator
        prepare(transitionContext, animator)
        animator.addCompletion { [weak self] position in
            self?.cleanUp(transitionContext)
            transitionContext.completeTransition(position == .end)
        }
        return animator
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let container = context.containerView
        let isPop = operation == .pop
        let upper = isPop ? from : to
        let lower = isPop ? to : from
        if isPop { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
        let shade = PageShade(frame: container.bounds)
        container.insertSubview(shade, belowSubview: upper)
        self.shade = shade
        let way = container.bounds.width * (isRightToLeft ? -1 : 1)
        let mates = (container as? PageContainer).map { pages in [upper, lower].map { pages.mate(of: $0) } } ?? []
        let out = CGAffineTransform(translationX: way, y: 0)
        let aside = CGAffineTransform(translationX: -way * NavigationMeasures.parallax, y: 0)
        let follow = {
            for (mate, page) in zip(mates, [upper, lower]) { mate?.transform = page.transform }
        }
        let show = {
            upper.transform = isPop ? out : .identity
            lower.transform = isPop ? .identity : aside
            follow()
            shade.show(isPop ? 0 : 1, at: isPop ? way : 0, isRightToLeft: self.isRightToLeft)
        }
        upper.transform = isPop ? .identity : out
        lower.transform = isPop ? aside : .identity
        follow()
        shade.show(isPop ? 1 : 0, at: isPop ? 0 : way, isRightToLeft: isRightToLeft)
        animator.addAnimations(show)
    }

    private func cleanUp(_ context: any UIViewControllerContextTransitioning) {
        for view in [context.view(forKey: .from), context.view(forKey: .to)] {
            guard let view else { continue }
            view.transform = .identity
            (context.containerView as? PageContainer)?.mate(of: view)?.transform = .identity
        }
        shade?.removeFromSuperview()
        shade = nil
    }

    /// No word to anybody: who stops it ends the transition.
    func stop() {
        animator?.stopAnimation(true)
        shade?.removeFromSuperview()
        shade = nil
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Darkens the lower page, and throws the upper page's shadow on it.
final class PageShade: UIView {
    private let dark = UIView(frame: .zero)
    private let edge = UIView(frame: .zero)
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        dark.backgroundColor = UIColor(white: 0, alpha: NavigationMeasures.shade)
        dark.frame = bounds
        edge.frame = CGRect(x: 0, y: 0, width: NavigationMeasures.edgeWidth, height: bounds.height)
        gradient.frame = edge.bounds
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        edge.layer.addSublayer(gradient)
        addSubview(dark)
        addSubview(edge)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameters:
    ///   - strength: 0…1.
    ///   - x: Where the upper page's view is moved to.
    func show(_ strength: CGFloat, at x: CGFloat, isRightToLeft: Bool) {
        let clear = UIColor(white: 0, alpha: 0).cgColor
        let shadow = UIColor(white: 0, alpha: NavigationMeasures.edgeAlpha).cgColor
        gradient.colors = isRightToLeft ? [shadow, clear] : [clear, shadow]
        dark.alpha = strength
        edge.alpha = strength
        edge.center = CGPoint(
            x: isRightToLeft ? bounds.width + x + NavigationMeasures.edgeWidth / 2 : x - NavigationMeasures.edgeWidth / 2,
            y: bounds.height / 2)
    }
}
