// What can be wrong with a layout: built on purpose, to see what comes of it and what is said.
import UIKit

/// A broken layout.
@MainActor
enum Fault: CaseIterable {
    case conflict, mask, ambiguity, strangers

    var title: String {
        switch self {
        case .conflict: "Conflict"
        case .mask: "Old mask"
        case .ambiguity: "Ambiguity"
        case .strangers: "Strangers"
        }
    }

    /// What is to be seen.
    var legend: String {
        switch self {
        case .conflict, .mask: "Filled: the result. Dashed: the frame for the broken constraint."
        case .ambiguity: "No constraint determines how the two boxes share the width."
        case .strangers: "Its constraint relates to a box that was never added: UIKit would crash."
        }
    }

    /// Builds the layout. The boxes that are placed, and what to ask after the layout pass.
    func build(in canvas: UIView) -> (boxes: [UIView], told: () -> String?) {
        let box = LayoutBox(), other = LayoutBox()
        box.accessibilityIdentifier = "box"
        switch self {
        case .conflict:
            outline(CGRect(x: 16, y: 12, width: 140, height: 76), in: canvas)
            canvas.addConstrained(box)
            place(box, in: canvas)
            NSLayoutConstraint.activate([
                named("left edge", box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 16)),
                named("right edge", box.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -16)),
                named("fixed width", box.widthAnchor.constraint(equalToConstant: 140)),
            ])
            return ([box], { nil })
        case .mask:
            outline(CGRect(x: 16, y: 12, width: 228, height: 76), in: canvas)
            box.frame = canvas.mirrored(CGRect(x: 16, y: 12, width: 60, height: 76))
            canvas.addSubview(box)
            named("filling", box.widthAnchor.constraint(equalTo: canvas.widthAnchor, constant: -32)).isActive = true
            return ([box], { nil })
        case .ambiguity:
            for view in [box, other] {
                canvas.addConstrained(view)
                place(view, in: canvas)
            }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 16),
                other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
                other.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -16),
            ])
            return (
                [box, other],
                { [box] in
                    let rows = box.constraintsAffectingLayout(for: .horizontal).map { "    \($0)" }
                    return "box.hasAmbiguousLayout is \(box.hasAmbiguousLayout).\n"
                        + "box.constraintsAffectingLayout(for: .horizontal) is\n" + rows.joined(separator: "\n")
                }
            )
        case .strangers:
            canvas.addConstrained(box)
            place(box, in: canvas)
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 140),
                box.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 16).at(.defaultLow),
            ])
            other.accessibilityIdentifier = "stranger"
            NSLayoutConstraint.activate([
                named("beside", box.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8))
            ])
            return ([box], { [other] in other.superview == nil ? nil : "It has a superview now." })
        }
    }

    /// Top and height, which nothing is wrong with.
    private func place(_ box: UIView, in canvas: UIView) {
        box.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 12).isActive = true
        box.heightAnchor.constraint(equalToConstant: 76).isActive = true
    }

    private func outline(_ frame: CGRect, in canvas: UIView) {
        // Around the box, so that both are seen.
        let outline = Outline(frame: canvas.mirrored(frame.insetBy(dx: -5, dy: -5)))
        outline.accessibilityIdentifier = "asked-for"
        canvas.addSubview(outline)
    }

    @discardableResult
    private func named(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.identifier = name
        return constraint
    }
}

/// A box that shows where it ended up.
@MainActor
private final class LayoutBox: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo.withAlphaComponent(0.25)
        layer.borderColor = UIColor.systemIndigo.cgColor
        layer.borderWidth = 2
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LayoutBox is made in code") }
}

/// A dashed outline where a box was meant to be.
@MainActor
private final class Outline: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Outline is made in code") }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 13)
        path.lineWidth = 2
        path.setLineDash([6, 4], count: 2, phase: 0)
        UIColor.systemRed.setStroke()
        path.stroke()
    }
}
