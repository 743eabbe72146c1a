// The tracks of one animator: values recorded while its blocks run, and clocks changed together.
// No Apple page: this is ours; "UIViewPropertyAnimator" is made of it.
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKitValues

/// The animations of one animator. They never remove themselves and have no delegate: natural ends are the animator's own,
/// which calls ``finish(at:)``.
///
/// A *fraction* is of time, 0…1 over the whole duration, delays not counted.
@MainActor package final class AnimationTracks {
    package init() {}

    private var tracks: [AnimationTrack] = []
    /// The start of the recorded part of the time, 0…1.
    private var from = 0.0
    private var duration = 0.0
    private var interactive = true
    /// The completions of blocks within the recorded ones. ``finish(at:)`` calls them.
    var completions: [(Bool) -> Void] = []
    /// The number of work that waits for a delay.
    private var pending: (clock: StageClock, number: Int)?

    /// Whether touches find the views where they are shown, and not where they will be. Counts for what is recorded next.
    package var hitsWhereShown = true

    /// Runs a block; what it changes becomes tracks from what is shown now to what is set, over the span `from…1` of the
    /// whole (0 for a block that was there at the start), each standing at the fraction `from`.
    /// - Parameters:
    ///   - duration: Seconds of the whole, that is of fraction 0…1, not of what is left.
    ///   - interactive: Whether views take touches while they move.
    package func record(
        from: Double, pace: AnimationPace, duration: TimeInterval, interactive: Bool, _ block: () -> Void
    ) {
        self.from = min(max(0, from), 1 - 1e-9)
        self.duration = duration
        self.interactive = interactive
        let options: UIView.AnimationOptions = interactive ? .allowUserInteraction : []
        let settings = AnimationSettings(duration, 0, options, pace: pace)
        AnimationBlock(settings, .tracks(self)).perform(block)
    }

    package var isEmpty: Bool { tracks.isEmpty }

    /// True where there are tracks and none of their layers is in a window: such an animator completes at once.
    package var isOffscreen: Bool {
        !tracks.isEmpty && tracks.allSatisfy { ($0.layer.delegate as? UIView)?.window == nil }
    }

    // MARK: Recording

    func add(_ motion: LayerMotion, _ settings: AnimationSettings) {
        add(
            AnimationTrack(
                layer: motion.layer, key: motion.key, old: motion.old, new: motion.new, isAdditive: motion.isAdditive,
                mode: nil, frames: [MotionFrame(value: motion.from, time: 0), MotionFrame(value: motion.to, time: 1)],
                pace: settings.pace, duration: duration, span: span(settings)))
    }

    func add(_ motion: KeyframeMotion, _ settings: AnimationSettings) {
        // Frames have times of their own: a spring cannot bend them.
        let pace: AnimationPace = if case .cubic = settings.pace { settings.pace } else { .linear }
        add(
            AnimationTrack(
                layer: motion.layer, key: motion.key, old: motion.old, new: motion.new, isAdditive: motion.isAdditive,
                mode: motion.mode, frames: motion.frames, pace: pace, duration: duration, span: span(settings)))
    }

    private func add(_ track: AnimationTrack) {
        tracks.append(track)
        let layer = track.layer
        if !interactive { AnimationTouches.block(layer) } else if hitsWhereShown { AnimationTouches.followShown(layer) }
        touched.append((layer, interactive ? (hitsWhereShown ? .followShown : .model) : .blocked))
    }

    /// The part of the whole that a block takes: blocks within that override the duration take their own.
    private func span(_ settings: AnimationSettings) -> ClosedRange<Double> {
        guard duration > 0, settings.duration != duration || settings.delay > 0 else { return from...1 }
        let start = min(from + settings.delay / duration, 1 - 1e-9)
        return start...min(1, max(start + settings.duration / duration, start + 1e-9))
    }

    private enum Touch { case blocked, followShown, model }
    private var touched: [(layer: CALayer, touch: Touch)] = []

    private func letGo(_ layers: (CALayer) -> Bool) {
        touched.removeAll { entry in
            guard layers(entry.layer) else { return false }
            switch entry.touch {
            case .blocked: AnimationTouches.unblock(entry.layer)
            case .followShown: AnimationTouches.followModel(entry.layer)
            case .model: break
            }
            return true
        }
    }

    // MARK: Turning

    /// Stands still and shows a fraction of the time; with `linear` a part of the way, without the curve.
    package func hold(at fraction: Double, linear: Bool) {
        cancelDelay()
        for index in tracks.indices { tracks[index].hold(at: fraction, linear: linear) }
    }

    /// Runs from a fraction of the time, beginning now, to the end, or to the start if reversed, in `remaining` seconds;
    /// with a delay it stands first. A pace replaces the recorded one for what is left. What is shown never jumps: if a
    /// linear hold shows another part of the way than the pace has at the fraction, the pace is taken up where it has it.
    package func run(
        from fraction: Double, reversed: Bool, remaining: TimeInterval, after delay: TimeInterval, pace: AnimationPace?
    ) {
        cancelDelay()
        let now = CACurrentMediaTime()
        guard delay > 0 else { return begin(fraction, now, reversed, remaining, pace) }
        for index in tracks.indices { tracks[index].freeze(at: now) }
        let clock = AppSession.clock
        let number = clock.schedule(at: now + delay, site: "an animation's delay") { [weak self] in
            MainActor.assumeIsolated {
                self?.pending = nil
                self?.begin(fraction, now + delay, reversed, remaining, pace)
            }
        }
        pending = (clock, number)
    }

    private func begin(
        _ fraction: Double, _ now: TimeInterval, _ reversed: Bool, _ remaining: TimeInterval, _ pace: AnimationPace?
    ) {
        for index in tracks.indices {
            tracks[index].run(from: fraction, at: now, reversed: reversed, remaining: remaining, pace: pace)
        }
    }

    private func cancelDelay() {
        if let pending { pending.clock.cancel(pending.number) }
        pending = nil
    }

    // MARK: Ends

    /// Takes the animations off; the model is set to the end, the start, or what is shown.
    package func finish(at position: UIViewAnimatingPosition) {
        cancelDelay()
        var tracks = tracks
        let goals = position == .end ? [] : goals(position)
        self.tracks = []
        letGo { _ in true }
        for index in tracks.indices { tracks[index].removeAnimations() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, key, value) in goals { layer.takeModel(value, key) }
        CATransaction.commit()
        let completions = completions
        self.completions = []
        for completion in completions { completion(position == .end) }
    }

    /// The final values of the model. If something else also animates a key, only the tracks' own part is added to the model.
    private func goals(_ position: UIViewAnimatingPosition) -> [(CALayer, String, Any)] {
        let now = CACurrentMediaTime()
        var result: [(CALayer, String, Any)] = []
        for (index, track) in tracks.enumerated() {
            let layer = track.layer
            let own = tracks.filter { $0.layer === layer && $0.key == track.key }
            // Once for each key, with the first of its tracks.
            guard tracks.firstIndex(where: { $0.layer === layer && $0.key == track.key }) == index else { continue }
            let names = own.flatMap(\.names)
            let isShared =
                own.allSatisfy(\.isAdditive)
                && (layer.animationKeys() ?? []).contains { name in
                    !names.contains(name) && (layer.animation(forKey: name) as? CAPropertyAnimation)?.keyPath == track.key
                }
            if isShared, var value = layer.value(forKey: track.key) {
                for one in own {
                    guard let part = position == .start ? one.startValue : one.value(at: now) else { continue }
                    value = AnimationMix.sum(value, part) ?? value
                }
                result.append((layer, track.key, value))
            } else if position == .start {
                result.append((layer, track.key, track.old))
            } else if let shown = layer.presented(track.key) {
                result.append((layer, track.key, shown))
            }
        }
        return result
    }

    /// The layers of a view and those below let go of their tracks and show the end.
    package func release(below view: UIView) {
        for index in tracks.indices where tracks[index].layer.isBelow(view) { tracks[index].removeAnimations() }
        tracks.removeAll { $0.layer.isBelow(view) }
        letGo { $0.isBelow(view) }
    }

    /// Whether a layer of a view or below it has a track.
    package func moves(below view: UIView) -> Bool {
        tracks.contains { $0.layer.isBelow(view) }
    }
}

extension CALayer {
    /// Whether it is a view's layer or anywhere below that.
    @MainActor fileprivate func isBelow(_ view: UIView) -> Bool {
        var layer: CALayer? = self
        while let one = layer {
            if one === view.layer { return true }
            layer = one.superlayer
        }
        return false
    }

    /// Sets a value without motion; a view's own colour goes with its layer's.
    @MainActor fileprivate func takeModel(_ value: Any, _ key: String) {
        if key == "backgroundColor", let view = delegate as? UIView, view.layer === self, let color = value as? CGColor as CGColor?
        {
            view.backgroundColor = UIColor(cgColor: color)
        } else {
            setValue(value, forKey: key)
            if key == BackdropLayer.lookKey || key == VibrancyLayer.lookKey {
                (delegate as? UIView)?.superview?.lookOfPartWasSet()
            }
        }
    }
}
