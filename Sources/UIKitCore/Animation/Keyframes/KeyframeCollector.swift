// Keyframes while their block runs, and the animations that come of them.
// Apple: "UIView", addKeyframe(withRelativeStartTime:relativeDuration:animations:).
import Foundation
import QuartzCore

/// The changes of the frames of one keyframe animation.
@MainActor final class KeyframeCollector {
    /// One change of a key.
    private struct Note {
        let layer: CALayer
        let key: String
        let old: Any?
        let shown: Any?
        let new: Any?
        let span: ClosedRange<Double>
    }

    private var notes: [Note] = []
    /// The completions of blocks within the frames.
    var completions: [(Bool) -> Void] = []

    func note(_ layer: CALayer, _ key: String, _ old: Any?, _ shown: Any?, _ span: ClosedRange<Double>) {
        notes.append(
            Note(layer: layer, key: key, old: old, shown: shown, new: layer.value(forKey: key), span: span))
    }

    // MARK: Blocks

    /// Steps: 1. the closure, whose changes are noted; 2. one animation for each key of each layer, where the block around
    /// sends its own: to the layers, to its frames, or to an animator.
    static func run(
        _ wanted: AnimationSettings, _ mode: CAAnimationCalculationMode, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationBlock.current
        let settings = wanted.inside(outer?.settings)
        let collector = KeyframeCollector()
        AnimationBlock(settings, .keyframes(collector, span: 0...1)).perform(animations)
        if let completion { collector.completions.append(completion) }
        let completions = collector.completions
        let complete: (Bool) -> Void = { finished in for completion in completions { completion(finished) } }
        switch outer?.sink ?? .layers {
        case .layers:
            let block = AnimationBlock(settings, .layers, completions.isEmpty ? nil : complete)
            if settings.duration > 0 || settings.delay > 0 {
                for motion in collector.motions(mode, settings) where motion.isShown {
                    block.add(motion.animation(settings.pace), to: motion.layer)
                }
            }
            block.close()
        case .keyframes(let around, let span):
            for note in collector.notes { around.take(note, in: span) }
            around.completions += completions
        case .tracks(let tracks):
            for motion in collector.motions(mode, settings) { tracks.add(motion, settings) }
            tracks.completions += completions
        }
    }

    static func add(_ start: Double, _ duration: Double, _ animations: () -> Void) {
        guard let block = AnimationBlock.current, case .keyframes(let collector, let span) = block.sink else {
            return animations()
        }
        func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
        let from = part(start), to = min(1, from + part(duration))
        let length = span.upperBound - span.lowerBound
        let inner = (span.lowerBound + from * length)...(span.lowerBound + to * length)
        AnimationBlock(block.settings, .keyframes(collector, span: inner)).perform(animations)
    }

    private func take(_ note: Note, in span: ClosedRange<Double>) {
        let length = span.upperBound - span.lowerBound
        let inner = (span.lowerBound + note.span.lowerBound * length)...(span.lowerBound + note.span.upperBound * length)
        notes.append(
            Note(layer: note.layer, key: note.key, old: note.old, shown: note.shown, new: note.new, span: inner))
    }

    // MARK: Motions

    private struct Place: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    /// One motion for each key of each layer, in the order of their first change.
    private func motions(_ mode: CAAnimationCalculationMode, _ settings: AnimationSettings) -> [KeyframeMotion] {
        var order: [Place] = []
        var groups: [Place: [Note]] = [:]
        for note in notes {
            let place = Place(layer: ObjectIdentifier(note.layer), key: note.key)
            if groups[place] == nil { order.append(place) }
            groups[place, default: []].append(note)
        }
        return order.compactMap { motion(groups[$0] ?? [], mode, settings) }
    }

    private func motion(
        _ notes: [Note], _ mode: CAAnimationCalculationMode, _ settings: AnimationSettings
    ) -> KeyframeMotion? {
        guard let first = notes.first else { return nil }
        let layer = first.layer, key = first.key
        let model = layer.value(forKey: key)
        // Steps: 1. frames in the order of their starts; a frame that begins before the last one's end begins there;
        // 2. between frames the value stays.
        let sorted = notes.enumerated().sorted { ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset) }
        let begins = settings.options.contains(.beginFromCurrentState) ? first.shown ?? first.old : first.old
        var values: [Any?] = [begins], times = [0.0]
        for (_, note) in sorted {
            let last = times[times.count - 1]
            let start = max(note.span.lowerBound, last), end = max(note.span.upperBound, start)
            if start > last {
                values.append(values[values.count - 1])
                times.append(start)
            }
            values.append(note.new)
            times.append(end)
        }
        if times[times.count - 1] < 1 {
            values.append(values[values.count - 1])
            times.append(1)
        }
        return KeyframeMotion(layer, key, values, times, model: model, shown: first.shown, mode)
    }
}
