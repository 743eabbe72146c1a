// A transition that a hand moves by a part of the whole.
// Apple: "UIPercentDrivenInteractiveTransition"
import CoreGraphics
import Foundation
import QuartzCore

/// An object that drives an animator's animations interactively: ``update(_:)`` shows them at a fraction of their duration,
/// ``finish()`` and ``cancel()`` let them run forward or backward.
///
/// It stops the clock of the container's layer and of views that are animated alongside with
/// `animateAlongsideTransition(in:animation:completion:)`. Animations elsewhere are not driven. An animator
/// with `interruptibleAnimator(using:)` is driven with its `fractionComplete`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    struct State {
        weak var context: TransitionContext?
        var percent: CGFloat = 0
        var duration: TimeInterval = 0
        /// Layers whose clocks stand still, and their times at which the animations began.
        var layers: [(layer: CALayer, start: TimeInterval)] = []
        /// The animator's interruptible animation; nil if it has none.
        var animator: (any UIViewImplicitlyAnimating)?
        /// The time at which the animations began, on the screen's clock.
        var began: TimeInterval = 0
        var run: Run?
        var link: CADisplayLink?
    }
    /// A movement by itself after the hand let go, in parts of the duration and seconds of the screen.
    struct Run {
        var from: CGFloat
        var to: CGFloat
        var since: TimeInterval
        var length: TimeInterval
    }
    final var state = State()

    /// Creates a driver for one transition at a time.
    public override init() { super.init() }

    /// The animator's duration, in seconds; 0 without a transition.
    open var duration: CGFloat { state.duration }
    /// The progress of the transition, from 0 to 1.
    open var percentComplete: CGFloat { state.percent }
    /// The speed after the interaction has ended: 2 takes half of the remaining time. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve of the completion.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition begins interactively; true by default.
    open var wantsInteractiveStart = true

    /// Begins the transition: adds the animator's animations and pauses them.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }
    /// Shows the transition at a fraction from 0 to 1; other values are clamped.
    open func update(_ percentComplete: CGFloat) { move(to: percentComplete) }
    /// Pauses a running transition to continue it interactively.
    open func pause() { takeHold() }
    /// Ends the interaction; the transition runs to its end.
    open func finish() { letGo(finishing: true) }
    /// Ends the interaction; the transition runs backward and restores the state before the animations.
    open func cancel() { letGo(finishing: false) }
}

extension UIPercentDrivenInteractiveTransition {
    private func begin(_ transition: any UIViewControllerContextTransitioning) {
        guard let context = transition as? TransitionContext else { return }
        end()
        adopt(context)
        if let animator = context.interruptible {
            state.animator = animator
            if animator.state == .inactive { animator.startAnimation() }
            animator.pauseAnimation()
        } else {
            freeze()
            context.runAnimator()
        }
    }

    /// The transition runs by itself; the hand may take hold of it.
    func watch(_ context: TransitionContext, _ animator: (any UIViewImplicitlyAnimating)?) {
        guard !context.isOver else { return }
        end()
        adopt(context)
        state.animator = animator
    }

    private func adopt(_ context: TransitionContext) {
        state = State(context: context)
        state.duration = context.duration
        state.began = CACurrentMediaTime()
        context.atEnd = { [weak self] in self?.end() }
    }

    /// Stops the clocks where they stand.
    private func freeze() {
        guard let context = state.context else { return }
        let passed = CACurrentMediaTime() - state.began
        for view in context.drivenViews where !state.layers.contains(where: { $0.layer === view.layer }) {
            let layer = view.layer
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = now
            state.layers.append((layer, now - passed))
        }
    }

    /// A view whose animations go along was named.
    func drivenViewsChanged() { if !state.layers.isEmpty { freeze() } }

    private func move(to percent: CGFloat) {
        guard let context = state.context, context.isInteractive else { return }
        show(percent)
        context.updateInteractiveTransition(state.percent)
    }

