// Puts messages together from a client's bytes, and refuses what the protocol or the limits forbid.
// No Apple page: RFC 6455, sections 5 and 8.1.

/// Puts messages together from a client's bytes. A value: feed it bytes, take messages out.
package struct WebSocketReader: Sendable {
    /// What came in whole.
    package enum Message: Sendable, Equatable {
        case text(String)
        case binary([UInt8])
        case ping([UInt8])
        case pong
        case close
    }

    private let limit: Int
    private var buffer: [UInt8] = []
    /// Frames since ``takeFrameCount()``, whole messages or not: an empty one costs the sender next to nothing.
    private var frames = 0
    private var fragments: (opcode: WebSocketFrame.Opcode, payload: [UInt8])?

    /// A reader of messages of up to so many bytes.
    package init(limit: Int) { self.limit = limit }

    /// Adds bytes and takes out all messages that are whole now. Keeps no more than one message and one frame.
    package mutating func read(_ bytes: some Collection<UInt8>) throws(WebSocketCloseCode) -> [Message] {
        buffer += bytes
        var messages: [Message] = []
        while let frame = try nextFrame() {
            frames += 1
            if let message = try add(frame) { messages.append(message) }
        }
        return messages
    }

    /// How many frames came since the last time.
    package mutating func takeFrameCount() -> Int {
        defer { frames = 0 }
        return frames
    }

    /// Takes the first frame out of the buffer; nil where it is not whole yet. Its length is judged by its header.
    private mutating func nextFrame() throws(WebSocketCloseCode) -> WebSocketFrame? {
        guard buffer.count >= 2 else { return nil }
        guard buffer[0] & 0x70 == 0, let opcode = WebSocketFrame.Opcode(rawValue: buffer[0] & 0x0F) else {
            throw .protocolError
        }
        let isFinal = buffer[0] & 0x80 != 0
        guard buffer[1] & 0x80 != 0 else { throw .protocolError }
        var length = UInt64(buffer[1] & 0x7F)
        var position = 2
        if opcode.isControl, length > 125 || !isFinal { throw .protocolError }
        if length >= 126 {
            let count = length == 126 ? 2 : 8
            guard buffer.count >= 2 + count else { return nil }
            length = buffer[2..<(2 + count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            position += count
        }
        guard length <= UInt64(limit), Int(length) + (fragments?.payload.count ?? 0) <= limit || opcode.isControl else {
            throw .messageTooBig
        }
        let end = position + 4 + Int(length)
        guard buffer.count >= end else { return nil }
        let mask = Array(buffer[position..<(position + 4)])
        var payload = Array(buffer[(position + 4)..<end])
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        buffer.removeFirst(end)
        return WebSocketFrame(opcode: opcode, isFinal: isFinal, payload: payload)
    }

    private mutating func add(_ frame: WebSocketFrame) throws(WebSocketCloseCode) -> Message? {
        switch frame.opcode {
        case .ping: return .ping(frame.payload)
        case .pong: return .pong
        case .close: return .close
        case .continuation:
            guard let begun = fragments else { throw .protocolError }
            fragments?.payload += frame.payload
            guard frame.isFinal else { return nil }
            fragments = nil
            return try message(begun.opcode, begun.payload + frame.payload)
        case .text, .binary:
            guard fragments == nil else { throw .protocolError }
            if frame.isFinal { return try message(frame.opcode, frame.payload) }
            fragments = (frame.opcode, frame.payload)
            return nil
        }
    }

    private func message(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) throws(WebSocketCloseCode) -> Message {
        guard opcode == .text else { return .binary(payload) }
        guard let text = String(validating: payload, as: UTF8.self) else { throw .invalidData }
        return .text(text)
    }
}
