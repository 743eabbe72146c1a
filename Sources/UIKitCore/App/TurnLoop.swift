// One turn: from events to a frame. The order is binding (ARCHITECTURE.md, "What a turn is, and the order of its passes").
// No Apple page: this is ours; Apple calls it an iteration of the main run loop.
import Diagnostics
import Foundation
import PixelKernels
import QuartzCore
import SelectorDispatch
import Stage
import Synchronization

/// Runs turns for a stage.
///
/// A turn: 1. events in order; 2. due work (main-queue blocks queued before have run by then: the main loop runs them
/// between turns); 3. display links; 4. layout, display, commit; 5. completions; 6. the frame is composed and
/// presented. A change requests a turn; many changes before it make one.
@MainActor package final class TurnLoop: StageClient {
    package private(set) weak var stage: (any Stage)?
    private var hadStage = false
    /// How many turns have run.
    package private(set) var turnCount = 0
    /// How many frames were presented.
    package private(set) var frameCount = 0
    private var completions: [() -> Void] = []
    private var isTurning = false
    /// The context whose application the loop drives.
    let context = StageContext.current
    let elements = ElementExport()
    private nonisolated static let pass = Mutex<PassName?>(nil)
    /// That of the turn which ran last in this process, for a trace.
    private nonisolated static let turnNumber = Atomic(0)

    private struct PassName: Sendable {
        var name: String
        var turn: Int
        var time: TimeInterval
        /// The thread of the pass. Work of other threads at that time is not part of the pass.
        let thread = pthread_self()
    }

    /// The stage's clock, the process's own without a stage.
    package var clock: StageClock { stage?.clock ?? StageClock.current }

    package init() { DispatchTable.mainExecutorCheck = { MainExecutor.isCurrent } }

    func attach(to stage: any Stage) {
        self.stage = stage
        hadStage = true
        stage.client = self
        context.clock = stage.clock
        AppSession.of(context).stage = stage
        Trace.begin()
        Trace.setMoment { (StageClock.current.now, Self.turnNumber.load(ordering: .relaxed)) }
        Diagnostics.during = {
            guard let pass = Self.pass.withLock({ $0 }), pthread_equal(pass.thread, pthread_self()) != 0 else { return nil }
            return "\(pass.name), turn \(pass.turn), t = \(String(format: "%.3f", pass.time)) s"
        }
        let request: @Sendable () -> Void = { [weak self] in
            // Any thread may change a layer by mistake; the request itself belongs to the main one.
            if MainExecutor.isCurrent {
                MainActor.assumeIsolated { self?.requestTurn() }
            } else {
                Task { @MainActor in self?.requestTurn() }
            }
        }
        UIScreen.main.layerHost.onFirstChange = request
        LayerChanges.setHook(context, request)
    }

    /// Whether the stage was deallocated without detaching the loop, as that of a harness whose test has ended.
    var isAbandoned: Bool { hadStage && stage == nil }

    package func detach() {
        stage?.client = nil
        stage = nil
        AppSession.of(context).stage = nil
        hadStage = false
        completions = []
        UIScreen.of(context)?.layerHost.onFirstChange = nil
        LayerChanges.setHook(context, nil)
    }

    /// Asks the stage for a turn, unless one is running: what changes in it is committed by it.
    package func requestTurn() {
        if !isTurning { stage?.requestTurn() }
    }

    /// Runs a closure after the commit of the running turn, or of the next one.
    package func atEndOfTurn(_ body: @escaping () -> Void) {
        completions.append(body)
        requestTurn()
    }

    // MARK: StageClient

    package func stage(_ stage: any Stage, turnWith events: [StageEvent]) { turn(with: events) }

    /// True while something animates, a display link runs or completions wait.
    package var needsTurn: Bool { inContext { needsTurnNow } }

    private var needsTurnNow: Bool {
        !completions.isEmpty || !DisplayLinks.isEmpty || UIScreen.main.layerHost.hasRunningAnimations
    }

    /// ``needsTurn``, but for animations that repeat without end.
    package var awaitsTurn: Bool {
        inContext { !completions.isEmpty || DisplayLinks.isAwaited || UIScreen.main.layerHost.hasEndingAnimations }
    }

    /// Runs a body in the loop's context. Code without an entered context belongs to the installed one, so only the loop aside
    /// has to enter its own.
    private func inContext<Result>(_ body: () -> Result) -> Result {
        context === StageContext.aside && StageContext.entered !== context ? context.enter(body) : body()
    }

    // MARK: The turn

    /// Runs one turn. A turn within a turn is put off to the next.
    package func turn(with events: [StageEvent]) { inContext { runTurn(with: events) } }

    private func runTurn(with events: [StageEvent]) {
        guard !isTurning else { return requestTurn() }
        isTurning = true
        turnCount += 1
        Self.turnNumber.store(turnCount, ordering: .relaxed)
        let app = UIApplication.shared
        inPass("events") { for event in events { app.receive(event, at: clock.now) } }
        inPass("due work") { _ = clock.runDueWork() }
        inPass("display links") { DisplayLinks.fire(at: clock.now) }
        inPass("commit") {
            layOutAndCommit()
            if FocusMover.refresh() { layOutAndCommit() }
        }
        inPass("completions") { runCompletions() }
        let framesBefore = frameCount
        if stage?.wantsFrames ?? true { inPass("frame") { presentFrame() } }
        if let stage {
            elements.turnEnded(stage, now: clock.now, isChanged: frameCount > framesBefore || !events.isEmpty)
        }
        Self.pass.withLock { $0 = nil }
        isTurning = false
        if !completions.isEmpty { requestTurn() }
    }

    /// The update pass and solving come before the layers' layout.
    private func layOutAndCommit() {
        UIScreen.main.systemBars.refresh(.main, .shared)
        LayoutPass.run {
            LayoutPass.prepareWindows()
            CATransaction.flush()
        }
        UIScreen.main.checkViews()
    }

    /// Runs the completions that were there when the pass began. Their changes are committed with this frame, and so are those
    /// of animations' completions, which ran within the commit.
    private func runCompletions() {
        let now = completions
        completions = []
        for completion in now { completion() }
        if !now.isEmpty || UIScreen.main.layerHost.hasChanges { layOutAndCommit() }
    }

    private func presentFrame() {
        let time = clock.now, screen = UIScreen.main
        guard let frame = screen.layerHost.renderFrame(at: time) else { return }
        var damage = frame.damage
        if screen.systemBars.follow(frame.buffer, screen) {
            layOutAndCommit()
            if let again = screen.layerHost.renderFrame(at: time) { damage = damage.union(again.damage) }
        }
        frameCount += 1
        stage?.present(StageFrame(buffer: frame.buffer, damage: damage.rects, copies: frame.copies, time: time))
    }

    private func inPass(_ name: String, _ body: () -> Void) {
        let pass = PassName(name: name, turn: turnCount, time: clock.now)
        Self.pass.withLock { $0 = pass }
        body()
    }
}
