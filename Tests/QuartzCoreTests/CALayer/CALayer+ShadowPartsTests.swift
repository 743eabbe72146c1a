// Shadows drawn by parts: corners, edges and middle give what the whole blurred shape would give.
// Apple: "CALayer", shadowRadius, shadowPath.
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CALayerShadowPartsTests {
    /// A white layer of 150 × 90 points on a white screen of 230 × 170, scale 2.
    private static func layer(_ style: Int) -> CALayer {
        let layer = box(40, 40, 150, 90, white)
        layer.cornerRadius = [0, 12, 20, 45, 14][style]
        if style == 2 { layer.cornerCurve = .continuous }
        if style == 4 { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
        return layer
    }

    private static func picture(_ layer: CALayer) -> PixelBuffer {
        let screen = TestScreen(230, 170, scale: 2)
        screen.root.backgroundColor = white
        screen.root.addSublayer(layer)
        return screen.picture()
    }

    /// The layer's coverage, read off a black layer on white.
    private static func coverage(_ style: Int) -> PixelBuffer {
        let layer = layer(style)
        layer.backgroundColor = color(0, 0, 0)
        let black = picture(layer), mask = PixelBuffer(width: 300, height: 180, format: .a8)!
        for y in 0..<180 {
            for x in 0..<300 {
                mask.row(y).storeBytes(of: UInt8(255 - black.pixel(x: x + 80, y: y + 80) & 255), toByteOffset: x, as: UInt8.self)
            }
        }
        return mask
    }

    // Covers: CALayer.shadowRadius, CALayer.shadowPath
    @Test(
        "the shadow of a square, rounded, continuous, round-ended or partly rounded layer is its blurred shape, byte for byte",
        arguments: 0..<5, [1.5, 6, 15])
    func parts(style: Int, radius: Double) {
        let shape = Self.coverage(style), whole = Kernels.shadowBlur(a8: shape, radius: radius * 2)!
        let expected = PixelBuffer(width: 460, height: 340)!
        Kernels.fill(expected, expected.bounds, pixel: 0xFFFF_FFFF)
        Kernels.fill(mask: whole.buffer, at: 86 - whole.margin, 90 - whole.margin, pixel: 0xFF00_0000, onto: expected)
        Kernels.fill(mask: shape, at: 80, 80, pixel: 0xFFFF_FFFF, onto: expected)

        let layer = Self.layer(style)
        layer.shadowOpacity = 1
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 3, height: 5)
        let ours = Self.picture(layer)
        #expect(ours.isEqual(to: expected), "\(ours.difference(from: expected))")

        // The same shape as a path, whose middle is found in its coverage; only square corners are the same pixels.
        guard style == 0 else { return }
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 90), transform: nil)
        let path = Self.picture(layer)
        #expect(path.isEqual(to: expected), "\(path.difference(from: expected))")
    }

    // Covers: CALayer.shadowOpacity, CALayer.opacity
    @Test("a shadow shows through a layer that is not opaque itself, and nothing of it is left out there")
    func through() {
        let layer = Self.layer(1)
        layer.allowsGroupOpacity = false
        layer.opacity = 0.5
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
        // Half black on white, then half white: 255 → 127 → 191.
        let middle = Int(Self.picture(layer).pixel(x: 230, y: 170) & 255)
        #expect(abs(middle - 191) <= 1)
    }
}
