// Virtual time: one turn, a stretch of time, until nothing is due, until nothing is pending.
// No Apple page: this is ours.
import Foundation
import Headless
import Stage
import UIKit

extension Harness {
    /// The seconds of virtual time since the harness was created.
    public var now: TimeInterval { stage.clock.now }
    /// The number of turns that have run.
    public var turnCount: Int { stage.turnCount }
    /// The number of turns that drew something.
    public var frameCount: Int { stage.frameCount }

    /// Runs one turn at the current time after all runnable work: due work, display links, layout, display, commit.
    public func turn(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("turn", file, line) {
            try await turn(with: [])
        }
    }
    /// ``turn(file:line:)-async`` for a synchronous XCTest.
    public func turn(file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("turn", file, line) {
            try turn(with: [])
        }
    }

    /// Advances virtual time by this number of seconds, runs every turn within them, and ends exactly that much later.
    /// - Parameter awaitingAnswers: Whether time stops until requests and child processes are answered. Pass false if the
    ///   test itself provides the answer.
    public func advance(
        by seconds: TimeInterval, awaitingAnswers: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await verb("advance by \(PendingWork.seconds(seconds))", file, line) {
            try await self.pass(seconds, awaitsAnswers: awaitingAnswers)
        }
    }

    /// ``advance(by:awaitingAnswers:file:line:)-async`` for a synchronous XCTest.
    public func advance(
        by seconds: TimeInterval, awaitingAnswers: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try verb("advance by \(PendingWork.seconds(seconds))", file, line) {
            try pass(seconds, awaitsAnswers: awaitingAnswers)
        }
    }

    /// Runs the work that is due at the current time until no further turn is requested. Time does not advance, and answers from
    /// outside the process are not awaited, so a screen can be examined while it loads.
    /// - Throws: ``HarnessError/neverIdle(turns:pending:)`` if each turn requests another one.
    public func idle(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("idle", file, line) {
            try self.requireOpen()
            for _ in 0..<Self.turnLimit {
                try await self.waitForQuiet()
                guard let time = self.nextTime, time <= self.now else { return }
                self.moveClock(to: self.now)
                try await self.turn(with: [])
            }
            throw HarnessError.neverIdle(turns: Self.turnLimit, pending: self.pendingNames)
        }
    }

    /// ``idle(file:line:)-async`` for a synchronous XCTest.
    public func idle(file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("idle", file, line) {
            try requireOpen()
            for _ in 0..<Self.turnLimit {
                try waitForQuietNow()
                guard let time = nextTime, time <= now else { return }
                moveClock(to: now)
                try turn(with: [])
            }
            throw HarnessError.neverIdle(turns: Self.turnLimit, pending: pendingNames)
        }
    }

    /// Advances time until nothing is pending: no work, no requested turn, no animation, and nothing scheduled within the limit.
    ///
    /// Work that is due later (a logout in half an hour) and endlessly repeating work (a timer, an activity indicator) stays
    /// pending and is listed by ``pendingWork``; the call ends without it. Requests and child processes are awaited in real time.
    /// - Parameter limit: The seconds of virtual time that may pass.
    /// - Throws: ``HarnessError/neverIdle(turns:pending:)`` if turns at one time request each other endlessly,
    ///   ``HarnessError/stillRunning(seconds:pending:)`` if work or an answer from outside does not end.
    public func settle(limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("settle", file, line) {
            let end = try self.end(after: limit)
            try await self.waitForAnswers()
            var turnsHere = 0
            while let time = self.nextSettlingTime(until: end) {
                try self.count(time, &turnsHere)
                self.moveClock(to: time)
                try await self.turn(with: [])
                try await self.waitForAnswers()
            }
        }
    }

    /// ``settle(limit:file:line:)-async`` for a synchronous XCTest.
    public func settle(limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("settle", file, line) {
            let end = try end(after: limit)
            try waitForAnswersNow()
            var turnsHere = 0
            while let time = nextSettlingTime(until: end) {
                try count(time, &turnsHere)
                moveClock(to: time)
                try turn(with: [])
                try waitForAnswersNow()
            }
        }
    }

    /// Advances virtual time until the condition holds. Checks it after all work at each time at which something is due.
    /// - Parameter limit: The seconds of virtual time that may pass.
    /// - Throws: ``HarnessError/neverCame(limit:pending:)`` if nothing is due within the limit and the condition does not hold.
    public func waitUntil(
        limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
        _ condition: @MainActor () throws -> Bool
    ) async throws {
        try await verb("wait until a condition holds", file, line) {
            let end = try self.end(after: limit)
            var turnsHere = 0
            while true {
                try await self.waitForQuiet()
                if try condition() { return }
                try await self.waitForAnswers()
                if try condition() { return }
                guard let time = self.nextTime, time <= end + Self.rounding else {
                    throw HarnessError.neverCame(limit: limit, pending: self.pendingNames)
                }
                try self.count(time, &turnsHere)
                self.moveClock(to: time)
                try await self.turn(with: [])
            }
        }
    }

    /// ``waitUntil(limit:file:line:_:)-async`` for a synchronous XCTest.
    public func waitUntil(
        limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
        _ condition: @MainActor () throws -> Bool
    ) throws {
        try verb("wait until a condition holds", file, line) {
            let end = try end(after: limit)
            var turnsHere = 0
            while true {
                try waitForQuietNow()
                if try condition() { return }
                try waitForAnswersNow()
                if try condition() { return }
                guard let time = nextTime, time <= end + Self.rounding else {
                    throw HarnessError.neverCame(limit: limit, pending: pendingNames)
                }
                try count(time, &turnsHere)
                moveClock(to: time)
                try turn(with: [])
            }
        }
    }

