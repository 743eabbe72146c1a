// Contents: pictures, labels' masks, nine-part pictures and bitmaps, at natural size or sampled.
// Apple: "CALayer", contents, contentsGravity, contentsCenter.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    func paintContents(
        _ node: RenderNode, _ shape: LayerShape, _ place: NodePlace, _ state: PaintState, on surface: Surface
    ) {
        guard skipsUntil == nil else { return }
        let model = node.model
        switch model.special {
        case .gradient(let gradient)?: paintGradient(gradient, shape, state, on: surface)
        case .shape(let path)?: paintShape(path, place, state, on: surface)
        default: break
        }
        guard !model.contents.isNone, let size = ContentsLayout.naturalSize(model) else { return }
        let projection = place.projection
        // The part of the contents that is shown, in its pixels, and where it goes, in points.
        let all = ContentsLayout.pixelSize(model.contents)!
        let unit = model.hasRare ? model.rare.contentsRect : RareModel.unit
        let source = CGRect(
            x: unit.origin.x * CGFloat(all.width), y: unit.origin.y * CGFloat(all.height),
            width: unit.size.width * CGFloat(all.width), height: unit.size.height * CGFloat(all.height))
        let target = ContentsLayout.destination(of: size, in: model)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
        if case .ninePart(_, let center) = model.contents {
            return paintNineParts(node, center, source, target, projection, state, on: surface)
        }
        if model.hasRare, model.rare.contentsCenter != RareModel.unit {
            return paintNineParts(node, model.rare.contentsCenter, source, target, projection, state, on: surface)
        }
        if paintNatural(node, source, target, projection, state, on: surface) { return }
        var edges = SampledEdges.soft
        if !shape.hardEdges.isEmpty, target == model.bounds {
            switch shape.form {
            case .outlined: edges = shape.fillMask(cache).map { .mask($0) } ?? .soft
            case .everything: edges = .maskedLater
            default: break
            }
        }
        paintSampled(node, source, target, projection, state, on: surface, edges: edges)
    }

    /// The treatment of the edges of a rotated picture: smoothed, cut by a mask, or left to a mask that is applied later.
    private enum SampledEdges {
        case soft
        case mask(PlacedMask)
        case maskedLater
    }

    // MARK: Natural size

    /// One pixel of the contents to one of the device: no sampling. False where that is not so.
    private func paintNatural(
        _ node: RenderNode, _ source: CGRect, _ target: CGRect, _ projection: Projection, _ state: PaintState,
        on surface: Surface
    ) -> Bool {
        guard projection.isScaleAndMove, projection.a > 0, projection.d > 0 else { return false }
        let model = node.model
        let width = target.width * projection.a, height = target.height * projection.d
        // A drawn bitmap is rounded up to whole pixels: it may be larger than its layer by less than one.
        let slack: CGFloat
        switch model.contents {
        case .bitmap, .mask: slack = 1
        default: slack = 1.0 / 64
        }
        guard abs(source.width - width) < slack, abs(source.height - height) < slack,
            source.origin.x == source.origin.x.rounded(), source.origin.y == source.origin.y.rounded()
        else { return false }
        let (local, originX, originY) = projection.parted
        let x = DevicePixels.snap(target.minX * local.a + local.tx) + originX - Int(source.origin.x)
        let y = DevicePixels.snap(target.minY * local.d + local.ty) + originY - Int(source.origin.y)
        let part = PixelRect(
            x: x + Int(source.origin.x), y: y + Int(source.origin.y), width: Int(source.width.rounded(.up)),
            height: Int(source.height.rounded(.up)))
        let clip = state.clip.intersection(part)
        switch model.contents {
        case .mask(let mask, let color): surface.fill(mask: mask, at: x, y, color.pixel(state.alpha), clip: clip)
        case .image(let image):
            surface.composite(image.pixelBuffer, at: x, y, clip: clip, alpha: DevicePixels.alpha(state.alpha))
        case .bitmap(let buffer):
            surface.composite(buffer, at: x, y, clip: clip, alpha: DevicePixels.alpha(state.alpha))
        case .none, .ninePart: return false
        }
        return true
    }

    // MARK: Sampled

    /// The contents' pixels as BGRA.
    private func picture(_ contents: LayerContents) -> PixelBuffer? {
        switch contents {
        case .none: return nil
        case .image(let image), .ninePart(let image, _): return image.pixelBuffer
        case .bitmap(let buffer): return buffer
        case .mask(let mask, let color):
            // Labels seen from an angle: the coverage in its colour, kept.
            let key = CacheKey(
                kind: .tinted, numbers: [Int(color.premultipliedPixel)], object: ObjectIdentifier(mask))
            return cache.value(key, keeping: mask) {
                guard let buffer = PixelBuffer(width: mask.width, height: mask.height) else { return nil }
                Kernels.fill(mask: mask, at: 0, 0, pixel: color.premultipliedPixel, onto: buffer)
                return PlacedMask(mask: buffer, x: 0, y: 0)
            }?.mask
        }
    }

    /// A picture made smaller by blocks of `factor` × `factor` pixels, kept.
    func reduced(_ picture: PixelBuffer, by factor: Int) -> PixelBuffer? {
        if factor == 1 { return picture }
        let key = CacheKey(kind: .reduced, numbers: [factor], object: ObjectIdentifier(picture))
        return cache.value(key, keeping: picture) {
            let step = min(factor, 8)
            guard let half = step == factor ? picture : reduced(picture, by: factor / step),
                let made = Kernels.reduced(half, factor: step)
            else { return nil }
            return PlacedMask(mask: made, x: 0, y: 0)
        }?.mask
    }

    /// Draws `source` of the contents (their pixels) into `target` (points).
    private func paintSampled(
        _ node: RenderNode, _ source: CGRect, _ target: CGRect, _ projection: Projection, _ state: PaintState,
        on surface: Surface, edges: SampledEdges = .soft
    ) {
        guard let all = picture(node.model.contents) else { return }
        var (placed, originX, originY) = projection.parted
        var area: PixelRect
        if projection.keepsRectangles {
            // Onto whole pixels, so that neighbours meet.
            area = DevicePixels.snapped(target, projection)
            guard area.width > 0, area.height > 0 else { return }
            (originX, originY) = (area.minX, area.minY)
            placed = Self.exact(target, area, projection)
        } else {
            area = DevicePixels.around(target, projection)
        }
        area = area.intersection(state.clip)
        guard !area.isEmpty else { return }
        // 1. Blocks of pixels where the picture shrinks to half its size or less.
        let tangent = placed.tangent(at: CGPoint(x: target.midX, y: target.midY))
        let density = max(
            (tangent.a * tangent.a + tangent.b * tangent.b).squareRoot() * target.width / source.width,
            (tangent.c * tangent.c + tangent.d * tangent.d).squareRoot() * target.height / source.height)
        let nearest =
            node.model.hasRare
            && (density < 1 ? node.model.rare.nearestMinification : node.model.rare.nearestMagnification)
        var factor = 1
        while !nearest, factor < 64, density * CGFloat(factor) <= 0.501 { factor *= 2 }
        guard let picture = reduced(all, by: factor) else { return }
        let f = CGFloat(factor)
        let from = CGRect(
            x: source.minX / f, y: source.minY / f, width: source.width / f, height: source.height / f)
        let part = PixelRect(
            minX: Int(from.minX.rounded(.down)), minY: Int(from.minY.rounded(.down)),
            maxX: Int((from.maxX - 1e-9).rounded(.up)), maxY: Int((from.maxY - 1e-9).rounded(.up))
        ).intersection(picture.bounds)
        guard !part.isEmpty else { return }
        // 2. From the part's pixels to points of the layer to the device.
        let sx = target.width / from.width, sy = target.height / from.height
        let fit = Projection(
            a: sx, b: 0, c: 0, d: sy, tx: target.minX + (CGFloat(part.minX) - from.minX) * sx,
            ty: target.minY + (CGFloat(part.minY) - from.minY) * sy, g: 0, h: 0, i: 1)
        var mask: PlacedMask?, goesOn = projection.keepsRectangles
        switch edges {
        case .soft: break
        case .maskedLater: goesOn = true
        case .mask(let outline):
            (mask, goesOn) = (outline, true)
            area = area.intersection(outline.rect)
        }
        surface.draw(
            picture, part, fit.then(placed), mask: mask, clip: area, alpha: DevicePixels.alpha(state.alpha),
            nearest: nearest, edges: goesOn ? .extended : .antialiased, from: originX, originY)
    }

    /// The projection that takes a rectangle onto whole pixels exactly, turned and mirrored as the given one; counted
    /// from the first of those pixels.
    private static func exact(_ rect: CGRect, _ pixels: PixelRect, _ p: Projection) -> Projection {
        let w = CGFloat(pixels.width), h = CGFloat(pixels.height)
        var a: CGFloat = 0, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 0
        if p.b == 0 && p.c == 0 {
            a = (p.a < 0 ? -w : w) / rect.width
            d = (p.d < 0 ? -h : h) / rect.height
        } else {
            b = (p.b < 0 ? -h : h) / rect.width
            c = (p.c < 0 ? -w : w) / rect.height
        }
        let x = a * rect.midX + c * rect.midY, y = b * rect.midX + d * rect.midY
        return Projection(
            a: a, b: b, c: c, d: d, tx: w / 2 - x, ty: h / 2 - y, g: 0, h: 0, i: 1)
    }

    // MARK: Nine parts

    /// The rim keeps its size, the middle stretches.
    private func paintNineParts(
        _ node: RenderNode, _ center: CGRect, _ source: CGRect, _ target: CGRect, _ projection: Projection,
        _ state: PaintState, on surface: Surface
    ) {
        let scale = node.model.pixelScale
        let (sx, tx) = Self.cuts(
            source.minX, source.width, center.minX, center.maxX, target.minX, target.width, scale)
        let (sy, ty) = Self.cuts(
            source.minY, source.height, center.minY, center.maxY, target.minY, target.height, scale)
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: sx[column], y: sy[row], width: sx[column + 1] - sx[column], height: sy[row + 1] - sy[row])
                let to = CGRect(
                    x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row])
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                if paintNatural(node, from, to, projection, state, on: surface) { continue }
                paintSampled(node, from, to, projection, state, on: surface)
            }
        }
    }

    /// Returns the cuts of one side, in the picture's pixels and in points. Edge parts that do not fit shrink alike.
    private static func cuts(
        _ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ to: CGFloat, _ room: CGFloat,
        _ scale: CGFloat
    ) -> ([CGFloat], [CGFloat]) {
        let low = min(max(0, low), 1), high = min(max(low, high), 1)
        let before = length * low, after = length * (1 - high)
        var first = before / scale, last = after / scale
        if first + last > room, first + last > 0 {
            let factor = room / (first + last)
            first *= factor
            last *= factor
        }
        return (
            [from, from + before, from + length - after, from + length], [to, to + first, to + room - last, to + room]
        )
    }
}
