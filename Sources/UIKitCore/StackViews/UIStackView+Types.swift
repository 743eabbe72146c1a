// How a stack view distributes and aligns.
// Apple: "UIStackView", Constants.
import Foundation

extension UIStackView {
    /// How the arranged views share the length of the stack.
    public enum Distribution: Int, Sendable, CaseIterable {
        /// They fill it; what hugs least grows, what resists least shrinks.
        case fill = 0
        /// They fill it and are equally long.
        case fillEqually = 1
        /// They fill it, each by its share of their own sizes.
        case fillProportionally = 2
        /// Equal spaces between them, at least ``UIStackView/spacing``.
        case equalSpacing = 3
        /// Equal distances between their middles, at least ``UIStackView/spacing`` between them.
        case equalCentering = 4
    }

    /// How the arranged views stand across the stack.
    public enum Alignment: Int, Sendable, CaseIterable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column; the top of a row.
        case leading = 1
        /// By the first baseline, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column; the bottom of a row.
        case trailing = 4
        /// By the last baseline, in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }
}

/// The old name.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The old name.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
