// What the compositional solver is given: descriptors as values, by axis.
// Apple: "UICollectionViewCompositionalLayout".
import Foundation
import UIKitValues

/// An axis of a plan. `horizontal` counts in reading direction; frames are mirrored at the very end.
package enum PlanAxis: Sendable, Equatable {
    case horizontal, vertical
    var other: PlanAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A length: a part of the container's width or height, points, or an estimate in points.
package enum PlanLength: Hashable, Sendable {
    case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat), uniform(CGFloat)

    /// Whether a measured length replaces it.
    var isMeasured: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    /// Whether it is a part of the container's length on an axis.
    func isFraction(of axis: PlanAxis) -> Bool {
        switch self {
        case .width: axis == .horizontal
        case .height: axis == .vertical
        default: false
        }
    }

    func points(in room: CGSize) -> CGFloat {
        switch self {
        case .width(let part): room.width * part
        case .height(let part): room.height * part
        case .absolute(let points), .estimated(let points), .uniform(let points): points
        }
    }
}

/// A width and a height.
package struct PlanSize: Hashable, Sendable {
    var width: PlanLength
    var height: PlanLength

    package init(width: PlanLength, height: PlanLength) {
        self.width = width
        self.height = height
    }

    subscript(_ axis: PlanAxis) -> PlanLength { axis == .horizontal ? width : height }
    /// The axes along which a measured length replaces the estimate.
    var measures: UIAxis {
        (width.isMeasured ? UIAxis.horizontal : []).union(height.isMeasured ? UIAxis.vertical : [])
    }
    func points(in room: CGSize) -> CGSize { CGSize(width: width.points(in: room), height: height.points(in: room)) }
}

/// A distance in points; a flexible one also takes a share of what is left.
package struct PlanSpacing: Hashable, Sendable {
    var amount: CGFloat
    var isFlexible = false
}

/// Distances around an item.
package struct PlanEdges: Hashable, Sendable {
    var leading: PlanSpacing?
    var top: PlanSpacing?
    var trailing: PlanSpacing?
    var bottom: PlanSpacing?

    func near(_ axis: PlanAxis) -> PlanSpacing? { axis == .horizontal ? leading : top }
    func far(_ axis: PlanAxis) -> PlanSpacing? { axis == .horizontal ? trailing : bottom }
    /// The least room that both ends take.
    func least(_ axis: PlanAxis) -> CGFloat { (near(axis)?.amount ?? 0) + (far(axis)?.amount ?? 0) }

    /// Where something begins in a length that leaves so much: flexible ends share what is left.
    func offset(_ axis: PlanAxis, left: CGFloat) -> CGFloat {
        let flexible = (near(axis)?.isFlexible == true ? 1 : 0) + (far(axis)?.isFlexible == true ? 1 : 0)
        let share = flexible > 0 ? max(0, left) / CGFloat(flexible) : 0
        return (near(axis)?.amount ?? 0) + (near(axis)?.isFlexible == true ? share : 0)
    }
}

/// A point of a rectangle.
package struct PlanAnchor: Hashable, Sendable {
    var edges: NSDirectionalRectEdge
    var offset: CGPoint = .zero
    var isFraction = false

    /// The point in a rectangle, for a view of a size.
    func point(in area: CGRect, size: CGSize) -> CGPoint {
        let leads = edges.contains(.leading), trails = edges.contains(.trailing)
        let tops = edges.contains(.top), bottoms = edges.contains(.bottom)
        let x = leads == trails ? area.midX : leads ? area.minX : area.maxX
        let y = tops == bottoms ? area.midY : tops ? area.minY : area.maxY
        return CGPoint(
            x: x + offset.x * (isFraction ? size.width : 1), y: y + offset.y * (isFraction ? size.height : 1))
    }
}

