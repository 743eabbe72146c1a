// A transition that a hand moves by a part of the whole.
// Apple: "UIPercentDrivenInteractiveTransition"
import CoreGraphics
import Foundation
import QuartzCore

/// Drives an animator's animations by hand: ``update(_:)`` shows them at a part of their duration, ``finish()`` and
/// ``cancel()`` let them run on or back.
///
/// It stops the clock of the container's layer. What an animator moves outside of the container is not driven.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    struct State {
        var context: (any UIViewControllerContextTransitioning)?
        var percent: CGFloat = 0
        var duration: TimeInterval = 0
        /// The container's time at which the animations began.
        var start: TimeInterval = 0
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

    /// A driver for one transition at a time.
    public override init() { super.init() }

    /// The animator's duration in seconds; 0 while there is no transition.
    open var duration: CGFloat { state.duration }
    /// How far the transition is, from 0 to 1.
    open var percentComplete: CGFloat { state.percent }
    /// How fast it goes on after the hand let go: 2 takes half of the time that is left. 1 unless set.
    open var completionSpeed: CGFloat = 1
    /// The curve of that movement.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition begins by hand; true unless set.
    open var wantsInteractiveStart = true

    /// Begins: the animator's animations are added and stand still.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }
    /// Shows the transition at a part from 0 to 1; others count as the nearest of them.
    open func update(_ percentComplete: CGFloat) { move(to: percentComplete) }
    /// The hand takes hold of a transition that runs.
    open func pause() { takeHold() }
    /// The hand lets go: the transition runs to its end.
    open func finish() { letGo(finishing: true) }
    /// The hand lets go: the transition runs back, and what the animations changed is as before.
    open func cancel() { letGo(finishing: false) }
}

extension UIPercentDrivenInteractiveTransition {
    private func begin(_ context: any UIViewControllerContextTransitioning) {
        guard let own = context as? TransitionContext else { return }
        end()
        let layer = context.containerView.layer
        state = State(context: context)
        state.duration = own.duration
        state.start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = state.start
        own.atEnd = { [weak self] in self?.end() }
        own.animator.animateTransition(using: context)
    }

    private func move(to percent: CGFloat) {
        guard let context = state.context, context.isInteractive else { return }
        show(percent)
        context.updateInteractiveTransition(state.percent)
    }

    /// The last moment is left out: at it the animations would be over.
    private func show(_ percent: CGFloat) {
        state.percent = percent.isFinite ? min(max(0, percent), 1) : 0
        let way = min(TimeInterval(state.percent) * state.duration, max(0, state.duration - 0.001))
        state.context?.containerView.layer.timeOffset = state.start + way
    }

    private func takeHold() {
        guard let context = state.context, state.run != nil else { return }
        stop()
        context.pauseInteractiveTransition()
    }

    private func letGo(finishing: Bool) {
        guard let context = state.context, context.isInteractive else { return }
        if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let target: CGFloat = finishing ? 1 : 0
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        let length = TimeInterval(abs(target - state.percent)) * state.duration / TimeInterval(speed)
        state.run = Run(from: state.percent, to: target, since: CACurrentMediaTime(), length: length)
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

    /// The clock runs again from the end: the animations are over with the next commit.
    private func complete() {
        guard let layer = state.context?.containerView.layer else { return }
        layer.timeOffset = state.start + state.duration
        layer.beginTime = CACurrentMediaTime()
        layer.speed = 1
    }

    /// What the animations moved gets its first values; their completions hear that they did not finish.
    private func takeBack() {
        guard let layer = state.context?.containerView.layer else { return }
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
            for sublayer in layer.sublayers ?? [] { restore(sublayer) }
            if !keys.isEmpty { layer.removeAllAnimations() }
        }
        restore(layer)
        CATransaction.commit()
    }

    private func stop() {
        state.link?.invalidate()
        state.link = nil
        state.run = nil
    }

    /// The transition is over: the container's clock runs as others do.
    private func end() {
        stop()
        guard let layer = state.context?.containerView.layer else { return }
        state.context = nil
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }
}

extension UIView.AnimationCurve {
    /// The part of the way after a part of the time: the curve's y where its x is the time, found by halving.
    func progress(_ part: Double) -> Double {
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
