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
        try await carryOut(turning, file, line)
    }
    /// ``turn(file:line:)-async`` for a synchronous XCTest.
    public func turn(file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(turning, file, line)
    }

    /// Advances virtual time by this number of seconds, runs every turn within them, and ends exactly that much later.
    /// - Parameter awaitingAnswers: Whether time stops until requests and child processes are answered. Pass false if the
    ///   test itself provides the answer.
    public func advance(
        by seconds: TimeInterval, awaitingAnswers: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await carryOut(advancing(by: seconds, awaitsAnswers: awaitingAnswers), file, line)
    }

    /// ``advance(by:awaitingAnswers:file:line:)-async`` for a synchronous XCTest.
    public func advance(
        by seconds: TimeInterval, awaitingAnswers: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try carryOut(advancing(by: seconds, awaitsAnswers: awaitingAnswers), file, line)
    }

    /// Runs the work that is due at the current time until no further turn is requested. Time does not advance, and answers from
    /// outside the process are not awaited, so a screen can be examined while it loads.
    /// - Throws: ``HarnessError/neverIdle(turns:pending:)`` if each turn requests another one.
    public func idle(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(idling, file, line)
    }

    /// ``idle(file:line:)-async`` for a synchronous XCTest.
    public func idle(file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(idling, file, line)
    }

    /// Advances time until nothing is pending: no work, no requested turn, no animation, and nothing scheduled within the limit.
    ///
    /// Work that is due later (a logout in half an hour) and endlessly repeating work (a timer, an activity indicator) stays
    /// pending and is listed by ``pendingWork``; the call ends without it. Requests and child processes are awaited in real time.
    /// - Parameter limit: The seconds of virtual time that may pass.
    /// - Throws: ``HarnessError/neverIdle(turns:pending:)`` if turns at one time request each other endlessly,
    ///   ``HarnessError/stillRunning(seconds:pending:)`` if work or an answer from outside does not end.
    public func settle(limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(settling(limit), file, line)
    }

    /// ``settle(limit:file:line:)-async`` for a synchronous XCTest.
    public func settle(limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(settling(limit), file, line)
    }

    /// Advances virtual time until the condition holds. Checks it after all work at each time at which something is due.
    /// - Parameter limit: The seconds of virtual time that may pass.
    /// - Throws: ``HarnessError/neverCame(limit:pending:)`` if nothing is due within the limit and the condition does not hold.
    public func waitUntil(
        limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
        _ condition: @MainActor () throws -> Bool
    ) async throws {
        try await withoutActuallyEscaping(condition) { try await carryOut(waiting(limit, until: $0), file, line) }
    }

    /// ``waitUntil(limit:file:line:_:)-async`` for a synchronous XCTest.
    public func waitUntil(
        limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
        _ condition: @MainActor () throws -> Bool
    ) throws {
        try withoutActuallyEscaping(condition) { try carryOut(waiting(limit, until: $0), file, line) }
    }

    // MARK: Inside

    /// Turns without a step of time after which something never ends.
    private static let turnLimit = 1_000
    /// Seconds by which a turn at the very end may seem to come after it: 32/60 + 0.15 is less than 41/60 in doubles.
    private static let rounding: TimeInterval = 1e-9

    private var turning: Verb { Verb("turn") { self.turn(with: []) } }

    private func advancing(by seconds: TimeInterval, awaitsAnswers: Bool) -> Verb {
        Verb("advance by \(PendingWork.seconds(seconds))") { self.pass(seconds, awaitsAnswers: awaitsAnswers) }
    }

    var idling: Verb {
        @MainActor func next(_ turns: Int) -> [VerbStep] {
            [
                .quiet,
                .then {
                    guard let time = self.nextTime, time <= self.now else { return [] }
                    guard turns < Self.turnLimit else {
                        throw HarnessError.neverIdle(turns: Self.turnLimit, pending: self.pendingNames)
                    }
                    self.moveClock(to: self.now)
                    return self.turn(with: []) + next(turns + 1)
                },
            ]
        }
        return Verb("idle") {
            try self.requireOpen()
            return next(0)
        }
    }

    func settling(_ limit: TimeInterval) -> Verb {
        Verb("settle") {
            let end = try self.end(after: limit)
            @MainActor func next(_ turnsBefore: Int) throws -> [VerbStep] {
                guard let time = self.nextSettlingTime(until: end) else { return [] }
                var turnsHere = turnsBefore
                try self.count(time, &turnsHere)
                self.moveClock(to: time)
                return self.turn(with: []) + self.answers + [.then { try next(turnsHere) }]
            }
            return self.answers + [.then { try next(0) }]
        }
    }

    func waiting(_ limit: TimeInterval = 10, until condition: @escaping () throws -> Bool) -> Verb {
        Verb("wait until a condition holds") {
            let end = try self.end(after: limit)
            @MainActor func look(_ turnsBefore: Int) -> [VerbStep] {
                [
                    .quiet,
                    .then {
                        if try condition() { return [] }
                        return self.answers + [.then { try condition() ? [] : next(turnsBefore) }]
                    },
                ]
            }
            @MainActor func next(_ turnsBefore: Int) throws -> [VerbStep] {
                guard let time = self.nextTime, time <= end + Self.rounding else {
                    throw HarnessError.neverCame(limit: limit, pending: self.pendingNames)
                }
                var turnsHere = turnsBefore
                try self.count(time, &turnsHere)
                self.moveClock(to: time)
                return self.turn(with: []) + look(turnsHere)
            }
            return look(0)
        }
    }

    /// Lets time pass; a finger that touches a loading screen does not wait for the answer.
    func pass(_ seconds: TimeInterval, awaitsAnswers: Bool) -> [VerbStep] {
        [
            .then {
                let end = try self.end(after: seconds)
                @MainActor func next() -> [VerbStep] {
                    guard let time = self.nextTime, time <= end + Self.rounding else {
                        self.moveClock(to: max(end, self.now))
                        return [.quiet]
                    }
                    self.moveClock(to: time)
                    return self.turn(with: []) + (awaitsAnswers ? self.answers : []) + [.then { next() }]
                }
                return (awaitsAnswers ? self.answers : [.quiet]) + [.then { next() }]
            }
        ]
    }

    func turn(with events: [StageEvent]) -> [VerbStep] {
        [.run { try self.requireOpen() }, .quiet, .run { self.run(events) }, .quiet]
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

    /// A wait until no work of the test runs and requests and child processes are answered: before time goes on.
    private var answers: [VerbStep] {
        [
            .then {
                let start = Quiet.realNow
                @MainActor func next() -> [VerbStep] {
                    let mark = OutsideWork.mark
                    return [
                        .quiet,
                        .then {
                            if let mark, mark == OutsideWork.mark { return [] }
                            return (OutsideWork.isPending ? [.rest] : []) + [.then { try again() }]
                        },
                    ]
                }
                @MainActor func again() throws -> [VerbStep] {
                    guard TimeInterval(Quiet.realNow - start) / 1e9 < OutsideWork.patience else {
                        throw self.stillRunning(OutsideWork.names, OutsideWork.patience)
                    }
                    return next()
                }
                return next()
            }
        ]
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
