// The look of a stepper.
// Apple: "UIStepper"; measures observed in a recorded picture.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The views of a stepper.
@MainActor struct StepperParts {
    let background = UIImageView()
    let pressed = ControlPart()
    let divider = UIImageView()
    let minus = ShapePart()
    let plus = ShapePart()
    let minusImage = UIImageView()
    let plusImage = UIImageView()

    static func bar(vertical: Bool, at middle: CGPoint) -> UIBezierPath {
        let line = StepperMeasures.line, glyph = StepperMeasures.glyph
        let rect =
            vertical
            ? CGRect(x: -line / 2, y: -glyph / 2, width: line, height: glyph)
            : CGRect(x: -glyph / 2, y: -line / 2, width: glyph, height: line)
        return UIBezierPath(roundedRect: rect.offsetBy(dx: middle.x, dy: middle.y), cornerRadius: line / 2)
    }
}

extension UIStepper {
    func setUpStepper() {
        isOpaque = false
        parts.minus.path = StepperParts.bar(vertical: false, at: StepperMeasures.minusOffset).cgPath
        let plus = StepperParts.bar(vertical: false, at: StepperMeasures.plusOffset)
        plus.append(StepperParts.bar(vertical: true, at: StepperMeasures.plusOffset))
        parts.plus.path = plus.cgPath
        setUpParts([
            parts.background, parts.pressed, parts.divider, parts.minus, parts.plus, parts.minusImage, parts.plusImage,
        ])
        for image in [parts.minusImage, parts.plusImage] {
            image.contentMode = .center
            image.treatsAutomaticAsTemplate = true
        }
        parts.pressed.backgroundColor = .tertiarySystemFill
        parts.pressed.layer.cornerRadius = StepperMeasures.corner
        parts.divider.layer.cornerRadius = StepperMeasures.dividerSize.width / 2
        updateParts()
    }

    func changeLook(_ change: (inout Look) -> Void) {
        change(&look)
        updateParts()
    }

    /// The state of a button: disabled at the end of the range, highlighted under the finger.
    private func state(of side: StepperPress.Side) -> UIControl.State {
        var state: UIControl.State = []
        if !canStep(side) { state.insert(.disabled) }
        if press.side == side, press.isInside { state.insert(.highlighted) }
        return state
    }

    /// Images and colours of the present state.
    func updateParts() {
        let background = backgroundImage(for: state)
        parts.background.image = background
        parts.background.backgroundColor = background == nil ? .tertiarySystemFill : nil
        parts.background.layer.cornerRadius = background == nil ? StepperMeasures.corner : 0
        for (side, shape, view) in [
            (StepperPress.Side.minus, parts.minus, parts.minusImage), (.plus, parts.plus, parts.plusImage),
        ] {
            let state = state(of: side)
            let image = side == .minus ? decrementImage(for: state) : incrementImage(for: state)
            view.image = image
            view.isHidden = image == nil
            shape.isHidden = image != nil
            shape.color = state.contains(.disabled) ? .tertiaryLabel : .label
            view.tintColor = shape.color
            view.alpha = 1
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let divider = dividerImage(
            forLeftSegmentState: state(of: isRightToLeft ? .plus : .minus),
            rightSegmentState: state(of: isRightToLeft ? .minus : .plus))
        parts.divider.image = divider
        parts.divider.backgroundColor = divider == nil ? .systemFill : nil
        parts.pressed.isHidden = press.side == nil || !press.isInside || background != nil
        setNeedsLayout()
    }

    /// The half of a button, the minus at the leading end.
    func rect(of side: StepperPress.Side) -> CGRect {
        let area = CGRect(origin: bounds.origin, size: StepperMeasures.size)
        let half = area.width / 2
        let rect = CGRect(
            x: side == .minus ? area.minX : area.minX + half, y: area.minY, width: half, height: area.height)
        return mirrored(rect, in: area)
    }

    func layoutButtons() {
        let area = CGRect(origin: bounds.origin, size: StepperMeasures.size)
        parts.background.frame = area
        let size = parts.divider.image?.size ?? StepperMeasures.dividerSize
        let height = parts.divider.image == nil ? size.height : area.height
        parts.divider.frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - height / 2, width: size.width, height: height)
        let minus = rect(of: .minus)
        let plus = rect(of: .plus)
        parts.minus.frame = minus
        parts.minusImage.frame = minus
        parts.plus.frame = plus
        parts.plusImage.frame = plus
        if let side = press.side { parts.pressed.frame = rect(of: side) }
    }
}
