// One property animator at work: its machine, what it moves, its blocks and who waits for them.
// Apple: "UIViewPropertyAnimator".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage

/// The parts of a ``UIViewPropertyAnimator``. The object outlives the animator and judges its release.
@MainActor final class AnimatorLife {
    typealias Completion = (UIViewAnimatingPosition) -> Void

    private(set) var machine: AnimatorMachine
    private(set) var tracks = AnimationTracks()
    let timing: any UITimingCurveProvider
    /// The animator, while it is there.
    weak var owner: UIViewPropertyAnimator?

    var isUserInteractionEnabled = true
    var isManualHitTestingEnabled = false

    /// Blocks that have not run, and all since the last end (for copies).
    private var waiting: [Block] = []
    private(set) var blocks: [Block] = []
    private var completions: [Completion] = []
    private var waiters: [CheckedContinuation<UIViewAnimatingPosition, Never>] = []
    var observations: [AnimatorObservation] = []

    /// The moment of the animator's creation, for the reuse of cells.
    let birth = AnimatorReuse.moment
    private var end: (time: TimeInterval, work: Int)?
    /// Started with nothing on a screen to move.
    private var endsEarly = false
    /// Whether the animator's blocks have changed something that moves, even if the reuse of a cell removed it since.
    private var hasMoved = false

    /// A block of changes, and after which part of the rest it begins.
    struct Block {
        let delayFactor: Double
        let body: () -> Void
    }

    init(duration: TimeInterval, timing: any UITimingCurveProvider) {
        let pace = AnimationPace(timing)
        self.timing = timing
        machine = AnimatorMachine(
            duration: pace.naturalDuration ?? AnimatorNumbers.seconds(duration, "duration"), pace: pace,
            compatibility: AnimatorCompatibility.current)
    }

    var now: TimeInterval { CACurrentMediaTime() }

    // MARK: Calls

    /// Does what a call of the machine says, tells observers, sets the alarm for the end and keeps the animator alive as
    /// long as it runs.
    func perform(_ call: (inout AnimatorMachine, TimeInterval) -> [AnimatorEffect]) {
        var next = machine
        let effects = call(&next, now)
        let isSeen = next.isRunning != machine.isRunning || next.state != machine.state
        if isSeen { tellObservers(.before) }
        let before = machine
        machine = next
        if Trace.tells(.animation) { tell(from: before, effects) }
        for effect in effects { apply(effect) }
        if isSeen { tellObservers(.after) }
        tellKeys(since: before)
        settle()
    }

    /// Tells what a call did: the change of state, or that there was none, and what follows.
    private func tell(from before: AnimatorMachine, _ effects: [AnimatorEffect]) {
        guard before != machine || !effects.isEmpty else {
            return Trace.write(
                .animation, owner?.description ?? "an animator", "stays \(machine.phase.words): the call has no effect then")
        }
        let change =
            before.phase == machine.phase
            ? "stays \(machine.phase.words)" : "\(before.phase.words) → \(machine.phase.words)"
        let rest = effects.map(\.words).joined(separator: "; ")
        Trace.write(.animation, owner?.description ?? "an animator", change + (rest.isEmpty ? "" : ": " + rest))
    }

    private func tellObservers(_ moment: AnimatorObservation.Moment) {
        guard !observations.isEmpty else { return }
        observations.removeAll { !$0.isValid }
        for observation in observations { observation.told(moment) }
    }

    /// Tells key-value observers of the animator's two keys.
    private func tellKeys(since before: AnimatorMachine) {
        guard let owner else { return }
        if before.isRunning != machine.isRunning {
            KVO.didChange(owner, "isRunning", old: before.isRunning, new: machine.isRunning)
        }
        if before.state != machine.state { KVO.didChange(owner, "state", old: before.state, new: machine.state) }
    }

    /// A setting without consequences for what is shown.
    func set(_ change: (inout AnimatorMachine) -> Void) { change(&machine) }

    func addAnimations(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        let block = Block(delayFactor: AnimatorNumbers.part(Double(delayFactor), "delayFactor"), body: body)
        perform { machine, now in
            let (effects, isTaken) = machine.add(delayFactor: block.delayFactor, at: now)
            guard isTaken else { return effects }
            if machine.phase == .fresh || machine.isCompleting { waiting.append(block) } else { added = block }
            blocks.append(block)
            return effects
        }
    }

    /// The block that ``AnimatorEffect/recordAdded(from:)`` means.
    private var added: Block?

    func addCompletion(_ completion: @escaping Completion) { completions.append(completion) }

