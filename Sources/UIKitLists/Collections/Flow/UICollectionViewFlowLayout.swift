// The flow layout: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UICollectionViewFlowLayout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Places items in lines that run across the scroll direction, with a header and a footer for each section.
///
/// A delegate that is a ``UICollectionViewDelegateFlowLayout`` decides before the properties do. Lengths are points.
///
/// Apple: "UICollectionViewFlowLayout".
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    final var flow = FlowOptions()
    final var solved = FlowSolved()

    /// Creates a layout that scrolls down.
    public override init() { super.init() }
    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeFlow(from: coder)
    }
    /// Encodes sizes, spacings and the direction.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeFlow(with: coder)
    }

    // MARK: Properties

    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { flow.direction }
        set { set(\.direction, newValue) }
    }
    /// The least distance between lines; 10 by default.
    open var minimumLineSpacing: CGFloat {
        get { flow.lineSpacing }
        set { set(\.lineSpacing, newValue) }
    }
    /// The least distance between the items of a line; 10 by default. Full lines are justified.
    open var minimumInteritemSpacing: CGFloat {
        get { flow.itemSpacing }
        set { set(\.itemSpacing, newValue) }
    }
    /// The size of items; 50 by 50 by default.
    open var itemSize: CGSize {
        get { flow.itemSize }
        set { set(\.itemSize, newValue) }
    }
    /// The size that counts until a cell has said its own; zero, the default, for cells that are not asked.
    open var estimatedItemSize: CGSize {
        get { flow.estimate }
        set { set(\.estimate, newValue) }
    }
    /// The insets of each section's items.
    open var sectionInset: UIEdgeInsets {
        get { flow.inset }
        set { set(\.inset, newValue) }
    }
    /// The boundary from which ``sectionInset`` counts; the content inset by default.
    open var sectionInsetReference: SectionInsetReference {
        get { flow.reference }
        set { set(\.reference, newValue) }
    }
    /// The size of headers, of which the length along the scroll direction counts; zero, the default, for none.
    open var headerReferenceSize: CGSize {
        get { flow.header }
        set { set(\.header, newValue) }
    }
    /// The size of footers, likewise.
    open var footerReferenceSize: CGSize {
        get { flow.footer }
        set { set(\.footer, newValue) }
    }
    /// Whether a header stays at the visible edge while its section is there; false by default.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { flow.pinsHeaders }
        set { set(\.pinsHeaders, newValue) }
    }
    /// Whether a footer stays at the visible edge while its section is there; false by default.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { flow.pinsFooters }
        set { set(\.pinsFooters, newValue) }
    }

    // MARK: Answers

    /// `UICollectionViewFlowLayoutInvalidationContext`. A subclass answers a class below it (UIK2803 else).
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    /// Asks the delegate and solves the lines where that is necessary. Call super.
    open override func prepare() { prepareFlow() }
    /// The size of the content.
    open override var collectionViewContentSize: CGSize { solved.solution?.contentSize ?? .zero }
    /// Returns the elements that touch a rectangle. A subclass that changes one copies it first (UIK2804).
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    /// Returns an item's place; nil where there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }
    /// Returns the place of a header or footer; nil where the section has none (UIK2805 where there is no such section).
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { band(elementKind, indexPath) }

    // MARK: Invalidation

    /// Marks what a context names as no longer true. Call super.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }
    /// Whether the length across the scroll direction changes, or headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows(newBounds) }
    /// Returns the context of a change of bounds: sizes and lines are kept where the length across is.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        boundsContext(newBounds)
    }
    /// Whether a cell wants another size in a layout that estimates sizes.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { follows(preferredAttributes, originalAttributes) }
    /// Returns the context by which a cell gets the size that it wants.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { measuredContext(preferredAttributes) }
    /// Returns the context of a step of a movement: the items between make room, nobody is asked.
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        withoutMetrics(
            super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
    }

    // MARK: Changes

    /// Prepares for a batch of changes. Call super.
    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    /// Ends a batch of changes. Call super.
    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        forgetBefore()
    }
    /// Prepares for an animated change of bounds. Call super.
    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        rememberBefore()
    }
    /// Ends an animated change of bounds. Call super.
    open override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        forgetBefore()
    }
    /// Returns where an item that appears begins: at its old place, or without opacity at its new one.
    open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemBefore(itemIndexPath)
    }
    /// Returns where an item that disappears ends: at its new place, or without opacity at its old one.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { itemAfter(itemIndexPath) }
    /// The same for a header or footer that appears.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { bandBefore(elementKind, elementIndexPath) }
    /// The same for a header or footer that disappears.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { bandAfter(elementKind, elementIndexPath) }

    // MARK: The house's own

    override func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        solved.measures && attributes.representedElementCategory == .cell ? .both : []
    }
}