/// A view attached to an item or a group.
package struct ExtraPlan: Equatable, Sendable {
    var kind: String
    var size: PlanSize
    var insets: NSDirectionalEdgeInsets = .zero
    var container: PlanAnchor
    var item: PlanAnchor?
    var zIndex = 0

    /// The view's frame for an owner. Without a point of its own it stands inside, at the owner's point.
    func frame(owner: CGRect, measured: CGSize?) -> CGRect {
        var points = size.points(in: owner.size)
        if let measured {
            if size.width.isMeasured { points.width = measured.width }
            if size.height.isMeasured { points.height = measured.height }
        }
        let there = container.point(in: owner, size: points)
        let own = (item ?? PlanAnchor(edges: container.edges)).point(in: CGRect(origin: .zero, size: points), size: points)
        return CGRect(x: there.x - own.x, y: there.y - own.y, width: points.width, height: points.height)
            .taking(insets, in: size)
    }
}

/// An item, or a group as one.
package struct ItemPlan: Equatable {
    var size: PlanSize
    var insets: NSDirectionalEdgeInsets = .zero
    var edges = PlanEdges()
    var extras: [ExtraPlan] = []
    var group: GroupPlan?

    /// Whether nothing in it waits to be measured.
    var isExact: Bool {
        guard !size.width.isMeasured, !size.height.isMeasured else { return false }
        guard extras.allSatisfy({ !$0.size.width.isMeasured && !$0.size.height.isMeasured }) else { return false }
        return group?.parts.allSatisfy(\.isExact) ?? true
    }

    /// Whether it holds the same number of items whatever is measured.
    var holdsFixedCount: Bool {
        guard let group else { return true }
        guard group.parts.allSatisfy(\.holdsFixedCount) else { return false }
        guard case .list(let items) = group.arrangement, !size[group.axis].isMeasured else { return true }
        return items.allSatisfy { !$0.size[group.axis].isMeasured }
    }
}

/// How the items of a group are placed.
package struct GroupPlan: Equatable {
    var axis: PlanAxis
    var arrangement: PlanArrangement
    var spacing: PlanSpacing?

    var parts: [ItemPlan] {
        switch arrangement {
        case .list(let items): items
        case .repeating(let item, _), .equal(let item, _): [item]
        case .custom: []
        }
    }
}

/// Which items a group has.
package indirect enum PlanArrangement: Equatable {
    /// A list, repeated while there is room.
    case list([ItemPlan])
    /// One, repeated so many times.
    case repeating(ItemPlan, Int)
    /// One, repeated so many times in equal parts of the group's length.
    case equal(ItemPlan, Int)
    case custom(CustomPlaces)
}

/// A closure that places a custom group's items in a group of a size, which has insets.
package struct CustomPlaces: Equatable {
    var places: (CGSize, NSDirectionalEdgeInsets) -> [CustomPlace]
    /// The group that the closure belongs to; closures themselves cannot be compared.
    private let owner: AnyObject?

    package init(of owner: AnyObject? = nil, _ places: @escaping (CGSize, NSDirectionalEdgeInsets) -> [CustomPlace]) {
        self.places = places
        self.owner = owner
    }

    /// The same group's closure.
    package static func == (one: CustomPlaces, other: CustomPlaces) -> Bool {
        one.owner != nil && one.owner === other.owner
    }
}

/// The frame of an item in a custom group.
package struct CustomPlace: Equatable, Sendable {
    var frame: CGRect
    var zIndex: Int

    package init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension CGSize {
    subscript(_ axis: PlanAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    init(_ axis: PlanAxis, _ along: CGFloat, _ across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

extension NSDirectionalEdgeInsets {
    func near(_ axis: PlanAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func far(_ axis: PlanAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func both(_ axis: PlanAxis) -> CGFloat { near(axis) + far(axis) }

    static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }

    /// The insets that count for a size: an axis with an estimate has none (documented).
    func counting(for size: PlanSize) -> NSDirectionalEdgeInsets {
        var insets = self
        if size.width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if size.height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

extension CGRect {
    /// The rectangle without an item's content insets; at least empty.
    func taking(_ insets: NSDirectionalEdgeInsets, in size: PlanSize) -> CGRect {
        guard insets != .zero else { return self }
        let insets = insets.counting(for: size)
        return CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
