// Items along a line, or at places of the app's choice.
// Apple: "NSCollectionLayoutGroup".
import Foundation
import UIKitCore
import UIKitValues

/// Items that are placed together. A group is an item itself, so that groups nest.
///
/// Items are copied when a group is made of them (memory): what is set on them afterwards has no effect.
///
/// Apple: "NSCollectionLayoutGroup".
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    final var content = GroupContent()
    /// The distance between the group's items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The views attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { extras }
        set { extras = newValue }
    }
    /// The items that the group was made of; empty for a custom group.
    open var subitems: [NSCollectionLayoutItem] { content.subitems }

    /// A group without items. APPLE-DIFF: Apple makes groups by the class methods alone.
    public override init() { super.init() }

    /// A group that repeats an item so many times from leading to trailing. The item keeps its own size: the group has to
    /// have room for all of them.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .horizontal, [subitem], .repeating(count)) }
    /// A group of so many items of equal width, which share the group's width.
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .horizontal, [subitem], .equal(count))
    }
    /// A group that repeats a list of items from leading to trailing while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .horizontal, subitems, .list)
    }
    /// A group that repeats an item so many times from top to bottom. The item keeps its own size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .vertical, [subitem], .repeating(count)) }
    /// A group of so many items of equal height, which share the group's height.
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .vertical, [subitem], .equal(count))
    }
    /// A group that repeats a list of items from top to bottom while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .vertical, subitems, .list)
    }
    /// A group whose items are where a closure says, in points of the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = make(layoutSize, .horizontal, [], .list)
        group.content.provider = itemProvider
        return group
    }

    /// The group and its items as indented lines.
    open func visualDescription() -> String { lines(indent: "") }
    /// A second group with the same values and copies of the items, of the same class.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate(NSCollectionLayoutGroup()) }
    /// The group's class, address, size and items.
    open override var description: String { MainActor.assumeIsolated { lines(indent: "") } }
    override func takeOwnValues(of item: NSCollectionLayoutItem) {
        guard let item = item as? NSCollectionLayoutGroup else { return }
        interItemSpacing = item.interItemSpacing
        content = item.content
        content.subitems = LayoutCopy.all(item.content.subitems)
    }
    override var plan: ItemPlan { groupPlan(in: nil) }
}

/// A closure that places the items of a custom group, given the group as the container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
///
/// Apple: "NSCollectionLayoutGroupCustomItem".
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in points of the group.
    public private(set) final var frame = CGRect.zero
    /// The place in front of others.
    public private(set) final var zIndex = 0

    /// An empty frame. APPLE-DIFF: Apple has the other initializers alone.
    public override init() { super.init() }
    /// A frame in points of the group.
    public convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }
    /// A frame in points of the group, and its place in front of others.
    public convenience init(frame: CGRect, zIndex: Int) {
        self.init(frame: frame)
        self.zIndex = zIndex
    }
    /// A second item of the same frame.
    open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
}
