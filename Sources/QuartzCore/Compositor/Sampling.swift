// Pixels that are computed one by one: sampled pictures and tints.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

extension Surface {
    /// How computed pixels reach the surface: their places are device pixels, counted from (`x`, `y`).
    func paint(mask: PlacedMask? = nil, alpha: UInt8 = 255, from x: Int = 0, _ y: Int = 0) -> Kernels.Paint {
        Kernels.Paint(
            mask: mask?.mask, maskX: (mask?.x ?? 0) - originX, maskY: (mask?.y ?? 0) - originY, alpha: alpha,
            originX: originX - x, originY: originY - y)
    }

    /// Draws a part of a picture through a map from the part's pixels to device pixels counted from (`x`, `y`).
    func draw(
        _ picture: PixelBuffer, _ part: PixelRect, _ toDevice: Projection, mask: PlacedMask? = nil, clip: PixelRect,
        alpha: UInt8,
        nearest: Bool, edges: Kernels.Edges, from x: Int = 0, _ y: Int = 0
    ) {
        guard !clip.isEmpty, alpha > 0 else { return }
        Kernels.draw(
            picture, part, transform: PixelTransform(toDevice), onto: buffer,
            clip: clip.offsetBy(x: -originX, y: -originY), filter: nearest ? .nearest : .bilinear, edges: edges,
            paint: paint(mask: mask, alpha: alpha, from: x, y))
    }

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
                    scaled(p & 255, blue) | scaled((p >> 8) & 255, green) << 8 | scaled((p >> 16) & 255, red) << 16
                    | scaled(p >> 24, alpha) << 24
            }
        }
    }
}

extension PixelTransform {
    init(_ p: Projection) {
        self.init(a: p.a, b: p.b, c: p.c, d: p.d, tx: p.tx, ty: p.ty, g: p.g, h: p.h, i: p.i)
    }
}
