// A section as the compositional solver is given it.
// Apple: "NSCollectionLayoutSection".
import Foundation
import UIKitValues

/// A view at a boundary.
package struct BoundaryPlan: Equatable, Sendable {
    var kind: String
    var size: PlanSize
    var insets: NSDirectionalEdgeInsets = .zero
    var alignment: NSRectAlignment
    var offset: CGPoint = .zero
    var extends = true
    var pins = false
    var zIndex = 0

    /// The end of an axis at which the view stands.
    enum End { case near, middle, far }

    func end(_ axis: PlanAxis) -> End {
        switch (axis, alignment) {
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): .near
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): .far
        case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): .near
        case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): .far
        default: .middle
        }
    }
}

/// A view behind a section.
package struct DecorationPlan: Equatable, Sendable {
    var kind: String
    var insets: NSDirectionalEdgeInsets = .zero
    var zIndex = 0
}

/// A section.
package struct SectionPlan: Equatable {
    var group: ItemPlan
    var insets: NSDirectionalEdgeInsets = .zero
    var groupSpacing: CGFloat = 0
    var boundaries: [BoundaryPlan] = []
    var decorations: [DecorationPlan] = []
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Whether boundary views keep to the insets of the content.
    var boundariesKeepToInsets = true
    /// Room before everything else, header included, in points: what lists have above a header.
    var padding: CGFloat = 0
}

/// The place that a section has. Lengths are points.
package struct SectionRoom: Equatable, Sendable {
    /// The layout's size.
    package var size: CGSize
    /// Whether the layout scrolls vertically.
    package var isVertical: Bool
    /// The insets of the section's reference, such as the safe area.
    package var reference: NSDirectionalEdgeInsets
    /// The insets of the boundary views' own reference; they count where those do not keep to the content's.
    package var boundaryReference: NSDirectionalEdgeInsets

    package init(
        size: CGSize, isVertical: Bool = true, reference: NSDirectionalEdgeInsets = .zero,
        boundaryReference: NSDirectionalEdgeInsets = .zero
    ) {
        self.size = size
        self.isVertical = isVertical
        self.reference = reference
        self.boundaryReference = boundaryReference
    }

    var axis: PlanAxis { isVertical ? .vertical : .horizontal }
}

/// A plan that cannot be followed; the section then has no groups.
package enum LayoutProblem: Error, Equatable, Sendable {
    /// A group has no items.
    case emptyGroup
    /// A group's insets leave nothing of its size.
    case insetsTakeAll(NSDirectionalEdgeInsets, CGSize)
    /// Not even one item fits into a group of this size.
    case nothingFits(CGSize)
    /// A length is not a number or infinite. UIKit's text is not known.
    case notFinite

    /// UIKit's text of iOS 17 for the problem where one is known, with the group's own description.
    package func appleText(group: String) -> String {
        func words(_ size: CGSize) -> String { "{\(LayoutWords.number(size.width)), \(LayoutWords.number(size.height))}" }
        switch self {
        case .notFinite: return "A dimension or spacing of this NSCollectionLayoutGroup is not finite.\nGroup: \(group)"
        case .emptyGroup: return "At least 1 subitem is required for a group"
        case .insetsTakeAll(let insets, let size):
            let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map(LayoutWords.number)
            return "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room "
                + "for any subitems itself. Inspect the parent and ensure the contentInsets ({\(numbers.joined(separator: ", "))}) "
                + "do not result in a negative effectiveContentSize when applied to size: \(words(size)).\nGroup: \(group)"
        case .nothingFits(let size):
            return "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit "
                + "even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the "
                + "group when its effective size is \(words(size)).\nGroup: \(group)"
        }
    }
}
