// How fast the way to a page is, by how long frames take to be acknowledged.
// No Apple page: this is ours.

/// What one page's link carries. A value, so that it can be tested without waiting; times are seconds of any steady clock.
package struct LinkMeter: Sendable {
    /// Bytes a second below which large parts travel as rough pictures, where they would come less often than
    /// ``wantedRate`` else, and above which they travel exactly again.
    package static let slow = 4e6, fast = 8e6
    /// Pictures a second that a slow link is to carry.
    package static let wantedRate = 25.0
    /// Frames of fewer bytes say how long the way is, larger ones how wide.
    private static let small = 16 * 1024

    /// Whether large parts are to travel as rough pictures.
    package private(set) var isSlow = false
    /// Of those pictures, 60…85 of JPEG's 100: as good as the link can carry at ``wantedRate``.
    package private(set) var quality = 80
    /// Bytes a second; nil before the first large frame.
    package private(set) var bandwidth: Double?
    private var latency: Double?
    /// Frames under way, in order.
    private var under: [(bytes: Int, time: Double)] = []
    private var summed = (bytes: 0.0, time: 0.0, frames: 0.0)
    /// Seconds that large frames took of late.
    private var frameTime = 0.0
    private var lastAnswer = -Double.infinity

    package init() {}

    /// A frame of so many bytes has been handed to the system.
    package mutating func sent(_ bytes: Int, at time: Double) { under.append((bytes, time)) }

    /// The page has the one that was sent first, and took so many seconds of the time to paint it.
    package mutating func acknowledged(at time: Double, paint: Double) {
        guard !under.isEmpty else { return }
        let (bytes, sent) = under.removeFirst()
        // It waited behind the one before.
        let begin = max(sent, lastAnswer)
        lastAnswer = time
        let taken = max(time - begin - max(0, paint), 0.000_5)
        if bytes < Self.small, under.isEmpty {
            // Forgets slowly, since ways change.
            latency = min(taken, (latency ?? taken) * 1.02)
            return
        }
        // Answers may come in bunches: only what is summed up says something.
        summed.bytes += Double(bytes)
        summed.frames += 1
        summed.time += max(taken - min(latency ?? 0, taken * 0.8), 0.000_5)
        if summed.time >= 0.1 || summed.bytes >= 1e6 {
            let width = summed.bytes / summed.time
            frameTime = summed.time / summed.frames
            summed = (0, 0, 0)
            bandwidth = bandwidth.map { $0 * 0.5 + width * 0.5 } ?? width
        }
        guard let mean = bandwidth else { return }
        // A page that is busy answers late, and looks like a narrow way: frames that come often enough are exact all the same.
        if mean < Self.slow { isSlow = isSlow || frameTime > 1 / Self.wantedRate } else if mean > Self.fast { isSlow = false }
        guard isSlow else { return }
        let budget = mean / Self.wantedRate
        if Double(bytes) > budget * 1.1 { quality = max(60, quality - 4) }
        if Double(bytes) < budget * 0.7 { quality = min(85, quality + 2) }
    }
}
