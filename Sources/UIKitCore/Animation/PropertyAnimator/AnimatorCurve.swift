// From time to way: the pace of an animator, and the turn it took when it was continued with another.
// No Apple page: this is ours.
import Foundation

/// How far along its way an animator is at a fraction of its time.
package struct AnimatorCurve: Equatable, Sendable {
    /// The moment at which another pace took over.
    package struct Turn: Equatable, Sendable {
        /// The fraction of the time at which it did.
        package var time: Double
        /// How far along the way that was.
        package var way: Double
        /// Going back to the start from there.
        package var isReversed: Bool
        /// The pace from there on, and the seconds that it has.
        package var pace: AnimationPace
        package var duration: TimeInterval
    }

    /// The pace over the whole time.
    package var pace: AnimationPace
    /// Seconds of the whole time, by which springs are shaped.
    package var duration: TimeInterval
    /// The moment at which another pace took over; nil if none did.
    package var turn: Turn?

    package init(pace: AnimationPace, duration: TimeInterval) {
        self.pace = pace
        self.duration = duration
    }

    /// How far along the way, 0…1 but for springs, at a fraction of the time.
    package func way(at time: Double) -> Double {
        guard let turn else { return pace.progress(at: time, duration: duration) }
        if turn.isReversed, time < turn.time {
            let part = (turn.time - time) / turn.time
            return turn.way * (1 - turn.pace.progress(at: part, duration: turn.duration))
        }
        if !turn.isReversed, time > turn.time {
            let part = (time - turn.time) / (1 - turn.time)
            return turn.way + (1 - turn.way) * turn.pace.progress(at: part, duration: turn.duration)
        }
        if time <= turn.time { return turn.time > 0 ? turn.way * time / turn.time : turn.way }
        return turn.way + (1 - turn.way) * (time - turn.time) / (1 - turn.time)
    }

    /// The first time at which it has come so far; 1 if it never has.
    ///
    /// Steps: 1. the ends and the straight line are exact; 2. the first of 64 steps that is far enough; 3. halving.
    package func time(at way: Double) -> Double {
        if way <= 0 { return 0 }
        if way >= 1 { return 1 }
        if turn == nil, pace == .linear { return way }
        var low = 0.0
        var high = 1.0
        let parts = AnimationMeasures.searchParts
        for step in 1...parts where self.way(at: Double(step) / Double(parts)) >= way {
            (low, high) = (Double(step - 1) / Double(parts), Double(step) / Double(parts))
            break
        }
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if self.way(at: middle) >= way { high = middle } else { low = middle }
        }
        return high
    }
}
