// The base of all layouts of collection views: what a view asks, and what a layout answers unless a subclass does.
// Apple: "UICollectionViewLayout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Says where a collection view shows its elements.
///
/// A subclass prepares its layout in ``prepare()`` and answers ``collectionViewContentSize`` and
/// ``layoutAttributesForElements(in:)``. Lengths are points of the collection view's content.
///
/// Apple: "UICollectionViewLayout".
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view and what it has told the layout.
    final var link = LayoutLink()

    /// Creates a layout without a collection view.
    public override init() { super.init() }
    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Encodes nothing: the base has no properties of its own.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout; nil for none.
    open var collectionView: UICollectionView? { link.view }

    // MARK: Classes

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the invalidation contexts that the layout makes.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Prepares the layout. Called before the first question and after every invalidation. Does nothing unless overridden.
    open func prepare() {}
    /// The size of the content; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the elements that touch a rectangle; nil unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the place of an item's cell; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the place of a supplementary view; nil unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the place of a decoration view; nil unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Marks all of the layout as no longer true. It is prepared again in the next layout pass.
    open func invalidateLayout() { invalidateAll() }
    /// Marks what a context names as no longer true. Call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(context) }
    /// Whether other bounds of the collection view invalidate the layout; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context of a change of bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { newContext() }
    /// Whether a cell's own wish for a size invalidates the layout; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context of a cell's own wish for a size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { newContext() }

    // MARK: Offsets

    /// Returns where a scroll that a finger left comes to rest; the proposal unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the offset after an animated change; the proposal unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Changes

    /// Prepares for a batch of changes. Call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called inside the animation of a batch of changes.
    open func finalizeCollectionViewUpdates() {}
    /// Prepares for an animated change of bounds, which are the old ones here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after an animated change of bounds.
    open func finalizeAnimatedBoundsChange() {}
    /// Prepares for another layout that takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Prepares to take another layout's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called inside the animation of a change of layouts.
    open func finalizeLayoutTransition() {}
    /// Returns where an item that appears begins; nil means that it fades in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where an item that disappears ends; nil means that it fades out at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a supplementary view that appears begins.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a supplementary view that disappears ends.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a decoration view that appears begins.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns where a decoration view that disappears ends.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the supplementary views that a batch removes; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views that a batch adds; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a batch removes; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a batch adds; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Movement by a finger

    /// Returns the path that a moved item has at a point; the item there unless overridden.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { pathUnderMovement(previousIndexPath, position) }
    /// Returns the place of an item that a finger moves.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { placeUnderMovement(indexPath, position) }
    /// Returns the context of a step of a movement.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(targetIndexPaths, targetPosition, previousIndexPaths) }
    /// Returns the context of a movement's end.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, .zero, previousIndexPaths) }

    // MARK: Direction

    /// The direction that the layout is developed in; left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether x is mirrored where the interface has the other direction; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations

    /// Makes decoration views of a class for a kind; nil ends that.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        link.decorations[elementKind] = viewClass
    }

    // MARK: The house's own

    /// The view that an element's view is put into; nil for the collection view itself. Attributes stay in points of the collection
    /// view's content: the view converts them. Sections that scroll across by themselves answer their scroll view.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView? { nil }
    /// Called when the layout is taken from its collection view: views of the layout's own go.
    func detached(from view: UICollectionView) {}
    /// What the layout tells a cell of a list about its place; nil in layouts that are no lists.
    func cellPlace(at indexPath: IndexPath) -> CellPlace? { nil }
    /// The axes along which a view is asked for the size that it needs; none: it is not asked.
    func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { .both }
    /// The actions that a swipe of a list's item shows. The path is the data source's.
    func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }
    /// The path after a batch of a supplementary or decoration view that stays; nil: it stays with its section. `newItem` is the path
    /// of the item that had the same path; nil where that went.
    func supplementaryPath(ofKind elementKind: String, at old: IndexPath, newItem: IndexPath?) -> IndexPath? { nil }
    /// Whether the collection view mirrors x of all that the layout answers. Layouts that mirror by themselves say false.
    var mirrorsContent: Bool { flipsHorizontallyInOppositeLayoutDirection && isOppositeDirection }
}

/// What a layout knows of its collection view. Changed by `UICollectionViewLayout.swift`.
struct LayoutLink {
    private(set) weak var view: UICollectionView?
    /// The classes of decoration views by their kind.
    var decorations: [String: AnyClass] = [:]

    /// A collection view uses the layout, or none. Called by `UICollectionView+Arranging.swift`, `UICollectionView+Parts.swift` and
    /// `UICollectionView+Transition.swift`.
    mutating func join(_ view: UICollectionView?) { self.view = view }
}
