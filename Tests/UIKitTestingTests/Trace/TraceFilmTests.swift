// The pictures of a trace.
import PixelKernels
import Testing

@testable import UIKitTesting

@Suite("Film of a trace") struct TraceFilmTests {
    private func pixels(_ film: TraceFilm) -> [[UInt32]] {
        film.pictures().map { picture in
            (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel(x: $0, y: y) } }
        }
    }

    @Test("a pixel of a picture is the mean of a point's pixels", arguments: [1, 2, 3]) func shrinks(scale: Int) {
        let dot = PixelRect(x: 0, y: 0, width: scale, height: scale)
        let buffer = Made.picture(scale * 4, scale * 2, 0xFF00_0000, [(dot, 0xFF80_4020)]).buffer
        // A ninth, a fourth of the second point is white.
        buffer.row(0).assumingMemoryBound(to: UInt32.self)[scale] = 0xFFFF_FFFF
        var film = TraceFilm()
        film.add(buffer, scale: scale, damage: nil)
        let level = UInt32((255 + scale * scale / 2) / (scale * scale))
        let second: UInt32 = 0xFF00_0000 | level << 16 | level << 8 | level
        #expect(pixels(film) == [[0xFF80_4020, second, 0xFF00_0000, 0xFF00_0000] + [UInt32](repeating: 0xFF00_0000, count: 4)])
    }

    @Test("what did not change is that of the picture before; another size begins anew") func changes() {
        var film = TraceFilm()
        film.add(Made.picture(6, 4, 0xFF00_0000).buffer, scale: 2, damage: nil)
        // Only the damage is read: the rest of this buffer is not.
        film.add(Made.picture(6, 4, 0xFFFF_FFFF).buffer, scale: 2, damage: PixelRect(x: 3, y: 0, width: 1, height: 2))
        film.add(Made.picture(2, 2, 0xFF11_1111).buffer, scale: 2, damage: PixelRect(x: 0, y: 0, width: 1, height: 1))
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        #expect(pixels(film) == [[UInt32](repeating: black, count: 6), [black, white, black, black, black, black], [0xFF11_1111]])
    }

    @Test("over the limit the oldest pictures go, and the others stay as they are") func limit() {
        var (whole, small) = (TraceFilm(), TraceFilm(limit: 8 * 8 * 4 + 3 * 4))
        for index in 0..<8 {
            let rect = PixelRect(x: index, y: 0, width: 1, height: 1)
            let buffer = Made.picture(
                8, 8, 0xFF00_0000,
                (0...index).map { (PixelRect(x: $0, y: 0, width: 1, height: 1), 0xFF00_0000 | UInt32($0 * 9 + 1)) }
            ).buffer
            whole.add(buffer, scale: 1, damage: index == 0 ? nil : rect)
            small.add(buffer, scale: 1, damage: index == 0 ? nil : rect)
        }
        #expect(whole.dropped == 0)
        #expect(small.dropped == 4)
        #expect(small.count == 8)
        #expect(pixels(small) == Array(pixels(whole).dropFirst(4)))
    }
}
