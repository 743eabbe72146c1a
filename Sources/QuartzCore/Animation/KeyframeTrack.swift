// A list of values with times, or a path, as a value.
// Apple: "CAKeyframeAnimation".
import CoreGraphics
import Foundation

/// The values and times of a keyframe animation: it gives the value at a progress.
struct KeyframeTrack: @unchecked Sendable {
    enum Mode: UInt8, Sendable {
        case linear, discrete, cubic
    }

    /// The values, at least one; for a path, the ends of its parts.
    var values: [AnimatableValue]
    /// The progress of each value, rising from 0 to 1; in discrete mode the progress at which each value begins.
    var times: [Double]
    /// The pace of each part; empty where all are even.
    var curves: [TimingCurve] = []
    var mode = Mode.linear
    /// The slopes at both ends of each part for smooth curves, in values per part; empty for other modes.
    var slopes: [(out: AnimatableValue, in: AnimatableValue)] = []
    /// The lengths of each part's steps, for evenly paced curves.
    var lengths: LengthTable?
    /// The path that replaces the values; nil for animations of values.
    var route: PathRoute?
    /// The angle added to the path's direction, in radians; nil if the layer does not turn.
    var turn: CGFloat?
    /// The pace of the whole animation.
    var pace = AnimationPacing.even
    var isAdditive = false
    var isCumulative = false

    var turns: Bool { turn != nil }

    /// The value at a progress.
    func value(at progress: Double) -> AnimatableValue {
        if values.count == 1 { return values[0] }
        let (part, u) = place(of: progress)
        if mode == .discrete { return values[part] }
        if u == 0 { return values[part] }
        if u == 1 { return values[part + 1] }
        if let route { return .point(route.parts[part].point(at: u)) }
        let from = values[part], to = values[part + 1]
        guard mode == .cubic, part < slopes.count else { return from.mixed(with: to, CGFloat(u)) }
        // Hermite's form, from the first value: the weights of both ends add up to 1.
        let u2 = u * u, u3 = u2 * u
        return from.adding(to.adding(from, times: -1), times: CGFloat(3 * u2 - 2 * u3))
            .adding(slopes[part].out, times: CGFloat(u3 - 2 * u2 + u))
            .adding(slopes[part].in, times: CGFloat(u3 - u2))
    }

    /// The angle by which the layer is turned at a progress; nil where it is not.
    func turn(at progress: Double) -> CGFloat? {
        guard let turn, let route, !route.parts.isEmpty else { return nil }
        let (part, u) = place(of: progress)
        return route.parts[min(part, route.parts.count - 1)].direction(at: u) + turn
    }

    /// Returns the part of the track at a progress, and how far in this part the progress is (0…1).
    private func place(of progress: Double) -> (part: Int, u: Double) {
        let last = mode == .discrete ? values.count - 1 : values.count - 2
        if let lengths {
            let (part, u) = lengths.place(of: progress)
            return (min(part, last), u)
        }
        // The last part that has begun; beyond the ends the first and the last go on.
        var low = 0, high = last
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        if mode == .discrete { return (low, 0) }
        let length = times[low + 1] - times[low]
        let u = length > 0 ? (progress - times[low]) / length : 1
        return (low, low < curves.count ? curves[low](u) : u)
    }
}

/// Lengths of a curve's steps, to go along it at an even speed.
struct LengthTable: Sendable {
    static let steps = 64
    /// The length up to the end of each step.
    private var sums: [Double] = []
    private let parts: Int

    /// `distance` is that of a part between two places in it.
    init(parts: Int, distance: (Int, Double, Double) -> Double) {
        self.parts = parts
        var sum = 0.0
        for part in 0..<parts {
            for step in 0..<Self.steps {
                let n = Double(Self.steps)
                sum += distance(part, Double(step) / n, Double(step + 1) / n)
                sums.append(sum)
            }
        }
    }

    func place(of progress: Double) -> (part: Int, u: Double) {
        guard let total = sums.last, total > 0, progress > 0 else { return (0, 0) }
        if progress >= 1 { return (parts - 1, 1) }
        let wanted = progress * total
        var low = 0, high = sums.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        let before = low == 0 ? 0 : sums[low - 1], length = sums[low] - before
        let within = length > 0 ? (wanted - before) / length : 1
        return (low / Self.steps, (Double(low % Self.steps) + within) / Double(Self.steps))
    }
}
