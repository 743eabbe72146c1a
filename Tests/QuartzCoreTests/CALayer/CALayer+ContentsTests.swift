// Contents: gravity, parts, nine parts, masks and render(in:).
// Apple: "CALayer", Providing the layer's content.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CALayerContentsTests {
    /// 4 × 4 pixels: the left half red, the right half blue, the top row green.
    private let image: CGImage = {
        let buffer = PixelBuffer(width: 4, height: 4)!
        for y in 0..<4 {
            for x in 0..<4 {
                let pixel: UInt32 = y == 0 ? 0xFF00_FF00 : x < 2 ? 0xFFFF_0000 : 0xFF00_00FF
                buffer.row(y).storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        return CGImage(pixelBuffer: buffer, isOpaque: true)
    }()

    private func picture(of layer: CALayer, scale: CGFloat = 1) -> PixelBuffer {
        let screen = TestScreen(40, 40, scale: scale)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        screen.root.addSublayer(layer)
        return screen.picture()
    }

    /// Where green pixels are: the picture's top row.
    private func top(_ gravity: CALayerContentsGravity) -> String {
        let layer = box(10, 10, 20, 20)
        layer.contents = image
        layer.contentsGravity = gravity
        let p = picture(of: layer)
        var box = PixelRect.empty
        for y in 0..<40 {
            for x in 0..<40 where p.pixel(x: x, y: y) == 0xFF00_FF00 {
                box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.description
    }

    // Covers: CALayer.contents
    @Test("gravity places the contents; top is the greatest y, as documented for flipped layers")
    func gravity() {
        #expect(top(.center) == "[18,18 4×1]")
        #expect(top(.bottom) == "[18,10 4×1]")
        #expect(top(.top) == "[18,26 4×1]")
        #expect(top(.left) == "[10,18 4×1]")
        #expect(top(.right) == "[26,18 4×1]")
        #expect(top(.bottomLeft) == "[10,10 4×1]")
        #expect(top(.topRight) == "[26,26 4×1]")
        #expect(top(.resize).hasPrefix("[10,10 20×"))
    }

    // Covers: CALayer.contentsGravity, CALayer.magnificationFilter
    @Test("aspect gravities keep the shape; the nearest filter keeps pixels hard")
    func aspect() {
        let layer = box(0, 0, 40, 20)
        layer.contents = image
        layer.magnificationFilter = .nearest
        layer.contentsGravity = .resizeAspect
        let fit = picture(of: layer)
        #expect(fit.pixel(x: 9, y: 10) == 0xFFFF_FFFF)
        #expect(fit.pixel(x: 10, y: 4) == 0xFF00_FF00)
        #expect(fit.pixel(x: 19, y: 19) == 0xFFFF_0000)
        #expect(fit.pixel(x: 20, y: 19) == 0xFF00_00FF)
        layer.contentsGravity = .resizeAspectFill
        layer.masksToBounds = true
        let fill = picture(of: layer)
        #expect(fill.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(fill.pixel(x: 39, y: 19) == 0xFF00_00FF)
        #expect(fill.pixel(x: 0, y: 20) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.contentsRect, CALayer.contentsScale
    @Test("contentsRect shows a part; contentsScale makes the natural size")
    func parts() {
        let layer = box(10, 10, 8, 8)
        layer.contents = image
        layer.magnificationFilter = .nearest
        layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.75)
        let part = picture(of: layer)
        #expect(part.pixel(x: 10, y: 10) == 0xFF00_00FF)
        #expect(part.pixel(x: 17, y: 17) == 0xFF00_00FF)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsGravity = .center
        layer.contentsScale = 2
        let half = picture(of: layer)
        #expect(half.pixel(x: 13, y: 14) != 0xFFFF_FFFF)
        #expect(half.pixel(x: 12, y: 14) == 0xFFFF_FFFF)
        #expect(half.pixel(x: 14, y: 14) != 0xFFFF_FFFF)
        #expect(half.pixel(x: 15, y: 14) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.contentsCenter
    @Test("contentsCenter stretches the middle and keeps the rim")
    func nineParts() {
        let layer = box(0, 0, 30, 20)
        layer.contents = image
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.magnificationFilter = .nearest
        let p = picture(of: layer)
        // The green row keeps its one pixel, the outer columns theirs.
        #expect(p.pixel(x: 15, y: 0) == 0xFF00_FF00)
        #expect(p.pixel(x: 15, y: 1) != 0xFF00_FF00)
        #expect(p.pixel(x: 14, y: 10) == 0xFFFF_0000)
        #expect(p.pixel(x: 15, y: 10) == 0xFF00_00FF)
    }

    @Test("A8 contents are drawn in their colour, at whole pixels, also when turned")
    func maskContents() {
        let coverage = PixelBuffer(width: 6, height: 6, format: .a8)!
        Kernels.fill(a8: coverage, PixelRect(x: 1, y: 1, width: 4, height: 4), value: 255)
        let layer = box(10.2, 10, 3, 3)
        layer.contentsScale = 2
        layer.displayContents = .mask(coverage, color: red)
        let p = picture(of: layer, scale: 2)
        #expect(p.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 21, y: 21) == 0xFFFF_0000)
        #expect(p.pixel(x: 24, y: 24) == 0xFFFF_0000)
        #expect(p.pixel(x: 25, y: 24) == 0xFFFF_FFFF)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let turned = picture(of: layer, scale: 2)
        #expect(turned.pixel(x: 23, y: 23) == 0xFFFF_0000)
    }

    // Covers: CALayer.render
    @Test("render(in:) draws the model under the context's transform, with the bytes that the screen shows")
    func renderInContext() {
        let layer = box(5, 5, 30, 30, red)
        layer.cornerRadius = 8
        layer.borderWidth = 2
        layer.borderColor = blue
        let child = box(10, 10, 10, 10, green)
        child.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        layer.addSublayer(child)
        let shown = picture(of: layer, scale: 2)
        let buffer = PixelBuffer(width: 80, height: 80)!
        Kernels.fill(buffer, buffer.bounds, pixel: 0xFFFF_FFFF)
        let context = CGContext(pixelBuffer: buffer, scale: 2, yDown: true)!
        context.translateBy(x: 5, y: 5)
        layer.render(in: context)
        #expect(buffer.isEqual(to: shown), "\(buffer.difference(from: shown))")
        // Clipped and half transparent, as the context says.
        let clipped = PixelBuffer(width: 80, height: 80)!
        let second = CGContext(pixelBuffer: clipped, scale: 2, yDown: true)!
        second.clip(to: CGRect(x: 0, y: 0, width: 10, height: 40))
        second.setAlpha(0.5)
        layer.render(in: second)
        #expect(clipped.pixel(x: 10, y: 40) >> 24 == 128)
        #expect(clipped.pixel(x: 22, y: 40) == 0)
    }
}