    /// The last moment is left out: at it the animations would be over.
    private func show(_ percent: CGFloat) {
        state.percent = percent.isFinite ? min(max(0, percent), 1) : 0
        let way = min(TimeInterval(state.percent) * state.duration, max(0, state.duration - 0.001))
        if let animator = state.animator {
            animator.fractionComplete = state.duration > 0 ? CGFloat(way / state.duration) : state.percent
        }
        for (layer, start) in state.layers { layer.timeOffset = start + way }
    }

    /// Takes control of a transition that moves on its own: after the user let go, or if it did not begin interactively.
    private func takeHold() {
        guard let context = state.context, !context.isInteractive else { return }
        if let animator = state.animator {
            animator.pauseAnimation()
            if animator.isReversed { animator.isReversed = false }
            state.percent = animator.fractionComplete
        } else if state.run == nil {
            let passed = CACurrentMediaTime() - state.began
            state.percent = state.duration > 0 ? CGFloat(min(max(0, passed / state.duration), 1)) : 1
            freeze()
            show(state.percent)
        }
        stop()
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(state.percent)
    }

    private func letGo(finishing: Bool) {
        guard let context = state.context, context.isInteractive else { return }
        if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let target: CGFloat = finishing ? 1 : 0
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        if let animator = state.animator {
            animator.isReversed = !finishing
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve), durationFactor: 1 / speed)
            return
        }
        let part = abs(target - state.percent) / speed
        state.run = Run(
            from: state.percent, to: target, since: CACurrentMediaTime(), length: TimeInterval(part) * state.duration)
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self else { return link.invalidate() }
                self.tick()
            }
        }
        link.add(to: .main, forMode: .common)
        state.link = link
    }

    private func tick() {
        guard let run = state.run else { return }
        let passed = CACurrentMediaTime() - run.since
        let part = run.length > 0 ? min(max(0, passed / run.length), 1) : 1
        show(run.from + (run.to - run.from) * CGFloat(completionCurve.progress(part)))
        guard part >= 1 else { return }
        stop()
        if run.to == 1 { complete() } else { takeBack() }
    }

    /// The clocks run again from the end: the animations are over with the next commit.
    private func complete() {
        for (layer, start) in state.layers {
            layer.timeOffset = start + state.duration
            layer.beginTime = CACurrentMediaTime()
            layer.speed = 1
        }
    }

    /// Restores the values from before the animations. Their completions are told that they did not finish.
    private func takeBack() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        func restore(_ layer: CALayer) {
            let keys = layer.animationKeys() ?? []
            for key in keys.reversed() {
                guard let animation = layer.animation(forKey: key) as? CABasicAnimation, let path = animation.keyPath,
                    let first = animation.fromValue
                else { continue }
                // Of a value that is added the model without it is the end.
                let model = layer.value(forKeyPath: path)
                let before: Any? = animation.isAdditive ? model.flatMap { AnimationMix.sum($0, first) } : first
                if let before { layer.setValue(before, forKeyPath: path) }
            }
            for sublayer in layer.sublayers ?? [] { DeepWalk.level(sublayer.description) { restore(sublayer) } }
            if !keys.isEmpty { layer.removeAllAnimations() }
        }
        for (layer, _) in state.layers { restore(layer) }
        CATransaction.commit()
    }

    private func stop() {
        state.link?.invalidate()
        state.link = nil
        state.run = nil
    }

    /// The transition is over: the clocks run as others do.
    private func end() {
        stop()
        for (layer, _) in state.layers {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
        state.layers = []
        state.animator = nil
        state.context = nil
    }
}

extension UIView.AnimationCurve {
    /// The part of the way after a part of the time: the curve's y where its x is the time, found by halving.
    package func progress(_ part: Double) -> Double {
        var points: [Float] = [0, 0, 0, 0]
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            timingFunction.getControlPoint(at: 1, values: base)
            timingFunction.getControlPoint(at: 2, values: base + 2)
        }
        func cubic(_ one: Float, _ two: Float, _ t: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * Double(one) + 3 * rest * t * t * Double(two) + t * t * t
        }
        if part <= 0 || part >= 1 { return part <= 0 ? 0 : 1 }
        var low = 0.0, high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if cubic(points[0], points[2], middle) < part { low = middle } else { high = middle }
        }
        return cubic(points[1], points[3], (low + high) / 2)
    }
}
