// The order in which a test's work runs: as it comes, or drawn by a seed, to find what depends on it.
// No Apple page: this is ours.
internal import CTestKit
import Foundation

/// Orders of a test's runnable work.
///
/// `VITRINE_SCHEDULE=7` runs each test's work one job at a time, and draws with the seed 7 which of those that could run comes
/// next. `VITRINE_SCHEDULES=50` tries the seeds 1 to 50 for every `.harness` test; the first that fails is named, and replays by
/// itself. Answers from outside the process, and threads that wait at a condition or descriptor, come when they come.
enum WorkOrder {
    /// The seed in force for a test; 0 is no order.
    @TaskLocal static var current = WorkOrder.fixed

    /// `VITRINE_SCHEDULE`; 0 where it is not a number.
    static let fixed = number("VITRINE_SCHEDULE") ?? 0

    /// The seeds with which each test runs.
    static var seeds: [UInt64] {
        if fixed != 0 { return [fixed] }
        guard let many = number("VITRINE_SCHEDULES"), many > 0 else { return [0] }
        return Array(1...min(many, 10_000))
    }

    /// Takes effect with the next counted work.
    static func apply() { vtc_schedule(current) }

    static func sentence(_ seed: UInt64) -> String {
        "The work ran in the order of seed \(seed): VITRINE_SCHEDULE=\(seed) swift test --filter … replays it. "
            + "Answers from outside the process and raw threads are not replayed."
    }

    private static func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
}
