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
        /// With the code to answer with: the client's own, 1000 where it gave none.
        case close(UInt16)
    }

    private let limit: Int
    private var buffer: [UInt8] = []
    /// Bytes of the buffer that are read.
    private var position = 0
    private var isClosed = false
    /// Why nothing more is read; the messages before it have been handed out.
    package private(set) var fault: WebSocketCloseCode?
    /// Frames since ``takeFrameCount()``, whole messages or not: an empty one costs the sender next to nothing.
    private var frames = 0
    private var fragments: (opcode: WebSocketFrame.Opcode, payload: [UInt8])?
    /// The text message that comes, and how much of its frame's payload has been looked at: what is no UTF-8 ends the
    /// connection at once, not after the rest of a long message.
    private var text = UTF8Progress()
    private var checked = 0

    /// A reader of messages of up to so many bytes.
    package init(limit: Int) { self.limit = limit }

    /// Adds bytes and takes out all messages that are whole now. Keeps no more than one message and one frame. After a close
    /// everything is passed over.
    /// - Throws: ``fault``, where no message comes before it; otherwise the messages are returned first.
    package mutating func read(_ bytes: some Collection<UInt8>) throws(WebSocketCloseCode) -> [Message] {
        if let fault { throw fault }
        guard !isClosed else { return [] }
        buffer += bytes
        var messages: [Message] = []
        do throws(WebSocketCloseCode) {
            while !isClosed, let frame = try nextFrame() {
                frames += 1
                if let message = try add(frame) { messages.append(message) }
            }
        } catch {
            fault = error
            buffer = []
            position = 0
            if messages.isEmpty { throw error }
            return messages
        }
        buffer.removeFirst(isClosed ? buffer.count : position)
        position = 0
        return messages
    }

    /// Bytes kept for later: the start of a frame, and of a message that comes in fragments.
    package var heldCount: Int { buffer.count + (fragments?.payload.count ?? 0) }

    /// How many frames came since the last time.
    package mutating func takeFrameCount() -> Int {
        defer { frames = 0 }
        return frames
    }

    /// The next frame of the buffer; nil where it is not whole yet. Its length is judged by its header.
    private mutating func nextFrame() throws(WebSocketCloseCode) -> WebSocketFrame? {
        let start = position, count = buffer.count - position
        guard count >= 2 else { return nil }
        guard buffer[start] & 0x70 == 0, let opcode = WebSocketFrame.Opcode(rawValue: buffer[start] & 0x0F) else {
            throw .protocolError
        }
        let isFinal = buffer[start] & 0x80 != 0
        guard buffer[start + 1] & 0x80 != 0 else { throw .protocolError }
        var length = UInt64(buffer[start + 1] & 0x7F)
        var head = 2
        if opcode.isControl, length > 125 || !isFinal { throw .protocolError }
        if length >= 126 {
            let digits = length == 126 ? 2 : 8
            guard count >= 2 + digits else { return nil }
            length = buffer[(start + 2)..<(start + 2 + digits)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            head += digits
        }
        guard length <= UInt64(limit), Int(length) + (fragments?.payload.count ?? 0) <= limit || opcode.isControl else {
            throw .messageTooBig
        }
        guard count >= head + 4 else { return nil }
        let mask = Array(buffer[(start + head)..<(start + head + 4)])
        let first = start + head + 4
        let here = min(Int(length), buffer.count - first)
        let isText = opcode == .text || (opcode == .continuation && fragments?.opcode == .text)
        if isText, opcode == .continuation || fragments == nil {
            guard text.take((checked..<here).lazy.map { [buffer] in buffer[first + $0] ^ mask[$0 & 3] }) else {
                throw .invalidData
            }
            checked = here
        }
        guard here == Int(length) else { return nil }
        checked = 0
        var payload = Array(buffer[first..<(first + here)])
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        position = first + here
        return WebSocketFrame(opcode: opcode, isFinal: isFinal, payload: payload)
    }

    private mutating func add(_ frame: WebSocketFrame) throws(WebSocketCloseCode) -> Message? {
        switch frame.opcode {
        case .ping: return .ping(frame.payload)
        case .pong: return .pong
        case .close:
            let code = try closeCode(frame.payload)
            isClosed = true
            return .close(code)
        case .continuation:
            // Taken out while it grows: a second holder of the payload would copy all of it for each fragment.
            guard var begun = fragments else { throw .protocolError }
            fragments = nil
            begun.payload += frame.payload
            if frame.isFinal { return try message(begun.opcode, begun.payload) }
            fragments = begun
            return nil
        case .text, .binary:
            guard fragments == nil else { throw .protocolError }
            if frame.isFinal { return try message(frame.opcode, frame.payload) }
            fragments = (frame.opcode, frame.payload)
            return nil
        }
    }

    /// The code of a close frame. RFC 6455, section 7.4: some codes are for nobody to send, a reason is UTF-8.
    private func closeCode(_ payload: [UInt8]) throws(WebSocketCloseCode) -> UInt16 {
        if payload.isEmpty { return WebSocketCloseCode.normal.rawValue }
        guard payload.count >= 2 else { throw .protocolError }
        let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: break
        default: throw .protocolError
        }
        guard String(validating: payload[2...], as: UTF8.self) != nil else { throw .invalidData }
        return code
    }

    private mutating func message(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) throws(WebSocketCloseCode) -> Message {
        guard opcode == .text else { return .binary(payload) }
        guard text.isComplete else { throw .invalidData }
        text = UTF8Progress()
        return .text(String(decoding: payload, as: UTF8.self))
    }
}
