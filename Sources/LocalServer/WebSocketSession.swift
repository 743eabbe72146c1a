// One open WebSocket: a thread that reads, a thread that writes, and the way to wake it.
// No Apple page: RFC 6455.
import Foundation
import Synchronization

/// One open WebSocket.
package final class WebSocketSession: Sendable {
    private struct State {
        var isAwake = true
        /// Payloads of pings that are not answered yet; of more than ``pongLimit`` the oldest go.
        var pongs: [[UInt8]] = []
        var closeCode: UInt16?
        /// The reader met a fault: what the handler has by now goes out before the goodbye.
        var isFaulty = false
        /// The reader has ended: nothing that comes is heard any more.
        var isOver = false
    }

    private static let pongLimit = 16

    private let connection: Connection
    private let limits: ServerLimits
    private let handler: any WebSocketHandler
    private let condition = MonotonicCondition()
    // Guarded by the condition.
    private nonisolated(unsafe) var state = State()

    init(connection: Connection, limits: ServerLimits, handler: any WebSocketHandler) {
        self.connection = connection
        self.limits = limits
        self.handler = handler
    }

    /// Has ``WebSocketHandler/nextMessage()`` asked. From any thread; never waits.
    package func wake() { change { $0.isAwake = true } }

    /// Says goodbye and hangs up. From any thread; never waits.
    package func close(_ code: WebSocketCloseCode) { change { $0.closeCode = $0.closeCode ?? code.rawValue } }

    private func change(_ body: (inout State) -> Void) {
        condition.lock()
        body(&state)
        condition.signal()
        condition.unlock()
    }

    /// Reads until the end, on the caller's thread; the writer has a thread of its own.
    func run() {
        handler.opened(self)
        let writer = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            write()
            writer.signal()
        }
        thread.stackSize = 512 * 1024
        thread.name = "websocket writer"
        thread.start()
        let code = read()
        change {
            $0.closeCode = $0.closeCode ?? code
            $0.isOver = true
        }
        // The writer may wait in a write that nobody takes; it has half a second to say goodbye.
        if writer.wait(timeout: .now() + 0.5) == .timedOut {
            connection.hangUp()
            writer.wait()
        }
        // Bytes that nobody read would make the system throw our goodbye away.
        connection.finishSending()
        connection.hangUp()
        handler.closed()
    }

    /// Reads until the end; the code to say goodbye with.
    private func read() -> UInt16 {
        do {
            return try hear()
        } catch {
            change { $0.isFaulty = true }
            return error.rawValue
        }
    }

    private func hear() throws(WebSocketCloseCode) -> UInt16 {
        var reader = WebSocketReader(limit: limits.messageSize)
        var rate = RateLimiter(perSecond: limits.messagesPerSecond, burst: limits.messageBurst)
        while true {
            guard let bytes = connection.read(deadline: monotonicSeconds() + limits.idleTime) else {
                return WebSocketCloseCode.goingAway.rawValue
            }
            guard !bytes.isEmpty else { return WebSocketCloseCode.normal.rawValue }
            let messages = try reader.read(bytes)
            let now = monotonicSeconds()
            // Those before the one that is too much are still heard.
            var permits = 0
            var frames = reader.takeFrameCount()
            while frames > 0, rate.take(at: now) {
                permits += 1
                frames -= 1
            }
            for message in messages {
                if frames > 0 {
                    guard permits > 0 else { return WebSocketCloseCode.policyViolation.rawValue }
                    permits -= 1
                }
                switch message {
                case .text(let text): handler.received(text)
                case .binary: return WebSocketCloseCode.policyViolation.rawValue
                case .ping(let payload): answer(payload)
                case .pong: break
                case .close(let code): return code
                }
            }
            if let fault = reader.fault { throw fault }
            if frames > 0 { return WebSocketCloseCode.policyViolation.rawValue }
        }
    }

    private func answer(_ ping: [UInt8]) {
        change {
            if $0.pongs.count == Self.pongLimit { $0.pongs.removeFirst() }
            $0.pongs.append(ping)
        }
    }

    private func write() {
        while true {
            condition.lock()
            var isPing = false
            while !state.isAwake, state.pongs.isEmpty, state.closeCode == nil {
                if !condition.wait(seconds: limits.pingInterval) {
                    isPing = true
                    break
                }
            }
            let now = state
            state.isAwake = false
            state.pongs = []
            condition.unlock()

            for pong in now.pongs where !send(.pong, pong) { return connection.hangUp() }
            if let code = now.closeCode {
                if now.isFaulty, now.isAwake, let last = handler.nextMessage() { _ = send(last) }
                _ = send(.close, [UInt8(code >> 8), UInt8(code & 0xFF)])
                return now.isOver ? connection.endSending() : connection.hangUp()
            }
            if isPing, !send(.ping, []) { return connection.hangUp() }
            guard now.isAwake, let message = handler.nextMessage() else { continue }
            guard send(message) else { return connection.hangUp() }
            wake()
        }
    }

    private func send(_ message: OutgoingMessage) -> Bool {
        switch message {
        case .text(let text): send(.text, Array(text.utf8))
        case .binary(let bytes): send(.binary, bytes)
        }
    }

    private func send(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) -> Bool {
        connection.write(WebSocketFrame.header(opcode, length: payload.count)) && connection.write(payload)
    }
}
