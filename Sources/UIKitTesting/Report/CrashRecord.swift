// The remains of a test whose process died: a record written before, and pictures if the handler gets so far.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization

/// The record "in progress" of this process. After the process's death it says which test ran.
enum CrashRecord {
    private struct State: Sendable {
        var result: SnapshotResult?
        var title: String?
        var artifacts: (@Sendable (URL) -> SnapshotResult?)?
        var installed = false
    }

    private static let state = Mutex(State())

    /// Writes the record of a test that begins. The closure is called on a fatal signal and writes what it can.
    static func begin(
        test: String, site: CodeSite, in run: TestRun, artifacts: @escaping @Sendable (URL) -> SnapshotResult?
    ) {
        guard !run.isChild else { return }
        let result = SnapshotResult(
            title: "crashes/\(SnapshotName.safe(test))", test: test, site: site.short, status: .inProgress,
            message: "The process ended during this test.")
        let isNew = state.withLock { state in
            defer {
                state.title = result.title
                state.result = result
                state.artifacts = artifacts
            }
            return state.title != result.title
        }
        guard isNew else { return }
        let folder = run.inProgressFile.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? result.encoded().write(to: run.inProgressFile)
        installHandlers()
    }

    /// The test ended by itself.
    static func clear(in run: TestRun) {
        state.withLock {
            $0.title = nil
            $0.result = nil
            $0.artifacts = nil
        }
        try? FileManager.default.removeItem(at: run.inProgressFile)
    }

    /// Turns the records of dead processes into failures of this run's report.
    static func collect(into run: TestRun) {
        let files = FileManager.default
        let folder = run.inProgressFile.deletingLastPathComponent()
        for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let file = folder.appendingPathComponent(name)
            guard var result = SnapshotResult.read(file) else { continue }
            guard result.process != getpid(), kill(result.process, 0) != 0 else { continue }
            result.status = .crashed
            try? result.write(to: run.folder(of: result.title))
            try? files.removeItem(at: file)
        }
    }

    // MARK: On a fatal signal

    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    nonisolated(unsafe) private static var previous: [Int32: sigaction] = [:]

    private static func installHandlers() {
        let isFirst = state.withLock { state in
            defer { state.installed = true }
            return !state.installed
        }
        guard isFirst else { return }
        takeRoomForHandler()
        for signal in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { CrashRecord.handle($0) }
            // Once only: where memory is so broken that the handler faults too, the second fault ends the process.
            let flags = UInt32(SA_NODEFER) | UInt32(SA_ONSTACK) | UInt32(truncatingIfNeeded: Int64(SA_RESETHAND))
            action.sa_flags = Int32(bitPattern: flags)
            var old = sigaction()
            sigaction(signal, &action, &old)
            previous[signal] = old
        }
    }

    /// Signals of the main thread are handled on a stack of their own, since the thread's may be used up. The one that Swift's
    /// runtime made for its report is too small to encode a picture on.
    private static func takeRoomForHandler() {
        let size = 8 << 20
        guard let room = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
            room != MAP_FAILED
        else { return }
        var stack = stack_t(ss_sp: room, ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
    }

    /// Writes the artifacts as far as it gets, then lets the signal do what it did before.
    ///
    /// A Swift trap leaves memory as it was, so this mostly succeeds; where it does not, an alarm ends the process
    /// and the record on disk is what remains.
    private static func handle(_ signal: Int32) {
        alarm(5)
        for other in signals {
            if var old = previous[other] { sigaction(other, &old, nil) }
        }
        CapturedCaller.looksUp.store(false, ordering: .relaxed)
        if let taken = state.withLockIfAvailable({ ($0.result, $0.artifacts) }), var result = taken.0,
            let run = TestRun.existing
        {
            result.status = .crashed
            result.message = "The process was terminated by signal \(signal) during this test."
            let folder = run.folder(of: result.title)
            try? result.write(to: folder)
            if let filled = taken.1?(folder) {
                result.actual = filled.actual
                result.expected = filled.expected
                result.difference = filled.difference
                result.actualViews = filled.actualViews
                result.expectedViews = filled.expectedViews
                result.changedViews = filled.changedViews
                result.changedParts = filled.changedParts
                result.trace = filled.trace
                result.pendingWork = filled.pendingWork
                try? result.write(to: folder)
            }
            try? SnapshotReport(run: run, entries: run.ledger.all(), unasked: []).write()
            try? FileManager.default.removeItem(at: run.inProgressFile)
        }
        alarm(0)
        raise(signal)
    }
}
