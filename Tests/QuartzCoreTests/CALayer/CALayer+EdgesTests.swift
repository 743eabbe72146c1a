// Soft and hard edges of turned layers.
// Apple: "CALayer", edgeAntialiasingMask, allowsEdgeAntialiasing.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CALayerEdgesTests {
    /// Pixels of a turned layer that are neither its colour nor the screen's, by the half of the screen they lie in.
    private func mixed(_ mask: CAEdgeAntialiasingMask, picture: Bool = false) -> (left: Int, right: Int, inside: Int) {
        let screen = TestScreen(100, 100)
        screen.root.backgroundColor = white
        let layer = box(25, 25, 50, 50, picture ? nil : red)
        if picture {
            let buffer = PixelBuffer(width: 5, height: 5)!
            Kernels.fill(buffer, buffer.bounds, pixel: 0xFFFF_0000)
            layer.contents = CGImage(pixelBuffer: buffer, isOpaque: true)
        }
        layer.edgeAntialiasingMask = mask
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
        screen.root.addSublayer(layer)
        let buffer = screen.picture()
        buffer.show("edges-\(mask.rawValue)-\(picture)")
        var result = (left: 0, right: 0, inside: 0)
        for y in 35..<65 {
            for x in 0..<100 {
                switch buffer.pixel(x: x, y: y) {
                case 0xFFFF_0000: result.inside += 1
                case 0xFFFF_FFFF: break
                default: if x < 50 { result.left += 1 } else { result.right += 1 }
                }
            }
        }
        return result
    }

    // Covers: CALayer.edgeAntialiasingMask, CAEdgeAntialiasingMask.layerTopEdge, CAEdgeAntialiasingMask.layerBottomEdge, CAEdgeAntialiasingMask.layerLeftEdge, CAEdgeAntialiasingMask.layerRightEdge
    @Test("edges that edgeAntialiasingMask leaves out are hard, the others soft", arguments: [false, true])
    func mask(picture: Bool) {
        let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
        let soft = mixed(all, picture: picture)
        #expect(soft.left > 20)
        #expect(soft.right > 20)
        let hard = mixed([], picture: picture)
        #expect(hard.left == 0)
        #expect(hard.right == 0)
        // 50 pixels a row, a little more across the slope.
        #expect(abs(hard.inside - 30 * 50) < 30)
        let left = mixed([.layerLeftEdge], picture: picture)
        #expect(left.left > 20)
        #expect(left.right == 0)
    }

    // Covers: CALayer.edgeAntialiasingMask, CALayer.allowsEdgeAntialiasing
    @Test("an unturned layer between pixels has soft edges where both allow it")
    func between() {
        let screen = TestScreen(40, 20)
        screen.root.backgroundColor = white
        let layer = box(10.5, 5, 20, 10, red)
        screen.root.addSublayer(layer)
        layer.allowsEdgeAntialiasing = true
        var picture = screen.picture()
        #expect(picture.pixel(x: 10, y: 10) != 0xFFFF_0000)
        #expect(picture.pixel(x: 10, y: 10) != 0xFFFF_FFFF)
        #expect(picture.pixel(x: 30, y: 10) != 0xFFFF_0000)
        #expect(picture.pixel(x: 30, y: 10) != 0xFFFF_FFFF)
        layer.edgeAntialiasingMask = [.layerRightEdge, .layerTopEdge, .layerBottomEdge]
        picture = screen.picture()
        #expect(picture.pixel(x: 10, y: 10) == 0xFFFF_0000 || picture.pixel(x: 10, y: 10) == 0xFFFF_FFFF)
        #expect(picture.pixel(x: 30, y: 10) != 0xFFFF_0000)
        #expect(picture.pixel(x: 30, y: 10) != 0xFFFF_FFFF)
    }
}
