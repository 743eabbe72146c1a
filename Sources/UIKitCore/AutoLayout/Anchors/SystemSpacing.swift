// The system's spacing between two anchors.
// Apple: "NSLayoutXAxisAnchor" and "NSLayoutYAxisAnchor", system spacing.
import Foundation

@MainActor enum SystemSpacing {
    /// Between neighbours, in points. Observed.
    static let standard: CGFloat = 8

    static func constraint(
        _ side: LayoutSide, _ relation: NSLayoutConstraint.Relation, after other: LayoutSide, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(side, relation, other, times: 1, plus: standard * multiplier)
        made.form = .systemSpacing
        return made
    }

    static func constraint(
        _ side: LayoutSide, _ relation: NSLayoutConstraint.Relation, below other: LayoutSide, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(side, relation, other, times: 1, plus: standard * multiplier)
        made.form = .systemSpacing
        return made
    }
}
