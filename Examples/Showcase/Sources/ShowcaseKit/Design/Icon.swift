// The icons of the cards, drawn as paths in a unit square.
import UIKit

/// What an icon shows.
enum Icon: Sendable {
    case letters, layers, mountains, hand, chain, moon, device, boxes, bolt, toggles, scroll, field, menu, sheet, curve,
        glass, sparks, bodies

    /// The icon's outline in a square of that side, to be stroked.
    func path(side: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }
        func line(_ points: [(CGFloat, CGFloat)], closed: Bool = false) {
            for (index, value) in points.enumerated() {
                index == 0 ? path.move(to: point(value.0, value.1)) : path.addLine(to: point(value.0, value.1))
            }
            if closed { path.close() }
        }
        func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0.08) {
            path.append(
                UIBezierPath(
                    roundedRect: CGRect(x: x * side, y: y * side, width: width * side, height: height * side),
                    cornerRadius: radius * side))
        }
        func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: (x - radius) * side, y: (y - radius) * side, width: 2 * radius * side,
                        height: 2 * radius * side)))
        }
        switch self {
        case .letters:
            line([(0.1, 0.85), (0.38, 0.15), (0.66, 0.85)])
            line([(0.2, 0.6), (0.56, 0.6)])
            line([(0.72, 0.85), (0.9, 0.85)])
        case .field:
            box(0.06, 0.3, 0.88, 0.4, radius: 0.1)
            line([(0.24, 0.4), (0.24, 0.6)])
        case .curve:
            path.move(to: point(0.1, 0.85))
            path.addCurve(to: point(0.9, 0.15), controlPoint1: point(0.55, 0.85), controlPoint2: point(0.45, 0.15))
            line([(0.1, 0.15), (0.1, 0.85), (0.9, 0.85)])
        case .glass:
            box(0.3, 0.1, 0.6, 0.52, radius: 0.12)
            line([
                (0.3, 0.38), (0.18, 0.38), (0.1, 0.46), (0.1, 0.82), (0.18, 0.9), (0.62, 0.9), (0.7, 0.82), (0.7, 0.62),
            ])
        case .layers:
            line([(0.5, 0.12), (0.92, 0.36), (0.5, 0.6), (0.08, 0.36)], closed: true)
            line([(0.08, 0.6), (0.5, 0.84), (0.92, 0.6)])
        case .mountains:
            box(0.08, 0.16, 0.84, 0.68)
            line([(0.1, 0.76), (0.36, 0.44), (0.54, 0.64), (0.68, 0.5), (0.9, 0.76)])
            circle(0.68, 0.34, 0.07)
        case .hand:
            circle(0.5, 0.4, 0.14)
            line([(0.5, 0.4), (0.5, 0.9)])
            path.move(to: point(0.2, 0.46))
            path.addArc(
                withCenter: point(0.5, 0.4), radius: 0.3 * side, startAngle: .pi * 0.92, endAngle: .pi * 2.08,
                clockwise: true)
        case .chain:
            box(0.06, 0.36, 0.42, 0.28, radius: 0.14)
            box(0.52, 0.36, 0.42, 0.28, radius: 0.14)
            line([(0.38, 0.5), (0.62, 0.5)])
        case .moon:
            path.addArc(
                withCenter: point(0.5, 0.5), radius: 0.38 * side, startAngle: -.pi * 0.35, endAngle: .pi * 0.85,
                clockwise: true)
            path.addQuadCurve(to: point(0.673, 0.161), controlPoint: point(0.62, 0.56))
        case .device:
            box(0.26, 0.06, 0.48, 0.88, radius: 0.12)
            line([(0.42, 0.86), (0.58, 0.86)])
        case .boxes:
            box(0.08, 0.08, 0.84, 0.84, radius: 0.1)
            box(0.2, 0.2, 0.26, 0.6, radius: 0.05)
            box(0.54, 0.2, 0.26, 0.26, radius: 0.05)
            box(0.54, 0.54, 0.26, 0.26, radius: 0.05)
        case .toggles:
            box(0.08, 0.16, 0.84, 0.28, radius: 0.14)
            circle(0.74, 0.3, 0.07)
            box(0.08, 0.56, 0.84, 0.28, radius: 0.14)
            circle(0.26, 0.7, 0.07)
        case .scroll:
            box(0.2, 0.08, 0.6, 0.84, radius: 0.1)
            line([(0.38, 0.36), (0.5, 0.24), (0.62, 0.36)])
            line([(0.38, 0.64), (0.5, 0.76), (0.62, 0.64)])
        case .menu:
            box(0.14, 0.1, 0.72, 0.8, radius: 0.12)
            line([(0.28, 0.32), (0.72, 0.32)])
            line([(0.28, 0.5), (0.72, 0.5)])
            line([(0.28, 0.68), (0.56, 0.68)])
        case .sheet:
            box(0.22, 0.06, 0.56, 0.88, radius: 0.12)
            line([(0.22, 0.46), (0.78, 0.46)])
            line([(0.42, 0.56), (0.58, 0.56)])
        case .sparks:
            line([(0.5, 0.08), (0.5, 0.3)])
            line([(0.2, 0.2), (0.34, 0.36)])
            line([(0.8, 0.2), (0.66, 0.36)])
            line([(0.08, 0.5), (0.28, 0.5)])
            line([(0.92, 0.5), (0.72, 0.5)])
            line([(0.4, 0.92), (0.5, 0.5), (0.6, 0.92)], closed: true)
        case .bodies:
            circle(0.32, 0.28, 0.2)
            box(0.52, 0.46, 0.36, 0.36, radius: 0.06)
            line([(0.06, 0.92), (0.94, 0.92)])
        case .bolt:
            line([(0.56, 0.08), (0.24, 0.56), (0.5, 0.56), (0.44, 0.92), (0.76, 0.42), (0.5, 0.42)], closed: true)
        }
        return path
    }
}

/// An icon in a rounded tile of its colour.
@MainActor
final class IconTile: UIView {
    private let shape = CAShapeLayer()
    private let icon: Icon

    init(icon: Icon, tint: UIColor) {
        self.icon = icon
        super.init(frame: .zero)
        backgroundColor = tint
        layer.cornerCurve = .continuous
        isUserInteractionEnabled = false
        shape.fillColor = nil
        shape.strokeColor = UIColor.white.cgColor
        shape.lineCap = .round
        shape.lineJoin = .round
        layer.addSublayer(shape)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("IconTile is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width * 0.24
        let side = bounds.width * 0.56
        shape.frame = bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2)
        shape.lineWidth = max(1.5, side * 0.09)
        shape.path = icon.path(side: side).cgPath
    }
}
