// Blend modes, layers, shadows, gradients, images, patterns and masks.
// Apple: "CGContext", "CGBlendMode".
import CoreGraphics
import Foundation
import PixelKernels
import Testing

@Suite struct CGContextCompositingTests {
    /// Components of a pixel, not premultiplied.
    private func parts(_ pixel: UInt32) -> (r: Double, g: Double, b: Double, a: Double) {
        let a = Double(pixel >> 24) / 255
        func part(_ shift: UInt32) -> Double { a == 0 ? 0 : Double((pixel >> shift) & 255) / 255 / a }
        return (part(16), part(8), part(0), a)
    }

    /// A square of one colour painted over another with a mode.
    private func blend(_ mode: CGBlendMode, _ source: CGColor, over backdrop: CGColor) -> UInt32 {
        blend(source, over: backdrop) { $0.setBlendMode(mode) }
    }

    private func blend(_ source: CGColor, over backdrop: CGColor, _ setMode: (CGContext) -> Void) -> UInt32 {
        Canvas(3, 3).drawing { c in
            c.setFillColor(backdrop)
            c.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            setMode(c)
            c.setFillColor(source)
            c.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }.pixel(1, 1)
    }

    // Covers: CGContext.setBlendMode, CGBlendMode.normal, CGBlendMode.clear, CGBlendMode.plusLighter
    // Covers: CGBlendMode.rawValue
    @Test("Porter-Duff modes follow the formulas of the documentation, on translucent colours")
    func porterDuff() {
        let source = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        let backdrop = CGColor(red: 0, green: 0.25, blue: 1, alpha: 0.75)
        let (s, sa) = ([1, 0.5, 0].map { $0 * 0.5 }, 0.5)
        let (d, da) = ([0, 0.25, 1].map { $0 * 0.75 }, 0.75)
        let formulas: [(CGBlendMode, (Double, Double) -> Double)] = [
            (.normal, { s, d in s + d * (1 - sa) }), (.clear, { _, _ in 0 }), (.copy, { s, _ in s }),
            (.sourceIn, { s, _ in s * da }), (.sourceOut, { s, _ in s * (1 - da) }),
            (.sourceAtop, { s, d in s * da + d * (1 - sa) }), (.destinationOver, { s, d in s * (1 - da) + d }),
            (.destinationIn, { _, d in d * sa }), (.destinationOut, { _, d in d * (1 - sa) }),
            (.destinationAtop, { s, d in s * (1 - da) + d * sa }), (.xor, { s, d in s * (1 - da) + d * (1 - sa) }),
            (.plusLighter, { s, d in min(1, s + d) }),
        ]
        for (mode, formula) in formulas {
            let pixel = blend(source, over: backdrop) { $0.setBlendMode(mode) }
            let wanted = [formula(sa, da)] + zip(s, d).map { formula($0, $1) }
            for (shift, value) in zip([24, 16, 8, 0] as [UInt32], wanted) {
                #expect(abs(Double((pixel >> shift) & 255) - value * 255) <= 1.5, "\(mode) \(shift)")
            }
        }
        #expect(CGBlendMode.plusLighter.rawValue == 27)
        #expect(CGBlendMode.clear.rawValue == 16)
    }