    // MARK: Inside

    /// Turns without a step of time after which something never ends.
    private static let turnLimit = 1_000
    /// Seconds by which a turn at the very end may seem to come after it: 32/60 + 0.15 is less than 41/60 in doubles.
    private static let rounding: TimeInterval = 1e-9

    /// Lets time pass; a finger that touches a loading screen does not wait for the answer.
    func pass(_ seconds: TimeInterval, awaitsAnswers: Bool) async throws {
        let end = try end(after: seconds)
        try await awaitsAnswers ? waitForAnswers() : waitForQuiet()
        while let time = nextTime, time <= end + Self.rounding {
            moveClock(to: time)
            try await turn(with: [])
            if awaitsAnswers { try await waitForAnswers() }
        }
        moveClock(to: max(end, now))
        try await waitForQuiet()
    }

    func pass(_ seconds: TimeInterval, awaitsAnswers: Bool) throws {
        let end = try end(after: seconds)
        try awaitsAnswers ? waitForAnswersNow() : waitForQuietNow()
        while let time = nextTime, time <= end + Self.rounding {
            moveClock(to: time)
            try turn(with: [])
            if awaitsAnswers { try waitForAnswersNow() }
        }
        moveClock(to: max(end, now))
        try waitForQuietNow()
    }

    func turn(with events: [StageEvent]) async throws {
        try requireOpen()
        try await waitForQuiet()
        run(events)
        try await waitForQuiet()
    }

    func turn(with events: [StageEvent]) throws {
        try requireOpen()
        try waitForQuietNow()
        run(events)
        try waitForQuietNow()
    }

    private func run(_ events: [StageEvent]) {
        FrozenWorld.move(to: now)
        TraceRecorder.current?.note(events)
        drawTurn(with: events)
        traps.flush()
        RecordedNetwork.inForce?.flush()
    }

    func moveClock(to time: TimeInterval) { TestClock.move(to: time) }

    /// The next moment at which something is due, on whichever clock.
    private var nextTime: TimeInterval? {
        [stage.nextTurnTime, CountedWork.nextTime(awaited: false).map { max(TestClock.seconds($0), now) }]
            .compactMap(\.self).min()
    }

    /// The next moment while something that somebody waits for is due within the limit.
    private func nextSettlingTime(until end: TimeInterval) -> TimeInterval? {
        let awaited = [stage.nextAwaitedTime, CountedWork.nextTime(awaited: true).map { TestClock.seconds($0) }]
            .compactMap(\.self).min()
        guard let awaited, awaited <= end + Self.rounding else { return nil }
        return nextTime
    }

    /// Whether anything is ever due but idle work: a caret, or the minute of the status bar, lets no time pass.
    var hasNextTime: Bool { stage.isPending || CountedWork.nextTime(awaited: false) != nil }

    /// One step of time while the test itself waits for something; on the main actor, all being quiet.
    func driveOneStep() {
        guard hasNextTime, let time = nextTime else { return }
        let turn = stage.nextTurnTime
        moveClock(to: time)
        if let turn, turn <= time + Self.rounding { run([]) }
    }

    /// Until no work of the test runs or could run.
    private func waitForQuiet() async throws {
        guard await Quiet.wait() else { throw stillRunning(CountedWork.running, Quiet.patience) }
    }

    /// The same, and until requests and child processes are answered: before time goes on.
    private func waitForAnswers() async throws {
        let start = Quiet.realNow
        repeat {
            let mark = OutsideWork.mark
            try await waitForQuiet()
            if let mark, mark == OutsideWork.mark { return }
            if OutsideWork.isPending { await Quiet.rest() }
        } while TimeInterval(Quiet.realNow - start) / 1e9 < OutsideWork.patience
        throw stillRunning(OutsideWork.names, OutsideWork.patience)
    }

    private func waitForQuietNow() throws {
        guard Quiet.waitNow() else { throw stillRunning(CountedWork.running, Quiet.patience) }
    }

    private func waitForAnswersNow() throws {
        let start = Quiet.realNow
        repeat {
            let mark = OutsideWork.mark
            try waitForQuietNow()
            if let mark, mark == OutsideWork.mark { return }
            if OutsideWork.isPending { Quiet.restNow() }
        } while TimeInterval(Quiet.realNow - start) / 1e9 < OutsideWork.patience
        throw stillRunning(OutsideWork.names, OutsideWork.patience)
    }

    private func stillRunning(_ names: [String], _ seconds: TimeInterval) -> HarnessError {
        .stillRunning(seconds: seconds, pending: names + pendingWork)
    }

    private func end(after seconds: TimeInterval) throws -> TimeInterval {
        try requireOpen()
        guard seconds.isFinite, seconds >= 0 else {
            throw HarnessError.badArgument("Time cannot pass by \(seconds) s; a finite number of at least 0 can.")
        }
        return now + seconds
    }

    private func count(_ time: TimeInterval, _ turnsHere: inout Int) throws {
        turnsHere = time > now ? 0 : turnsHere + 1
        guard turnsHere < Self.turnLimit else {
            throw HarnessError.neverIdle(turns: Self.turnLimit, pending: pendingNames)
        }
    }
}
