// Shape, gradient, replicator, transform and text layers.
// Apple: "CAShapeLayer", "CAGradientLayer", "CAReplicatorLayer", "CATransformLayer", "CATextLayer".
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct SpecialLayerDrawingTests {
    private func picture(of layer: CALayer, scale: CGFloat = 1) -> PixelBuffer {
        let screen = TestScreen(60, 60, scale: scale)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        screen.root.addSublayer(layer)
        return screen.picture()
    }

    // Covers: CAShapeLayer.init(), CAShapeLayer.path, CAShapeLayer.fillColor, CAShapeLayer.strokeColor, CAShapeLayer.lineWidth, CAShapeLayer.fillRule
    @Test("a shape fills its path, then strokes it; defaults: black fill, no stroke, width 1 (documented)")
    func shape() {
        let layer = CAShapeLayer()
        #expect(layer.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(layer.strokeColor == nil)
        #expect(layer.lineWidth == 1)
        #expect(layer.fillRule == .nonZero)
        #expect(layer.path == nil)
        #expect(layer.miterLimit == 10)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
        path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
        layer.path = path
        layer.fillColor = red
        #expect(picture(of: layer).pixel(x: 25, y: 25) == 0xFFFF_0000)
        layer.fillRule = .evenOdd
        layer.strokeColor = blue
        layer.lineWidth = 4
        let p = picture(of: layer)
        #expect(p.pixel(x: 25, y: 25) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 15, y: 15) == 0xFFFF_0000)
        #expect(p.pixel(x: 8, y: 25) == 0xFF00_00FF)
        #expect(p.pixel(x: 11, y: 25) == 0xFF00_00FF)
        #expect(p.pixel(x: 7, y: 25) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 12, y: 25) == 0xFFFF_0000)
    }

    // Covers: CAShapeLayer.strokeStart, CAShapeLayer.strokeEnd, CAShapeLayer.lineCap, CAShapeLayer.lineDashPattern, CAShapeLayer.lineDashPhase, CAShapeLayer.lineJoin, CAShapeLayer.miterLimit
    @Test("strokes begin and end at parts of the length, in dashes, with caps and joins")
    func strokes() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
        layer.path = path
        layer.strokeColor = color(0, 0, 0)
        layer.fillColor = nil
        layer.lineWidth = 4
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        func row(_ y: Int = 20) -> String {
            let p = picture(of: layer)
            return (0..<60).filter { p.pixel(x: $0, y: y) == 0xFF00_0000 }.reduce(into: "") { text, x in
                text += text.isEmpty || p.pixel(x: x - 1, y: y) != 0xFF00_0000 ? "\(x)" : ""
                if p.pixel(x: x + 1, y: y) != 0xFF00_0000 { text += "-\(x) " }
            }
        }
        #expect(row() == "20-39 ")
        layer.lineCap = .square
        #expect(row() == "18-41 ")
        layer.lineCap = .butt
        layer.strokeStart = 0
        layer.strokeEnd = 1
        layer.lineDashPattern = [10, 5]
        #expect(row() == "10-19 25-34 40-49 ")
        layer.lineDashPhase = 5
        #expect(row() == "10-14 20-29 35-44 ")
        let corner = CGMutablePath()
        corner.move(to: CGPoint(x: 20, y: 50))
        corner.addLine(to: CGPoint(x: 20, y: 20))
        corner.addLine(to: CGPoint(x: 50, y: 20))
        layer.path = corner
        layer.lineDashPattern = nil
        layer.lineWidth = 10
        #expect(row(15).hasPrefix("15-"))
        layer.lineJoin = .bevel
        #expect(!row(15).hasPrefix("15-"))
        layer.lineJoin = .miter
        layer.miterLimit = 1
        #expect(!row(15).hasPrefix("15-"))
    }

    // Covers: CAGradientLayer.init(), CAGradientLayer.colors, CAGradientLayer.locations, CAGradientLayer.startPoint, CAGradientLayer.endPoint
    @Test("gradients run top to bottom, linear in encoded values, and follow their points and locations (observed)")
    func axial() {
        let layer = CAGradientLayer()
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial)
        #expect(layer.colors == nil)
        #expect(layer.locations == nil)
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.colors = [color(0, 0, 0), white]
        let p = picture(of: layer)
        for y in [0, 12, 25, 49] {
            let expected = (Double(y) + 0.5) / 50 * 255
            #expect(abs(Double(p.pixel(x: 7, y: y) & 255) - expected) <= 1.5)
        }
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 0)
        layer.locations = [0.5, 0.5]
        let q = picture(of: layer)
        #expect(q.pixel(x: 24, y: 3) == 0xFF00_0000)
        #expect(q.pixel(x: 25, y: 3) == 0xFFFF_FFFF)
    }

    @Test("the gradient of a square is stretched with the bounds: the other diagonal has the middle colour (observed)")
    func diagonal() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        layer.colors = [color(0, 0, 0), white]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let p = picture(of: layer)
        #expect(abs(Int(p.pixel(x: 0, y: 19) & 255) - 127) < 6)
        #expect(abs(Int(p.pixel(x: 59, y: 0) & 255) - 127) < 6)
    }

    // Covers: CAGradientLayer.type, CAGradientLayer.cornerRadius
    @Test("radial and conic gradients go out from and around the start point; corners are round without clipping")
    func radial() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.type = .radial
        layer.colors = [red, blue]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = 20
        let p = picture(of: layer)
        #expect(p.pixel(x: 25, y: 25) >> 16 & 255 > 245)
        #expect(p.pixel(x: 49, y: 25) & 255 > 245)
        #expect(p.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        layer.type = .conic
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let q = picture(of: layer)
        // Clockwise on screen from the right: below comes first.
        #expect(q.pixel(x: 40, y: 26) >> 16 & 255 > 240)
        #expect(q.pixel(x: 40, y: 23) & 255 > 240)
    }

    // Covers: CAReplicatorLayer.instanceCount, CAReplicatorLayer.instanceTransform, CAReplicatorLayer.instanceColor, CAReplicatorLayer.instanceAlphaOffset, CAReplicatorLayer.instanceRedOffset
    @Test("a replicator draws moved and tinted copies of its sublayers")
    func replicator() {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.addSublayer(box(0, 0, 10, 10, white))
        layer.backgroundColor = color(0, 0, 0)
        layer.instanceColor = color(1, 0, 0)
        let p = picture(of: layer)
        #expect([5, 25, 45].allSatisfy { p.pixel(x: $0, y: 5) == 0xFFFF_0000 })
        #expect(p.pixel(x: 15, y: 5) == 0xFF00_0000)
        layer.instanceColor = white
        layer.instanceRedOffset = -0.5
        layer.instanceAlphaOffset = -0.5
        let q = picture(of: layer)
        #expect(q.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        #expect(q.pixel(x: 45, y: 5) == 0xFF00_0000)
        let second = q.pixel(x: 25, y: 5)
        #expect(second >> 16 & 255 == 64)
        #expect(second & 255 == 128)
    }

    @Test("a transform layer's sublayers stand in one space, sorted by depth; it draws nothing itself (documented)")
    func transformLayer() {
        let space = CATransformLayer()
        space.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        space.backgroundColor = green
        let front = box(0, 0, 40, 40, red), back = box(0, 0, 40, 40, blue)
        front.transform = CATransform3DMakeTranslation(0, 0, 10)
        back.transform = CATransform3DMakeTranslation(0, 0, -10)
        space.addSublayer(front)
        space.addSublayer(back)
        #expect(picture(of: space).pixel(x: 30, y: 30) == 0xFFFF_0000)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(picture(of: space).pixel(x: 30, y: 30) == 0xFF00_00FF)
        space.sublayers = nil
        #expect(picture(of: space).pixel(x: 30, y: 30) == 0xFFFF_FFFF)
    }

    // Covers: CATextLayer.init(), CATextLayer.string, CATextLayer.fontSize, CATextLayer.foregroundColor, CATextLayer.alignmentMode, CATextLayer.isWrapped, CATextLayer.truncationMode
    @Test("a text layer sets its string in white at 36 points unless told otherwise (documented)")
    func text() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(!layer.isWrapped)
        #expect(layer.truncationMode == .none)
        #expect(layer.alignmentMode == .natural)
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.string = "II"
        layer.fontSize = 20
        layer.foregroundColor = red
        func ink() -> PixelRect {
            let p = picture(of: layer)
            var rect = PixelRect.empty
            for y in 0..<60 {
                for x in 0..<60 where p.pixel(x: x, y: y) != 0xFFFF_FFFF {
                    rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return rect
        }
        let left = ink()
        #expect(left.minX < 5)
        #expect(left.maxX < 25)
        #expect(left.minY < 12)
        #expect(left.height > 10)
        layer.alignmentMode = .right
        #expect(ink().maxX > 55)
        layer.alignmentMode = .left
        layer.string = "II II II II II II"
        let single = ink()
        layer.isWrapped = true
        #expect(ink().maxY > single.maxY + 15)
        #expect(layer.preferredFrameSize().height > 20)
    }
}
