// One page: it looks at the shared screen and sends what its user does.
// No Apple page: this is ours.
import Foundation
import LocalServer
import Stage
import Synchronization

/// One page. Lives on its WebSocket's threads; hops to the main queue for everything that concerns the stage.
final class Viewer: WebSocketHandler {
    private struct State {
        var session: WebSocketSession?
        /// What the page must be told before the next frame, newest only.
        var status: String?
        var greeting: String?
        /// What is to be said, at most ``maximumSays`` texts.
        var says: [String] = []
        /// The elements that the page has been sent.
        var sentElements: StageElements?
    }

    let id: Int
    private let screen: SharedScreen
    private let elements: SharedElements
    private weak let stage: BrowserStage?
    private let state = Mutex(State())

    init(id: Int, screen: SharedScreen, elements: SharedElements, stage: BrowserStage?) {
        self.id = id
        self.screen = screen
        self.elements = elements
        self.stage = stage
    }

    func opened(_ session: WebSocketSession) {
        state.withLock { $0.session = session }
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { stage?.add(self) } }
    }

    func received(_ text: String) {
        guard let message = PageMessage(json: text) else {
            state.withLock { $0.session }?.close(.policyViolation)
            return
        }
        if case .acknowledge(let number, let paint) = message {
            let (isReady, exact) = screen.acknowledge(number, paint: paint, by: id)
            if isReady { wake() }
            if let exact { DispatchQueue.global().asyncAfter(deadline: .now() + exact) { [weak self] in self?.wake() } }
            return
        }
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { stage?.received(message, from: self) } }
    }

    func nextMessage() -> OutgoingMessage? {
        let text = state.withLock { state -> String? in
            if let greeting = state.greeting {
                state.greeting = nil
                return greeting
            }
            if let status = state.status {
                state.status = nil
                return status
            }
            return state.says.isEmpty ? nil : state.says.removeFirst()
        }
        if let text { return .text(text) }
        if let change = nextElements() { return .text(change) }
        return screen.nextFrame(for: id).map { .binary($0) }
    }

    /// What the page does not know of the elements yet; nil where it knows all.
    private func nextElements() -> String? {
        guard let newest = elements.newest else { return nil }
        let before = state.withLock { state -> StageElements?? in
            guard state.greeting == nil, state.sentElements != newest else { return .none }
            defer { state.sentElements = newest }
            return .some(state.sentElements)
        }
        guard let before else { return nil }
        return ElementMessage.change(from: before ?? StageElements(), to: newest)
    }

    /// Texts that wait to be said.
    static let maximumSays = 100

    /// Has the page say a text; of more that wait the oldest are forgotten.
    func say(_ message: String) {
        state.withLock { state in
            state.says.append(message)
            if state.says.count > Self.maximumSays { state.says.removeFirst() }
        }
        wake()
    }

    func closed() {
        state.withLock { $0.session = nil }
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { stage?.remove(self) } }
    }

    /// What the page is told at the beginning, in this order.
    func greet(_ greeting: String, status: String) {
        state.withLock { state in
            state.greeting = greeting
            state.status = status
        }
    }

    /// Tells the page how things are; what was not sent yet is forgotten.
    func tell(_ status: String) {
        state.withLock { $0.status = status }
        wake()
    }

    /// Has the writer look for something to send.
    func wake() { state.withLock { $0.session }?.wake() }
}
