// Sublayers that colour what lies below them.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct VibrancyLayerDrawingTests {
    private let screen = TestScreen(40, 20)
    private let layer = VibrancyLayer()
    private let inverse = PixelMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

    init() {
        screen.root.backgroundColor = red
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.addSublayer(box(0, 0, 20, 20, blue))
        layer.addSublayer(box(20, 0, 10, 20, color(0, 0, 0, 0.5)))
        screen.root.addSublayer(layer)
    }

    private func pixel(_ x: Int) -> UInt32 { screen.picture().pixel(x: x, y: 10) }

    @Test("without a look sublayers show their own colours")
    func plain() {
        #expect(pixel(5) == 0xFF00_00FF)
        #expect(pixel(35) == 0xFFFF_0000)
    }

    @Test("what is opaque shows the vibrant colour of what is below, what is half clear half of it")
    func vibrant() {
        layer.look = VibrancyLook(matrix: inverse)
        #expect(pixel(5) == 0xFF00_FFFF)
        let half = pixel(25)
        #expect(abs(Int(half >> 16 & 255) - 128) <= 1)
        #expect(abs(Int(half & 255) - 128) <= 1)
        #expect(pixel(35) == 0xFFFF_0000)
    }

    @Test("an amount between shows that much of the vibrant colour and the rest of their own")
    func amount() {
        layer.look = VibrancyLook.none.mixed(with: VibrancyLook(matrix: inverse), at: 0.25)
        let part = pixel(5)
        // A quarter of cyan over red, then three quarters of blue.
        #expect(abs(Int(part >> 16 & 255) - 48) <= 2)
        #expect(abs(Int(part >> 8 & 255) - 16) <= 2)
        #expect(abs(Int(part & 255) - 207) <= 2)
    }

    @Test("its own opacity fades the effect; in round corners it sees what is below")
    func opacity() {
        layer.look = VibrancyLook(matrix: inverse)
        layer.opacity = 0.5
        let half = pixel(5)
        #expect(abs(Int(half >> 16 & 255) - 128) <= 1)
        #expect(abs(Int(half >> 8 & 255) - 128) <= 1)
        layer.opacity = 1
        let card = box(0, 0, 40, 20)
        card.cornerRadius = 9
        card.masksToBounds = true
        screen.root.addSublayer(card)
        card.addSublayer(layer)
        let picture = screen.picture()
        #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(picture.pixel(x: 3, y: 10) == 0xFF00_FFFF)
        // On the corner's own pixels.
        #expect(picture.pixel(x: 4, y: 4) == 0xFF00_FFFF)
    }

    @Test("a vibrancy layer above a backdrop colours what the backdrop shows")
    func nested() {
        let glass = glass(0, 0, 40, 20, BackdropLook(radius: 0, tints: [BackdropTint(green)]))
        screen.root.addSublayer(glass)
        glass.addSublayer(layer)
        layer.look = VibrancyLook(matrix: inverse)
        #expect(pixel(5) == 0xFFFF_00FF)
        // And a backdrop inside vibrancy sees the group alone.
        let inner = QuartzCoreTests.glass(0, 0, 40, 20, BackdropLook(radius: 2))
        layer.addSublayer(inner)
        #expect(pixel(5) == 0xFFFF_00FF)
    }

    @Test("looks mix by their share, not by their colour, where one is none")
    func mixing() {
        let look = VibrancyLook(matrix: inverse, amount: 0.8)
        let half = VibrancyLook.none.mixed(with: look, at: 0.5)
        #expect(half.matrix == inverse)
        #expect(abs(half.amount - 0.4) < 1e-6)
        #expect(look.mixed(with: .none, at: 2).isNone)
        #expect(look.mixed(with: .none, at: -1) == look)
        #expect(VibrancyLook(matrix: nil, amount: 1).isNone)
        #expect(VibrancyLook(matrix: inverse, amount: 3).amount == 1)
    }
}
