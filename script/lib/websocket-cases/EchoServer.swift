// An echo over LocalServer for script/tests/websocket-cases: prints its port and token, then answers until its input ends.
import Foundation
import LocalServer
import Synchronization

/// Sends back each text.
final class Echo: WebSocketHandler {
    private let state = Mutex<(session: WebSocketSession?, queue: [String])>((nil, []))
    func opened(_ session: WebSocketSession) { state.withLock { $0.session = session } }
    func received(_ text: String) {
        state.withLock { $0.queue.append(text) }
        state.withLock { $0.session }?.wake()
    }
    func nextMessage() -> OutgoingMessage? { state.withLock { $0.queue.isEmpty ? nil : .text($0.queue.removeFirst()) } }
    func closed() {}
}

@main enum EchoServer {
    static func main() throws {
        // The limits are the suite's largest message and more frames than it sends; their own tests pin the usual ones.
        var limits = ServerLimits()
        limits.messageSize = 16 << 20
        limits.messagesPerSecond = 1_000_000
        limits.messageBurst = 1_000_000
        limits.requestBurst = 10_000
        var routes = LocalServer.Routes()
        routes.sockets["/socket"] = { @Sendable in Echo() }
        let server = try LocalServer(routes: routes, limits: limits)
        FileHandle.standardOutput.write(Data("\(server.port) \(server.token.secret)\n".utf8))
        while readLine() != nil {}
        server.stop()
    }
}
