// A section of a compositional layout.
// Apple: "NSCollectionLayoutSection".
import Foundation
import UIKitCore
import UIKitValues

/// A group that is repeated until all of a section's items are placed, with what surrounds it.
///
/// Apple: "NSCollectionLayoutSection".
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final var group = NSCollectionLayoutGroup()
    /// What a section that is a list knows as one; nil for others.
    final var list: ListSection?
    private var scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
    private var reference = UIContentInsetsReference.automatic

    /// The distances from the section's boundary to its groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups in points.
    open var interGroupSpacing: CGFloat = 0
    /// The boundary from which the content insets count; `automatic` for the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The boundary from which the insets of boundary views count; `automatic` for the content's, with its insets.
    open var supplementaryContentInsetsReference: UIContentInsetsReference {
        get { reference }
        set { reference = newValue }
    }
    /// Whether boundary views keep to the content insets.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference; .none for false.")
    open var supplementariesFollowContentInsets: Bool {
        get { reference != .none }
        set { reference = newValue ? .automatic : .none }
    }
    /// Whether and how the section scrolls across the layout's scroll axis.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How a section that scrolls across bounces and slows down.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    /// Views at the section's boundary, such as headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A closure that is called before each pass that shows elements of the section; it may change them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views behind the section, such as a background.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A section of an empty group. APPLE-DIFF: Apple has the other initializer alone.
    public override init() { super.init() }
    /// A section that repeats a copy of a group.
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group.copy(with: nil) as? NSCollectionLayoutGroup ?? group
    }

    /// A second section with the same values, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LayoutCopy.fresh(of: self, plain: NSCollectionLayoutSection())
        copy.takeValues(of: self)
        copy.scrolling = scrolling.duplicate()
        return copy
    }
}

/// A closure that is called with a section's visible elements, its scroll offset in points and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

extension NSCollectionLayoutSection {
    fileprivate func takeValues(of section: NSCollectionLayoutSection) {
        group = section.group.copy(with: nil) as? NSCollectionLayoutGroup ?? section.group
        list = section.list
        contentInsets = section.contentInsets
        interGroupSpacing = section.interGroupSpacing
        contentInsetsReference = section.contentInsetsReference
        supplementaryContentInsetsReference = section.supplementaryContentInsetsReference
        orthogonalScrollingBehavior = section.orthogonalScrollingBehavior
        boundarySupplementaryItems = section.boundarySupplementaryItems
        visibleItemsInvalidationHandler = section.visibleItemsInvalidationHandler
        decorationItems = section.decorationItems
    }

    /// The plan of the solver; custom groups are asked with an environment of these traits.
    package func sectionPlan(in environment: (any NSCollectionLayoutEnvironment)?) -> SectionPlan {
        SectionPlan(
            group: group.groupPlan(in: environment), insets: contentInsets, groupSpacing: interGroupSpacing,
            boundaries: boundarySupplementaryItems.map(\.boundaryPlan), decorations: decorationItems.map(\.decorationPlan),
            behavior: orthogonalScrollingBehavior, boundariesKeepToInsets: supplementaryContentInsetsReference == .automatic)
    }
}
