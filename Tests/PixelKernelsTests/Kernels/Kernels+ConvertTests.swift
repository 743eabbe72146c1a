// Premultiplying, byte orders, coverage out of pixels.
import PixelKernels
import Testing

struct KernelsConvertTests {
    @Test("premultiplying and back gives every opaque pixel again, and others within the rounding of their alpha")
    func roundTrip() {
        let buffer = PixelBuffer(width: 256, height: 256)!
        for a in 0..<256 {
            for c in 0..<256 { buffer.set(UInt32(a) << 24 | UInt32(c) << 16 | 0x7F00 | UInt32(255 - c), x: c, y: a) }
        }
        let before = buffer.copy()
        Kernels.premultiply(buffer)
        for a in [0, 1, 77, 255] {
            for c in [0, 1, 128, 255] {
                #expect(channels(buffer.pixel(x: c, y: a))[2] == (2 * a * c + 255) / 510)
            }
        }
        Kernels.unpremultiply(buffer)
        for a in 0..<256 {
            for c in 0..<256 {
                let now = channels(buffer.pixel(x: c, y: a)), then = channels(before.pixel(x: c, y: a))
                if a == 0 {
                    #expect(now == [0, 0, 0, 0])
                } else {
                    let error = 255 / (2 * a) + 1
                    for k in 0..<3 { #expect(abs(now[k] - then[k]) <= (a == 255 ? 0 : error)) }
                }
            }
        }
    }

    @Test("byte orders: BGRA to RGBA and back, from RGB and grey")
    func orders() {
        let buffer = PixelBuffer(width: 2, height: 1)!
        buffer.set(0x1122_3344, x: 0, y: 0)
        var bytes = [UInt8](repeating: 0, count: 8)
        for (order, expected) in [
            (Kernels.ByteOrder.bgra, [0x44, 0x33, 0x22, 0x11]), (.rgba, [0x22, 0x33, 0x44, 0x11]),
            (.argb, [0x11, 0x22, 0x33, 0x44]), (.abgr, [0x11, 0x44, 0x33, 0x22]),
        ] {
            Kernels.reorder(
                buffer.bytes, bytesPerRow: buffer.bytesPerRow, order: .bgra, to: &bytes, bytesPerRow: 8, order: order,
                width: 1, height: 1)
            #expect(bytes.prefix(4).map(Int.init) == expected)
        }
        Kernels.convert(rgb: [1, 2, 3, 4, 5, 6] as [UInt8], bytesPerRow: 6, to: buffer)
        #expect(buffer.pixel(x: 1, y: 0) == 0xFF04_0506)
        Kernels.convert(gray: [9, 200] as [UInt8], bytesPerRow: 2, to: buffer)
        #expect(buffer.pixel(x: 1, y: 0) == 0xFFC8_C8C8)
    }

    @Test("alpha and luminance become coverage; opacity is seen in any rectangle")
    func coverage() {
        let buffer = PixelBuffer(width: 3, height: 2)!
        Kernels.fill(buffer, buffer.bounds, pixel: 0xFFFF_FFFF)
        #expect(Kernels.isOpaque(buffer))
        buffer.set(0x8080_8080, x: 2, y: 1)
        #expect(!Kernels.isOpaque(buffer))
        #expect(Kernels.isOpaque(buffer, PixelRect(x: 0, y: 0, width: 2, height: 2)))
        #expect(Kernels.alpha(of: buffer).coverage(x: 2, y: 1) == 0x80)
        #expect(Kernels.luminance(of: buffer).coverage(x: 0, y: 0) == 255)
        buffer.set(0xFF00_FF00, x: 0, y: 0)
        #expect(Kernels.luminance(of: buffer).coverage(x: 0, y: 0) == 182)
    }
}

extension KernelsConvertTests {
    @Test("a pixel scaled by alpha has every channel's rounded product")
    func scaledPixel() {
        #expect(Kernels.scale(pixel: 0xFF80_4001, by: 255) == 0xFF80_4001)
        #expect(Kernels.scale(pixel: 0xFF80_4001, by: 128) == 0x8040_2001)
        #expect(Kernels.scale(pixel: 0xFFFF_FFFF, by: 0) == 0)
    }
}
