// A screen in memory with a virtual clock: nothing moves unless it is told to.
// No Apple page: this is ours.
import Foundation
import PixelKernels
public import Stage

/// A stage without a display: frames stay in memory, time is virtual, and turns come when asked for.
@MainActor public final class HeadlessStage: PointerStage {
    /// How a call of ``settle(limit:)`` ended.
    public enum Settlement: Sendable, Equatable {
        /// Nothing is pending.
        case settled
        /// The limit came first.
        case limitReached
    }

    /// What the stage drives; not kept alive.
    public weak var client: (any StageClient)?
    public private(set) var environment: StageEnvironment
    /// The time that the app lives in.
    public nonisolated let clock: StageClock

    /// What was presented last; its buffer is the compositor's own, so copy what outlives the next turn.
    public private(set) var lastFrame: StageFrame?
    /// How many frames were presented.
    public private(set) var frameCount = 0
    /// How many turns ran.
    public private(set) var turnCount = 0
    /// True from a request of the client to the beginning of the next turn.
    public private(set) var isTurnRequested = false
    /// The addresses that the app had opened, in order.
    public private(set) var openedURLs: [URL] = []
    /// The schemes of the addresses that it takes, as a device without further apps does.
    public var openableSchemes: Set<String> = ["http", "https", "app-settings"]
    /// Who takes items that the app shares; nobody unless a test says so.
    public var shareTargets: [StageShareTarget] = []
    /// What was shared with whom, in order.
    public private(set) var shared: [(target: StageShareTarget, items: [StageSharedItem])] = []
    /// The texts that the app put on its general pasteboard, in order; empty for items without text.
    public private(set) var copiedTexts: [String] = []
    /// How the app wants the pointer to look.
    public private(set) var pointer = StagePointer.system
    /// Called on each request of a turn, also on those that change nothing.
    public var onTurnRequest: (() -> Void)?
    /// Called with each frame as it is presented.
    public var onFrame: ((StageFrame) -> Void)?
    /// What a process started with `--headless` does when all is settled; see ``run()``; nil writes ``output``.
    public var onSettled: (@MainActor (HeadlessStage) -> HeadlessStep)?
    /// Seconds of virtual time at which ``run()`` ends, also while something moves; nil waits until all is settled.
    public var pictureTime: TimeInterval?
    /// Where ``run()`` writes the last frame: a `.png` file, or a folder that gets one named after the process.
    /// From `--headless` at first; nil writes nothing.
    public var output: String?

    /// A stage with a virtual clock at zero, which becomes the process's clock.
    public init(environment: StageEnvironment = StageEnvironment(), clock: StageClock? = nil) {
        self.environment = environment
        self.clock = clock ?? StageClock(isVirtual: true)
        StageClock.current = self.clock
    }

    public func requestTurn() {
        isTurnRequested = true
        onTurnRequest?()
    }

    /// Whether the scheme is one of ``openableSchemes``.
    public func canOpen(_ url: URL) -> Bool { url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false }

    /// Keeps the address in ``openedURLs`` where it would be opened.
    public func open(_ url: URL) -> Bool {
        guard canOpen(url) else { return false }
        openedURLs.append(url)
        return true
    }

    /// Keeps the look in ``pointer``.
    public func show(_ pointer: StagePointer) { self.pointer = pointer }

    /// Keeps the items in ``shared``.
    public func share(_ items: [StageSharedItem], with target: StageShareTarget) -> Bool {
        guard shareTargets.contains(target) else { return false }
        shared.append((target, items))
        return true
    }

    /// Keeps the text in ``copiedTexts``.
    public func copied(_ text: String?) { copiedTexts.append(text ?? "") }

    public func present(_ frame: StageFrame) {
        lastFrame = frame
        frameCount += 1
        onFrame?(frame)
    }

    /// Runs one turn with these events at the clock's present time.
    public func turn(with events: [StageEvent] = []) {
        for case .environment(let changed) in events { environment = changed }
        isTurnRequested = false
        turnCount += 1
        client?.stage(self, turnWith: events)
    }

    /// A copy of the last frame's pixels; nil before the first.
    public func snapshot() -> PixelBuffer? { lastFrame?.buffer.copy() }

    /// Forgets the frames and requests and puts the clock back to zero, between tests.
    public func reset(environment: StageEnvironment = StageEnvironment()) {
        self.environment = environment
        lastFrame = nil
        frameCount = 0
        turnCount = 0
        isTurnRequested = false
        clock.reset()
    }
}
