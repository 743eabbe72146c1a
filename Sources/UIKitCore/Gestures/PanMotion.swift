// The motion of a drag: translation and velocity, without views.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Translation and velocity of the middle of some fingers, in points of the screen and seconds.
struct PanMotion {
    private var last: CGPoint?
    private var samples: [(time: TimeInterval, translation: CGPoint)] = []
    private(set) var translation = CGPoint.zero
    /// How far the middle is from where it went down, in points.
    var distance: CGFloat { hypot(total.x, total.y) }
    /// The movement since the fingers went down, whatever the translation was set to.
    private(set) var total = CGPoint.zero

    /// The fingers changed; the middle is elsewhere without having moved.
    mutating func rebase(to point: CGPoint, at time: TimeInterval) {
        last = point
        if samples.isEmpty { samples.append((time, total)) }
    }

    mutating func move(to point: CGPoint, at time: TimeInterval) {
        guard let last else { return rebase(to: point, at: time) }
        let step = CGPoint(x: point.x - last.x, y: point.y - last.y)
        translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
        total = CGPoint(x: total.x + step.x, y: total.y + step.y)
        self.last = point
        samples.append((time, total))
        trim(at: time)
    }

    /// Time went by without movement.
    mutating func pause(at time: TimeInterval) {
        if let latest = samples.last, time - latest.time > GestureMeasures.velocityMemory { samples = [(time, total)] }
    }

    mutating func setTranslation(_ new: CGPoint) { translation = new }

    /// Over the samples that count; zero with fewer than two.
    var velocity: CGPoint {
        guard let first = samples.first, let latest = samples.last, latest.time > first.time else { return .zero }
        let span = CGFloat(latest.time - first.time)
        return CGPoint(
            x: (latest.translation.x - first.translation.x) / span, y: (latest.translation.y - first.translation.y) / span)
    }

    private mutating func trim(at time: TimeInterval) {
        while samples.count > 2, time - samples[0].time > GestureMeasures.velocityMemory { samples.removeFirst() }
    }
}
