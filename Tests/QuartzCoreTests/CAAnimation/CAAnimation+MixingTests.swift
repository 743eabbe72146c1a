// What lies between two values: colours, transforms, paths, gradients, shadows, pictures.
// Apple: "Animatable Properties".
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CAAnimationMixingTests {
    private func middle(_ layer: CALayer, _ path: String, _ from: Any?, _ to: Any?) -> LayerModel {
        model(layer, basic(path, from, to), at: 0.5)!
    }

    @Test("colours are mixed premultiplied: what fades in keeps its hue; no colour is clear")
    func colours() {
        let faded = middle(CALayer(), "backgroundColor", color(0, 0, 1, 0), red).backgroundColor!
        #expect(faded.premultipliedPixel == 0x8080_0000)
        let layer = CALayer()
        layer.borderColor = nil
        let border = middle(layer, "borderColor", nil, green).rare.borderColor!
        #expect(border.premultipliedPixel == 0x8000_8000)
        #expect(middle(layer, "shadowColor", red, blue).rare.shadowColor!.premultipliedPixel == 0xFF80_0080)
    }

    @Test("3D transforms are taken apart: a turn stays a turn, a flip is no turn, perspective is kept")
    func transforms() {
        func between(_ a: CATransform3D, _ b: CATransform3D, _ p: CGFloat = 0.5) -> CATransform3D {
            TransformParts.mix(a, b, p)
        }
        func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
            let x = [
                a.m11, a.m12, a.m13, a.m14, a.m21, a.m22, a.m23, a.m24, a.m31, a.m32, a.m33, a.m34, a.m41, a.m42, a.m43, a.m44,
            ]
            let y = [
                b.m11, b.m12, b.m13, b.m14, b.m21, b.m22, b.m23, b.m24, b.m31, b.m32, b.m33, b.m34, b.m41, b.m42, b.m43, b.m44,
            ]
            return zip(x, y).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        let turn = CATransform3DMakeRotation(2, 0, 1, 0)
        #expect(near(between(CATransform3DIdentity, turn), CATransform3DMakeRotation(1, 0, 1, 0)))
        let slanted = CATransform3DMakeRotation(1.2, 1, 2, 3)
        #expect(near(between(CATransform3DIdentity, slanted, 0.25), CATransform3DMakeRotation(0.3, 1, 2, 3)))
        var view = CATransform3DIdentity
        view.m34 = -1 / 500
        let seen = CATransform3DConcat(turn, view)
        #expect(near(between(view, seen), CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), view)))
        // Scales and moves are mixed beside the turn.
        let moved = CATransform3DConcat(CATransform3DMakeScale(3, 1, 2), CATransform3DMakeTranslation(10, 20, 30))
        let half = between(CATransform3DIdentity, moved)
        #expect(near(half, CATransform3DConcat(CATransform3DMakeScale(2, 1, 1.5), CATransform3DMakeTranslation(5, 10, 15))))
        let flip = between(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25)
        #expect(near(flip, CATransform3DMakeScale(0.5, 1, 1)))
        // Both ends are met, and every transform comes back from its parts.
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            func n() -> CGFloat { CGFloat.random(in: -1...1, using: &random) }
            let any = CATransform3D(
                m11: n() + 2, m12: n(), m13: n(), m14: n() / 100, m21: n(), m22: n() - 2, m23: n(), m24: n() / 100,
                m31: n(), m32: n(), m33: n() + 2, m34: n() / 100, m41: n(), m42: n(), m43: n(), m44: 1)
            #expect(near(SpaceParts(any)!.matrix, any))
            #expect(between(any, turn, 1) == turn)
            #expect(between(any, turn, 0) == any)
        }
        #expect(between(CATransform3DMakeScale(0, 0, 0), turn).m22 == 0.5)
    }

    @Test("paths of the same elements are mixed point by point; others jump at the end (documented)")
    func paths() {
        func triangle(_ x: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: x, y: 0))
            path.addQuadCurve(to: CGPoint(x: 0, y: x), control: CGPoint(x: x, y: x))
            path.closeSubpath()
            return path
        }
        let shape = CAShapeLayer()
        func path(_ from: CGPath, _ to: CGPath, at time: Double) -> CGPath? {
            guard case .shape(let model)? = model(shape, basic("path", from, to), at: time)?.special else { return nil }
            return model.path
        }
        #expect(path(triangle(10), triangle(20), at: 0.5) == triangle(15))
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(path(triangle(10), square, at: 0.9) == triangle(10))
        #expect(middle(CALayer(), "shadowPath", triangle(0), triangle(8)).rare.shadowPath == triangle(4))
    }

    @Test("gradients, shapes, shadows, corners and replicators move in all their values")
    func properties() throws {
        let gradient = CAGradientLayer()
        func gradientMiddle(_ path: String, _ from: Any, _ to: Any) throws -> GradientModel {
            guard case .gradient(let result)? = middle(gradient, path, from, to).special else { throw CancellationError() }
            return result
        }
        gradient.locations = [0, 1]
        #expect(try gradientMiddle("colors", [red, red], [blue, red]).colors[0].premultipliedPixel == 0xFF80_0080)
        #expect(try gradientMiddle("locations", [0, 0.5], [0.5, 1]).locations == [0.25, 0.75])
        #expect(try gradientMiddle("startPoint", CGPoint.zero, CGPoint(x: 1, y: 1)).startPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(try gradientMiddle("endPoint.x", 0, 1).endPoint.x == 0.5)
        let shape = CAShapeLayer()
        func shapeMiddle(_ path: String, _ from: Any, _ to: Any) throws -> ShapeModel {
            guard case .shape(let result)? = middle(shape, path, from, to).special else { throw CancellationError() }
            return result
        }
        #expect(try shapeMiddle("strokeEnd", 0, 1).strokeEnd == 0.5)
        #expect(try shapeMiddle("strokeStart", 0, 1).strokeStart == 0.5)
        #expect(try shapeMiddle("lineWidth", 2, 4).lineWidth == 3)
        #expect(try shapeMiddle("miterLimit", 2, 4).miterLimit == 3)
        #expect(try shapeMiddle("lineDashPhase", 2, 4).dashPhase == 3)
        #expect(try shapeMiddle("lineDashPattern", [2, 4], [4, 8]).dashPattern == [3, 6])
        #expect(try shapeMiddle("fillColor", red, blue).fillColor?.premultipliedPixel == 0xFF80_0080)
        #expect(try shapeMiddle("strokeColor", red, blue).strokeColor?.premultipliedPixel == 0xFF80_0080)
        let copies = CAReplicatorLayer()
        func copiesMiddle(_ path: String, _ from: Any, _ to: Any) throws -> ReplicatorModel {
            guard case .replicator(let result)? = middle(copies, path, from, to).special else { throw CancellationError() }
            return result
        }
        #expect(try copiesMiddle("instanceCount", 1, 9).count == 5)
        #expect(try copiesMiddle("instanceDelay", 0, 1).delay == 0.5)
        #expect(try copiesMiddle("instanceTransform.translation.x", 0, 10).transform.m41 == 5)
        #expect(try copiesMiddle("instanceAlphaOffset", 0, -1).alphaOffset == -0.5)
        #expect(try copiesMiddle("instanceColor", red, blue).color?.premultipliedPixel == 0xFF80_0080)
        let plain = CALayer()
        #expect(middle(plain, "shadowOpacity", 0, 1).rare.shadowOpacity == 0.5)
        #expect(middle(plain, "shadowRadius", 2, 4).rare.shadowRadius == 3)
        #expect(
            middle(plain, "shadowOffset", CGSize.zero, CGSize(width: 2, height: 4)).rare.shadowOffset == CGSize(width: 1, height: 2)
        )
        #expect(middle(plain, "cornerRadius", 2, 4).cornerRadius == 3)
        #expect(middle(plain, "borderWidth", 2, 4).rare.borderWidth == 3)
        #expect(middle(plain, "anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1)).anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(
            middle(plain, "contentsRect", CGRect.zero, CGRect(x: 1, y: 1, width: 1, height: 1)).rare.contentsRect.origin.x == 0.5)
        #expect(middle(plain, "bounds.size.width", 2, 4).bounds.size.width == 3)
        #expect(middle(plain, "transform.scale.x", 1, 3).rare.transform.m11 == 2)
        #expect(middle(plain, "hidden", 1, 1).flags.contains(.hidden))
    }

    @Test("pictures fade into each other, pixel by pixel; what comes and goes fades from and to clear")
    func pictures() throws {
        func picture(_ width: Int, _ pixel: UInt32) -> CGImage {
            let buffer = PixelBuffer(width: width, height: 2)!
            for y in 0..<2 { for x in 0..<width { buffer.row(y).assumingMemoryBound(to: UInt32.self)[x] = pixel } }
            return CGImage(pixelBuffer: buffer, isOpaque: false)
        }
        func pixels(_ from: Any?, _ to: Any?) throws -> PixelBuffer {
            guard case .bitmap(let buffer) = middle(CALayer(), "contents", from, to).contents else { throw CancellationError() }
            return buffer
        }
        #expect(try pixels(picture(2, 0xFFFF_0000), picture(2, 0xFF00_00FF)).pixel(x: 1, y: 1) == 0xFF80_0080)
        let grown = try pixels(picture(1, 0xFFFF_0000), picture(4, 0xFF00_00FF))
        #expect(grown.width == 4)
        #expect(grown.pixel(x: 2, y: 0) == 0xFF80_0080)
        #expect(try pixels(nil, picture(2, 0xFF00_FF00)).pixel(x: 0, y: 0) == 0x8000_8000)
        #expect(PixelMix.mix(0xFFFF_FFFF, 0xFFFF_FFFF, 77) == 0xFFFF_FFFF)
        #expect(PixelMix.mix(0, 0x0102_0304, 256) == 0x0102_0304)
    }

    // Covers: CAPropertyAnimation.isAdditive
    @Test("additive animations of one key add up, in the order of adding; a transform comes after the one below")
    func additive() {
        let layer = CALayer()
        layer.position = CGPoint(x: 10, y: 10)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        let one = basic("position", CGPoint(x: 8, y: 0), CGPoint.zero) { $0.isAdditive = true }
        let two = basic("position", CGPoint(x: 0, y: 4), CGPoint.zero) { $0.isAdditive = true }
        var result = layer.values
        for animation in [one, two] { animation.makeRecord(AnimationSetting(duration: 1))!.apply(to: &result, at: 0.5) }
        #expect(result.position == CGPoint(x: 14, y: 12))
        let move = basic("transform", CATransform3DMakeTranslation(6, 0, 0), CATransform3DIdentity) { $0.isAdditive = true }
        let moved = model(layer, move, at: 0.5)!.rare.transform
        #expect(moved.m41 == 3)
        #expect(moved.m11 == 2)
        let grow = basic("bounds", CGRect(x: 0, y: 0, width: 4, height: 8), CGRect.zero) { $0.isAdditive = true }
        #expect(model(layer, grow, at: 0.5)!.bounds.size == CGSize(width: 2, height: 4))
        let shade = basic("shadowOffset", CGSize(width: 2, height: 0), CGSize.zero) { $0.isAdditive = true }
        #expect(model(layer, shade, at: 0.5)!.rare.shadowOffset == CGSize(width: 1, height: -3))
    }
}
