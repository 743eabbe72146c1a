// The compositional layout: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UICollectionViewCompositionalLayout".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// Places items by groups, and groups by sections, which the app describes. Lengths are points.
///
/// The section provider is asked for each section before the layout answers: after changes of the data, of the traits and of
/// the size.
///
/// Apple: "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    final var described: CompositionalDescription
    final var solved = CompositionalSolved()
    final var shelves = Shelves()

    // MARK: Construction

    /// A layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        described = CompositionalDescription(section: section)
        super.init()
    }
    /// A layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        described = CompositionalDescription(section: section, configuration: Self.copy(configuration))
        super.init()
    }
    /// A layout whose sections a closure gives.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        described = CompositionalDescription(provider: sectionProvider)
        super.init()
    }
    /// A layout whose sections a closure gives.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        described = CompositionalDescription(provider: sectionProvider, configuration: Self.copy(configuration))
        super.init()
    }
    /// A layout without sections: an archive has none (UIK2813).
    public required init?(coder: NSCoder) {
        described = CompositionalDescription(section: NSCollectionLayoutSection())
        super.init(coder: coder)
        Catalogue.compositionalFromArchive.report(object: ObjectName.of(self))
    }

    /// What counts for all sections. The value is copied; setting it makes the layout again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { described.configuration }
        set { configure(newValue) }
    }

    // MARK: Answers

    /// Asks for the sections and solves them where that is necessary. Call super.
    open override func prepare() { prepareSections() }
    /// The size of the content. What sections scroll across is not in it.
    open override var collectionViewContentSize: CGSize { solved.solution?.contentSize ?? .zero }
    /// Returns the elements that touch a rectangle; those of a section that scrolls across by its offset.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    /// Returns an item's place; nil where there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }
    /// Returns the place of a view of a section, an item or a group; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { view(elementKind, indexPath) }
    /// Returns the place of a section's background; nil where there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, indexPath) }
    /// Whether x is mirrored where the interface runs from right to left; true.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    /// Marks what a context names as no longer true. Call super.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }
    /// Whether the size changes, a view is pinned, or a section's handler is told of each pass.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows(newBounds) }
    /// Returns the context of a change of bounds: frames are kept where the size is.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        boundsContext(newBounds)
    }
    /// Whether an element wants another length along an axis that is estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { follows(preferredAttributes, originalAttributes) }
    /// Returns the context by which an element gets the lengths that it wants.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { measuredContext(preferredAttributes) }

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
    /// The same for a view that appears.
    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { viewBefore(elementKind, elementIndexPath) }
    /// The same for a view that disappears.
    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { viewAfter(elementKind, elementIndexPath) }

    // MARK: The house's own

    override func container(of attributes: UICollectionViewLayoutAttributes) -> UIView? { shelf(of: attributes) }
    override func detached(from view: UICollectionView) { removeShelves() }
    override func cellPlace(at indexPath: IndexPath) -> CellPlace? { listPlace(indexPath) }
    override func supplementaryPlace(ofKind kind: String, at indexPath: IndexPath) -> CellPlace? { listPlace(kind, indexPath) }
    override func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { measuredAxes(attributes) }
    override func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        listActions(indexPath, leading)
    }
    override func supplementaryPath(ofKind elementKind: String, at old: IndexPath, newItem: IndexPath?) -> IndexPath? {
        attachedPath(elementKind, old, newItem)
    }
    override func scrollAcross(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) -> Bool {
        bring(indexPath, position, animated)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all lists of one configuration.
    ///
    /// Apple: "UICollectionViewCompositionalLayout", list(using:).
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    fileprivate static func copy(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    fileprivate func configure(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        described.configuration = Self.copy(configuration)
        invalidateLayout()
    }
}
