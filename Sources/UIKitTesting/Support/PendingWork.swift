// Work that waits on the stage's clock, for messages.
// No Apple page: this is ours.
import Stage

/// What waits on the stage's clock, in words.
enum PendingWork {
    /// Such as `at 1.500 s (in 1.200 s), scheduled at CartModel.swift:42`.
    static var sentences: [String] {
        let clock = StageClock.current
        guard clock.isVirtual else { return [] }
        let now = clock.now
        return clock.pendingWork.filter { !$0.isIdle }.map { work in
            "at \(seconds(work.time)) (in \(seconds(work.time - now))), scheduled at \(work.site)"
        }
    }

    static func seconds(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let digits = String(abs(thousandths) % 1000)
        let padded = String(repeating: "0", count: 3 - digits.count) + digits
        return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(padded) s"
    }
}
