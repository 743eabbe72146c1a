// What of a layout is no longer true.
// Apple: "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext".
import CoreGraphics
import Foundation

/// The parts of a layout that are to be made again. A layout with parts of its own subclasses it.
///
/// Apple: "UICollectionViewLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var extent = InvalidatedExtent()
    final var movement: InteractiveMovement?
    /// What only the house's layouts say to themselves.
    final var inner = InnerInvalidation()

    /// Nothing in particular.
    public override init() { super.init() }

    /// Whether everything is to be made again; so after `reloadData()`.
    open var invalidateEverything: Bool { extent.everything }
    /// Whether the numbers of sections and items are to be asked again.
    open var invalidateDataSourceCounts: Bool { extent.counts }

    /// Adds items to those that are to be made again.
    open func invalidateItems(at indexPaths: [IndexPath]) { extent.items = (extent.items ?? []) + indexPaths }
    /// Adds supplementary views of a kind to those that are to be made again.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        extent.supplementaries = InvalidatedExtent.adding(indexPaths, of: elementKind, to: extent.supplementaries)
    }
    /// Adds decoration views of a kind to those that are to be made again.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        extent.decorations = InvalidatedExtent.adding(indexPaths, of: elementKind, to: extent.decorations)
    }
    /// The items that are to be made again; nil where none were named.
    open var invalidatedItemIndexPaths: [IndexPath]? { extent.items }
    /// The supplementary views that are to be made again, by kind; nil where none were named.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { extent.supplementaries }
    /// The decoration views that are to be made again, by kind; nil where none were named.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { extent.decorations }

    /// What the collection view adds to its content offset, in points; zero unless set.
    open var contentOffsetAdjustment = CGPoint.zero
    /// What the collection view adds to its content size before it asks for it, in points; zero unless set.
    open var contentSizeAdjustment = CGSize.zero

    /// Where items that a finger moves were; nil unless items are moved.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    /// Where items that a finger moves are going; nil unless items are moved.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
    /// The place of the moved items in points of the content; zero unless items are moved.
    open var interactiveMovementTarget: CGPoint { movement?.place ?? .zero }
}

/// What a context names.
struct InvalidatedExtent: Equatable {
    var everything = false
    var counts = false
    var items: [IndexPath]?
    var supplementaries: [String: [IndexPath]]?
    var decorations: [String: [IndexPath]]?

    static func adding(
        _ indexPaths: [IndexPath], of kind: String, to known: [String: [IndexPath]]?
    ) -> [String: [IndexPath]] {
        var all = known ?? [:]
        all[kind, default: []] += indexPaths
        return all
    }
}

/// What a layout of the house tells itself by a context. Changed by `UICollectionViewFlowLayout+Invalidation.swift`,
/// `UICollectionViewCompositionalLayout+Invalidation.swift`, `UICollectionViewCompositionalLayout+Measuring.swift` and
/// `UICollectionViewCompositionalLayout+Shelves.swift`.
struct InnerInvalidation {
    /// An element that was measured, and its size in points.
    struct Measured {
        var category: UICollectionElementCategory
        var kind: String?
        var path: IndexPath
        var size: CGSize
    }
    var measured: [Measured] = []
    /// Whether frames stay, and only what depends on the visible part is placed anew: pinned views, shelves.
    var isPartial = false
}

/// Items that a finger moves.
struct InteractiveMovement: Equatable {
    var previous: [IndexPath]
    var target: [IndexPath]
    var place: CGPoint
}

extension UICollectionViewLayoutInvalidationContext {
    /// What the collection view says of itself before it hands a context to its layout.
    package func markInvalid(everything: Bool, counts: Bool) {
        extent.everything = everything
        extent.counts = counts
    }

    /// The moved items, told by the collection view.
    package func markMovement(from previous: [IndexPath], to target: [IndexPath], at place: CGPoint) {
        movement = InteractiveMovement(previous: previous, target: target, place: place)
    }
}

/// What of a flow layout is no longer true.
///
/// Apple: "UICollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes and spacings again; true unless set.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the layout's own properties have changed; true unless set.
    open var invalidateFlowLayoutAttributes = true

    /// Everything of a flow layout.
    public override init() { super.init() }
}
