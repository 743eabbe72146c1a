// Views that belong to an item, a group, a section or the layout.
// Apple: "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutBoundarySupplementaryItem".
import Foundation
import UIKitValues

/// A view attached to an item or a group, such as a badge. It takes no room in the layout.
///
/// Apple: "NSCollectionLayoutSupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the data source knows the view.
    public private(set) final var elementKind = ""
    /// The point of the item or group at which the view is attached.
    public private(set) final var containerAnchor = NSCollectionLayoutAnchor()
    /// The view's own point that is put there; nil for the same edges as the container's.
    public private(set) final var itemAnchor: NSCollectionLayoutAnchor?
    /// The place in front of others; 0 unless set.
    open var zIndex = 0

    /// A view of no kind and size. APPLE-DIFF: Apple has the other initializers alone.
    public override init() { super.init() }
    /// A view inside a container, at the container's edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init()
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }
    /// A view whose own anchor is put at the container's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    /// A second item with the same values, of the same class.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate(NSCollectionLayoutSupplementaryItem()) }
    override func takeOwnValues(of item: NSCollectionLayoutItem) {
        guard let item = item as? NSCollectionLayoutSupplementaryItem else { return }
        elementKind = item.elementKind
        containerAnchor = item.containerAnchor
        itemAnchor = item.itemAnchor
        zIndex = item.zIndex
    }
    final func setKind(_ kind: String) { elementKind = kind }
}

extension NSCollectionLayoutSupplementaryItem {
    var extraPlan: ExtraPlan {
        ExtraPlan(
            kind: elementKind, size: layoutSize.plan, insets: contentInsets, container: containerAnchor.plan,
            item: itemAnchor?.plan, zIndex: zIndex)
    }
}

/// A view at the boundary of a section or of the layout: a header or a footer.
///
/// Apple: "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section or layout becomes larger by the view, which then stands outside the content. True unless set.
    open var extendsBoundary = true
    /// Whether the view keeps to the visible part while its section is there. False unless set.
    open var pinToVisibleBounds = false
    /// The edge or corner at which the view stands.
    public private(set) final var alignment = NSRectAlignment.none
    /// The view's offset from there in points.
    public private(set) final var offset = CGPoint.zero

    /// A view of no kind and size. APPLE-DIFF: Apple has the other initializers alone.
    public override init() { super.init() }
    /// A view at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init()
        self.layoutSize = layoutSize
        setKind(elementKind)
        self.alignment = alignment
    }
    /// A view at so many points from an edge or corner.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
        offset = absoluteOffset
    }

    /// A second item with the same values, of the same class.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate(NSCollectionLayoutBoundarySupplementaryItem()) }
    override func takeOwnValues(of item: NSCollectionLayoutItem) {
        super.takeOwnValues(of: item)
        guard let item = item as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        extendsBoundary = item.extendsBoundary
        pinToVisibleBounds = item.pinToVisibleBounds
        alignment = item.alignment
        offset = item.offset
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    var boundaryPlan: BoundaryPlan {
        BoundaryPlan(
            kind: elementKind, size: layoutSize.plan, insets: contentInsets, alignment: alignment, offset: offset,
            extends: extendsBoundary, pins: pinToVisibleBounds, zIndex: zIndex)
    }
}
