// Draws committed trees into pixels. Reads nodes alone, never a layer.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Holds what drawing keeps between frames: caches of masks and a pool of buffers.
///
/// What a pixel becomes depends on the tree and on the pixel's place, never on how much is drawn at once: drawing a
/// part gives the bytes that drawing the whole gives.
final class Compositor {
    let cache = PixelCache()
    let pool = BufferPool()
    let ramps = GradientRamps()
    /// What lies below the backdrops of the host's last frame.
    let backdrops = BackdropStores()

    var cachedBytes: Int { cache.bytes + pool.freeBytes + backdrops.bytes }

    func dropCaches() {
        cache.drop()
        backdrops.drop()
        pool.drop()
        ramps.drop()
    }

    /// Draws the part `rect` of a tree whose root's superlayer has `scale` pixels a point and its origin at the
    /// buffer's first pixel; sides of `thinnest` pixels and more are at least one pixel.
    ///
    /// With `places`, the backdrops of the tree, what lies below them outside the rectangle is what ``backdrops`` keeps of
    /// it; without, the rectangle must be all that is seen.
    func draw(
        _ root: RenderNode, into buffer: PixelBuffer, rect: PixelRect, scale: CGFloat, background: UInt32,
        thinnest: CGFloat = .infinity, places: [BackdropPlace] = []
    ) {
        let rect = rect.intersection(buffer.bounds)
        if rect.isEmpty { return }
        let outer = Projection.screen(scale: scale, thinnest: thinnest)
        let surface = Surface(buffer: buffer)
        let painter = Painter(self, scale: scale, screen: buffer.bounds)
        let place = NodePlace(matrix: root.model.matrix, outer: outer)
        let cover = OpaqueCover.find(root, place: place, rect: rect) {
            !places.isEmpty && backdrops.keeps($0, rect, scale: scale)
        }
        if cover == nil { Kernels.fill(buffer, rect, pixel: background, blend: .copy) }
        painter.skipsUntil = cover
        painter.below = places.isEmpty ? .picture(rect) : .screen(rect)
        backdrops.begin()
        if let cover, !places.isEmpty, backdrops.keeps(cover, rect, scale: scale) {
            backdrops.skip(to: cover, places)
            painter.keptBackdrop = cover
        }
        painter.paint(root, place, PaintState(clip: rect), on: surface)
        backdrops.end(rect, places)
    }

    /// Draws a tree under any projection onto a transparent surface; on request with the effects of layers that read what
    /// lies below them, where anything does.
    func draw(
        _ root: RenderNode, on surface: Surface, clip: PixelRect, projection: Projection, scale: CGFloat, effects: Bool
    ) {
        surface.clear(clip)
        let painter = Painter(self, scale: scale, screen: clip)
        painter.leavesEmptyBackdrops = true
        if !effects { painter.below = .none }
        painter.paint(
            root, NodePlace(matrix: CATransform3DIdentity, outer: projection), PaintState(clip: clip), on: surface)
    }
}

/// Where a node's own space lies: its matrix into the plane of the layer that flattens it, and that plane's projection
/// to device pixels.
struct NodePlace {
    var matrix: CATransform3D
    var outer: Projection
    /// From the node's own space to device pixels.
    let projection: Projection

    init(matrix: CATransform3D, outer: Projection) {
        self.matrix = matrix
        self.outer = outer
        projection = Projection(matrix).then(outer)
    }

    /// A plain move inside a plane.
    private init(offset: CGPoint, in plane: Projection) {
        matrix = CATransform3DMakeTranslation(offset.x, offset.y, 0)
        outer = plane
        var moved = plane
        moved.tx += offset.x * plane.a + offset.y * plane.c
        moved.ty += offset.x * plane.b + offset.y * plane.d
        projection = moved
    }

    /// The place of a sublayer.
    func child(_ child: LayerModel, of parent: LayerModel, _ sublayerMatrix: CATransform3D?) -> NodePlace {
        let isSolid = parent.special?.isTransform == true
        if !isSolid && sublayerMatrix == nil && child.isPlainMove && projection.isAffine {
            return NodePlace(offset: child.offset, in: projection)
        }
        var matrix = child.matrix
        if let sublayerMatrix { matrix = CATransform3DConcat(matrix, sublayerMatrix) }
        if isSolid { return NodePlace(matrix: CATransform3DConcat(matrix, self.matrix), outer: outer) }
        return NodePlace(matrix: matrix, outer: projection)
    }
}

/// What a painter hands down the tree.
struct PaintState {
    /// Device pixels that may be touched.
    var clip: PixelRect
    /// Opacity of superlayers that do not fade as a group.
    var alpha: Float = 1
}

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
