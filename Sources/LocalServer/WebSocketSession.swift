// One open WebSocket: a thread that reads, a thread that writes, and the way to wake it.
// No Apple page: RFC 6455.
import Foundation
import Synchronization

/// One open WebSocket.
package final class WebSocketSession: Sendable {
    private struct State {
        var isAwake = true
        var pong: [UInt8]?
        var closeCode: WebSocketCloseCode?
        var isOver = false
    }

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
    package func close(_ code: WebSocketCloseCode) { change { $0.closeCode = $0.closeCode ?? code } }

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
        close(code)
        // The writer may wait in a write that nobody takes; it has half a second to say goodbye.
        if writer.wait(timeout: .now() + 0.5) == .timedOut {
            connection.hangUp()
            writer.wait()
        }
        connection.hangUp()
        handler.closed()
    }

    private func read() -> WebSocketCloseCode {
        var reader = WebSocketReader(limit: limits.messageSize)
        var rate = RateLimiter(perSecond: limits.messagesPerSecond, burst: limits.messageBurst)
        while true {
            guard let bytes = connection.read(deadline: monotonicSeconds() + limits.idleTime) else { return .goingAway }
            guard !bytes.isEmpty else { return .normal }
            do {
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
                        guard permits > 0 else { return .policyViolation }
                        permits -= 1
                    }
                    switch message {
                    case .text(let text): handler.received(text)
                    case .binary: return .policyViolation
                    case .ping(let payload): change { $0.pong = payload }
                    case .pong: break
                    case .close: return .normal
                    }
                }
                if frames > 0 { return .policyViolation }
            } catch {
                return error
            }
        }
    }

    private func write() {
        while true {
            condition.lock()
            var isPing = false
            while !state.isAwake, state.pong == nil, state.closeCode == nil {
                if !condition.wait(seconds: limits.pingInterval) {
                    isPing = true
                    break
                }
            }
            let now = state
            state.isAwake = false
            state.pong = nil
            condition.unlock()

            if let code = now.closeCode {
                _ = send(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)])
                return connection.hangUp()
            }
            if let pong = now.pong, !send(.pong, pong) { return connection.hangUp() }
            if isPing, !send(.ping, []) { return connection.hangUp() }
            guard now.isAwake, let message = handler.nextMessage() else { continue }
            let isSent =
                switch message {
                case .text(let text): send(.text, Array(text.utf8))
                case .binary(let bytes): send(.binary, bytes)
                }
            guard isSent else { return connection.hangUp() }
            wake()
        }
    }

    private func send(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) -> Bool {
        connection.write(WebSocketFrame.header(opcode, length: payload.count)) && connection.write(payload)
    }
}
