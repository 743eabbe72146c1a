// Backgrounds and borders.
// Apple: "CALayer", backgroundColor, borderWidth, cornerRadius.
import CoreGraphics
import Foundation
import PixelKernels

extension CGColor {
    /// Premultiplied pixel under an opacity.
    func pixel(_ alpha: Float) -> UInt32 { Kernels.scale(pixel: premultipliedPixel, by: DevicePixels.alpha(alpha)) }

    /// Red, green, blue, alpha of sRGB.
    var straightComponents: [CGFloat] {
        let pixel = premultipliedPixel
        let alpha = CGFloat(pixel >> 24)
        if alpha == 0 { return [0, 0, 0, 0] }
        return [
            CGFloat(pixel >> 16 & 255) / alpha, CGFloat(pixel >> 8 & 255) / alpha, CGFloat(pixel & 255) / alpha,
            alpha / 255,
        ]
    }
}

extension Painter {
    func paintBackground(_ shape: LayerShape, _ model: LayerModel, _ state: PaintState, on surface: Surface) {
        guard skipsUntil == nil else { return }
        if let pattern = model.backgroundPattern { return paintPattern(pattern, shape, state, on: surface) }
        guard let color = model.backgroundColor else { return }
        fill(shape, color.pixel(state.alpha), clip: state.clip, on: surface)
    }

    /// Fills a layer's shape with a pixel.
    func fill(_ shape: LayerShape, _ pixel: UInt32, clip: PixelRect, on surface: Surface) {
        guard pixel >> 24 != 0 else { return }
        switch shape.form {
        case .none: return
        case .everything: surface.fill(clip, pixel)
        case .snapped(let rounded):
            for part in rounded.middle(rounded.tile) { surface.fill(part.intersection(clip), pixel) }
            guard rounded.tile > 0 else { return }
            for corner in Corner.allCases where rounded.corners.contains(corner) {
                let area = rounded.area(corner, rounded.tile).intersection(clip)
                guard !area.isEmpty, let mask = rounded.mask(corner, cache: cache) else { continue }
                let square = rounded.square(corner, rounded.tile)
                surface.fill(mask: mask, at: square.minX, square.minY, pixel, clip: area)
            }
        case .outlined:
            guard let mask = shape.fillMask(cache) else { return }
            surface.fill(mask: mask.mask, at: mask.x, mask.y, pixel, clip: clip)
        }
    }

    /// The border lies inside the bounds. `coversOutside` is for groups whose corners are masked later.
    func paintBorder(
        _ shape: LayerShape, _ model: LayerModel, _ state: PaintState, on surface: Surface, coversOutside: Bool
    ) {
        guard skipsUntil == nil, model.hasRare, model.rare.borderWidth > 0, let color = model.rare.borderColor else {
            return
        }
        let pixel = color.pixel(state.alpha)
        guard pixel >> 24 != 0 else { return }
        let width = model.rare.borderWidth
        switch shape.form {
        case .none: return
        case .outlined, .everything:
            guard let mask = shape.ringMask(width, cache) else { return }
            surface.fill(mask: mask.mask, at: mask.x, mask.y, pixel, clip: state.clip)
        case .snapped(let rounded):
            let border = max(1, DevicePixels.snap(width * shape.pixelsAPoint))
            if border * 2 >= min(rounded.rect.width, rounded.rect.height) {
                // Nothing is left inside.
                return fill(coversOutside ? shape.square : shape, pixel, clip: state.clip, on: surface)
            }
            paintBorder(rounded, border, pixel, state.clip, on: surface, coversOutside: coversOutside)
        }
    }

    private func paintBorder(
        _ shape: RoundedShape, _ border: Int, _ pixel: UInt32, _ clip: PixelRect, on surface: Surface,
        coversOutside: Bool
    ) {
        let r = shape.rect
        let size = shape.tile > 0 ? max(shape.tile, border) : 0
        let sides = [
            PixelRect(minX: r.minX, minY: r.minY, maxX: r.maxX, maxY: r.minY + border),
            PixelRect(minX: r.minX, minY: r.maxY - border, maxX: r.maxX, maxY: r.maxY),
            PixelRect(minX: r.minX, minY: r.minY + border, maxX: r.minX + border, maxY: r.maxY - border),
            PixelRect(minX: r.maxX - border, minY: r.minY + border, maxX: r.maxX, maxY: r.maxY - border),
        ]
        let middle = shape.middle(size)
        for side in sides {
            for part in middle { surface.fill(side.intersection(part).intersection(clip), pixel) }
        }
        guard size > 0 else { return }
        for corner in Corner.allCases where shape.corners.contains(corner) {
            let area = shape.area(corner, size).intersection(clip)
            guard !area.isEmpty,
                let mask = shape.ring(corner, border: border, size: size, coversOutside: coversOutside, cache: cache)
            else { continue }
            let square = shape.square(corner, size)
            surface.fill(mask: mask, at: square.minX, square.minY, pixel, clip: area)
        }
    }
}
