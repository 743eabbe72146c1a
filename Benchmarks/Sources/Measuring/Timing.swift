// Clocks and minima.
import Foundation

public enum Timing {
    /// Milliseconds of one call.
    public static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    /// The least of `count` calls each, taken by turns, so that both meet the same machine.
    public static func interleaved(
        _ count: Int = 60, _ ours: () throws -> Void, _ peer: () throws -> Void
    ) rethrows -> Sample {
        var sample = Sample(ours: .infinity, peer: .infinity)
        for _ in 0..<count {
            sample.ours = min(sample.ours, try milliseconds(ours))
            sample.peer = min(sample.peer, try milliseconds(peer))
        }
        return sample
    }

    /// The least of `count` calls.
    public static func least(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        var result = Double.infinity
        for _ in 0..<count { result = min(result, try milliseconds(body)) }
        return result
    }

    /// The median of `count` calls.
    public static func median(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<count { times.append(try milliseconds(body)) }
        return times.sorted()[count / 2]
    }
}
