// Device pixels from points: edges of layers, areas, opacities.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Device pixels from points.
enum DevicePixels {
    /// Larger numbers than any buffer's, small enough to add and subtract.
    private static let limit: CGFloat = 16_777_216

    /// The nearest pixel edge. To a 256th first, so that sums of the same distances in another order agree.
    static func snap(_ value: CGFloat) -> Int {
        let value = min(max(-limit, value), limit)
        return Int(((value * 256).rounded() / 256 + 0.5).rounded(.down))
    }

    /// A rectangle's image with its sides on pixels; right only where rectangles are kept.
    static func snapped(_ rect: CGRect, _ projection: Projection) -> PixelRect {
        let (local, x, y) = projection.parted
        let r = local.map(rect)
        if r.isNull { return .empty }
        let (left, right) = sides(r.minX, r.maxX, projection.thinnest)
        let (top, bottom) = sides(r.minY, r.maxY, projection.thinnest)
        return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom).offsetBy(x: x, y: y)
    }

    /// A thin line that no pixel edge lies in gets the pixel before it: most lines are the lower edge of something that ends
    /// with them, and what follows is painted over the pixel after.
    private static func sides(_ low: CGFloat, _ high: CGFloat, _ thinnest: CGFloat) -> (Int, Int) {
        let (first, last) = (snap(low), snap(high))
        return first == last && high - low >= thinnest ? (last - 1, last) : (first, last)
    }

    /// Every pixel that a rectangle's image can touch, smoothing and snapping included.
    static func around(_ rect: CGRect, _ projection: Projection) -> PixelRect {
        let r = projection.map(rect)
        if r.isNull { return .empty }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            value.isNaN ? 0 : Int(min(max(-limit, value), limit).rounded(rule))
        }
        return PixelRect(
            minX: whole(r.minX, .down) - 1, minY: whole(r.minY, .down) - 1, maxX: whole(r.maxX, .up) + 1,
            maxY: whole(r.maxY, .up) + 1)
    }

    /// 0…255 from 0…1.
    static func alpha(_ value: Float) -> UInt8 { UInt8(min(max(0, value), 1) * 255 + 0.5) }
}
