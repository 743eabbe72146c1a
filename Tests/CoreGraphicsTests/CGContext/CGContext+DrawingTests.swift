// Filling, stroking, clipping and the state.
// Apple: "CGContext".
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Testing

@Suite struct CGContextDrawingTests {
    // Covers: CGContext.fill, CGContext.setFillColor
    @Test("A rectangle filled in a y-down context lands at the top left, in points times scale")
    func fillYDown() {
        let canvas = Canvas(20, 20, scale: 2).drawing {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        }
        #expect(canvas.pixel(0, 0) == 0xFFFF_0000)
        #expect(canvas.pixel(9, 3) == 0xFFFF_0000)
        #expect(canvas.pixel(10, 3) == 0)
        #expect(canvas.pixel(9, 4) == 0)
        let up = Canvas(20, 20, yDown: false).drawing { $0.fill([CGRect(x: 0, y: 0, width: 5, height: 2)]) }
        #expect(up.pixel(0, 19) == 0xFF00_0000)
        #expect(up.pixel(0, 17) == 0)
    }

    // Covers: CGContext.move, CGContext.addLine, CGContext.addRect, CGContext.addEllipse, CGContext.beginPath
    // Covers: CGContext.closePath, CGContext.fillPath, CGContext.drawPath, CGContext.addPath, CGContext.path
    // Covers: CGPathDrawingMode.stroke, CGContext.boundingBoxOfPath
    @Test("The current path is built in user space, read back in it, and gone after drawing")
    func currentPath() throws {
        let canvas = Canvas(40, 40)
        let c = canvas.context
        c.scaleBy(x: 2, y: 2)
        c.beginPath()
        c.move(to: CGPoint(x: 1, y: 1))
        c.addLine(to: CGPoint(x: 11, y: 1))
        c.addLine(to: CGPoint(x: 11, y: 6))
        c.closePath()
        let path = try #require(c.path)
        #expect(text(path) == ["MoveTo (1.0, 1.0)", "LineTo (11.0, 1.0)", "LineTo (11.0, 6.0)", "Close"])
        #expect(c.currentPointOfPath == CGPoint(x: 1, y: 1))
        #expect(c.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 10, height: 5))
        c.fillPath()
        #expect(c.isPathEmpty)
        #expect(c.path == nil)
        #expect(abs(canvas.area - 100) < 1)
        c.addRect(CGRect(x: 2, y: 10, width: 4, height: 4))
        c.addEllipse(in: CGRect(x: 10, y: 10, width: 4, height: 4))
        c.addPath(CGPath(rect: CGRect(x: 15, y: 15, width: 2, height: 2), transform: nil))
        c.drawPath(using: CGPathDrawingMode.stroke)
        #expect(c.isPathEmpty)
        #expect(canvas.pixel(5, 20) == 0xFF00_0000)
        #expect(canvas.pixel(8, 24) == 0)
        c.beginPath()
        c.drawPath(using: .fill)
    }

