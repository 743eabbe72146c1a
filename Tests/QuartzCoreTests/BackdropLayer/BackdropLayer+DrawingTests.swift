// What a backdrop shows of what lies below it.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

/// A backdrop with a frame and a look.
func glass(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ look: BackdropLook) -> BackdropLayer {
    let layer = BackdropLayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.look = look
    return layer
}

@Suite struct BackdropLayerDrawingTests {
    /// Black on the left, white on the right from x = 20 on.
    private let screen = TestScreen(40, 20)
    private let blur = BackdropLook(radius: 3)

    init() {
        screen.root.addSublayer(box(20, 0, 20, 20, white))
    }

    private func red(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 { picture.pixel(x: x, y: y) >> 16 & 255 }

    @Test("an edge below a backdrop is blurred, beside it it stays sharp")
    func edge() {
        screen.root.addSublayer(glass(0, 0, 40, 10, blur))
        let picture = screen.picture()
        #expect((10..<100).contains(red(picture, 18, 5)))
        #expect((155..<245).contains(red(picture, 21, 5)))
        #expect(red(picture, 19, 15) == 0)
        #expect(red(picture, 20, 15) == 255)
        #expect(red(picture, 1, 5) == 0)
        #expect(red(picture, 38, 5) == 255)
    }

    @Test("what lies beside a backdrop does not come in: the pixels at its edge go on")
    func clamp() {
        screen.root.addSublayer(glass(20, 0, 20, 20, blur))
        let picture = screen.picture()
        #expect((0..<20).allSatisfy { red(picture, 20, $0) == 255 && red(picture, 19, $0) == 0 })
    }

    @Test("the radius is points at the screen's scale")
    func scale() {
        let twice = TestScreen(40, 20, scale: 2)
        twice.root.addSublayer(box(20, 0, 20, 20, white))
        twice.root.addSublayer(glass(0, 0, 40, 20, blur))
        screen.root.addSublayer(glass(0, 0, 40, 20, BackdropLook(radius: 6)))
        // 3 points of two pixels are 6 pixels.
        #expect(abs(Int(red(twice.picture(), 40 - 6, 10)) - Int(red(screen.picture(), 20 - 6, 10))) <= 3)
    }

    @Test("colours are changed after the blur, then tinted; background and sublayers lie above, sharp")
    func colors() {
        let dark = PixelMatrix(red: [0.5, 0, 0, 0], green: [0, 0.5, 0, 0], blue: [0, 0, 0.5, 0])
        let layer = glass(
            20, 0, 20, 20, BackdropLook(radius: 0, matrix: dark, tints: [BackdropTint(color(1, 0, 0, 0.5))]))
        screen.root.addSublayer(layer)
        layer.addSublayer(box(0, 10, 20, 10, blue))
        let picture = screen.picture()
        // 255 · 0.5 = 128, half covered by red.
        #expect(abs(Int(red(picture, 30, 5)) - 192) <= 1)
        #expect(abs(Int(picture.pixel(x: 30, y: 5) & 255) - 64) <= 1)
        #expect(picture.pixel(x: 30, y: 15) == 0xFF00_00FF)
        layer.backgroundColor = green
        #expect(screen.picture().pixel(x: 30, y: 5) == 0xFF00_FF00)
    }

    @Test("a tint that blends in its own way meets what the tints before it left")
    func blend() {
        let look = BackdropLook(
            radius: 0, tints: [BackdropTint(color(0.5, 0.5, 0.5)), BackdropTint(color(0.25, 0.25, 0.25), blend: .plusLighter)])
        screen.root.addSublayer(glass(0, 0, 40, 20, look))
        #expect(abs(Int(red(screen.picture(), 5, 5)) - 192) <= 1)
    }

    @Test("round corners show what is below them as it is", arguments: [false, true])
    func corners(clips: Bool) {
        let layer = glass(0, 0, 20, 20, BackdropLook(radius: 0, tints: [BackdropTint(white)]))
        layer.cornerRadius = 8
        layer.masksToBounds = clips
        screen.root.addSublayer(layer)
        let picture = screen.picture()
        #expect(red(picture, 0, 0) == 0)
        #expect(red(picture, 10, 10) == 255)
        #expect((1..<255).contains(red(picture, 2, 2)))
    }

    @Test("a turned backdrop shows its look inside its outline alone")
    func turned() {
        let layer = glass(10, 0, 20, 20, BackdropLook(radius: 0, tints: [BackdropTint(green)]))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        screen.root.addSublayer(layer)
        let picture = screen.picture()
        #expect(picture.pixel(x: 20, y: 10) == 0xFF00_FF00)
        #expect(picture.pixel(x: 3, y: 10) == 0xFF00_0000)
        #expect(picture.pixel(x: 36, y: 1) == 0xFFFF_FFFF)
    }

    @Test("what masks its sublayers to round corners lets them see what lies below it", arguments: [CGFloat(0), 6])
    func clipped(radius: CGFloat) {
        let card = box(0, 0, 40, 20)
        card.masksToBounds = true
        card.cornerRadius = radius
        card.addSublayer(glass(0, 0, 40, 20, BackdropLook(radius: 3, tints: [BackdropTint(color(0, 0, 1, 0.5))])))
        screen.root.addSublayer(card)
        let picture = screen.picture()
        #expect((5..<50).contains(red(picture, 18, 10)))
        // In a corner's square, inside the round corner and outside it.
        #expect(abs(Int(picture.pixel(x: 4, y: 4) & 255) - 128) <= 1)
        #expect(picture.pixel(x: 0, y: 0) & 255 == (radius > 0 ? 0 : 128))
    }

    @Test("its own opacity and mask are applied to what it shows")
    func ownOpacity() {
        let layer = glass(0, 0, 40, 20, BackdropLook(radius: 0, tints: [BackdropTint(white)]))
        layer.opacity = 0.5
        screen.root.addSublayer(layer)
        #expect(abs(Int(red(screen.picture(), 5, 5)) - 128) <= 1)
        layer.opacity = 1
        layer.mask = box(0, 0, 10, 20, white)
        #expect(red(screen.picture(), 5, 5) == 255)
        #expect(red(screen.picture(), 15, 5) == 0)
        layer.mask?.opacity = 0.5
        #expect(abs(Int(red(screen.picture(), 5, 5)) - 128) <= 1)
    }

    @Test("in a layer that is one picture first, a backdrop sees that picture alone", arguments: ["fades", "mask", "rasterized"])
    func group(kind: String) {
        let card = box(0, 0, 40, 20)
        card.addSublayer(glass(0, 0, 40, 20, blur))
        switch kind {
        case "fades": card.opacity = 0.9
        case "mask": card.mask = box(0, 0, 40, 20, white)
        default: card.shouldRasterize = true
        }
        screen.root.addSublayer(card)
        // Nothing is in the picture: what is below it stays sharp.
        #expect(red(screen.picture(), 19, 10) == 0)
        #expect(red(screen.picture(), 20, 10) == 255)
        // An edge in the picture is blurred, with the picture's own alpha.
        card.insertSublayer(box(0, 0, 10, 20, blue), at: 0)
        #expect((20..<235).contains(screen.picture().pixel(x: 10, y: 10) & 255))
    }

    @Test("a picture of one layer has no effect, a picture of a window has (B7)")
    func snapshots() throws {
        let card = box(0, 0, 40, 20)
        let layer = glass(0, 0, 40, 20, BackdropLook(radius: 3, tints: [BackdropTint(color(1, 0, 0, 0.5))]))
        card.addSublayer(box(20, 0, 20, 20, white))
        card.addSublayer(layer)
        func picture(_ layer: CALayer, depth: Bool) throws -> PixelBuffer {
            let buffer = try #require(PixelBuffer(width: 40, height: 20))
            let context = try #require(CGContext(pixelBuffer: buffer, scale: 1, yDown: true))
            if depth { layer.renderModel(in: context, keepsDepth: true) } else { layer.render(in: context) }
            return buffer
        }
        #expect(try picture(card, depth: false).pixel(x: 20, y: 10) == 0xFFFF_FFFF)
        #expect(try picture(card, depth: true).pixel(x: 22, y: 10) >> 24 < 255)
        #expect(try picture(layer, depth: true).pixel(x: 20, y: 10) == 0)
        card.backgroundColor = color(0, 0, 0)
        #expect((150..<255).contains(red(try picture(card, depth: true), 21, 10)))
    }
}
