// Emitters that several tests use.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

@testable import QuartzCore

/// A white square, a soft white disc: contents of cells.
enum ParticlePicture {
    static func square(_ side: Int) -> CGImage {
        let context = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(white)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return context.makeImage()!
    }

    static func disc(_ side: Int) -> CGImage {
        let context = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        for step in 0..<side / 2 {
            context.setFillColor(color(1, 1, 1, 2 / CGFloat(side)))
            let inset = CGFloat(step)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset))
        }
        return context.makeImage()!
    }
}

/// A cell with plain numbers: so many a second, each seen for so long.
func cell(_ rate: Float, _ life: Float, _ velocity: CGFloat = 0, _ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "cell"
    cell.contents = ParticlePicture.square(4)
    cell.birthRate = rate
    cell.lifetime = life
    cell.velocity = velocity
    change(cell)
    return cell
}

/// An emitter over all of a screen, its position in the middle.
func emitter(_ size: CGFloat, _ cells: CAEmitterCell...) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
    layer.emitterPosition = CGPoint(x: size / 2, y: size / 2)
    layer.emitterCells = cells
    return layer
}

extension TestScreen {
    /// What the first sublayer's particles are at a time.
    func particles(at time: TimeInterval, of index: Int = 0) -> ParticleFrame? {
        host.commit()
        guard let committed = host.committed else { return nil }
        let shown = Presentation.tree(committed, at: time)
        let node = Array(shown.children)[index]
        if case .particles(let frame)? = node.model.special { return frame }
        return nil
    }
}
