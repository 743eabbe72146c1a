// Pixels that are computed one by one: sampled pictures, gradients, alpha planes, tints.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Draws a picture through a projection. Every pixel depends on its own place alone.
enum Sampling {
    /// `toPicture` maps device pixels to the picture's pixels; beyond its edges the edge pixels go on. Nothing is drawn
    /// outside the mask.
    static func draw(
        _ picture: PixelBuffer, _ toPicture: Projection, mask: PlacedMask?, area: PixelRect, alpha: UInt8,
        nearest: Bool, pool: BufferPool, on surface: Surface
    ) {
        let area = mask.map { $0.rect.intersection(area) } ?? area
        guard !area.isEmpty, alpha > 0, let row = pool.take(width: area.width, height: area.height) else { return }
        let width = Double(picture.width), height = Double(picture.height)
        for y in area.minY..<area.maxY {
            let line = row.row(y - area.minY).assumingMemoryBound(to: UInt32.self)
            for x in area.minX..<area.maxX {
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                let w = toPicture.isAffine ? 1 : toPicture.w(point)
                guard w > 0 else {
                    line[x - area.minX] = 0
                    continue
                }
                let u = (toPicture.a * point.x + toPicture.c * point.y + toPicture.tx) / w
                let v = (toPicture.b * point.x + toPicture.d * point.y + toPicture.ty) / w
                line[x - area.minX] =
                    nearest
                    ? texel(picture, Int(min(max(0, u), width - 1)), Int(min(max(0, v), height - 1)))
                    : bilinear(picture, min(max(0, u - 0.5), width - 1), min(max(0, v - 0.5), height - 1))
            }
        }
        if let mask {
            surface.composite(
                row, at: area.minX, area.minY, mask: mask.mask, maskX: mask.x, maskY: mask.y, clip: area, alpha: alpha)
        } else {
            surface.composite(row, at: area.minX, area.minY, clip: area, alpha: alpha)
        }
        pool.give(row)
    }

    private static func texel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
        picture.row(y).load(fromByteOffset: x * 4, as: UInt32.self)
    }

    private static func bilinear(_ picture: PixelBuffer, _ u: Double, _ v: Double) -> UInt32 {
        let x = Int(u), y = Int(v)
        let fx = UInt32((u - Double(x)) * 256), fy = UInt32((v - Double(y)) * 256)
        let x1 = min(x + 1, picture.width - 1), y1 = min(y + 1, picture.height - 1)
        let (p, q, r, s) = (texel(picture, x, y), texel(picture, x1, y), texel(picture, x, y1), texel(picture, x1, y1))
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let top = (p >> shift & 255) * (256 - fx) + (q >> shift & 255) * fx
            let bottom = (r >> shift & 255) * (256 - fx) + (s >> shift & 255) * fx
            result |= ((top * (256 - fy) + bottom * fy + 32_768) >> 16) << shift
        }
        return result
    }

    /// Means of blocks of `factor` × `factor` pixels; blocks at the far edges may be smaller.
    static func reduced(_ picture: PixelBuffer, by factor: Int) -> PixelBuffer? {
        let width = (picture.width + factor - 1) / factor, height = (picture.height + factor - 1) / factor
        guard let result = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            let line = result.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                var count: UInt32 = 0
                for sy in y * factor..<min((y + 1) * factor, picture.height) {
                    for sx in x * factor..<min((x + 1) * factor, picture.width) {
                        let p = texel(picture, sx, sy)
                        sums.0 += p & 255
                        sums.1 += p >> 8 & 255
                        sums.2 += p >> 16 & 255
                        sums.3 += p >> 24
                        count += 1
                    }
                }
                let half = count / 2
                line[x] =
                    (sums.0 + half) / count | ((sums.1 + half) / count) << 8 | ((sums.2 + half) / count) << 16
                    | ((sums.3 + half) / count) << 24
            }
        }
        return result
    }
}

/// The alpha of a picture by itself.
enum AlphaPlane {
    /// Fills an A8 buffer from the top left part of a BGRA one that is at least as large.
    static func extract(_ picture: PixelBuffer, to coverage: PixelBuffer) {
        for y in 0..<coverage.height {
            let source = picture.row(y).assumingMemoryBound(to: UInt8.self)
            let target = coverage.row(y).assumingMemoryBound(to: UInt8.self)
            for x in 0..<coverage.width { target[x] = source[x * 4 + 3] }
        }
    }
}

extension Surface {
    /// Multiplies red, green, blue and alpha by four factors of 0…1.
    func tint(_ factors: [CGFloat], clip: PixelRect) {
        let alpha = UInt32(factors[3] * 255 + 0.5)
        let red = UInt32(factors[0] * CGFloat(alpha) + 0.5), green = UInt32(factors[1] * CGFloat(alpha) + 0.5)
        let blue = UInt32(factors[2] * CGFloat(alpha) + 0.5)
        func scaled(_ value: UInt32, _ factor: UInt32) -> UInt32 { ((value * factor + 128) * 257) >> 16 }
        let area = clip.offsetBy(x: -originX, y: -originY).intersection(buffer.bounds)
        for y in area.minY..<max(area.minY, area.maxY) {
            let line = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in area.minX..<area.maxX where line[x] != 0 {
                let p = line[x]
                line[x] =
                    scaled(p & 255, blue) | scaled(p >> 8 & 255, green) << 8 | scaled(p >> 16 & 255, red) << 16
                    | scaled(p >> 24, alpha) << 24
            }
        }
    }
}
