// A fire: flames and sparks whose light adds up, over two logs.
// Apple: "CAEmitterLayer", renderMode.
import UIKit

/// Burns on a dark ground, light or dark mode: added light needs darkness.
@MainActor
final class FireView: UIView {
    private let emitter = CAEmitterLayer()
    private let logs = [FireView.makeLog(0.16), FireView.makeLog(-0.16)]

    /// From 0, embers, to 1, a blaze.
    var heat: CGFloat = 0.5 {
        didSet {
            emitter.birthRate = Float(0.3 + 1.4 * heat)
            emitter.velocity = Float(0.6 + 0.8 * heat)
        }
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = UIColor(red: 0.07, green: 0.06, blue: 0.1, alpha: 1)
        accessibilityIdentifier = "fire"
        for log in logs { addSubview(log) }
        emitter.emitterShape = .line
        emitter.renderMode = .additive
        emitter.seed = 5
        // It has burned for a while.
        emitter.timeOffset = 4
        emitter.emitterCells = [Self.makeFlame(), Self.makeSpark()]
        layer.addSublayer(emitter)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FireView is made in code") }

    private static func makeLog(_ turn: CGFloat) -> UIView {
        let log = UIView(frame: CGRect(x: 0, y: 0, width: 116, height: 16))
        log.backgroundColor = UIColor(red: 0.28, green: 0.17, blue: 0.11, alpha: 1)
        log.layer.cornerRadius = 8
        log.transform = CGAffineTransform(rotationAngle: turn)
        return log
    }

    private static func makeFlame() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = UIImage.softDot(diameter: 44).cgImage
        cell.contentsScale = 2
        cell.color = UIColor(red: 0.85, green: 0.34, blue: 0.1, alpha: 0.34).cgColor
        cell.birthRate = 90
        cell.lifetime = 1
        cell.lifetimeRange = 0.4
        cell.velocity = 74
        cell.velocityRange = 30
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 7
        cell.scale = 0.95
        cell.scaleRange = 0.4
        cell.scaleSpeed = -0.7
        cell.alphaSpeed = -0.26
        return cell
    }

    private static func makeSpark() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = UIImage.softDot(diameter: 5).cgImage
        cell.contentsScale = 2
        cell.color = UIColor(red: 1, green: 0.75, blue: 0.35, alpha: 1).cgColor
        cell.birthRate = 9
        cell.lifetime = 1.6
        cell.lifetimeRange = 0.8
        cell.velocity = 90
        cell.velocityRange = 50
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 3
        cell.yAcceleration = -20
        cell.scaleRange = 0.5
        cell.alphaSpeed = -0.5
        return cell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let hearth = CGPoint(x: bounds.midX, y: bounds.maxY - 26)
        for log in logs { log.center = CGPoint(x: hearth.x, y: hearth.y + 8) }
        emitter.frame = bounds
        emitter.emitterPosition = hearth
        emitter.emitterSize = CGSize(width: 64, height: 0)
        CATransaction.commit()
    }
}
