// GIFs made by hand: uncompressed codes, any frames and disposals.
// No Apple page: this is ours; the format is "GIF89a".
import Foundation

/// Writes GIFs of four colours: black, red, green, blue.
struct GIFWriter {
    struct Frame {
        var x = 0
        var y = 0
        var width: Int
        var height: Int
        var pixels: [UInt8]
        var delay = 0
        var disposal = 0
        var transparent: UInt8?
        var isInterlaced = false
    }

    var width: Int
    var height: Int
    var loops: Int?
    var frames: [Frame]

    var data: Data {
        var bytes = Array("GIF89a".utf8)
        bytes += word(width) + word(height) + [0x91, 0, 0]
        bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(loops) + [0] }
        for frame in frames {
            let flags = UInt8(frame.disposal << 2) | (frame.transparent == nil ? 0 : 1)
            bytes += [0x21, 0xF9, 4, flags] + word(frame.delay) + [frame.transparent ?? 0, 0]
            bytes += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height)
            bytes += [frame.isInterlaced ? 0x40 : 0, 2]
            let packed = Self.pack(frame.pixels)
            for start in stride(from: 0, to: packed.count, by: 255) {
                let block = packed[start..<min(start + 255, packed.count)]
                bytes += [UInt8(block.count)] + block
            }
            bytes.append(0)
        }
        return Data(bytes + [0x3B])
    }

    private func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    /// Three-bit codes with a clear code before every second pixel, so that they never grow.
    private static func pack(_ pixels: [UInt8]) -> [UInt8] {
        var codes: [UInt8] = []
        for (index, pixel) in pixels.enumerated() {
            if index.isMultiple(of: 2) { codes.append(4) }
            codes.append(pixel)
        }
        codes.append(5)
        var bytes: [UInt8] = []
        var bits = 0
        var held: UInt32 = 0
        for code in codes {
            held |= UInt32(code) << bits
            bits += 3
            while bits >= 8 {
                bytes.append(UInt8(held & 255))
                held >>= 8
                bits -= 8
            }
        }
        if bits > 0 { bytes.append(UInt8(held & 255)) }
        return bytes
    }

    /// Red 4×4; then a green corner that is taken back; then a blue corner that is cleared; then one red pixel.
    static let animation: Data = {
        func square(_ color: UInt8) -> [UInt8] { [color, color, color, color] }
        return GIFWriter(
            width: 4, height: 4, loops: 2,
            frames: [
                Frame(width: 4, height: 4, pixels: [UInt8](repeating: 1, count: 16), delay: 10),
                Frame(width: 2, height: 2, pixels: square(2), delay: 1, disposal: 3),
                Frame(x: 2, y: 2, width: 2, height: 2, pixels: square(3), delay: 5, disposal: 2),
                Frame(x: 2, y: 2, width: 2, height: 2, pixels: [1, 0, 0, 0], delay: 0, transparent: 0),
            ]
        ).data
    }()
}
