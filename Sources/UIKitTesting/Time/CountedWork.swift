// The work of the test that holds the harness: counted, so that a wait ends exactly when none of it is left.
// No Apple page: this is ours. Documentation/ADR/0012-counted-time.md says how.
internal import CTestKit
import Diagnostics
import Foundation
import Synchronization

/// The counted work of one test, and the virtual time that it lives in.
///
/// Counted are the jobs of tasks and actors, of Dispatch and operation queues, timers, run loop blocks and threads that the
/// test begins, and all that those begin. Virtual time goes on only where none of it runs or could run.
enum CountedWork {
    private static let state = Mutex(State())

    private struct State: Sendable {
        /// How many hold it: the trait, and a harness in it.
        var holders = 0
        var isPrepared = false
    }

    /// False with `VITRINE_COUNTING=off`: then waits go a number of rounds through the main queue, as others do.
    static var isOn: Bool { vtc_is_counting() }

    /// The running task belongs to the counted work from now on, with all that it begins. Begins to count where nobody does.
    static func begin() {
        let isFirst = state.withLock { state in
            if !state.isPrepared {
                vtc_on_quiet { Quiet.came() }
                state.isPrepared = true
            }
            state.holders += 1
            return state.holders == 1
        }
        // Each test has numbers of its own, so that two do not write the same file of a random name.
        vtc_seed(seed(of: Failure.testName ?? ""))
        if isFirst {
            WorkOrder.apply()
            _ = vtc_begin()
        }
        vtc_adopt()
    }

    /// A name as a number, the same in every process.
    private static func seed(of name: String) -> UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
    }

    /// The opposite of ``begin()``; after the last nothing is counted, and what waits for a later time never comes.
    static func end() {
        let isLast = state.withLock { state in
            state.holders = max(0, state.holders - 1)
            return state.holders == 0
        }
        if isLast { vtc_end() }
    }

    /// Nanoseconds of virtual time since counting began.
    static var now: Int64 { vtc_now() }

    /// Moves virtual time, never back, and begins what has come due.
    static func move(to time: Int64) { vtc_move(time) }

    /// When the next thing is due; nil for never. Awaited is what does not repeat without end.
    static func nextTime(awaited: Bool) -> Int64? {
        let time = vtc_next_deadline(awaited)
        return time < 0 ? nil : time
    }

    // MARK: In words

    /// The work that waits for a time, earliest first, with its name and the place where it was requested.
    static func waiting(from origin: Int64) -> [Waiting] {
        list(vtc_list_deadlines).map { item in
            Waiting(
                time: TimeInterval(item.due - origin) / 1e9, isRepeating: item.interval > 0,
                name: String(cString: item.name), caller: caller(of: item))
        }
    }

    /// The work that runs or could run, in words: the queue and the place where it was begun.
    static var running: [String] {
        var seen = Set<String>()
        return list(vtc_list_work).compactMap { item in
            let label = String(cString: item.name)
            let place = caller(of: item).site.map { ", begun at \($0)" } ?? ""
            let text = "work on \(label.isEmpty ? "a queue" : label)\(place)"
            return seen.insert(text).inserted ? text : nil
        }
    }

    /// Child processes that have not ended: number, program, where they were started.
    static var children: [(process: Int64, program: String, caller: CapturedCaller)] {
        list(vtc_list_children).map { ($0.due, String(cString: $0.name), caller(of: $0)) }
    }

    /// Whether a child process has not ended.
    static var hasChildren: Bool { vtc_has_children() }

    /// Whoever began the work that runs now, by their return addresses.
    static func captureCaller() -> CapturedCaller {
        var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 24)
        let count = Int(vtc_list_callers(&addresses, 24))
        return CapturedCaller(returnAddresses: addresses.prefix(count).map { UInt64(UInt(bitPattern: $0)) })
    }

    /// Something that waits for a time.
    struct Waiting {
        /// Seconds of the harness's time.
        let time: TimeInterval
        let isRepeating: Bool
        let name: String
        let caller: CapturedCaller

        /// `at 1.500 s (in 1.200 s), Task.sleep at CartModel.swift:42`.
        func sentence(now: TimeInterval) -> String {
            let place = caller.site.map { "scheduled at \($0) (\(name))" } ?? name
            let when = isRepeating ? "next at" : "at"
            let again = isRepeating ? ", again and again" : ""
            return "\(when) \(PendingWork.seconds(time)) (in \(PendingWork.seconds(time - now)))\(again), \(place)"
        }
    }

    private static func list(_ fill: (UnsafeMutablePointer<vtc_pending>, Int32) -> Int32) -> [vtc_pending] {
        let room = 64
        return [vtc_pending](unsafeUninitializedCapacity: room) { buffer, count in
            count = Int(fill(buffer.baseAddress!, Int32(room)))
        }
    }

    private static func caller(of item: vtc_pending) -> CapturedCaller {
        let addresses = withUnsafeBytes(of: item.site) { Array($0.bindMemory(to: UInt.self).prefix(Int(item.depth))) }
        return CapturedCaller(returnAddresses: addresses.map(UInt64.init))
    }
}
