// Requests and frames as clients send them, changed at random.
import Foundation

/// Changes bytes at random, in the ways that parsers go wrong by.
struct Mutator {
    var generator: SeededGenerator
    /// What is put in between: ends of lines, lengths at the borders of fields, signs, bytes that are no text.
    private static let pieces: [[UInt8]] =
        [
            "\r\n", "\r\n\r\n", "\n", "\r", ":", " ", "/", "?", "%00", "%2f", "..", "\u{0}", "-1", "+5", "0x10",
            "18446744073709551616",
            "9223372036854775807", "65536", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Host: x\r\n", "é",
            "HTTP/1.1", "Upgrade: websocket\r\n", "Connection: keep-alive\r\n", "Expect: 100-continue\r\n",
        ].map { Array($0.utf8) } + [
            [0xFF, 0xFF], [0x7F], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [126, 0xFF, 0xFF],
            [127, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [127, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ]

    /// `original` with up to six changes.
    mutating func changed(_ original: [UInt8], mixedWith other: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let at = Int.random(in: 0...bytes.count, using: &generator)
            let rest = min(bytes.count - at, Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0...7, using: &generator) {
            case 0: bytes.removeSubrange(at..<(at + rest))
            case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)!, at: at)
            case 2: bytes.insert(contentsOf: bytes[at..<(at + rest)], at: at)
            case 3: if at < bytes.count { bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &generator) }
            case 4: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &generator) }
            case 5: bytes.insert(contentsOf: other.prefix(Int.random(in: 0...200, using: &generator)), at: at)
            case 6: bytes.removeSubrange(at...)
            default:
                let count = Int.random(in: 1...2000, using: &generator)
                bytes.insert(contentsOf: Array(repeating: bytes.randomElement(using: &generator) ?? 0, count: count), at: at)
            }
        }
        return bytes
    }

    /// Frames of a client at random, mostly well formed.
    mutating func frames() -> [UInt8] {
        (0..<Int.random(in: 1...8, using: &generator)).flatMap { _ -> [UInt8] in
            let opcode: UInt8 = [0, 1, 1, 1, 2, 8, 9, 10, UInt8.random(in: 0...15, using: &generator)]
                .randomElement(using: &generator)!
            let count = [0, 1, 5, 124, 125, 126, 127, 1000, 65_535, 65_536].randomElement(using: &generator)!
            let byte = Bool.random(using: &generator) ? 65 : UInt8.random(in: 0...255, using: &generator)
            let isFinal = Int.random(in: 0...3, using: &generator) > 0
            let isMasked = Int.random(in: 0...15, using: &generator) > 0
            return clientFrame(opcode, Array(repeating: byte, count: count), isFinal: isFinal, isMasked: isMasked)
        }
    }

    /// The lengths of random pieces that make up so many bytes.
    mutating func cuts(_ count: Int) -> [Int] {
        var left = count, result: [Int] = []
        while left > 0 {
            let piece = min(left, Int.random(in: 1...max(1, min(left, 5000)), using: &generator))
            result.append(piece)
            left -= piece
        }
        return result
    }
}
