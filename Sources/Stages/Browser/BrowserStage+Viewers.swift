// Pages come, say things and go.
// No Apple page: this is ours.
import Foundation
import LocalServer
import Stage
import Synchronization

extension BrowserStage {
    /// What the server answers: the page's files, and one WebSocket.
    func routes(_ token: ServerToken) -> LocalServer.Routes {
        var routes = LocalServer.Routes()
        routes.gets = PageFiles.all(token)
        routes.gets["/proof"] = { head in
            guard let question = head.queryValues("question").first, question.utf8.count == 32, let host = head.only("host")
            else { return HTTPResponse(.badRequest, text: "A question of 32 characters.") }
            return HTTPResponse(.ok, text: token.proof(of: String(question), at: host.lowercased()))
        }
        routes.publicPaths = PageFiles.publicPaths.union(["/proof"])
        routes.lockedPage = PageFiles.lockedPage
        let ids = ViewerIDs()
        let (screen, elements) = (screen, elements)
        routes.sockets["/stage"] = { [weak self] in
            Viewer(id: ids.next(), screen: screen, elements: elements, stage: self)
        }
        return routes
    }

    func add(_ viewer: Viewer) {
        viewers[viewer.id] = viewer
        ledgers[viewer.id] = TouchLedger()
        viewer.greet(PageStatus.greeting(title: title), status: status)
        for trap in traps.messages.suffix(Viewer.maximumSays) { viewer.say(trap) }
        // Only now: frames come after the page knows what they are of.
        screen.add(viewer.id, showing: lastFrame)
        viewer.wake()
        // Elements are gathered only now that somebody reads them.
        if viewers.count == 1 { requestTurn() }
    }

    func remove(_ viewer: Viewer) {
        viewers[viewer.id] = nil
        screen.remove(viewer.id)
        sharingViewers.remove(viewer.id)
        rasterWishes[viewer.id] = nil
        followRasterWishes()
        if activeViewer == viewer.id { activeViewer = nil }
        guard var ledger = ledgers.removeValue(forKey: viewer.id) else { return }
        let cancelled = ledger.cancelAll()
        if !cancelled.isEmpty { enqueue([.touches(cancelled)]) }
    }

    func received(_ message: PageMessage, from viewer: Viewer) {
        guard viewers[viewer.id] != nil else { return }
        activeViewer = viewer.id
        switch message {
        case .acknowledge: break
        // An app in the background is on no screen: nobody touches it, and no key reaches it.
        case .input(let event): if !isInBackground || event.isHeardInBackground { enqueue([event]) }
        case .touches where isInBackground: break
        case .touches(let samples):
            let admitted = ledgers[viewer.id]?.admit(samples) {
                nextTouchID += 1
                return nextTouchID
            }
            if let admitted, !admitted.isEmpty { enqueue([.touches(admitted)]) }
        case .memoryWarning: enqueue([.lifecycle(.memoryWarning)])
        case .background(let isInBackground): move(toBackground: isInBackground)
        case .device(let name):
            if let device = StageDevice.named(name) { change { $0 = $0.moved(to: device) } }
            followRasterWishes()
        case .orientation(let orientation): change { $0 = $0.rotated(to: orientation) }
        case .appearance(let appearance): change { $0.appearance = appearance }
        case .contentSize(let size): change { $0.contentSize = size }
        case .rightToLeft(let isOn): change { $0.rightToLeft = isOn }
        case .keyboard(let isOn): change { $0.onScreenKeyboard = isOn }
        case .canShare(let canShare):
            if canShare { sharingViewers.insert(viewer.id) } else { sharingViewers.remove(viewer.id) }
        case .rasterScale(let scale):
            rasterWishes[viewer.id] = scale ?? .infinity
            followRasterWishes()
        case .keyboardAccess(let isOn): change { $0.fullKeyboardAccess = isOn }
        case .systemBars(let isOn): change { $0.showsSystemBars = isOn }
        case .increasedContrast(let isOn): change { $0.increasedContrast = isOn }
        case .boldText(let isOn): change { $0.boldText = isOn }
        case .reducedMotion(let isOn): change { $0.reducedMotion = isOn }
        case .slowAnimations(let isOn): change { $0.slowAnimations = isOn }
        case .languages(let names): change { $0.languages = names }
        case .timeZone(let name): change { $0.timeZone = name }
        }
    }

    private func move(toBackground: Bool) {
        guard toBackground != isInBackground else { return }
        isInBackground = toBackground
        // Fingers that are down leave the app with the screen.
        if toBackground {
            let lifted = ledgers.keys.flatMap { ledgers[$0]?.cancelAll() ?? [] }
            if !lifted.isEmpty { enqueue([.touches(lifted)]) }
        }
        enqueue(
            toBackground
                ? [.lifecycle(.resignActive), .lifecycle(.enterBackground)]
                : [.lifecycle(.enterForeground), .lifecycle(.becomeActive)])
        tellAll()
    }

    /// Changes the screen as of the last change asked for, also where its turn has not come yet.
    private func change(_ body: (inout StageEnvironment) -> Void) {
        let before = newestEnvironment
        var changed = before
        body(&changed)
        guard changed != before else { return }
        if changed.orientation != before.orientation { interfaceOrientation = nil }
        enqueue([.environment(changed)])
        tellAll()
    }

    /// Frames have as many pixels as the page wants that wants most. Without a page they stay as they are: it may come back.
    private func followRasterWishes() {
        guard let most = rasterWishes.values.max() else { return }
        change { $0.rasterScale = most < $0.scale ? most : nil }
    }

    private var newestEnvironment: StageEnvironment {
        for case .environment(let pending) in pendingEvents.reversed() { return pending }
        return environment
    }

    /// The page shows the interface upright, as the app has turned it.
    private var status: String {
        let environment = newestEnvironment
        let shown = environment.rotated(to: interfaceOrientation ?? environment.orientation)
        return PageStatus.status(shown, isInBackground: isInBackground)
    }

    public func interfaceTurned(to orientation: StageOrientation) {
        let differs = orientation == newestEnvironment.orientation ? nil : orientation
        guard differs != interfaceOrientation else { return }
        interfaceOrientation = differs
        tellAll()
    }

    private func tellAll() {
        let status = status
        for viewer in viewers.values { viewer.tell(status) }
    }
}

extension StageEvent {
    /// Whether an app in the background hears of it: an address brings it back at a device, and the clipboard is not its own.
    fileprivate var isHeardInBackground: Bool {
        switch self {
        case .clipboard, .open: true
        default: false
        }
    }
}

/// Numbers for pages, from any thread.
private final class ViewerIDs: Sendable {
    private let last = Mutex(0)
    func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
