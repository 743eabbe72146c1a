// The QOI encoder, checked by a decoder written from the specification.
import CImageCodecs
import Testing

struct QOIEncodeTests {
    static func decode(_ d: [UInt8]) -> (width: Int, height: Int, pixels: [UInt32])? {
        guard d.count >= 22, Array(d[0..<4]) == Array("qoif".utf8), d[12] == 4 else { return nil }
        func be(_ i: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(d[i + $1]) } }
        let count = be(4) * be(8)
        var index = [[Int]](repeating: [0, 0, 0, 0], count: 64), p = [0, 0, 0, 255], at = 14
        var pixels: [UInt32] = []
        while pixels.count < count {
            guard at < d.count - 8 else { return nil }
            let b = Int(d[at])
            at += 1
            var run = 1
            if b == 0xFE || b == 0xFF {
                for k in 0..<(b == 0xFE ? 3 : 4) { p[k] = Int(d[at + k]) }
                at += b == 0xFE ? 3 : 4
            } else if b >> 6 == 0 {
                p = index[b]
            } else if b >> 6 == 1 {
                p[0] = (p[0] + (b >> 4 & 3) - 2) & 255
                p[1] = (p[1] + (b >> 2 & 3) - 2) & 255
                p[2] = (p[2] + (b & 3) - 2) & 255
            } else if b >> 6 == 2 {
                let green = (b & 63) - 32, second = Int(d[at])
                at += 1
                p[0] = (p[0] + green + (second >> 4) - 8) & 255
                p[1] = (p[1] + green) & 255
                p[2] = (p[2] + green + (second & 15) - 8) & 255
            } else {
                run = (b & 63) + 1
            }
            index[(p[0] * 3 + p[1] * 5 + p[2] * 7 + p[3] * 11) & 63] = p
            let value = UInt32(p[3]) << 24 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
            for _ in 0..<run { pixels.append(value) }
        }
        return Array(d[at...]) == [0, 0, 0, 0, 0, 0, 0, 1] ? (be(4), be(8), pixels) : nil
    }

    @Test("every picture decodes to itself: runs over rows, noise, small and large differences, alpha")
    func roundTrip() throws {
        var noise = Noise(state: 9)
        for (w, h) in [(1, 1), (63, 1), (62, 3), (200, 17)] {
            var walk: UInt32 = 0xFF80_8080
            let kinds: [(Int, Int) -> UInt32] = [
                { _, _ in 0xFF00_0000 }, { _, _ in 0xFFAB_CDEF },
                { _, _ in UInt32(truncatingIfNeeded: noise.next()) },
                { _, _ in
                    walk = 0xFF00_0000 | (walk &+ UInt32(noise.below(5)) &+ UInt32(noise.below(30)) << 8) & 0xFFFFFF
                    return walk
                },
                { x, y in (x / 7 + y) % 3 == 0 ? 0xFF11_2233 : 0xFFEE_DDCC },
            ]
            for kind in kinds {
                let p = Picture(w, h, padding: 8, pixel: kind), capacity = vti_qoi_bound(Int32(w), Int32(h))
                var data = [UInt8](repeating: 0, count: capacity)
                let size = vti_qoi_encode(p.bytes, p.stride, Int32(w), Int32(h), &data, capacity)
                let back = try #require(Self.decode(Array(data.prefix(size))))
                #expect(back.width == w)
                #expect(back.height == h)
                #expect(back.pixels == p.pixels)
            }
        }
        var small = [UInt8](repeating: 0, count: 10)
        #expect(vti_qoi_encode(small, 4, 1, 1, &small, 10) == 0)
    }
}
