// From a keyframe animation to its track: lists checked, slopes and lengths computed.
// Apple: "CAKeyframeAnimation"; slopes after Kochanek and Bartels, 1984, whose three numbers Apple names.
import CoreGraphics
import Foundation

extension CAKeyframeAnimation {
    func keyframeBody() -> AnimationBody? {
        guard let keyPath, !keyPath.isEmpty, var track = makeTrack() else { return nil }
        track.pace = AnimationPacing(timingFunction)
        track.isAdditive = isAdditive
        track.isCumulative = isCumulative
        return AnimationBody(.keyframes(AnimationKey(keyPath), track), function: valueFunction?.function)
    }

    private func makeTrack() -> KeyframeTrack? {
        var track: KeyframeTrack
        if let path {
            let route = PathRoute(path)
            guard let first = route.parts.first else { return nil }
            guard AnimatableValue.path(path).isFinite else {
                AnimationFault.value("CAKeyframeAnimation.path", "a path with a point that is not finite")
                return nil
            }
            track = KeyframeTrack(values: [.point(first.from)] + route.parts.map { .point($0.to) }, times: [])
            track.route = route
            switch rotationMode {
            case .rotateAuto?: track.turn = 0
            case .rotateAutoReverse?: track.turn = .pi
            default: break
            }
        } else {
            let values = (self.values ?? []).compactMap { AnimatableValue($0) }
            guard !values.isEmpty else { return nil }
            guard values.allSatisfy(\.isFinite) else {
                AnimationFault.value("CAKeyframeAnimation.values", "a list with a number that is not finite")
                return nil
            }
            track = KeyframeTrack(values: values, times: [])
        }
        let isSmooth = calculationMode == .cubic || calculationMode == .cubicPaced
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        if calculationMode == .discrete { track.mode = .discrete }
        track.times = isPaced ? Self.evenTimes(track.values.count) : checkedTimes(track)
        if !isPaced { track.curves = checkedCurves(track) }
        if isSmooth, track.route == nil, track.values.allSatisfy(\.isVector) {
            track.mode = .cubic
            track.slopes = slopes(track)
        }
        if isPaced { Self.setPace(&track) }
        return track
    }

    private static func evenTimes(_ count: Int) -> [Double] {
        (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }

    /// Key times, or even steps where there are none that fit.
    private func checkedTimes(_ track: KeyframeTrack) -> [Double] {
        let count = track.values.count, isDiscrete = track.mode == .discrete
        let even = isDiscrete ? (0..<count).map { Double($0) / Double(count) } : Self.evenTimes(count)
        guard let times = keyTimes?.map(\.doubleValue) else { return even }
        let wanted = isDiscrete ? count + 1 : count
        // Without the end of the last value a discrete list is complete all the same.
        guard times.count == wanted || (isDiscrete && times.count == count) else {
            AnimationFault.keyframes("keyTimes has \(times.count) elements, \(wanted) are asked for by \(count) values.")
            return even
        }
        guard times.allSatisfy({ $0 >= 0 && $0 <= 1 }), zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            AnimationFault.keyframes("keyTimes is \(times): times rise and lie in 0...1.")
            return even
        }
        return Array(times.prefix(count))
    }

    /// Timing functions of the parts; none where they do not fit.
    private func checkedCurves(_ track: KeyframeTrack) -> [TimingCurve] {
        guard let timingFunctions, !timingFunctions.isEmpty else { return [] }
        let parts = track.values.count - 1
        if timingFunctions.count < parts {
            AnimationFault.keyframes(
                "timingFunctions has \(timingFunctions.count) elements, \(parts) are asked for by \(parts + 1) values.")
        }
        return timingFunctions.prefix(max(0, parts)).map(\.curve)
    }

    private func numbers(_ list: [NSNumber]?, _ name: String, _ count: Int) -> [Double] {
        guard let list, !list.isEmpty else { return [Double](repeating: 0, count: count) }
        guard list.count == count else {
            AnimationFault.keyframes("\(name) has \(list.count) elements, \(count) values ask for as many.")
            return [Double](repeating: 0, count: count)
        }
        return list.map(\.doubleValue)
    }

    /// Slopes at both ends of each part. A value at an end has its only neighbour's difference on both sides; parts of
    /// different lengths share one speed.
    private func slopes(_ track: KeyframeTrack) -> [(out: AnimatableValue, in: AnimatableValue)] {
        let values = track.values, count = values.count
        guard count > 1 else { return [] }
        let tension = numbers(tensionValues, "tensionValues", count)
        let continuity = numbers(continuityValues, "continuityValues", count)
        let bias = numbers(biasValues, "biasValues", count)
        func difference(_ index: Int) -> AnimatableValue {
            let index = min(max(0, index), count - 2)
            return values[index + 1].adding(values[index], times: -1)
        }
        func length(_ index: Int) -> Double {
            index < 0 || index > count - 2 ? 0 : max(1e-9, track.times[index + 1] - track.times[index])
        }
        func slope(_ index: Int, leaving: Bool) -> AnimatableValue {
            let loose = 1 - tension[index], corner = leaving ? continuity[index] : -continuity[index]
            let before = loose * (1 + bias[index]) * (1 + corner) / 2
            let after = loose * (1 - bias[index]) * (1 - corner) / 2
            let (a, b) = (length(index - 1), length(index))
            let scale = a > 0 && b > 0 ? 2 * (leaving ? b : a) / (a + b) : 1
            let first = difference(index - 1)
            return first.adding(first, times: CGFloat(before * scale - 1))
                .adding(difference(index), times: CGFloat(after * scale))
        }
        return (0..<(count - 1)).map { (slope($0, leaving: true), slope($0 + 1, leaving: false)) }
    }

    /// Times by distance, for straight parts; a table of lengths, for curves.
    private static func setPace(_ track: inout KeyframeTrack) {
        let parts = track.values.count - 1
        guard parts > 0 else { return }
        if let route = track.route {
            track.lengths = LengthTable(parts: parts) { part, a, b in
                let p = route.parts[part].point(at: a), q = route.parts[part].point(at: b)
                return Double(((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot())
            }
            return
        }
        if track.mode == .cubic {
            let even = track
            track.lengths = LengthTable(parts: parts) { part, a, b in
                let n = Double(parts)
                return even.value(at: (Double(part) + a) / n).distance(to: even.value(at: (Double(part) + b) / n))
            }
            return
        }
        var sums = [0.0]
        for (a, b) in zip(track.values, track.values.dropFirst()) { sums.append(sums.last! + a.distance(to: b)) }
        if let total = sums.last, total > 0 { track.times = sums.map { $0 / total } }
    }
}
