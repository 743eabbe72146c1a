// The system's spacing between two anchors.
// Apple: "NSLayoutXAxisAnchor" and "NSLayoutYAxisAnchor", system spacing. 8 points: observed; between baselines: guessed.
import Foundation
import UIKitValues

/// The spacing that UIKit leaves between neighbours where no number is given.
@MainActor package enum SystemSpacing {
    /// Between edges, in points.
    package static let standard = SpacingMeasures.betweenEdges

    /// A side that follows another along the language's direction.
    static func constraint(
        _ side: LayoutSide, _ relation: NSLayoutConstraint.Relation, after other: LayoutSide, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(side, relation, other, standard * multiplier)
    }

    /// A side that follows another downwards.
    static func constraint(
        _ side: LayoutSide, _ relation: NSLayoutConstraint.Relation, below other: LayoutSide, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(side, relation, other, points(side, below: other) * multiplier)
    }

    private static func make(
        _ side: LayoutSide, _ relation: NSLayoutConstraint.Relation, _ other: LayoutSide, _ points: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(side, relation, other, times: 1, plus: points)
        made.form = .systemSpacing
        return made
    }

    /// The spacing in points: from a last baseline down to a first baseline the present distance at which the lines of the two
    /// fonts touch; 8 in all other cases.
    package static func points(_ side: LayoutSide, below other: LayoutSide) -> CGFloat {
        guard side.attribute == .firstBaseline, other.attribute == .lastBaseline else { return standard }
        guard let lower = font(of: side), let upper = font(of: other) else { return standard }
        return lower.ascender - upper.descender
    }

    private static func font(of side: LayoutSide) -> UIFont? {
        guard case .view(let view) = side.item else { return nil }
        return view.spacingFont
    }
}

/// Points.
enum SpacingMeasures {
    /// Between neighbours. Observed: the spacing that Interface Builder's files have for its standard value, 180 of them.
    static let betweenEdges: CGFloat = 8
}
