// How a stack view distributes and aligns.
// Apple: "UIStackView", Constants.
import Foundation

extension UIStackView {
    /// The distribution of the arranged views along the stack's axis.
    public enum Distribution: Int, Sendable, CaseIterable {
        /// The views fill the stack. The view with the lowest hugging priority grows, the one with the lowest resistance shrinks.
        case fill = 0
        /// The views fill the stack with equal lengths.
        case fillEqually = 1
        /// The views fill the stack in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// The spaces between the views are equal, at least ``UIStackView/spacing``.
        case equalSpacing = 3
        /// The distances between the views' centers are equal, with at least ``UIStackView/spacing`` between the views.
        case equalCentering = 4
    }

    /// The alignment of the arranged views perpendicular to the stack's axis.
    public enum Alignment: Int, Sendable, CaseIterable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column or the top of a row.
        case leading = 1
        /// At the first baseline, in a row.
        case firstBaseline = 2
        /// Centred.
        case center = 3
        /// At the trailing edge of a column or the bottom of a row.
        case trailing = 4
        /// At the last baseline, in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }
}

@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
