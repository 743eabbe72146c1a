// Snow over a landscape: flakes near and far, and wind that takes them to the side.
// Apple: "CAEmitterLayer", emitterShape.
import UIKit

/// Snows from the first picture on.
@MainActor
final class SnowView: UIView {
    private let photo = PhotoView(number: 8)
    private let emitter = CAEmitterLayer()

    /// Points a second squared to the right. Flakes in the air keep their way.
    var wind: CGFloat = 0 {
        didSet {
            for name in ["near", "far"] {
                emitter.setValue(wind, forKeyPath: "emitterCells.\(name).xAcceleration")
            }
        }
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        accessibilityIdentifier = "snow"
        addFilling(photo)
        emitter.emitterShape = .line
        emitter.seed = 24
        // It has snowed for a while: the first flakes are on the ground already.
        emitter.timeOffset = 10
        emitter.emitterCells = [
            Self.makeFlake("far", rate: 30, speed: 26, size: 0.3, alpha: 0.7),
            Self.makeFlake("near", rate: 14, speed: 44, size: 0.62, alpha: 0.95),
        ]
        layer.addSublayer(emitter)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SnowView is made in code") }

    private static func makeFlake(
        _ name: String, rate: Float, speed: CGFloat, size: CGFloat, alpha: CGFloat
    ) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = name
        cell.contents = UIImage.softDot(diameter: 14).cgImage
        cell.contentsScale = 2
        cell.color = UIColor(white: 1, alpha: alpha).cgColor
        cell.birthRate = rate
        cell.lifetime = 8
        cell.velocity = speed
        cell.velocityRange = speed / 2
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 6
        cell.scale = size
        cell.scaleRange = size / 2
        cell.alphaRange = 0.3
        return cell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        emitter.frame = bounds
        // Wider than the view: wind blows flakes in from the side.
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -8)
        emitter.emitterSize = CGSize(width: bounds.width + 160, height: 0)
        CATransaction.commit()
    }
}

extension UIImage {
    /// A white dot that fades towards its rim, at 2 pixels a point.
    static func softDot(diameter: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter), format: format).image {
            context in
            let colors = [UIColor.white, .white.withAlphaComponent(0.75), .white.withAlphaComponent(0)].map(\.cgColor)
            guard
                let fade = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.4, 1])
            else { return }
            let middle = CGPoint(x: diameter / 2, y: diameter / 2)
            context.cgContext.drawRadialGradient(
                fade, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: diameter / 2, options: [])
        }
    }
}
