// Colour bitmaps of emoji, scaled to the pixels they are drawn at.
// No Apple page: this is ours.
internal import CPango
import CoreGraphics
import Foundation
import PixelKernels
import Synchronization

/// A colour glyph at a size. The origin is the pen on the baseline; y downwards.
final class ColorGlyph: @unchecked Sendable {
    /// Pixels from the pen to the left edge.
    let left: Int
    /// Pixels from the baseline to the top edge; negative above it.
    let top: Int
    let image: CGImage

    init(left: Int, top: Int, image: CGImage) {
        self.left = left
        self.top = top
        self.image = image
    }
}

/// Colour bitmaps of emoji, scaled to the pixels they are drawn at; bounded.
enum ColorGlyphs {
    private struct Key: Hashable {
        var face: UInt32
        var glyph: UInt32
        var size: UInt32
        var alpha: UInt8
    }

    private static let cache = Mutex(HalvingCache<Key, ColorGlyph>(limit: 256))

    static func removeAll() { cache.withLock { $0.removeAll() } }

    /// The glyph at a size; nil where it has no bitmap.
    /// - Parameters:
    ///   - size: Pixels per em in 26.6 fixed point.
    ///   - alpha: The text colour's, which emoji take over.
    static func glyph(_ face: FontFace, _ glyph: UInt32, size: UInt32, alpha: UInt8) -> ColorGlyph? {
        let key = Key(face: face.id, glyph: glyph, size: size, alpha: alpha)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let made = FreeType.withLibrary({ _ in render(face, glyph, size, alpha) }) ?? nil else { return nil }
        cache.withLock { $0.insert(made, for: key) }
        return made
    }

    private static func render(_ face: FontFace, _ glyph: UInt32, _ size: UInt32, _ alpha: UInt8) -> ColorGlyph? {
        let handle = face.outlines.assumingMemoryBound(to: FT_FaceRec_.self)
        guard handle.pointee.num_fixed_sizes > 0, FT_Select_Size(handle, 0) == 0,
            FT_Load_Glyph(handle, glyph, FreeTypeLoad.color) == 0, let slot = handle.pointee.glyph
        else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        // FT_PIXEL_MODE_BGRA is 7.
        guard bitmap.pixel_mode == 7, width > 0, height > 0, let source = bitmap.buffer else { return nil }
        let strike = Double(handle.pointee.size.pointee.metrics.y_ppem)
        let factor = Double(size) / 64 / max(1, strike)
        let left = Double(slot.pointee.bitmap_left) * factor
        let top = -Double(slot.pointee.bitmap_top) * factor
        let x = Int(left.rounded())
        let y = Int(top.rounded())
        let targetWidth = max(1, Int((Double(width) * factor).rounded()))
        let targetHeight = max(1, Int((Double(height) * factor).rounded()))
        guard let buffer = PixelBuffer(width: targetWidth, height: targetHeight) else { return nil }
        BoxResampler.scale(source, width: width, height: height, bytesPerRow: Int(bitmap.pitch), into: buffer, alpha: alpha)
        return ColorGlyph(left: x, top: y, image: CGImage(pixelBuffer: buffer, isOpaque: false))
    }
}

/// Area averaging in integers: every source pixel counts by the part of it that a target pixel covers.
enum BoxResampler {
    /// - Parameter source: Premultiplied BGRA.
    static func scale(
        _ source: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, into target: PixelBuffer, alpha: UInt8
    ) {
        let columns = spans(from: width, to: target.width)
        let rows = spans(from: height, to: target.height)
        for y in 0..<target.height {
            let out = target.row(y).assumingMemoryBound(to: UInt8.self)
            for x in 0..<target.width {
                var sum: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
                var total: UInt64 = 0
                for (sy, wy) in rows[y] {
                    let line = source + sy * bytesPerRow
                    for (sx, wx) in columns[x] {
                        let weight = wx * wy
                        let pixel = line + sx * 4
                        sum.0 += UInt64(pixel[0]) * weight
                        sum.1 += UInt64(pixel[1]) * weight
                        sum.2 += UInt64(pixel[2]) * weight
                        sum.3 += UInt64(pixel[3]) * weight
                        total += weight
                    }
                }
                func byte(_ value: UInt64) -> UInt8 {
                    let mean = (value + total / 2) / total
                    return UInt8((mean * UInt64(alpha) + 127) / 255)
                }
                out[x * 4] = byte(sum.0)
                out[x * 4 + 1] = byte(sum.1)
                out[x * 4 + 2] = byte(sum.2)
                out[x * 4 + 3] = byte(sum.3)
            }
        }
    }

    /// Returns for every target pixel the source pixels under it, with weights in 1/256.
    private static func spans(from source: Int, to target: Int) -> [[(Int, UInt64)]] {
        (0..<target).map { index in
            let low = index * source * 256 / target
            let high = max(low + 1, (index + 1) * source * 256 / target)
            return (low / 256...(high - 1) / 256).map { pixel in
                (min(pixel, source - 1), UInt64(min(high, pixel * 256 + 256) - max(low, pixel * 256)))
            }
        }
    }
}
