// The photos of the wall: small landscapes painted with gradients and paths, so that the Showcase ships no pictures.
import UIKit

/// Paints a landscape; the same number gives the same picture.
struct PhotoPainter {
    /// The colours of one landscape, sky first.
    private struct Palette {
        let sky: [UIColor]
        let sun: UIColor
        let hills: [UIColor]
    }

    private static func colour(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    private static let palettes: [Palette] = [
        ([0xFDBB72, 0xF7797D, 0x6A3093], 0xFFF3D6, [0x7B3F61, 0x53264B, 0x2E1437]),
        ([0x9BE8FF, 0xE6FBFF], 0xFFFFFF, [0x7BC8A4, 0x3F9C78, 0x1F6F5B]),
        ([0x1B2A49, 0x41528A, 0xB98EA7], 0xFDF6E3, [0x324A7D, 0x22335C, 0x131F3C]),
        ([0xFFE29F, 0xFFA99F, 0xFF719A], 0xFFFBEF, [0xC65D7B, 0x874356, 0x4E2A3A]),
        ([0xC9F0D8, 0xFDF9E6], 0xFFE9A8, [0xA3C77E, 0x6FA35B, 0x3E7347]),
        ([0x2C3E50, 0x4CA1AF, 0xC4E0E5], 0xFFFFFF, [0x5B8FA0, 0x346A7E, 0x1B4256]),
        ([0xF6D365, 0xFDA085], 0xFFFDF0, [0xD1775A, 0x9C4F45, 0x5F2F33]),
        ([0xA18CD1, 0xFBC2EB], 0xFFF6FB, [0x8C7BC0, 0x5F549A, 0x393469]),
        ([0x0F2027, 0x2C5364, 0x8FB8C9], 0xE8F6FF, [0x264653, 0x1B333D, 0x0F1F26]),
    ].map { sky, sun, hills in
        Palette(sky: sky.map(colour), sun: colour(sun), hills: hills.map(colour))
    }

    /// The picture of a number ≥ 0 in a size in points.
    static func image(_ number: Int, size: CGSize) -> UIImage {
        let palette = palettes[number % palettes.count]
        return UIGraphicsImageRenderer(size: size).image { context in
            let canvas = context.cgContext
            drawSky(palette, size: size, in: canvas)
            drawSun(palette, number: number, size: size)
            for (index, colour) in palette.hills.enumerated() {
                drawHill(index, of: number, colour: colour, size: size)
            }
        }
    }

    private static func drawSky(_ palette: Palette, size: CGSize, in canvas: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: palette.sky.map(\.cgColor) as CFArray,
                locations: nil)
        else { return }
        canvas.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private static func drawSun(_ palette: Palette, number: Int, size: CGSize) {
        let radius = size.width * (0.09 + 0.02 * CGFloat(number % 3))
        let centre = CGPoint(
            x: size.width * (0.25 + 0.125 * CGFloat((number * 3) % 5)), y: size.height * (0.26 + 0.05 * CGFloat(number % 4)))
        for (scale, alpha) in [(2.2, 0.14), (1.5, 0.22), (1.0, 1.0)] {
            palette.sun.withAlphaComponent(alpha).setFill()
            let side = 2 * radius * scale
            UIBezierPath(ovalIn: CGRect(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)).fill()
        }
    }

    private static func drawHill(_ index: Int, of number: Int, colour: UIColor, size: CGSize) {
        let base = size.height * (0.56 + 0.14 * CGFloat(index))
        let swing = size.height * (0.12 - 0.02 * CGFloat(index))
        let shift = CGFloat((number * 7 + index * 5) % 11) / 11
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: base + swing * (shift - 0.5)))
        path.addCurve(
            to: CGPoint(x: size.width * 0.5, y: base - swing * (shift - 0.3)),
            controlPoint1: CGPoint(x: size.width * 0.18, y: base - swing * (0.6 + shift)),
            controlPoint2: CGPoint(x: size.width * 0.32, y: base + swing * (1 - shift)))
        path.addCurve(
            to: CGPoint(x: size.width, y: base + swing * (0.4 - shift)),
            controlPoint1: CGPoint(x: size.width * 0.68, y: base - swing * (1.4 - shift)),
            controlPoint2: CGPoint(x: size.width * 0.84, y: base + swing * shift))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        colour.setFill()
        path.fill()
    }
}
