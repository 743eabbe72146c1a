// The views that a text field is made of.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import Typesetting
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The parts of one field.
@MainActor final class FieldParts {
    let border = ControlPart()
    let background = UIImageView()
    /// Cuts the text at its rectangle.
    let text = FieldCanvas()
    let placeholder = FieldCanvas()
    var clear: FieldClearButton?
    /// Side views that are higher than the field: the size that they had, and what they were cut to.
    var cut: [ObjectIdentifier: (own: CGSize, placed: CGSize)] = [:]
    /// The text as it is laid out now, and for which width.
    var layout: (layout: FieldLayout, width: CGFloat, isEditing: Bool)?

    func forgetLayout() { layout = nil }
}

/// Draws the field's text or placeholder in the field's coordinates, cut at its own bounds.
final class FieldCanvas: ControlPart {
    /// Draws; the context is moved so that the field's coordinates count.
    var body: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        clipsToBounds = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard !isHidden, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        body?()
        context.restoreGState()
    }
}

/// The grey disc with a cross that clears a field: 14 points in a button of 19 × 19 that takes touches 5 points around.
final class FieldClearButton: UIButton {
    /// The diameter of the disc in points, and its colour.
    var disc = (side: TextFieldMeasures.clearDisc, color: UIColor.systemGray2) { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard currentImage == nil else { return }
        let side = disc.side
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        (isHighlighted ? UIColor.systemGray : disc.color).setFill()
        UIBezierPath(ovalIn: box).fill()
        UIColor.systemBackground.setStroke()
        let arm = TextFieldMeasures.crossArm * side / TextFieldMeasures.clearDisc
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: box.midX - arm, y: box.midY - arm))
        cross.addLine(to: CGPoint(x: box.midX + arm, y: box.midY + arm))
        cross.move(to: CGPoint(x: box.midX + arm, y: box.midY - arm))
        cross.addLine(to: CGPoint(x: box.midX - arm, y: box.midY + arm))
        cross.lineWidth = TextFieldMeasures.crossLine
        cross.lineCapStyle = .round
        cross.stroke()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -TextFieldMeasures.clearOutset, dy: -TextFieldMeasures.clearOutset).contains(point)
    }

    override var drawsContent: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