    /// Waits for the completion blocks' place; `.current` where the animator is stopped or let go of without calling them.
    func completion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { waiters.append($0) }
    }

    // MARK: Effects

    private func apply(_ effect: AnimatorEffect) {
        switch effect {
        case .record:
            let blocks = waiting
            waiting = []
            for block in blocks { record(block, from: block.delayFactor) }
            if machine.isRunning { watchForEmptiness() }
        case .recordAdded(let from):
            guard let block = added else { return }
            added = nil
            record(block, from: from)
        case .hold(let fraction, let linear): tracks.hold(at: fraction, linear: linear)
        case .run(let from, let reversed, let remaining, let delay, let pace):
            tracks.run(from: from, reversed: reversed, remaining: remaining, after: delay, pace: pace)
        case .finish(let position):
            tracks.finish(at: position)
            hasMoved = false
        case .complete(let position): complete(position)
        case .forget: forget(.current)
        case .report(let trap): report(trap)
        }
    }

    private func record(_ block: Block, from: Double) {
        tracks.hitsWhereShown = !isManualHitTestingEnabled
        tracks.record(
            from: from, pace: machine.curve.pace, duration: machine.duration, interactive: isUserInteractionEnabled,
            block.body)
        if !tracks.isEmpty { hasMoved = true }
        for view in AnimatorReuse.viewsReused(since: birth) { tracks.release(below: view) }
    }

    /// The blocks are called after the views are where they end, and see the animator as it was.
    private func complete(_ position: UIViewAnimatingPosition) {
        let (calls, waiters) = (completions, waiters)
        (completions, self.waiters, blocks) = ([], [], [])
        for call in calls { call(position) }
        for waiter in waiters { waiter.resume(returning: position) }
        // Blocks that came for a life that is over by now are dropped with it.
        let isRevived = !waiting.isEmpty
        if machine.isCompleting {
            tellObservers(.before)
            let before = machine
            machine.completed(isRevived: isRevived)
            if !isRevived { forget(position) }
            tellObservers(.after)
            tellKeys(since: before)
        }
    }

    private func forget(_ position: UIViewAnimatingPosition) {
        (waiting, blocks, completions) = ([], [], [])
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.resume(returning: position) }
    }

    // MARK: The end that comes by itself

    private func settle() {
        let wanted = machine.endTime
        if end?.time != wanted {
            if let end { StageClock.current.cancel(end.work) }
            end = wanted.map { time in (time, schedule(at: time) { $0.reachEnd() }) }
        }
        AnimatorRegistry.keep(self)
    }

    private func schedule(at time: TimeInterval, _ body: @escaping @MainActor (AnimatorLife) -> Void) -> Int {
        StageClock.current.schedule(at: time, site: "the end of a UIViewPropertyAnimator") { [weak self] in
            MainActor.assumeIsolated { if let self { body(self) } }
        }
    }

    private func reachEnd() {
        end = nil
        let animator = owner
        perform { machine, _ in machine.reachEnd() }
        withExtendedLifetime(animator) {}
    }

    /// Nothing that moves is on a screen: the end comes with the next turn, paused or not (observed).
    private func watchForEmptiness() {
        guard !endsEarly, !hasMoved || tracks.isOffscreen else { return }
        endsEarly = true
        _ = schedule(at: now) { life in
            life.endsEarly = false
            guard !life.hasMoved || life.tracks.isOffscreen else { return }
            life.reachEnd()
        }
    }

    // MARK: From outside

    func enterBackground() { perform { machine, now in machine.enterBackground(at: now) } }

    /// A view of a cell that is reused, with all below it. True if any of it moved.
    func release(below view: UIView) -> Bool {
        guard tracks.moves(below: view) else { return false }
        tracks.release(below: view)
        return true
    }

    /// The last reference to the animator has gone.
    func released(_ name: String) {
        if let end { StageClock.current.cancel(end.work) }
        end = nil
        AnimatorRegistry.drop(self)
        defer { forget(.current) }
        guard machine.isReleaseWrong else { return }
        tracks.finish(at: .current)
        AnimatorTrap.released.entry.report(object: name, cause: "It was \(words) when its last reference went away.")
    }

    /// The name of the animator's state in Apple's description.
    var stateName: String {
        switch machine.state {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        }
    }

    private var words: String { machine.state == .stopped ? "stopped" : "paused" }

    private func report(_ trap: AnimatorTrap) {
        let name = owner?.description ?? "UIViewPropertyAnimator"
        let apple = trap == .alreadyStopped ? "NSInternalInconsistencyException: Animator \(name) is already stopped!" : nil
        trap.entry.report(object: name, apple: apple)
    }
}
