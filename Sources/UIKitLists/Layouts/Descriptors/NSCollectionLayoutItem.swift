// The blueprint of one cell.
// Apple: "NSCollectionLayoutItem".
import Foundation
import UIKitCore
import UIKitValues

/// The size, insets and distances of one item in a group.
///
/// Apple: "NSCollectionLayoutItem".
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size, before the content insets.
    public internal(set) final var layoutSize = NSCollectionLayoutSize()
    /// The views attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { extras }
    final var extras: [NSCollectionLayoutSupplementaryItem] = []
    /// What is taken off the item's frame after it was placed, in points. Ignored on an axis whose dimension is an estimate.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item, which take part in the layout; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of no size. APPLE-DIFF: Apple has the other initializers alone.
    public override init() { super.init() }
    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        self.layoutSize = layoutSize
    }
    /// An item of a size with views attached to it.
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(layoutSize: layoutSize)
        extras = supplementaryItems
    }

    /// A second item with the same values, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate(NSCollectionLayoutItem()) }
    /// The item's class, address and size.
    open override var description: String { MainActor.assumeIsolated { words } }
    /// Takes over what an item of a subclass has beyond this class; called by `copy(with:)`.
    func takeOwnValues(of item: NSCollectionLayoutItem) {}
    /// The plan of the solver.
    var plan: ItemPlan { basePlan }
}

extension NSCollectionLayoutItem {
    /// Gives a new item this one's values. A subclass's `init()` makes the item where the class has one.
    func duplicate<Item: NSCollectionLayoutItem>(_ plain: Item) -> Item {
        let item = LayoutCopy.fresh(of: self, plain: plain)
        item.layoutSize = layoutSize
        item.extras = extras
        item.contentInsets = contentInsets
        item.edgeSpacing = edgeSpacing
        item.takeOwnValues(of: self)
        return item
    }

    var basePlan: ItemPlan {
        ItemPlan(
            size: layoutSize.plan, insets: contentInsets, edges: edgeSpacing?.plan ?? PlanEdges(),
            extras: supplementaryItems.map(\.extraPlan))
    }

    /// UIKit's words for the item in messages (observed in public logs).
    var words: String { "<\(type(of: self)) \(ObjectName.address(self)) size=\(layoutSize.words)>" }
}
