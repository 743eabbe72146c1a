// An animation as the render tree holds it, and what it makes of a layer's values at a time.
// Apple: "CAAnimation"; "CAMediaTiming".
import CoreGraphics
import Foundation

/// A value: evaluating it reads nothing else and changes nothing but the model that is handed in.
struct AnimationRecord: Sendable {
    var timing: AnimationTiming
    let body: AnimationBody
    var removesItself: Bool

    /// Changes a model to what it is with the animation, at a time of the layer.
    @inline(__always)
    func apply(to model: inout LayerModel, at time: TimeInterval, _ memo: inout PaceMemo, closed: Bool = false) {
        guard let (fraction, runs) = timing.moment(at: time, closed: closed) else { return }
        body.apply(to: &model, fraction, runs, timing, &memo)
    }

    func apply(to model: inout LayerModel, at time: TimeInterval) {
        var memo = PaceMemo()
        apply(to: &model, at: time, &memo)
    }
}

/// The effect of an animation without its clock. All copies of a record share it.
final class AnimationBody: @unchecked Sendable {
    enum Kind {
        case number(LayerProperty, ValueSpan<CGFloat>, AnimationPacing)
        case point(LayerProperty, ValueSpan<CGPoint>, AnimationPacing)
        indirect case value(AnimationKey, ValueSpan<AnimatableValue>, AnimationPacing)
        indirect case keyframes(AnimationKey, KeyframeTrack)
        indirect case group([AnimationRecord], AnimationPacing)
        indirect case transition(TransitionTrack)
    }

    let kind: Kind
    /// The function that converts the animated value to another kind of value; nil if the kinds are the same.
    let function: ValueFunction?
    /// Whether anything in it moves a key that only the layer itself knows.
    let hasCustomKeys: Bool
    let isTransition: Bool

    init(_ kind: Kind, function: ValueFunction? = nil) {
        self.kind = kind
        self.function = function
        switch kind {
        case .value(.custom, _, _), .keyframes(.custom, _): (hasCustomKeys, isTransition) = (true, false)
        case .group(let records, _): (hasCustomKeys, isTransition) = (records.contains { $0.body.hasCustomKeys }, false)
        case .transition: (hasCustomKeys, isTransition) = (false, true)
        default: (hasCustomKeys, isTransition) = (false, false)
        }
    }

    func apply(
        to model: inout LayerModel, _ fraction: Double, _ runs: Int, _ timing: AnimationTiming, _ memo: inout PaceMemo
    ) {
        switch kind {
        case .number(let property, let span, let pace):
            let p = memo.progress(pace, fraction, timing)
            if let value = span.value(p, runs: runs, under: model.number(property)) { model.setNumber(property, value) }
        case .point(let property, let span, let pace):
            let p = memo.progress(pace, fraction, timing)
            if let value = span.value(p, runs: runs, under: model.point(property)) { model.setPoint(property, value) }
        case .value(let key, let span, let pace):
            guard let under = model.value(for: key) else { return }
            if let value = value(span, memo.progress(pace, fraction, timing), runs, under) { _ = model.setValue(value, for: key) }
        case .keyframes(let key, let track):
            guard let under = model.value(for: key) else { return }
            let p = track.pace.progress(fraction, timing)
            _ = model.setValue(keyed(track, p, runs, under), for: key)
            if let angle = track.turn(at: p) { model.turn(by: angle) }
        case .group(let records, let pace):
            let local = pace.progress(fraction, timing) * timing.duration
            for index in records.indices { records[index].apply(to: &model, at: local, &memo, closed: true) }
        case .transition: break
        }
    }

    private func value(
        _ span: ValueSpan<AnimatableValue>, _ p: Double, _ runs: Int, _ under: AnimatableValue
    ) -> AnimatableValue? {
        guard let function else { return span.value(p, runs: runs, under: under) }
        var plain = span
        plain.isAdditive = false
        guard let number = plain.value(p, runs: runs, under: function.neutral), let result = function.transform(number)
        else { return nil }
        return span.isAdditive ? under.adding(result) : result
    }

    private func keyed(_ track: KeyframeTrack, _ p: Double, _ runs: Int, _ under: AnimatableValue) -> AnimatableValue {
        var result = track.value(at: p)
        if track.isCumulative, runs > 0, let first = track.values.first, let last = track.values.last {
            result = result.adding(last.adding(first, times: -1), times: CGFloat(runs))
        }
        if let function { result = function.transform(result) ?? under }
        return track.isAdditive ? under.adding(result) : result
    }

    // MARK: Keys that are not of the model

    /// Calls back for each such key with its value, given what it is without the animation.
    func applyCustom(
        _ fraction: Double, _ runs: Int, _ timing: AnimationTiming, _ get: (String) -> AnimatableValue?,
        _ set: (String, AnimatableValue) -> Void
    ) {
        switch kind {
        case .value(.custom(let key), let span, let pace):
            guard let under = get(key) else { return }
            if let value = value(span, pace.progress(fraction, timing), runs, under) { set(key, value) }
        case .keyframes(.custom(let key), let track):
            guard let under = get(key) else { return }
            set(key, keyed(track, track.pace.progress(fraction, timing), runs, under))
        case .group(let records, let pace):
            let local = pace.progress(fraction, timing) * timing.duration
            for record in records {
                guard let (fraction, runs) = record.timing.moment(at: local, closed: true) else { continue }
                record.body.applyCustom(fraction, runs, record.timing, get, set)
            }
        default: break
        }
    }

    /// Whether it changes a property of the model.
    func touches(_ property: LayerProperty) -> Bool {
        switch kind {
        case .number(let own, _, _), .point(let own, _, _): own == property
        case .value(let key, _, _): key.property == property
        case .keyframes(let key, let track): key.property == property || (property == .transform && track.turns)
        case .group(let records, _): records.contains { $0.body.touches(property) }
        case .transition: false
        }
    }

    /// Whether it changes what an emitter makes.
    var touchesEmitter: Bool {
        switch kind {
        case .number(let own, _, _), .point(let own, _, _): own.isOfEmitter
        case .value(let key, _, _), .keyframes(let key, _): key.isOfEmitter
        case .group(let records, _): records.contains { $0.body.touchesEmitter }
        case .transition: false
        }
    }

    /// The one number or point that it changes.
    var property: LayerProperty? {
        switch kind {
        case .number(let property, _, _), .point(let property, _, _): property
        default: nil
        }
    }

    /// The transition that it is.
    var transition: TransitionTrack? { if case .transition(let track) = kind { track } else { nil } }
}

extension LayerModel {
    /// Turns the layer as it stands about its anchor point, after its own transform.
    fileprivate mutating func turn(by angle: CGFloat) {
        let turned = CATransform3DConcat(rare.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
        _ = setValue(.transform(turned), for: .known(.transform, .whole))
    }
}
