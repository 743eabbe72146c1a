// A layer's own clock, with its runs, ends and fill mode.
// Apple: "CAMediaTiming"; Technical Q&A QA1673 on pausing a layer tree.
import Foundation

extension LayerTiming {
    /// The duration of all runs, with those backward; infinite unless a finite duration was set.
    var total: TimeInterval {
        if repeatDuration > 0, duration < .infinity { return repeatDuration }
        let total = duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? TimeInterval(repeatCount) : 1)
        return total.isNaN ? .infinity : total
    }

    /// Whether time may take the layer away.
    var hasEdges: Bool { duration < .infinity || (beginTime > 0 && speed != 0) || speed < 0 }

    /// Local time at a time of the parent: within the runs of a layer that has an end, folded into one way.
    func local(_ parent: TimeInterval) -> TimeInterval {
        let time = plain(parent)
        return duration < .infinity ? folded(time) : time
    }

    private func plain(_ parent: TimeInterval) -> TimeInterval {
        (parent - beginTime) * TimeInterval(speed) + timeOffset
    }

    private func folded(_ time: TimeInterval) -> TimeInterval {
        guard duration > 0 else { return 0 }
        let total = total, time = min(max(0, time), total), period = autoreverses ? duration * 2 : duration
        guard time < .infinity else { return duration }
        var within = time - (time / period).rounded(.down) * period
        if within == 0 && time > 0 && time == total { within = period }
        return within > duration ? 2 * duration - within : within
    }

    /// Whether the layer shows at a time of the parent: outside of its active time its fill mode decides.
    func isShown(_ parent: TimeInterval) -> Bool {
        guard hasEdges else { return true }
        let time = plain(parent)
        if time < 0 && speed != 0 { return fillMode == .backwards || fillMode == .both }
        if duration < .infinity, time >= total { return fillMode == .forwards || fillMode == .both }
        return true
    }

    /// The next time of the parent at which ``isShown(_:)`` may change; nil where there is none.
    func nextEdge(after parent: TimeInterval) -> TimeInterval? {
        guard hasEdges, speed != 0 else { return nil }
        let edges = [0, duration < .infinity ? total : .infinity].filter { $0 < .infinity }
        return edges.map { ($0 - timeOffset) / TimeInterval(speed) + beginTime }.filter { $0 > parent }.min()
    }
}

extension CALayer {
    /// The layer's time, its rate against absolute time, and the absolute time at which its own clock next takes it away
    /// or brings it back.
    func clock(at absolute: TimeInterval) -> (local: TimeInterval, rate: Double, nextEdge: TimeInterval?) {
        var outer = (local: absolute, rate: 1.0, nextEdge: TimeInterval?.none)
        if let owner = tree.owner { DeepWalk.whole { outer = owner.clock(at: absolute) } }
        guard values.hasRare else { return (outer.local, outer.rate, nil) }
        let own = values.rare.timing
        var edge: TimeInterval?
        if outer.rate > 0, let next = own.nextEdge(after: outer.local) {
            edge = absolute + (next - outer.local) / outer.rate
        }
        return (own.local(outer.local), outer.rate * Double(own.speed), edge)
    }
}
