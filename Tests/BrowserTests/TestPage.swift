// A page without a browser: a WebSocket that keeps what it is sent.
import Foundation
import Synchronization

import Browser

/// A WebSocket to a stage that keeps what it is sent. Reads on a thread of its own.
final class TestPage: Sendable {
    private struct State: Sendable {
        var texts: [String] = []
        var frames: [FrameDraftTests.Decoded] = []
        var isClosed = false
    }

    private let descriptor: Int32
    private let state: Box

    private final class Box: Sendable {
        let value = Mutex(State())
    }

    var texts: [String] { state.value.withLock { $0.texts } }
    var frames: [FrameDraftTests.Decoded] { state.value.withLock { $0.frames } }
    var isClosed: Bool { state.value.withLock { $0.isClosed } }

    /// Connects with the key of this address; nil where it is not let in.
    init?(_ address: URL) {
        guard let port = address.port, let query = address.query, query.hasPrefix("token=") else { return nil }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = UInt16(port).bigEndian
        target.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return nil }
        let head =
            "GET /stage HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + "Sec-WebSocket-Protocol: vitrine, token.\(query.dropFirst(6))\r\n\r\n"
        Self.write(descriptor, Array(head.utf8))
        let state = Box()
        self.descriptor = descriptor
        self.state = state
        Thread { Self.read(descriptor, state) }.start()
    }

    deinit { close(descriptor) }

    /// Sends a text of up to 125 bytes or more.
    func say(_ text: String) {
        let payload = Array(text.utf8)
        var frame: [UInt8] = [0x81]
        frame +=
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        Self.write(descriptor, frame + [0, 0, 0, 0] + payload)
    }

    /// Ends without a word.
    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static func write(_ descriptor: Int32, _ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private static func read(_ descriptor: Int32, _ state: Box) {
        defer { state.value.withLock { $0.isClosed = true } }
        func take(_ count: Int) -> [UInt8]? {
            var all: [UInt8] = []
            while all.count < count {
                let part = [UInt8](unsafeUninitializedCapacity: count - all.count) { buffer, initialized in
                    initialized = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
                }
                if part.isEmpty { return nil }
                all += part
            }
            return all
        }
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard let byte = take(1) else { return }
            head += byte
        }
        while let first = take(2) {
            var length = Int(first[1])
            if length >= 126 {
                guard let more = take(length == 126 ? 2 : 8) else { return }
                length = more.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = take(length) else { return }
            switch first[0] & 15 {
            case 1: state.value.withLock { $0.texts.append(String(decoding: payload, as: UTF8.self)) }
            case 2:
                let decoded = FrameDraftTests.Decoded(payload)
                state.value.withLock { $0.frames.append(decoded) }
            case 8: return
            default: break
            }
        }
    }
}
