// The values by which a collection view is set up.
// Apple: "UICollectionView", its nested types and constants.
import Foundation
import UIKitCore

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public typealias ScrollDirection = UICollectionViewScrollDirection
    /// The kinds of elements.
    public typealias ElementCategory = UICollectionElementCategory
    /// Called at the end of an interactive transition: whether its animation ended, and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Where an item stands after a scroll to it: one position down, one across, or both.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        /// Positions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle, down.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle, across.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The changes of a cell that ask its layout for another size.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()`, and other content.
        case enabled = 1
        /// Changed constraints of the content as well.
        case enabledIncludingConstraints = 2
    }

    /// The kind of the headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
