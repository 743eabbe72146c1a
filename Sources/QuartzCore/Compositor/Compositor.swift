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

/// What a painter hands down the tree.
struct PaintState {
    /// Device pixels that may be touched.
    var clip: PixelRect
    /// Opacity of superlayers that do not fade as a group.
    var alpha: Float = 1
}
