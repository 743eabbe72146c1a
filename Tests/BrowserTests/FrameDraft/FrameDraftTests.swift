// A frame's bytes: read back, they give the same pixels.
import Foundation
import ImageIO
import PixelKernels
import Stage
import Testing

import Browser

@Suite("FrameDraft") struct FrameDraftTests {
    /// What a page makes of a message, in Swift.
    struct Decoded {
        var number: UInt32 = 0
        var size = (0, 0)
        var parts: [(kind: UInt8, rect: PixelRect, data: [UInt8])] = []

        init(_ bytes: [UInt8]) {
            func little<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> T {
                bytes[offset..<(offset + MemoryLayout<T>.size)].reversed().reduce(T(0)) { $0 << 8 | T($1) }
            }
            number = little(4, UInt32.self)
            size = (Int(little(8, UInt16.self)), Int(little(10, UInt16.self)))
            var at = 24
            for _ in 0..<little(2, UInt16.self) {
                let rect = PixelRect(
                    x: Int(little(at + 2, UInt16.self)), y: Int(little(at + 4, UInt16.self)),
                    width: Int(little(at + 6, UInt16.self)), height: Int(little(at + 8, UInt16.self)))
                let length = Int(little(at + 12, UInt32.self))
                parts.append((bytes[at], rect, Array(bytes[(at + 16)..<(at + 16 + length)])))
                at += 16 + (length + 3) & ~3
            }
            #expect(at == bytes.count)
        }
    }

    private func noisy(_ width: Int, _ height: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                row[x] = 0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 2_654_435_761) ^ (y &* 40_503)) & 0xFF_FFFF
            }
        }
        return buffer
    }

    @Test("small rectangles travel raw, moved ones as copies, in that order of drawing")
    func raw() {
        let buffer = noisy(64, 48)
        var mailbox = FrameMailbox()
        let rect = PixelRect(x: 3, y: 5, width: 7, height: 9)
        let copy = PixelCopy(source: PixelRect(x: 0, y: 0, width: 4, height: 4), x: 50, y: 40)
        mailbox.add(copies: [copy], damage: [rect])
        let decoded = Decoded(FrameDraft(mailbox.take()!, of: buffer, time: 1, turnMilliseconds: 2).encoded())
        #expect(decoded.number == 1)
        #expect(decoded.size == (64, 48))
        #expect(decoded.parts.map(\.kind) == [2, 0])
        #expect(decoded.parts[0].rect == PixelRect(x: 50, y: 40, width: 4, height: 4))
        #expect(decoded.parts[0].data == [0, 0, 0, 0])
        #expect(decoded.parts[1].rect == rect)
        #expect(decoded.parts[1].data == buffer.packedPixels(in: rect))
    }

    @Test("a large rectangle travels as QOI where that is smaller")
    func qoi() {
        let plain = PixelBuffer(width: 400, height: 400)!
        for offset in stride(from: 0, to: plain.byteCount, by: 4) {
            plain.bytes.storeBytes(of: 0xFF12_3456, toByteOffset: offset, as: UInt32.self)
        }
        var mailbox = FrameMailbox()
        mailbox.wantAll(of: plain.bounds)
        let bytes = FrameDraft(mailbox.take()!, of: plain, time: 0, turnMilliseconds: 0).encoded()
        let decoded = Decoded(bytes)
        #expect(decoded.parts.map(\.kind) == [1])
        #expect(bytes.count < 4000)
        #expect(decoded.parts[0].data.prefix(4) == Array("qoif".utf8)[...])
    }

    @Test("damage outside the screen is left out")
    func outside() {
        var mailbox = FrameMailbox()
        mailbox.add(copies: [], damage: [PixelRect(x: -5, y: -5, width: 10, height: 10)])
        let decoded = Decoded(FrameDraft(mailbox.take()!, of: noisy(8, 8), time: 0, turnMilliseconds: 0).encoded())
        #expect(decoded.parts.map(\.rect) == [PixelRect(x: 0, y: 0, width: 5, height: 5)])
    }
}
