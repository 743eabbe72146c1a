// WebSocket frames: written by the server unmasked, read from clients masked and within limits.
// No Apple page: RFC 6455, section 5.

/// One frame of the WebSocket protocol.
package struct WebSocketFrame: Sendable, Equatable {
    package enum Opcode: UInt8, Sendable {
        case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10
        var isControl: Bool { rawValue >= 8 }
    }

    package var opcode: Opcode
    package var isFinal: Bool
    package var payload: [UInt8]

    package init(opcode: Opcode, isFinal: Bool = true, payload: [UInt8]) {
        self.opcode = opcode
        self.isFinal = isFinal
        self.payload = payload
    }

    /// What stands before a payload of this length in a frame that the server sends.
    static func header(_ opcode: Opcode, length: Int) -> [UInt8] {
        var header = [0x80 | opcode.rawValue]
        if length < 126 {
            header.append(UInt8(length))
        } else if length <= 0xFFFF {
            header += [126, UInt8(length >> 8), UInt8(length & 0xFF)]
        } else {
            header.append(127)
            header += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
        }
        return header
    }
}

/// Why a WebSocket is closed: a code of RFC 6455, section 7.4.1.
package enum WebSocketCloseCode: UInt16, Error, Sendable {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case invalidData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
}
