// Pictures made apart first: groups, round clips, masks.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Lets `body` paint on a transparent surface over `area`, then composites it.
    /// A part of it, where only a part is to be shown.
    func withGroup(
        _ area: PixelRect, showing part: PixelRect? = nil, on surface: Surface, alpha: UInt8, _ body: (Surface) -> Void
    ) {
        guard !area.isEmpty, alpha > 0, let buffer = compositor.pool.take(width: area.width, height: area.height)
        else { return }
        let group = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
        group.clear(area)
        reading(.picture(area)) { body(group) }
        surface.composite(group, clip: part.map { $0.intersection(area) } ?? area, alpha: alpha)
        compositor.pool.give(buffer)
    }

    /// Paints through a rounded rectangle: directly where it is whole, in masked groups at the corners.
    func clipped(
        by shape: RoundedShape, of node: RenderNode, clip: PixelRect, on surface: Surface,
        _ body: (Surface, PixelRect) -> Void
    ) {
        if node.traits.contains(.readsBelow), below.isPicture {
            return clippedPassing(by: shape, clip: clip, on: surface, body)
        }
        let waiting = skipsUntil
        for part in shape.middle(shape.tile) {
            let area = part.intersection(clip)
            if area.isEmpty { continue }
            skipsUntil = waiting
            body(surface, area)
        }
        // A node that covers the whole clip cannot be below a corner.
        let after = skipsUntil
        for corner in Corner.allCases where shape.corners.contains(corner) {
            let area = shape.area(corner, shape.tile).intersection(clip)
            guard !area.isEmpty, let mask = shape.mask(corner, cache: cache) else { continue }
            skipsUntil = nil
            withGroup(area, on: surface, alpha: 255) { group in
                body(group, area)
                let square = shape.square(corner, shape.tile)
                group.multiply(by: mask, at: square.minX, square.minY, clip: area)
            }
        }
        skipsUntil = after
    }

    /// Keeps of a group what the mask layer covers.
    func applyMask(
        _ mask: RenderNode, of node: RenderNode, _ place: NodePlace, clip: PixelRect, to group: Surface
    ) {
        guard let cover = maskCoverage(mask, of: node, place, clip: clip) else { return }
        group.multiply(by: cover.mask, at: cover.x, cover.y, clip: clip)
    }
}
