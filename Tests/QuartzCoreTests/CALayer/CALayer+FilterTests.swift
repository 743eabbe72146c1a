// Core Image filters of layers: kept, and drawn where that is switched on.
// Apple: "CALayer", filters, backgroundFilters, compositingFilter.
import CoreImage
import Foundation
import PixelKernels
import Testing

@_spi(Vitrine) @testable import QuartzCore

/// The switch is one for all: the tests that turn it run one after the other.
@Suite(.serialized) struct CALayerFilterTests {
    private let screen = TestScreen(60, 40)

    init() {
        screen.root.backgroundColor = white
        screen.root.addSublayer(box(0, 0, 60, 40, color(0, 0, 1)))
        screen.root.addSublayer(box(30, 0, 30, 40, red))
    }

    private func filter(_ name: String, _ values: [String: Any] = [:]) throws -> CIFilter {
        try #require(CIFilter(name: name, parameters: values))
    }

    private func drawing(_ body: () throws -> Void) rethrows {
        CALayer.drawsFilters = true
        defer { CALayer.drawsFilters = false }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        try body()
    }

    // Covers: CALayer.filters, CALayer.backgroundFilters, CALayer.compositingFilter
    @Test("as on iOS filters are kept, read back and have no effect")
    func kept() throws {
        let layer = box(0, 0, 60, 40, green)
        let invert = try filter("CIColorInvert")
        layer.filters = [invert]
        layer.backgroundFilters = [invert, "anything"]
        layer.compositingFilter = "multiplyBlendMode"
        screen.root.addSublayer(layer)
        #expect(layer.filters?.first as? CIFilter === invert)
        #expect(layer.backgroundFilters?.count == 2)
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        #expect(screen.picture().pixel(x: 30, y: 20) == 0xFF00_FF00)
    }

    @Test("switched on, filters change the layer with its sublayers as one picture, beyond its bounds too")
    func own() throws {
        try drawing {
            let layer = box(20, 10, 20, 20, color(1, 1, 0))
            layer.addSublayer(box(0, 0, 10, 20, white))
            layer.filters = [try filter("CIColorInvert")]
            screen.root.addSublayer(layer)
            var picture = screen.picture()
            #expect(picture.pixel(x: 25, y: 20) == 0xFF00_0000)
            #expect(picture.pixel(x: 35, y: 20) == 0xFF00_00FF)
            #expect(picture.pixel(x: 5, y: 20) == 0xFF00_00FF)
            #expect(picture.pixel(x: 55, y: 20) == 0xFFFF_0000)
            layer.filters = [try filter("CIGaussianBlur", ["inputRadius": 2])]
            picture = screen.picture()
            #expect(picture.pixel(x: 19, y: 20) != 0xFF00_00FF)
            layer.filters = nil
            #expect(screen.picture().pixel(x: 25, y: 20) == 0xFFFF_FFFF)
        }
    }

    @Test("a position counts in points from the layer's lower left corner, distances in points")
    func units() throws {
        try drawing {
            let twice = TestScreen(60, 40, scale: 2)
            let layer = box(10, 10, 40, 20, white)
            layer.filters = [
                try filter("CICrop", ["inputRectangle": CIVector(x: -100, y: -100, z: 1000, w: 1000)]),
                try filter(
                    "CIRadialGradient",
                    [
                        "inputCenter": CIVector(x: 10, y: 5), "inputRadius0": 3, "inputRadius1": 4,
                        "inputColor0": CIColor(red: 1, green: 0, blue: 0), "inputColor1": CIColor(red: 0, green: 0, blue: 0),
                    ]),
            ]
            twice.root.addSublayer(layer)
            let picture = twice.picture()
            // 10 points from the left of the layer, 5 above its lower edge.
            #expect(picture.pixel(x: 2 * 20, y: 2 * 25) == 0xFFFF_0000)
            #expect(picture.pixel(x: 2 * 22, y: 2 * 25) == 0xFFFF_0000)
            #expect(picture.pixel(x: 2 * 25, y: 2 * 25) == 0xFF00_0000)
        }
    }

    @Test("background filters change what lies below the bounds")
    func background() throws {
        try drawing {
            let layer = box(10, 10, 40, 20)
            layer.backgroundFilters = [try filter("CIColorInvert")]
            screen.root.addSublayer(layer)
            let picture = screen.picture()
            #expect(picture.pixel(x: 20, y: 20) == 0xFFFF_FF00)
            #expect(picture.pixel(x: 40, y: 20) == 0xFF00_FFFF)
            #expect(picture.pixel(x: 5, y: 20) == 0xFF00_00FF)
        }
    }

    @Test("a compositing filter puts the layer on what lies below")
    func compositing() throws {
        try drawing {
            let layer = box(10, 10, 40, 20, color(1, 0, 1))
            layer.compositingFilter = try filter("CIMultiplyBlendMode")
            screen.root.addSublayer(layer)
            #expect(screen.picture().pixel(x: 20, y: 20) == 0xFF00_00FF)
            #expect(screen.picture().pixel(x: 40, y: 20) == 0xFFFF_0000)
            layer.backgroundColor = color(0, 1, 0)
            #expect(screen.picture().pixel(x: 20, y: 20) == 0xFF00_0000)
        }
    }

    @Test("in 320 random edits of trees with filters, parts drawn give the bytes of drawing everything", arguments: [UInt64(1), 2])
    func partialEqualsFull(seed: UInt64) throws {
        let filters = [
            try filter("CIColorInvert"), try filter("CIGaussianBlur", ["inputRadius": 1.5]),
            try filter("CIColorControls", ["inputSaturation": 0.3]),
        ]
        let blends = [try filter("CIMultiplyBlendMode"), try filter("CIScreenBlendMode")]
        drawing {
            let screen = TestScreen(48, 40, scale: CGFloat(seed % 2 + 1))
            screen.host.smallestMove = 1
            var editor = TreeEditor(seed: seed, root: screen.root, size: 40)
            editor.hasGlass = true
            let watcher = FrameWatcher(screen)
            for step in 0..<40 {
                for _ in 0..<4 { editor.edit() }
                if let layer = editor.layers.randomElement(using: &editor.random) {
                    switch Int.random(in: 0..<5, using: &editor.random) {
                    case 0: layer.filters = [filters.randomElement(using: &editor.random)!]
                    case 1: layer.backgroundFilters = [filters.randomElement(using: &editor.random)!]
                    case 2: layer.compositingFilter = blends.randomElement(using: &editor.random)
                    default: (layer.filters, layer.backgroundFilters, layer.compositingFilter) = (nil, nil, nil)
                    }
                }
                guard watcher.check("seed \(seed), step \(step)") else { return }
            }
            #expect(watcher.partial > 0)
        }
    }
}
