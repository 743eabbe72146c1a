// Two pictures that fade into each other: transitions.
// Apple: "CATransition", fade.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Paints the first sublayer and the second one each by itself and mixes their pixels; a single one comes from clear.
    func paintMix(_ node: RenderNode, _ part: Double, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        let looks = Array(node.children)
        let area = DevicePixels.around(node.extent, place.projection).intersection(state.clip)
        guard let last = looks.last, !area.isEmpty else { return }
        var inner = state
        inner.clip = area
        inner.alpha = 1
        func paintAlone(_ look: RenderNode, on target: Surface) {
            paint(look, place.child(look.model, of: node.model, nil), inner, on: target)
        }
        withGroup(area, on: surface, alpha: DevicePixels.alpha(state.alpha)) { group in
            if looks.count > 1 { paintAlone(looks[0], on: group) }
            guard let buffer = compositor.pool.take(width: area.width, height: area.height) else { return }
            let other = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
            other.clear(area)
            paintAlone(last, on: other)
            group.mix(other, weight: UInt32((min(max(0, part), 1) * 256).rounded()), clip: area)
            compositor.pool.give(buffer)
        }
    }
}
