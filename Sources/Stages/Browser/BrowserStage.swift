// A screen in a web page on this machine: real clock, turns at up to 60 Hz, pages that come and go.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import LocalServer
import PixelKernels
public import Stage

/// A stage in a web page. The app lives on when no page looks; a slow page costs the app nothing.
@MainActor public final class BrowserStage: PointerStage {
    /// What the stage drives; not kept alive.
    public weak var client: (any StageClient)?
    public internal(set) var environment: StageEnvironment
    /// The time that the app lives in.
    public nonisolated let clock: StageClock

    /// Pixels and pages; locked, since the pages' threads read it.
    let screen = SharedScreen()
    /// What happened since the last turn.
    var pendingEvents: [StageEvent] = []
    package let alarm: TurnAlarm
    var lastFrame: StageFrame?
    /// What the pages know of the screen besides its pixels.
    let elements = SharedElements()
    /// While a turn runs the pages wait: its frame carries how long it took.
    var isInTurn = false
    /// How the app's interface is turned where it does not follow the device; nil where it does.
    var interfaceOrientation: StageOrientation?
    /// Whether the app hides its status bar now.
    /// What the app has done wrong, for the pages.
    let traps = TrapList()
    /// True between background and foreground.
    var isInBackground = false
    var viewers: [Int: Viewer] = [:]
    /// How many pages look at the stage.
    package var viewerCount: Int { viewers.count }
    var ledgers: [Int: TouchLedger] = [:]
    var nextTouchID = 0
    let title: String
    /// The page that said something last: what the app does outside happens there.
    var activeViewer: Int?
    /// Pixels a point at which pages show the screen; those that have not said so are content with what there is.
    var rasterWishes: [Int: CGFloat] = [:]
    /// Pages whose browsers can share.
    var sharingViewers: Set<Int> = []
    private var server: LocalServer?
    private let door: StageDoor
    /// What the user should know of the address, in one line; nil where there is nothing.
    package private(set) var note: String?

    /// A stage that listens from ``run()`` on, or from ``start()``. Installing it makes its clock the process's.
    public init(
        environment: StageEnvironment = StageEnvironment(), title: String = ProcessInfo.processInfo.processName,
        door: StageDoor = StageDoor()
    ) {
        self.environment = environment
        self.title = title
        self.door = door
        clock = StageClock(isVirtual: false)
        alarm = TurnAlarm(clock: clock)
        setUpAlarm()
    }

    /// Begins to listen and returns the address with its key; reports UIK0801 and returns nil where that fails.
    @discardableResult
    public func start() -> String? {
        if let server { return server.address }
        do {
            let opened = try door.open(routes)
            server = opened.server
            note = opened.note
            listenForTraps()
            return opened.server.address
        } catch {
            Catalogue.serverCannotListen.report(cause: "The system reported: \(error).")
            return nil
        }
    }

    /// Hangs up on all pages and stops listening.
    public func stop() {
        server?.stop()
        server = nil
        door.file?.giveBack()
    }

    /// Prints the address once and runs the main loop for ever.
    public func run() -> Never {
        guard let address = start() else { exit(69) }
        // Unbuffered: whoever started the app waits for this line.
        FileHandle.standardOutput.write(Data("\(title) is at \(address)\n\(note.map { $0 + "\n" } ?? "")".utf8))
        requestTurn()
        // The loop needs a source of its own on Linux, or it returns at once.
        let keepAlive = Timer(timeInterval: 1e6, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    public var wantsElements: Bool { !viewers.isEmpty }

    public func present(_ elements: StageElements) {
        self.elements.set(elements)
        for viewer in viewers.values { viewer.wake() }
    }

    public func announce(_ text: String) {
        let message = ElementMessage.saying(text)
        for viewer in viewers.values { viewer.say(message) }
    }

    public func present(_ frame: StageFrame) {
        lastFrame = frame
        screen.present(frame)
        if !isInTurn { wakeViewers() }
    }
}
