// The glyphs of the buttons that bring their own: drawn here, SF Symbols being Apple's.
// Apple: "UIButton.ButtonType"
import CoreGraphics
import Foundation

/// A glyph of a button type as an image drawn by paths.
enum ButtonSymbol {
    case plus
    case info
    case close

    /// Nil for the types without a glyph.
    init?(_ type: UIButton.ButtonType) {
        switch type {
        case .contactAdd: self = .plus
        case .detailDisclosure, .infoLight, .infoDark: self = .info
        case .close: self = .close
        default: return nil
        }
    }

    /// Points. Rings: 24.33 × 23.67 in a picture recorded on iOS 13, the ring itself 21.67 across; close: 30 × 30.
    private var size: CGSize {
        self == .close ? CGSize(width: 30, height: 30) : CGSize(width: 73.0 / 3, height: 71.0 / 3)
    }

    /// The glyph for the current screen; templates but for the cross, which has a light and a dark variant.
    var image: UIImage {
        guard self == .close else { return picture().withRenderingMode(.alwaysTemplate) }
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let whole = UITraitCollection(traitsFrom: [.current, traits])
            let image = whole.performAsCurrent { picture() }
            asset.register(image.withRenderingMode(.alwaysOriginal), with: traits)
        }
        return asset.image(with: .current)
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    private func draw(in rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        switch self {
        case .plus:
            ring(center)
            stroke(from: CGPoint(x: center.x - 4.65, y: center.y), to: CGPoint(x: center.x + 4.65, y: center.y))
            stroke(from: CGPoint(x: center.x, y: center.y - 4.65), to: CGPoint(x: center.x, y: center.y + 4.65))
        case .info:
            ring(center)
            let dot = UIBezierPath(
                arcCenter: CGPoint(x: center.x, y: center.y - 4.6), radius: 1.25, startAngle: 0, endAngle: 2 * .pi,
                clockwise: true)
            UIColor.black.setFill()
            dot.fill()
            stroke(from: CGPoint(x: center.x, y: center.y - 1), to: CGPoint(x: center.x, y: center.y + 5))
            stroke(from: CGPoint(x: center.x - 1.6, y: center.y - 1), to: CGPoint(x: center.x, y: center.y - 1))
            stroke(from: CGPoint(x: center.x - 2, y: center.y + 5), to: CGPoint(x: center.x + 2, y: center.y + 5))
        case .close:
            UIColor.secondarySystemFill.setFill()
            UIBezierPath(ovalIn: rect).fill()
            UIColor.secondaryLabel.setStroke()
            for sign in [CGFloat(1), -1] {
                let cross = UIBezierPath()
                cross.lineWidth = 2.5
                cross.lineCapStyle = .round
                cross.move(to: CGPoint(x: center.x - 4.5, y: center.y - 4.5 * sign))
                cross.addLine(to: CGPoint(x: center.x + 4.5, y: center.y + 4.5 * sign))
                cross.stroke()
            }
        }
    }

    private func ring(_ center: CGPoint) {
        let ring = UIBezierPath(
            arcCenter: center, radius: 10.05, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        ring.lineWidth = 1.56
        UIColor.black.setStroke()
        ring.stroke()
    }

    private func stroke(from start: CGPoint, to end: CGPoint) {
        let line = UIBezierPath()
        line.lineWidth = 1.56
        line.lineCapStyle = .round
        line.move(to: start)
        line.addLine(to: end)
        UIColor.black.setStroke()
        line.stroke()
    }
}