    // Covers: CGContext.strokeLineSegments, CGContext.strokeEllipse, CGContext.fillEllipse, CGContext.stroke
    // Covers: CGContext.setStrokeColor
    @Test("The short forms draw what the long ones draw")
    func shortForms() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 11)
        let pairs: [((CGContext) -> Void, (CGContext) -> Void)] = [
            (
                { $0.fillEllipse(in: rect) },
                { c in
                    c.addEllipse(in: rect); c.fillPath()
                }
            ),
            (
                { $0.strokeEllipse(in: rect) },
                { c in
                    c.addEllipse(in: rect); c.strokePath()
                }
            ),
            (
                { $0.stroke(rect) },
                { c in
                    c.addRect(rect); c.strokePath()
                }
            ),
            (
                { $0.stroke(rect, width: 3) },
                { c in
                    c.setLineWidth(3); c.addRect(rect); c.strokePath()
                }
            ),
            (
                { $0.strokeLineSegments(between: [.zero, CGPoint(x: 9, y: 9), CGPoint(x: 20, y: 1), CGPoint(x: 3, y: 20)]) },
                { c in
                    c.move(to: .zero)
                    c.addLine(to: CGPoint(x: 9, y: 9))
                    c.move(to: CGPoint(x: 20, y: 1))
                    c.addLine(to: CGPoint(x: 3, y: 20))
                    c.strokePath()
                }
            ),
        ]
        for (short, long) in pairs {
            let one = Canvas(30, 30).drawing {
                $0.setStrokeColor(blue); short($0)
            }
            let other = Canvas(30, 30).drawing {
                $0.setStrokeColor(blue); long($0)
            }
            #expect(one.pixels == other.pixels)
            #expect(one.area > 10)
        }
    }

    // Covers: CGContext.saveGState, CGContext.restoreGState, CGContext.setAlpha, CGContext.ctm, CGContext.translateBy
    // Covers: CGContext.rotate, CGContext.concatenate, CGContext.scaleBy
    @Test("restoreGState brings back transform, colour, alpha and clip; the path is not part of it")
    func state() {
        let canvas = Canvas(10, 10)
        let c = canvas.context
        let start = c.ctm
        c.setFillColor(red)
        c.saveGState()
        c.translateBy(x: 5, y: 5)
        c.scaleBy(x: 2, y: 2)
        c.rotate(by: 1)
        c.concatenate(CGAffineTransform(translationX: 1, y: 1))
        c.setFillColor(blue)
        c.setAlpha(0.5)
        c.clip(to: .zero)
        c.addRect(.zero)
        #expect(c.ctm != start)
        c.restoreGState()
        #expect(c.ctm == start)
        #expect(!c.isPathEmpty)
        c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.pixels.allSatisfy { $0 == 0xFFFF_0000 })
        #expect(start == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
    }

    // Covers: CGContext.clip, CGContext.boundingBoxOfClipPath
    @Test("Clips only ever get smaller: drawing stays in all of them")
    func clips() throws {
        let canvas = Canvas(20, 20)
        let c = canvas.context
        #expect(c.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
        c.clip(to: CGRect(x: 2, y: 2, width: 10, height: 16))
        c.addRect(CGRect(x: 6, y: 0, width: 14, height: 20))
        c.addRect(CGRect(x: 8, y: 8, width: 2, height: 2))
        c.clip(using: .evenOdd)
        #expect(c.boundingBoxOfClipPath == CGRect(x: 6, y: 2, width: 6, height: 16))
        c.fill(CGRect(x: -5, y: -5, width: 50, height: 50))
        #expect(canvas.area == 6 * 16 - 4)
        #expect(canvas.pixel(5, 5) == 0)
        #expect(canvas.pixel(6, 5) != 0)
        #expect(canvas.pixel(9, 9) == 0)
        c.resetClip()
        c.fill([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 19, y: 19, width: 1, height: 1)])
        #expect(canvas.pixel(0, 0) != 0)
        #expect(canvas.pixel(19, 19) != 0)
    }

    @Test("Filling through a clip path gives the pixels of clipping through the filled path")
    func clipAgainstFill() {
        let ellipse = CGRect(x: 3.3, y: 4.1, width: 22, height: 19)
        let one = Canvas(30, 30).drawing { c in
            c.addEllipse(in: ellipse)
            c.clip()
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let other = Canvas(30, 30).drawing { c in
            c.setFillColor(red)
            c.fillEllipse(in: ellipse)
        }
        #expect(one.pixels == other.pixels)
    }

    @Test("Partial drawing gives the bytes of full drawing, whatever is drawn (200 random scenes)")
    func partial() {
        var numbers = SeededNumbers(seed: 5)
        for round in 0..<200 {
            func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
            let path = CGMutablePath()
            path.move(to: CGPoint(x: random(-20...60), y: random(-20...60)))
            for _ in 0..<3 {
                path.addCurve(
                    to: CGPoint(x: random(-20...60), y: random(-20...60)),
                    control1: CGPoint(x: random(-20...60), y: random(-20...60)),
                    control2: CGPoint(x: random(-20...60), y: random(-20...60)))
            }
            let color = CGColor(red: random(0...1), green: random(0...1), blue: random(0...1), alpha: random(0.2...1))
            let width = random(0.5...9)
            let shadow = Int.random(in: 0...2, using: &numbers) == 0
            let mode = CGBlendMode(rawValue: Int32.random(in: 0...27, using: &numbers))!
            let gradient = CGGradient(colorsSpace: nil, colors: [red, color, blue] as CFArray, locations: nil)!
            let ends = (CGPoint(x: random(0...40), y: random(0...40)), CGPoint(x: random(0...40), y: random(0...40)))
            let kind = round % 3
            func scene(_ c: CGContext) {
                c.setFillColor(green)
                c.fill(CGRect(x: 5, y: 5, width: 20, height: 30))
                c.setFillColor(color)
                c.setStrokeColor(color)
                c.setLineWidth(width)
                c.setBlendMode(mode)
                if shadow { c.setShadow(offset: CGSize(width: 3, height: -2), blur: 6, color: .black) }
                c.addPath(path)
                switch kind {
                case 0: c.fillPath()
                case 1: c.strokePath()
                default:
                    c.clip()
                    c.drawLinearGradient(gradient, start: ends.0, end: ends.1, options: [.drawsAfterEndLocation])
                }
            }
            let full = Canvas(40, 40).drawing(scene)
            let parts = Canvas(40, 40)
            let (x, y) = (Int.random(in: 1...39, using: &numbers), Int.random(in: 1...39, using: &numbers))
            for rect in [
                CGRect(x: 0, y: 0, width: x, height: y), CGRect(x: x, y: 0, width: 40 - x, height: y),
                CGRect(x: 0, y: y, width: x, height: 40 - y), CGRect(x: x, y: y, width: 40 - x, height: 40 - y),
            ] {
                parts.context.saveGState()
                parts.context.clip(to: rect)
                scene(parts.context)
                parts.context.restoreGState()
            }
            #expect(difference(full, parts) == 0, "round \(round), kind \(kind), \(mode), shadow \(shadow)")
        }
    }

    // Covers: CGContext.setShouldAntialias, CGContext.setAllowsAntialiasing
    @Test("Without antialiasing a pixel is painted wholly or not at all")
    func antialiasing() {
        for off in [{ (c: CGContext) in c.setShouldAntialias(false) }, { $0.setAllowsAntialiasing(false) }] {
            let hard = Canvas(20, 20).drawing {
                off($0); $0.fillEllipse(in: CGRect(x: 2.3, y: 2.3, width: 15, height: 15))
            }
            #expect(hard.pixels.allSatisfy { $0 >> 24 == 0 || $0 >> 24 == 255 })
            #expect(abs(hard.area - 176.7) < 12)
        }
        let soft = Canvas(20, 20).drawing { $0.fillEllipse(in: CGRect(x: 2.3, y: 2.3, width: 15, height: 15)) }
        #expect(soft.pixels.contains { (1..<255).contains($0 >> 24) })
    }

    @Test("Coverage is smooth: half a pixel is half the alpha")
    func halfPixels() {
        let canvas = Canvas(4, 4).drawing { $0.fill(CGRect(x: 0.5, y: 1, width: 2, height: 1)) }
        #expect([0, 1, 2, 3].map { canvas.pixel($0, 1) >> 24 } == [128, 255, 128, 0])
    }

    @Test("convertTo… go to pixels of a space with y up and back")
    func conversions() {
        let c = Canvas(20, 20, scale: 2).context
        #expect(c.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 18))
        #expect(c.convertToUserSpace(CGPoint(x: 2, y: 18)) == CGPoint(x: 1, y: 1))
        #expect(c.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 18, width: 2, height: 2))
        #expect(c.userSpaceToDeviceSpaceTransform == c.ctm)
        #expect(c.deviceScale == 2)
        #expect(c.isYDown)
        #expect(c.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
    }

    // Covers: CGContext.textMatrix
    @Test("The text matrix is not part of the saved state (documented)")
    func textMatrix() {
        let c = Canvas(4, 4).context
        c.saveGState()
        c.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        c.restoreGState()
        #expect(c.textMatrix == CGAffineTransform(scaleX: 1, y: -1))
    }

    @Test("pathContains answers for fills and strokes")
    func pathContains() {
        let c = Canvas(20, 20).context
        c.setLineWidth(2)
        c.addRect(CGRect(x: 4, y: 4, width: 8, height: 8))
        #expect(c.pathContains(CGPoint(x: 8, y: 8), mode: .fill))
        #expect(!c.pathContains(CGPoint(x: 8, y: 8), mode: .stroke))
        #expect(c.pathContains(CGPoint(x: 4.5, y: 8), mode: .stroke))
        #expect(!c.pathContains(CGPoint(x: 3.5, y: 8), mode: .fill))
    }
}
