// A picture with much in it: confetti by a fixed series of numbers, so that what is blurred can be seen to be.
import UIKit

/// Paints paper, stripes and confetti; the same size gives the same picture.
enum BusyPicture {
    private static let colours: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]

    /// A picture of a size in points.
    @MainActor static func image(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            drawStripes(size)
            drawConfetti(size)
        }
    }

    private static func drawStripes(_ size: CGSize) {
        UIColor(red: 0.20, green: 0.16, blue: 0.34, alpha: 1).setFill()
        for index in stride(from: 0, to: Int(size.width), by: 36) {
            UIRectFill(CGRect(x: CGFloat(index), y: 0, width: 6, height: size.height))
        }
    }

    private static func drawConfetti(_ size: CGSize) {
        var state: UInt32 = 20_261_122
        /// A number from 0 up to 1, by a linear congruence.
        func next() -> CGFloat {
            state = state &* 1_664_525 &+ 1_013_904_223
            return CGFloat(state >> 8) / CGFloat(1 << 24)
        }
        let count = Int(size.width * size.height / 900)
        for index in 0..<count {
            let side = 10 + 26 * next()
            let place = CGRect(
                x: next() * size.width - side / 2, y: next() * size.height - side / 2, width: side, height: side)
            let shape: UIBezierPath =
                switch index % 3 {
                case 0: UIBezierPath(ovalIn: place)
                case 1: UIBezierPath(roundedRect: place.insetBy(dx: 0, dy: side * 0.3), cornerRadius: side * 0.2)
                default: triangle(in: place)
                }
            colours[Int(next() * CGFloat(colours.count))].resolvedColor(
                with: UITraitCollection(userInterfaceStyle: .light)
            ).setFill()
            shape.fill()
        }
    }

    private static func triangle(in place: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: place.midX, y: place.minY))
        path.addLine(to: CGPoint(x: place.maxX, y: place.maxY))
        path.addLine(to: CGPoint(x: place.minX, y: place.maxY))
        path.close()
        return path
    }
}
