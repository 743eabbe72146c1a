// The glyphs of the buttons that bring their own: symbols, and the close button's two-coloured cross.
// Apple: "UIButton.ButtonType"
import CoreGraphics
import Foundation
import UIKitValues

/// A glyph of a button type.
enum ButtonSymbol {
    case plus
    case info
    case close

    /// The symbol of a button type; nil for types without a glyph.
    init?(_ type: UIButton.ButtonType) {
        switch type {
        case .contactAdd: self = .plus
        case .detailDisclosure, .infoLight, .infoDark: self = .info
        case .close: self = .close
        default: return nil
        }
    }

    /// The glyph for the current screen: a large symbol (observed: 24.33 × 23.67 points on iOS 13) that is a template; the
    /// cross has a light and a dark variant.
    var image: UIImage {
        let large = UIImage.SymbolConfiguration(scale: .large)
        switch self {
        case .plus: return UIImage.symbol("plus.circle", large).withRenderingMode(.alwaysTemplate)
        case .info: return UIImage.symbol("info.circle", large).withRenderingMode(.alwaysTemplate)
        case .close: return Self.cross
        }
    }

    private static var cross: UIImage {
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let whole = UITraitCollection(traitsFrom: [.current, traits])
            let image = whole.performAsCurrent { picture() }
            asset.register(image.withRenderingMode(.alwaysOriginal), with: traits)
        }
        return asset.image(with: .current)
    }

    private static func picture() -> UIImage {
        let size = ButtonMeasures.closeSize, arm = ButtonMeasures.crossArm
        let (x, y) = (size.width / 2, size.height / 2)
        return UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { _ in
            UIColor.secondarySystemFill.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            UIColor.secondaryLabel.setStroke()
            for sign in [CGFloat(1), -1] {
                let cross = UIBezierPath()
                cross.lineWidth = ButtonMeasures.crossLine
                cross.lineCapStyle = .round
                cross.move(to: CGPoint(x: x - arm, y: y - arm * sign))
                cross.addLine(to: CGPoint(x: x + arm, y: y + arm * sign))
                cross.stroke()
            }
        }
    }
}
