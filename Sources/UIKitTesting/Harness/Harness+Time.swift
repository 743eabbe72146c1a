// Virtual time: one turn, a stretch of time, until nothing is due, until nothing is pending.
// No Apple page: this is ours.
import Foundation
import Headless
import Stage
import UIKit
import UIKitCore

extension Harness {
    /// Seconds of virtual time since the harness was made.
    public var now: TimeInterval { stage.clock.now }
    /// How many turns have run.
    public var turnCount: Int { stage.turnCount }
    /// How many turns drew something.
    public var frameCount: Int { stage.frameCount }
    /// Work that waits on the clock, in words: when it is due and where it was scheduled.
    public var pendingWork: [String] { PendingWork.sentences }

    /// Runs one turn at the present time: main-queue blocks queued before it, due work, display links, layout, display,
    /// commit.
    public func turn() async throws { try await turn(with: []) }
    /// ``turn()-async`` for a synchronous XCTest.
    public func turn() throws { try turn(with: []) }

    /// Lets so many seconds of virtual time pass, with every turn that falls within them; ends exactly that much later.
    public func advance(by seconds: TimeInterval) async throws {
        let end = try end(after: seconds)
        await drainMainQueue(Self.chain)
        while let time = stage.nextTurnTime, time <= end + Self.rounding {
            moveClock(to: time)
            try await turn(with: [])
            // The last turn's tasks may ask for another one.
            if stage.nextTurnTime.map({ $0 > end + Self.rounding }) ?? true { await drainMainQueue(Self.chain) }
        }
        moveClock(to: max(end, now))
    }

    /// ``advance(by:)-async`` for a synchronous XCTest.
    public func advance(by seconds: TimeInterval) throws {
        let end = try end(after: seconds)
        drainMainQueueNow()
        while let time = stage.nextTurnTime, time <= end + Self.rounding {
            moveClock(to: time)
            try turn(with: [])
        }
        moveClock(to: max(end, now))
    }

    /// Runs what is due at the present time, until nothing asks for another turn. Time does not move.
    /// - Throws: ``HarnessError/neverIdle(turns:pending:)`` where each turn asks for the next.
    public func idle() async throws {
        try requireOpen()
        for _ in 0..<Self.turnLimit {
            await drainMainQueue(Self.chain)
            guard let time = stage.nextTurnTime, time <= now else { return }
            try await turn(with: [])
        }
        throw HarnessError.neverIdle(turns: Self.turnLimit, pending: pendingNames)
    }

    /// ``idle()-async`` for a synchronous XCTest.
    public func idle() throws {
        try requireOpen()
        drainMainQueueNow()
        for _ in 0..<Self.turnLimit {
            guard let time = stage.nextTurnTime, time <= now else { return }
            try turn(with: [])
        }
        throw HarnessError.neverIdle(turns: Self.turnLimit, pending: pendingNames)
    }

    /// Goes on until nothing is pending: no requested turn, no animation, no work on the clock.
    /// - Parameter limit: Seconds of virtual time.
    /// - Throws: ``HarnessError/neverSettles(limit:pending:)``, which names what never ends.
    public func settle(limit: TimeInterval = 10) async throws {
        let end = try end(after: limit)
        await drainMainQueue(Self.chain)
        var turnsHere = 0
        while let time = stage.nextSettlingTime {
            try checkSettling(time, end, limit, &turnsHere)
            moveClock(to: time)
            try await turn(with: [])
            if stage.nextSettlingTime == nil { await drainMainQueue(Self.chain) }
        }
    }

    /// ``settle(limit:)-async`` for a synchronous XCTest.
    public func settle(limit: TimeInterval = 10) throws {
        let end = try end(after: limit)
        drainMainQueueNow()
        var turnsHere = 0
        while let time = stage.nextSettlingTime {
            try checkSettling(time, end, limit, &turnsHere)
            moveClock(to: time)
            try turn(with: [])
        }
    }

    // MARK: Inside

    /// Turns without a step of time after which something never ends.
    private static let turnLimit = 1_000

    func turn(with events: [StageEvent]) async throws {
        try requireOpen()
        await drainMainQueue()
        run(events)
        await drainMainQueue()
    }

    func turn(with events: [StageEvent]) throws {
        try requireOpen()
        drainMainQueueNow()
        run(events)
        drainMainQueueNow()
    }

    private func run(_ events: [StageEvent]) {
        FrozenWorld.move(to: now)
        stage.turn(with: events)
        traps.flush()
    }

    func moveClock(to time: TimeInterval) {
        stage.clock.advance(to: time)
        FrozenWorld.move(to: now)
    }

    /// Seconds by which a turn at the very end may seem to come after it: 32/60 + 0.15 is less than 41/60 in doubles.
    private static let rounding: TimeInterval = 1e-9

    private func end(after seconds: TimeInterval) throws -> TimeInterval {
        try requireOpen()
        guard seconds.isFinite, seconds >= 0 else {
            throw HarnessError.badArgument("Time cannot pass by \(seconds) s; a finite number of at least 0 can.")
        }
        return now + seconds
    }

    private func checkSettling(
        _ time: TimeInterval, _ end: TimeInterval, _ limit: TimeInterval, _ turnsHere: inout Int
    ) throws {
        guard time <= end else { throw HarnessError.neverSettles(limit: limit, pending: pendingNames) }
        turnsHere = time > now ? 0 : turnsHere + 1
        guard turnsHere < Self.turnLimit else {
            throw HarnessError.neverIdle(turns: Self.turnLimit, pending: pendingNames)
        }
    }

    /// What keeps the screen from settling: scheduled work, animations by layer and key, requests.
    var pendingNames: [String] {
        var names = PendingWork.sentences
        names += ViewTree.animations(in: window)
        if stage.isTurnRequested { names.append("a turn is requested: something changes in every turn") }
        return names.isEmpty ? ["a display link or animation outside the window"] : names
    }

    /// Rounds before a wait of a test is over. Tasks that begin tasks on the main actor run nine deep in four rounds at the
    /// least (tried, with and without other work on the main actor), so some seventy in these.
    private static let chain = 32

    /// Lets the main queue and main-actor tasks queued before run, with what they queue in turn: about two tasks deep a round.
    func drainMainQueue(_ rounds: Int = 4) async {
        for _ in 0..<rounds {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                DispatchQueue.main.async { done.resume() }
            }
        }
    }

    /// The same where nothing can be awaited: turns the run loop of the main thread without waiting.
    func drainMainQueueNow() {
        for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
