// From an animation of the app to its record.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// The defaults that an animation takes from the layer or group to which it is added.
struct AnimationSetting {
    /// The duration of animations that set none, in seconds.
    var duration: TimeInterval
}

extension CAAnimation {
    /// The animation as the render tree reads it; nil for kinds that move nothing.
    func makeRecord(_ setting: AnimationSetting) -> AnimationRecord? {
        guard let body = makeBody(setting) else { return nil }
        var timing = timingValues
        if timing.duration == 0 { timing.duration = setting.duration }
        return AnimationRecord(timing: AnimationTiming(timing), body: body, removesItself: isRemovedOnCompletion)
    }
}

extension CABasicAnimation {
    func basicBody() -> AnimationBody? {
        guard let keyPath, !keyPath.isEmpty else { return nil }
        let key = AnimationKey(keyPath)
        let span = ValueSpan(
            from: finite(fromValue, "fromValue"), to: finite(toValue, "toValue"), by: finite(byValue, "byValue"),
            isAdditive: isAdditive, isCumulative: isCumulative)
        if let function = valueFunction?.function { return AnimationBody(.value(key, span, pace), function: function) }
        if case .known(let property, .whole) = key {
            if property.isPlainNumber, let numbers = span.numbers { return AnimationBody(.number(property, numbers, pace)) }
            if property.isPlainPoint, let points = span.points { return AnimationBody(.point(property, points, pace)) }
        }
        return AnimationBody(.value(key, span, pace))
    }

    /// The value; nil, and told, where it is not finite.
    private func finite(_ value: Any?, _ member: String) -> AnimatableValue? {
        guard let result = AnimatableValue(value) else { return nil }
        if result.isFinite { return result }
        AnimationFault.value("CABasicAnimation.\(member)", "\(result.object ?? "nil")")
        return nil
    }
}

extension CAAnimationGroup {
    func groupBody(_ setting: AnimationSetting) -> AnimationBody? {
        let own = duration == 0 ? setting.duration : duration
        // A transition is of the whole layer and cannot be part of a group's values.
        let records = (animations ?? []).compactMap { one in
            one is CATransition ? nil : one.makeRecord(AnimationSetting(duration: own))
        }
        return AnimationBody(.group(records, AnimationPacing(timingFunction)))
    }
}

extension CATransition {
    func transitionBody() -> AnimationBody? {
        if TransitionTrack.Kind(type) == nil { AnimationFault.transition(type) }
        let start = min(max(0, Double(startProgress)), 1)
        return AnimationBody(
            .transition(
                TransitionTrack(
                    kind: TransitionTrack.Kind(type) ?? .fade, side: TransitionTrack.Side(subtype), start: start,
                    end: min(max(start, Double(endProgress)), 1), pace: AnimationPacing(timingFunction))))
    }
}

extension ValueSpan<AnimatableValue> {
    /// The same of numbers; nil where one of the values is none.
    var numbers: ValueSpan<CGFloat>? {
        func number(_ value: AnimatableValue?) -> (CGFloat?, Bool) {
            guard let value else { return (nil, true) }
            if case .number(let v) = value { return (v, true) }
            return (nil, false)
        }
        let (f, t, b) = (number(from), number(to), number(by))
        guard f.1, t.1, b.1 else { return nil }
        return ValueSpan<CGFloat>(from: f.0, to: t.0, by: b.0, isAdditive: isAdditive, isCumulative: isCumulative)
    }

    /// The same of points; nil where one of the values is none.
    var points: ValueSpan<CGPoint>? {
        func point(_ value: AnimatableValue?) -> (CGPoint?, Bool) {
            guard let value else { return (nil, true) }
            if case .point(let v) = value { return (v, true) }
            return (nil, false)
        }
        let (f, t, b) = (point(from), point(to), point(by))
        guard f.1, t.1, b.1 else { return nil }
        return ValueSpan<CGPoint>(from: f.0, to: t.0, by: b.0, isAdditive: isAdditive, isCumulative: isCumulative)
    }
}
