// A shadow around a shape, and none below it, so that what is translucent there stays clear.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Casts the shadow of a path, outside of the path alone.
final class HollowShadow: ControlPart {
    private let caster = CALayer()
    private let outside = CAShapeLayer()
    private let reach: CGFloat

    /// - Parameters:
    ///   - radius: As `shadowRadius`, in points.
    ///   - offset: Downwards, in points.
    init(radius: CGFloat, offset: CGFloat, opacity: Float) {
        reach = 3 * radius + offset
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        caster.delegate = self
        caster.shadowColor = UIColor.black.cgColor
        caster.shadowOpacity = opacity
        caster.shadowRadius = radius
        caster.shadowOffset = CGSize(width: 0, height: offset)
        outside.delegate = self
        outside.fillRule = .evenOdd
        layer.addSublayer(caster)
        layer.mask = outside
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The shape, in points of this view.
    func cast(_ path: CGPath) {
        caster.shadowPath = path
        let around = CGMutablePath()
        around.addRect(path.boundingBox.insetBy(dx: -reach, dy: -reach))
        around.addPath(path)
        outside.path = around
    }
}
