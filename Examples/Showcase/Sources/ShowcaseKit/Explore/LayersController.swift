// Corners, borders, shadows, gradients, shapes, masks, transforms in space, copies.
import QuartzCore
import UIKit

/// One tile for each thing that a layer can do.
@MainActor
final class LayersController: PanelController {
    private var tiles: [(layer: CALayer, caption: UILabel)] = []
    private var stage: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = addPanel("Layers", height: 4 * 132 + 8)
        stage = content
        for (name, layer) in [
            ("corner radius", rounded()), ("continuous corner", continuous()), ("some corners", someCorners()),
            ("border", bordered()), ("shadow", shadowed()), ("shape", star()), ("axial gradient", gradient(.axial)),
            ("radial gradient", gradient(.radial)), ("conic gradient", gradient(.conic)), ("mask", masked()),
            ("perspective", tilted()), ("replicator", replicated()),
        ] { add(layer, name, to: content) }
    }

    private func add(_ layer: CALayer, _ name: String, to content: UIView) {
        layer.bounds = CGRect(x: 0, y: 0, width: 76, height: 76)
        content.layer.addSublayer(layer)
        let caption = UILabel()
        caption.text = name
        caption.follow(.caption1)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        content.addSubview(caption)
        tiles.append((layer, caption))
    }

    private func filled(_ colour: UIColor) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = colour.cgColor
        return layer
    }

    private func rounded() -> CALayer {
        let layer = filled(.systemBlue)
        layer.cornerRadius = 24
        return layer
    }

    private func continuous() -> CALayer {
        let layer = filled(.systemIndigo)
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        return layer
    }

    private func someCorners() -> CALayer {
        let layer = filled(.systemTeal)
        layer.cornerRadius = 30
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        return layer
    }

    private func bordered() -> CALayer {
        let layer = filled(.systemYellow)
        layer.borderWidth = 6
        layer.borderColor = UIColor.systemOrange.cgColor
        layer.cornerRadius = 16
        return layer
    }

    private func shadowed() -> CALayer {
        let layer = filled(.white)
        layer.cornerRadius = 18
        layer.shadowOpacity = 0.45
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 5)
        return layer
    }

    private func star() -> CALayer {
        let layer = CAShapeLayer()
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = -CGFloat.pi / 2 + CGFloat(corner) * .pi / 5
            let radius: CGFloat = corner.isMultiple(of: 2) ? 36 : 16
            let point = CGPoint(x: 38 + radius * cos(angle), y: 38 + radius * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        layer.path = path.cgPath
        layer.fillColor = UIColor.systemPink.cgColor
        layer.strokeColor = UIColor.systemPurple.cgColor
        layer.lineWidth = 3
        layer.lineJoin = .round
        layer.lineDashPattern = [8, 5]
        return layer
    }

    private func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.type = type
        layer.colors = [UIColor.systemYellow, .systemRed, .systemPurple].map(\.cgColor)
        switch type {
        case .axial:
            layer.startPoint = .zero
            layer.endPoint = CGPoint(x: 1, y: 1)
        default:
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
        }
        layer.cornerRadius = 16
        layer.masksToBounds = true
        return layer
    }

    private func masked() -> CALayer {
        let layer = gradient(.axial)
        layer.cornerRadius = 0
        let mask = CAShapeLayer()
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 76, height: 76))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 36, height: 36)))
        mask.path = ring.cgPath
        mask.fillRule = .evenOdd
        layer.mask = mask
        return layer
    }

    private func tilted() -> CALayer {
        let space = CALayer()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 220
        space.sublayerTransform = perspective
        let card = filled(.systemGreen)
        card.cornerRadius = 10
        card.frame = CGRect(x: 0, y: 0, width: 76, height: 76)
        card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        space.addSublayer(card)
        return space
    }

    private func replicated() -> CALayer {
        let layer = CAReplicatorLayer()
        let dot = filled(.systemBlue)
        dot.frame = CGRect(x: 32, y: 2, width: 12, height: 12)
        dot.cornerRadius = 6
        layer.addSublayer(dot)
        layer.instanceCount = 10
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
        layer.instanceAlphaOffset = -0.09
        return layer
    }

    override func layoutContent(of content: UIView) {
        let columns = hasLargeText ? 1 : 3
        let width = content.bounds.width / CGFloat(columns)
        let height = tiles.map { $0.caption.height(in: width) }.reduce(16, max)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, tile) in tiles.enumerated() {
            let x = width * (CGFloat(index % columns) + 0.5)
            let y = CGFloat(index / columns) * (116 + height) + 58
            tile.layer.position = CGPoint(x: x, y: y)
            tile.caption.frame = CGRect(x: x - width / 2, y: y + 46, width: width, height: height)
        }
        CATransaction.commit()
        fit(content, CGFloat((tiles.count + columns - 1) / columns) * (116 + height) + 8)
    }
}