    // Covers: CGBlendMode.overlay
    @Test("Separable modes follow their formulas on opaque colours")
    func separable() {
        let formulas: [(CGBlendMode, (Double, Double) -> Double)] = [
            (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.darken, { min($0, $1) }),
            (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
            (.hardLight, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
            (.overlay, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
            (.colorDodge, { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
            (.colorBurn, { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
            (.plusDarker, { max(0, $0 + $1 - 1) }),
        ]
        for (mode, formula) in formulas {
            for (s, d) in [(0.2, 0.6), (0.8, 0.4), (1, 0.4), (0, 0.6), (0.6, 0.8)] as [(Double, Double)] {
                let pixel = blend(mode, CGColor(gray: s, alpha: 1), over: CGColor(gray: d, alpha: 1))
                #expect(abs(parts(pixel).r - formula(s, d)) < 0.012, "\(mode) \(s) over \(d)")
            }
        }
    }

    @Test("A mode that erases works through soft edges: outside the shape nothing changes")
    func boundedModes() {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
            let canvas = Canvas(20, 20).drawing { c in
                c.setFillColor(red)
                c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                c.setBlendMode(mode)
                c.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
                c.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
            }
            #expect(canvas.pixel(1, 1) == 0xFFFF_0000, "\(mode)")
            #expect(canvas.pixel(10, 10) != 0xFFFF_0000, "\(mode)")
        }
    }

    @Test("A transparency layer at half alpha is the picture drawn opaque and then halved")
    func layers() {
        func shapes(_ c: CGContext) {
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            c.setFillColor(blue)
            c.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
        }
        let layered = Canvas(10, 10).drawing { c in
            c.setAlpha(0.5)
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            shapes(c)
            c.saveGState()
            c.endTransparencyLayer()
            c.setFillColor(green)
            c.fill(CGRect(x: 9, y: 0, width: 1, height: 1))
        }
        let opaque = Canvas(10, 10).drawing(shapes)
        for y in 1..<10 {
            for x in 0..<10 {
                let (half, full) = (layered.pixel(x, y), opaque.pixel(x, y))
                #expect(half == (full == 0 ? 0 : Kernels.scale(pixel: full, by: 128)))
            }
        }
        #expect(layered.pixel(9, 0) == 0x8000_8000)
    }

    // Covers: CGContext.clip
    @Test("A layer ends at the clip that was in force at its begin, soft edges included")
    func clippedLayers() {
        let ellipse = CGRect(x: 2.5, y: 3, width: 14, height: 13)
        let layered = Canvas(20, 20).drawing { c in
            c.addEllipse(in: ellipse)
            c.clip()
            c.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 20, height: 20), auxiliaryInfo: nil)
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            c.endTransparencyLayer()
        }
        let plain = Canvas(20, 20).drawing { c in
            c.setFillColor(red)
            c.fillEllipse(in: ellipse)
        }
        #expect(layered.pixels == plain.pixels)
    }

    @Test("A shadow falls by its offset whatever the transform: down in UIKit's contexts, up in others (documented)")
    func shadowOffsets() {
        for (yDown, wanted) in [(true, 12), (false, 4)] {
            let canvas = Canvas(20, 20, yDown: yDown).drawing { c in
                c.rotate(by: 0)
                c.setShadow(offset: CGSize(width: 3, height: 4), blur: 0, color: blue)
                c.setFillColor(red)
                c.fill(CGRect(x: 5, y: yDown ? 8 : 20 - 9, width: 1, height: 1))
            }
            #expect(canvas.pixel(5, 8) == 0xFFFF_0000)
            #expect(canvas.pixel(8, wanted) == 0xFF00_00FF)
        }
    }

    @Test("A shadow's colour, blur and shape: it keeps the paint's whole opacity and follows layers as one")
    func shadowShapes() {
        let soft = Canvas(60, 60).drawing { c in
            c.setShadow(offset: .zero, blur: 8, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            c.setBlendMode(.normal)
            c.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(soft.pixel(30, 30) == 0xFF00_0000)
        let edge = soft.pixel(41, 30) >> 24
        let far = soft.pixel(46, 30) >> 24
        #expect(edge > 70)
        #expect(edge < 130)
        #expect(far < edge)
        #expect(soft.pixel(50, 30) >> 24 == 0)
        #expect(soft.pixel(41, 30) & 0xFFFF00 == 0)
        #expect(soft.pixel(41, 30) & 255 == edge)
        // Two squares side by side in a layer cast the shadow of one.
        let layered = Canvas(60, 60).drawing { c in
            c.setShadow(offset: .zero, blur: 8, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.fill(CGRect(x: 20, y: 20, width: 10, height: 20))
            c.fill(CGRect(x: 30, y: 20, width: 10, height: 20))
            c.endTransparencyLayer()
        }
        #expect(layered.pixels == soft.pixels)
        let dropped = Canvas(60, 60).drawing { c in
            c.setShadow(offset: .zero, blur: 8)
            c.setShadow(offset: .zero, blur: 8, color: nil)
            c.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(dropped.area == 400)
    }

    @Test("A shape outside the clip casts its shadow into it")
    func shadowFromOutside() {
        let canvas = Canvas(40, 10).drawing { c in
            c.clip(to: CGRect(x: 20, y: 0, width: 20, height: 10))
            c.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: red)
            c.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
            c.setShadow(offset: CGSize(width: 60, height: 0), blur: 0, color: blue)
            c.fill(CGRect(x: -28, y: 2, width: 4, height: 6))
        }
        #expect(canvas.pixel(23, 4) == 0xFFFF_0000)
        #expect(canvas.pixel(3, 4) == 0)
        #expect(canvas.pixel(33, 4) == 0xFF00_00FF)
    }

    // Covers: CGGradient.init(colorsSpace:colors:locations:), CGContext.drawLinearGradient
    // Covers: CGGradient.init(colorSpace:colorComponents:locations:count:), CGGradientDrawingOptions.init(rawValue:)
    @Test("A linear gradient mixes evenly between its points and ends there unless told to go on")
    func linearGradients() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
        let same = try #require(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: [0, 1], count: 2))
        func row(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) -> [UInt32] {
            let canvas = Canvas(40, 1).drawing {
                $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
            return (0..<40).map { canvas.pixel($0, 0) }
        }
        let plain = row(gradient, [])
        #expect(plain == row(same, []))
        #expect(plain[9] == 0)
        #expect(plain[30] == 0)
        for x in 10..<30 {
            let wanted = (Double(x - 10) + 0.5) / 20 * 255
            #expect(abs(Double(plain[x] & 255) - wanted) <= 2)
            #expect(plain[x] >> 24 == 255)
        }
        let both = row(gradient, CGGradientDrawingOptions(rawValue: 3))
        #expect(both[0] == 0xFF00_0000)
        #expect(both[39] == 0xFFFF_FFFF)
        #expect(row(gradient, .drawsBeforeStartLocation)[0] == 0xFF00_0000)
        #expect(row(gradient, .drawsAfterEndLocation)[0] == 0)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }

    // Covers: CGContext.drawRadialGradient
    @Test("A radial gradient goes from circle to circle")
    func radialGradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1]))
        let center = CGPoint(x: 20, y: 20)
        let canvas = Canvas(40, 40).drawing {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: [])
        }
        #expect(canvas.pixel(20, 20) == 0)
        #expect(canvas.pixel(36, 20) == 0)
        let middle = canvas.pixel(30, 20)
        #expect(abs(Int((middle >> 16) & 255) - 116) < 8)
        #expect(abs(Int(middle & 255) - 139) < 8)
        let filled = Canvas(40, 40).drawing {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(filled.pixel(20, 20) == 0xFFFF_0000)
        #expect(filled.pixel(1, 1) == 0xFF00_00FF)
    }

    @Test("A pattern repeats by its steps in base space; an uncoloured one takes the colour given")
    func patterns() throws {
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, c in c.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }, releaseInfo: nil)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 4, yStep: 4,
                tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
        let canvas = Canvas(16, 16).drawing { c in
            c.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
            c.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
            c.translateBy(x: 1, y: 1)
            c.fill(CGRect(x: -1, y: -1, width: 16, height: 16))
        }
        for y in 0..<16 {
            for x in 0..<16 {
                #expect(canvas.pixel(x, y) == (x % 4 < 2 && y % 4 < 2 ? 0xFF00_FF00 : 0))
            }
        }
    }

    // Covers: CGContext.clip
    @Test("A mask image lets paint through: a gray one where it is white, a stencil where it is 0")
    func maskClips() throws {
        let bytes = Data([0, 255, 255, 0])
        let provider = try #require(CGDataProvider(data: bytes))
        let gray = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let stencil = try #require(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        for (mask, isInverse) in [(gray, false), (stencil, true)] {
            let canvas = Canvas(8, 8, yDown: false).drawing { c in
                c.interpolationQuality = .none
                c.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: mask)
                c.setFillColor(red)
                c.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            #expect(canvas.pixel(1, 1) == (isInverse ? 0xFFFF_0000 : 0))
            #expect(canvas.pixel(6, 1) == (isInverse ? 0 : 0xFFFF_0000))
            #expect(canvas.pixel(1, 6) == (isInverse ? 0 : 0xFFFF_0000))
        }
    }

    @Test("Masks drawn at device pixels obey clip, alpha and blend mode as a filled path does")
    func deviceMasks() throws {
        let path = CGPath(ellipseIn: CGRect(x: 4.2, y: 3.7, width: 20, height: 21), transform: nil)
        let coverage = try #require(path.coverage(transform: .identity))
        func prepare(_ c: CGContext) {
            c.setFillColor(green)
            c.fill(CGRect(x: 0, y: 0, width: 16, height: 30))
            c.addRect(CGRect(x: 2.5, y: 2, width: 18.3, height: 30))
            c.clip()
            c.setAlpha(0.7)
            c.setBlendMode(.multiply)
            c.setShadow(offset: CGSize(width: 2, height: 2), blur: 4, color: blue)
            c.setFillColor(CGColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 0.9))
        }
        let masked = Canvas(30, 30).drawing { c in
            prepare(c)
            c.draw(mask: coverage.mask, deviceX: coverage.x, deviceY: coverage.y)
        }
        let filled = Canvas(30, 30).drawing { c in
            prepare(c)
            c.addPath(path)
            c.fillPath()
        }
        #expect(masked.pixels == filled.pixels)
        #expect(masked.area > 200)
    }
}
