// Pictures, and our encoders and the decoders called on plain arrays.
import CImageCodecs

struct Picture {
    var width: Int, height: Int
    /// BGRA8 premultiplied, rows of `stride` bytes.
    var bytes: [UInt8]
    var stride: Int

    init(_ width: Int, _ height: Int, padding: Int = 0, pixel: (Int, Int) -> UInt32) {
        self.width = width
        self.height = height
        stride = width * 4 + padding
        bytes = [UInt8](repeating: 0xAA, count: stride * height)
        for y in 0..<height {
            for x in 0..<width {
                let p = pixel(x, y)
                for k in 0..<4 { bytes[y * stride + x * 4 + k] = UInt8(p >> UInt32(8 * k) & 255) }
            }
        }
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[y * stride + x * 4 + $1]) << UInt32(8 * $1) }
    }

    var pixels: [UInt32] { (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } } }
}

func taking(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>) -> Int32) -> [UInt8]? {
    var out: UnsafeMutablePointer<UInt8>?, size = 0
    guard body(&out, &size) == VTI_OK, let out else { return nil }
    defer { vti_free(out) }
    return Array(UnsafeBufferPointer(start: out, count: size))
}

func png(_ p: Picture, dpi: Double = 0) -> [UInt8]? {
    taking { vti_png_encode(p.bytes, p.stride, Int32(p.width), Int32(p.height), dpi, $0, $1) }
}

func compactPNG(_ p: Picture, dpi: Double = 0) -> [UInt8]? {
    taking { vti_png_encode_compact(p.bytes, p.stride, Int32(p.width), Int32(p.height), dpi, $0, $1) }
}

func jpeg(_ p: Picture, quality: Int = 90, background: UInt32 = 0xFFFFFF, orientation: Int = 1) -> [UInt8]? {
    taking {
        vti_jpeg_encode(
            p.bytes, p.stride, Int32(p.width), Int32(p.height), Int32(quality), background, Int32(orientation), $0, $1)
    }
}

enum Format { case png, jpeg }

/// The decoded picture, or the code that says why not.
func decode(_ data: [UInt8], _ format: Format) -> (Picture?, code: Int32, info: vti_info) {
    var info = vti_info()
    var code =
        format == .png ? vti_png_info(data, data.count, &info) : vti_jpeg_info(data, data.count, &info)
    guard code == 0 else { return (nil, code, info) }
    // What a caller must do: bound the pixels before it allocates.
    guard Int(info.width) * Int(info.height) <= 4_000_000 else { return (nil, Int32(VTI_TOO_LARGE), info) }
    var picture = Picture(Int(info.width), Int(info.height)) { _, _ in 0 }
    code =
        format == .png
        ? vti_png_decode(data, data.count, &picture.bytes, picture.stride, info.width, info.height)
        : vti_jpeg_decode(data, data.count, 1, &picture.bytes, picture.stride, info.width, info.height)
    return (code == 0 ? picture : nil, code, info)
}

struct Noise {
    var state: UInt64
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
    mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }
}

/// A straight colour premultiplied, so that encoding and decoding give it again.
func premultiplied(_ a: UInt32, _ r: UInt32, _ g: UInt32, _ b: UInt32) -> UInt32 {
    func m(_ c: UInt32) -> UInt32 { (((c * a) + 128) * 257) >> 16 }
    return a << 24 | m(r) << 16 | m(g) << 8 | m(b)
}
