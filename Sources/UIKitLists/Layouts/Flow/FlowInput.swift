// What a flow layout is given: the container and, for each section, sizes and spacings.
// Apple: "UICollectionViewFlowLayout".
import Foundation
import UIKitValues

/// The place that a flow layout fills. Lengths are points.
package struct FlowContainer: Equatable, Sendable {
    /// The collection view's size.
    package var size: CGSize
    /// The adjusted content inset.
    package var contentInset: UIEdgeInsets
    /// The insets of the chosen `sectionInsetReference`; across the scroll axis they count where they are larger than
    /// the content inset (documented).
    package var referenceInset: UIEdgeInsets
    /// Whether the content scrolls vertically; lines then run horizontally.
    package var isVertical: Bool
    /// Whether x is mirrored; false at Apple unless a subclass asks for it (documented).
    package var isMirrored: Bool
    /// Device pixels a point. Origins are rounded to pixels (observed: NHAlignmentFlowLayout#7).
    package var scale: CGFloat

    package init(
        size: CGSize, contentInset: UIEdgeInsets = .zero, referenceInset: UIEdgeInsets = .zero, isVertical: Bool = true,
        isMirrored: Bool = false, scale: CGFloat = 1
    ) {
        self.size = size
        self.contentInset = contentInset
        self.referenceInset = referenceInset
        self.isVertical = isVertical
        self.isMirrored = isMirrored
        self.scale = scale
    }

    /// The content's length across the scroll axis: the view's without the content inset.
    var across: CGFloat {
        isVertical
            ? size.width - contentInset.left - contentInset.right : size.height - contentInset.top - contentInset.bottom
    }

    /// What the reference takes at both ends of a line, beyond the content inset.
    var referenceAcross: (lead: CGFloat, trail: CGFloat) {
        isVertical
            ? (max(0, referenceInset.left - contentInset.left), max(0, referenceInset.right - contentInset.right))
            : (max(0, referenceInset.top - contentInset.top), max(0, referenceInset.bottom - contentInset.bottom))
    }

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
}

/// The sizes of a section's items in points.
package enum FlowSizes: Equatable, Sendable {
    /// All items have one size; lines are arithmetic and need no storage.
    case uniform(CGSize)
    /// A size for each item. Equal ones are found out.
    case varying([CGSize])
}

/// A section of a flow layout. Lengths are points.
package struct FlowSectionInput: Equatable, Sendable {
    package var count: Int
    package var sizes: FlowSizes
    /// Between lines, along the scroll axis.
    package var lineSpacing: CGFloat
    /// Between the items of a line, at least.
    package var itemSpacing: CGFloat
    package var inset: UIEdgeInsets
    /// The header's length along the scroll axis; 0 for none. Across it is as long as the content (L90).
    package var header: CGFloat
    /// The footer's, likewise.
    package var footer: CGFloat
    /// Whether an item alone in the last line is centred: so with automatic sizes (widely reported; memory).
    package var centersLoneItem: Bool

    package init(
        count: Int, sizes: FlowSizes = .uniform(FlowMeasures.itemSize), lineSpacing: CGFloat = FlowMeasures.spacing,
        itemSpacing: CGFloat = FlowMeasures.spacing, inset: UIEdgeInsets = .zero, header: CGFloat = 0, footer: CGFloat = 0,
        centersLoneItem: Bool = false
    ) {
        self.count = max(0, count)
        self.sizes = sizes
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.inset = inset
        self.header = max(0, header)
        self.footer = max(0, footer)
        self.centersLoneItem = centersLoneItem
    }
}

/// A size that a flow layout cannot follow.
package struct FlowFinding: Equatable, Sendable {
    package enum Problem: Equatable, Sendable {
        /// An item is longer than a line has room; it is placed at the leading inset (L94).
        case tooLong(item: CGFloat, room: CGFloat)
        /// A side is zero, negative, infinite or not a number; older SDKs raise an exception.
        case notPositive
    }

    package var problem: Problem
    package var section: Int
    /// The first item concerned.
    package var item: Int
    /// Whether lines run horizontally, so that the width is concerned.
    package var isWidth: Bool

    /// Apple's console text, for a layout and a view that are described so.
    package func appleText(layout: String, view: String) -> String {
        switch problem {
        case .notPositive: return "negative or zero item sizes are not supported in the flow layout"
        case .tooLong:
            let (side, ends) = isWidth ? ("width", "left and right") : ("height", "top and bottom")
            return [
                "The behavior of the UICollectionViewFlowLayout is not defined because:",
                "the item \(side) must be less than the \(side) of the UICollectionView minus the section insets \(ends) "
                    + "values, minus the content insets \(ends) values.",
                "The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view).",
                "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
            ].joined(separator: "\n")
        }
    }
}
