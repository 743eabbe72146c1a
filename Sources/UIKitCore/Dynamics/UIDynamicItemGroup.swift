// Several items as one.
// Apple: "UIDynamicItemGroup".
import CoreGraphics
import Foundation

/// Moves its items as one rigid piece; behaviours are given the group, not the items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// A member and where it stands when the group is not turned.
    struct Member {
        var item: any UIDynamicItem
        var offset: CGPoint
        var transform: CGAffineTransform
    }
    final var members: [Member] = []
    final var place = CGPoint.zero
    final var size = CGSize.zero
    final var turn = CGAffineTransform.identity

    /// A group of items where they stand now.
    public init(items: [any UIDynamicItem]) {
        super.init()
        gather(items)
    }

    /// The items.
    open var items: [any UIDynamicItem] { members.map(\.item) }
    /// The middle of the rectangle around all items; setting it moves them.
    open var center: CGPoint {
        get { place }
        set { place = newValue; placeMembers() }
    }
    /// The size of the rectangle around all items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The group's rotation. Setting it rotates the items about the group's middle.
    open var transform: CGAffineTransform {
        get { turn }
        set { turn = newValue; placeMembers() }
    }
    /// The items' own shapes collide.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
}

extension UIDynamicItemGroup {
    private func gather(_ items: [any UIDynamicItem]) {
        var box = CGRect.null
        for item in items { box = box.union(ItemShape.box(of: item)) }
        guard !box.isNull else { return }
        (place, size) = (CGPoint(x: box.midX, y: box.midY), box.size)
        members = items.map { item in
            Member(
                item: item, offset: CGPoint(x: item.center.x - box.midX, y: item.center.y - box.midY),
                transform: item.transform)
        }
    }

    private func placeMembers() {
        for member in members {
            let offset = member.offset.applying(turn)
            member.item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            let transform = member.transform.concatenating(turn)
            if member.item.transform != transform { member.item.transform = transform }
        }
    }
}
