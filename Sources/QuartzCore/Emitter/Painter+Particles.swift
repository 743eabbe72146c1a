// Draws the particles of a moment.
// Apple: "CAEmitterLayer", renderMode.
import CoreGraphics
import Foundation
import PixelKernels

extension Painter {
    /// Above the layer's background and border. Each pixel follows from the particles over it alone, in their order.
    func paintParticles(_ node: RenderNode, _ place: NodePlace, _ state: PaintState, on surface: Surface) {
        guard case .particles(let frame)? = node.model.special, skipsUntil == nil else { return }
        let (placed, originX, originY) = place.projection.parted
        for particle in frame.particles {
            let sprite = frame.sprites[particle.sprite]
            let reach = CGFloat(sprite.reach * particle.scale)
            let box = CGRect(
                x: CGFloat(particle.x) - reach, y: CGFloat(particle.y) - reach, width: reach * 2, height: reach * 2)
            let clip = DevicePixels.around(box, place.projection).intersection(state.clip)
            let alpha = DevicePixels.alpha(particle.alpha * state.alpha)
            guard !clip.isEmpty, alpha > 0 else { continue }
            draw(particle, sprite, placed, originX, originY, clip, alpha, frame.isAdditive, on: surface)
        }
    }

    private func draw(
        _ particle: Particle, _ sprite: Sprite, _ placed: Projection, _ originX: Int, _ originY: Int, _ clip: PixelRect,
        _ alpha: UInt8, _ isAdditive: Bool, on surface: Surface
    ) {
        // 1. The part of the picture, as blocks where it shrinks to half its size or less.
        let all = sprite.image.pixelBuffer
        let points = particle.scale / sprite.scale
        let tangent = placed.tangent(at: CGPoint(x: CGFloat(particle.x), y: CGFloat(particle.y)))
        let density = Double((tangent.a * tangent.a + tangent.b * tangent.b).squareRoot()) * points
        let nearest = density < 1 ? sprite.nearestDown : sprite.nearestUp
        var factor = 1
        while !nearest, factor < 64, density * Double(factor) <= 0.501 { factor *= 2 }
        guard let small = reduced(all, by: factor), let picture = tinted(small, particle, sprite) else { return }
        let f = CGFloat(factor)
        let from = CGRect(
            x: sprite.rect.minX * CGFloat(all.width) / f, y: sprite.rect.minY * CGFloat(all.height) / f,
            width: sprite.rect.width * CGFloat(all.width) / f, height: sprite.rect.height * CGFloat(all.height) / f)
        let part = PixelRect(
            minX: Int(from.minX.rounded(.down)), minY: Int(from.minY.rounded(.down)),
            maxX: Int((from.maxX - 1e-9).rounded(.up)), maxY: Int((from.maxY - 1e-9).rounded(.up))
        ).intersection(picture.bounds)
        guard !part.isEmpty else { return }
        // 2. About its middle, turned, to points of the layer.
        let k = CGFloat(points) * f
        let (cosine, sine) = EmitterPlace.turn(particle.angle)
        let a = CGFloat(cosine) * k, b = CGFloat(sine) * k
        let mx = from.midX - CGFloat(part.minX), my = from.midY - CGFloat(part.minY)
        let fit = Projection(
            a: a, b: b, c: -b, d: a, tx: CGFloat(particle.x) - (a * mx - b * my),
            ty: CGFloat(particle.y) - (b * mx + a * my), g: 0, h: 0, i: 1)
        let toDevice = fit.then(placed)
        guard isAdditive else {
            return surface.draw(
                picture, part, toDevice, clip: clip, alpha: alpha, nearest: nearest, edges: .antialiased, from: originX,
                originY)
        }
        guard let buffer = compositor.pool.take(width: clip.width, height: clip.height) else { return }
        let apart = Surface(buffer: buffer, originX: clip.minX, originY: clip.minY)
        apart.clear(clip)
        apart.draw(
            picture, part, toDevice, clip: clip, alpha: alpha, nearest: nearest, edges: .antialiased, from: originX, originY)
        Kernels.composite(
            buffer, at: clip.minX - surface.originX, clip.minY - surface.originY, onto: surface.buffer,
            clip: clip.offsetBy(x: -surface.originX, y: -surface.originY), blend: .plusLighter)
        compositor.pool.give(buffer)
    }

    /// The picture in a particle's colour, kept. Colours that differ from particle to particle count in 64 steps.
    private func tinted(_ picture: PixelBuffer, _ particle: Particle, _ sprite: Sprite) -> PixelBuffer? {
        func part(_ value: Float, _ varies: Bool) -> Int {
            // In 255ths.
            if varies { return Int((value * 63).rounded()) * 255 / 63 }
            return Int((value * 255).rounded())
        }
        let parts = [
            part(particle.red, sprite.varies[0]), part(particle.green, sprite.varies[1]),
            part(particle.blue, sprite.varies[2]),
        ]
        if parts == [255, 255, 255] { return picture }
        let key = CacheKey(kind: .particle, numbers: parts, object: ObjectIdentifier(picture))
        return cache.value(key, keeping: picture) {
            let copy = picture.copy()
            let surface = Surface(buffer: copy)
            surface.tint(parts.map { CGFloat($0) / 255 } + [1], clip: copy.bounds)
            return PlacedMask(mask: copy, x: 0, y: 0)
        }?.mask
    }
}
