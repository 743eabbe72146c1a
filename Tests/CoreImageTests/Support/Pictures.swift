// Pictures that tests write by hand, and what they read of them.
// No Apple page: this is ours.
import CoreGraphics
import CoreImage
import PixelKernels

/// A bitmap of rows of `0xAARRGGBB`, premultiplied, the top row first.
func bitmap(_ rows: [[UInt32]]) -> CGImage {
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)!
    for (y, row) in rows.enumerated() {
        for (x, pixel) in row.enumerated() { buffer.row(y).storeBytes(of: pixel, toByteOffset: 4 * x, as: UInt32.self) }
    }
    return CGImage(pixelBuffer: buffer, isOpaque: rows.allSatisfy { $0.allSatisfy { $0 >> 24 == 255 } })
}

/// A picture of one colour.
func flat(_ pixel: UInt32, _ width: Int, _ height: Int) -> CIImage {
    CIImage(cgImage: bitmap(Array(repeating: Array(repeating: pixel, count: width), count: height)))
}

/// A picture of pixels that a function gives by column and row from the top.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CIImage {
    CIImage(cgImage: bitmap((0..<height).map { y in (0..<width).map { x in pixel(x, y) } }))
}

/// A picture of noise, opaque unless said otherwise, the same for a seed.
func noise(_ width: Int, _ height: Int, seed: UInt64 = 1, alpha: Bool = false) -> CIImage {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt32(truncatingIfNeeded: state >> 24)
    }
    return picture(width, height) { _, _ in
        let bits = next()
        guard alpha else { return 0xFF00_0000 | bits & 0xFF_FFFF }
        let a = bits >> 24
        func part(_ shift: UInt32) -> UInt32 { ((bits >> shift) & 255) * a / 255 }
        return a << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }
}

/// Works on the codes as they are.
let plainContext = CIContext(options: [.workingColorSpace: NSNull()])
/// Works in linear light, as Core Image does by default.
let linearContext = CIContext()

/// The pixels of a rectangle, the top row first; the extent's where none is given.
func pixels(_ image: CIImage, _ rect: CGRect? = nil, in context: CIContext = plainContext) -> [[UInt32]] {
    guard let buffer = context.pixels(image, rect ?? image.extent) else { return [] }
    return (0..<buffer.height).map { y in (0..<buffer.width).map { buffer.pixel(x: $0, y: y) } }
}

/// The one pixel whose lower left corner is at a place.
func pixel(_ image: CIImage, _ x: Int, _ y: Int, in context: CIContext = plainContext) -> UInt32 {
    pixels(image, CGRect(x: x, y: y, width: 1, height: 1), in: context)[0][0]
}

/// `0xAARRGGBB` in words that a failing test can be read by.
func hex(_ pixel: UInt32) -> String { String(pixel, radix: 16) }

/// The four components of a pixel as 0…255: red, green, blue, alpha.
func parts(_ pixel: UInt32) -> [Double] {
    [16, 8, 0, 24].map { Double((pixel >> $0) & 255) }
}

/// The sRGB curve as IEC 61966-2-1 writes it, from code (0…1) to light.
func light(_ code: Double) -> Double { code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4) }
/// And back.
func code(_ light: Double) -> Double { light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055 }
