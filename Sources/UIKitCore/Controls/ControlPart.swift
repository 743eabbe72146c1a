// Views that controls are made of: plain parts, filled shapes, and helpers to place them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// A part of a control: the control gets its touches and speaks for it.
@_spi(Vitrine) open class ControlPart: UIView {
    @_spi(Vitrine) public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    @_spi(Vitrine) public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A soft edge below: Gaussian of a standard deviation, offset down, black of an opacity. Lengths in points.
    package func castShadow(opacity: Float, deviation: CGFloat, down: CGFloat) {
        layer.shadowOpacity = opacity
        layer.shadowRadius = deviation / ShadowMeasures.deviationByRadius
        layer.shadowOffset = CGSize(width: 0, height: down)
    }
}

/// A path in one colour, centred in its bounds.
package final class ShapePart: ControlPart {
    private let shape = CAShapeLayer()
    /// The fill; nil for the tint.
    package var color: UIColor? { didSet { recolor() } }
    /// The path about the origin, in points.
    package var path: CGPath? { didSet { shape.path = path } }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        shape.delegate = self
        recolor()
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    private func recolor() {
        shape.fillColor = (color ?? tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
    }
    package override func layoutSubviews() {
        super.layoutSubviews()
        shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    package override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}

extension UIView {
    /// Sets geometry by centre and bounds, which holds under a transform as well.
    package func place(_ rect: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: rect.size)
        center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// A rectangle mirrored within another where the interface runs from right to left.
    package func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UIControl {
    /// Tells of a new value, in the course of a touch or otherwise.
    package func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

/// The numbers of shadows.
enum ShadowMeasures {
    /// A shadow's radius spreads as a Gaussian of this part of it. Observed: recorded shadows of radius 8 (σ 7.45) and 2
    /// (σ 1.8).
    static let deviationByRadius: CGFloat = 0.93
}
