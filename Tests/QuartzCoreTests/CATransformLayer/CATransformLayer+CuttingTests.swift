// Layers that go through each other in space.
// Apple: "CATransformLayer"; "CALayer", sublayerTransform.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CATransformLayerCuttingTests {
    /// Two layers of 80 × 80 about one middle, turned about an axis by +45° and −45°.
    private func crossed(in parent: CALayer, x: CGFloat, y: CGFloat) {
        for (angle, color) in [(CGFloat.pi / 4, red), (-CGFloat.pi / 4, blue)] {
            let layer = box(10, 10, 80, 80, color)
            layer.transform = CATransform3DMakeRotation(angle, x, y, 0)
            parent.addSublayer(layer)
        }
    }

    /// A white screen that a transform layer fills.
    private func space() -> (TestScreen, CALayer) {
        let screen = TestScreen(100, 100, scale: 2)
        screen.root.backgroundColor = white
        let space = CATransformLayer()
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.root.addSublayer(space)
        return (screen, space)
    }

    // Covers: CALayer.transform
    @Test("two sublayers of a transform layer that cross are cut along their line: each part shows where it is nearer")
    func transformLayer() {
        let (screen, space) = space()
        crossed(in: space, x: 0, y: 1)
        let picture = screen.picture()
        picture.show("cut-transform")
        // Turned by +45° about y, the left side comes nearer.
        for y in stride(from: 40, to: 160, by: 10) {
            #expect(picture.pixel(x: 80, y: y) == 0xFFFF_0000)
            #expect(picture.pixel(x: 97, y: y) == 0xFFFF_0000)
            #expect(picture.pixel(x: 103, y: y) == 0xFF00_00FF)
            #expect(picture.pixel(x: 120, y: y) == 0xFF00_00FF)
        }
    }

    // Covers: CALayer.sublayerTransform
    @Test("siblings under a perspective that cross are cut, too, also about the other axis")
    func perspective() {
        let screen = TestScreen(100, 100, scale: 2)
        screen.root.backgroundColor = white
        let parent = box(0, 0, 100, 100)
        parent.sublayerTransform.m34 = -1 / 300
        screen.root.addSublayer(parent)
        crossed(in: parent, x: 1, y: 0)
        let picture = screen.picture()
        picture.show("cut-perspective")
        #expect(picture.pixel(x: 100, y: 70) == 0xFF00_00FF)
        #expect(picture.pixel(x: 100, y: 130) == 0xFFFF_0000)
        #expect(picture.pixel(x: 60, y: 96) == 0xFF00_00FF)
        #expect(picture.pixel(x: 60, y: 104) == 0xFFFF_0000)
    }

    // Covers: CALayer.transform
    @Test("a layer that is cut shows no seam beyond the other's edges")
    func seam() {
        let (screen, space) = space()
        let wall = box(10, 10, 80, 80, red)
        space.addSublayer(wall)
        let blade = box(30, 40, 40, 20, blue)
        blade.transform = CATransform3DMakeRotation(.pi / 3, 0.2, 1, 0)
        space.addSublayer(blade)
        let picture = screen.picture()
        picture.show("cut-seam")
        var blues = 0
        for y in 22..<178 {
            for x in 22..<178 {
                let pixel = picture.pixel(x: x, y: y)
                // Red, blue, or soft between them; never a trace of the white behind.
                #expect(pixel & 0x00_FF00 == 0)
                if pixel == 0xFF00_00FF { blues += 1 }
                if y < 70 || y > 130 { #expect(pixel == 0xFFFF_0000) }
            }
        }
        // The half of the blade that stands before the wall: about 20 × 20 points times cos 60°.
        #expect(blues > 500)
        #expect(blues < 1100)
    }
}
