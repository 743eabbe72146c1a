// The further damage that follows from a change below a backdrop.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A part of the damage, with the node that made it.
struct DamagePart {
    let rect: PixelRect
    /// The layers above the node, from the root, in both trees.
    let owners: [(old: RenderNode, new: RenderNode)]
    /// The node; nil if the part does not belong to a single node.
    let node: RenderNode?
    /// Whether it is the old tree's.
    let isOld: Bool

    enum Relation {
        /// The node is painted after the backdrop has read the pixels below it.
        case above
        case below
        /// The node contains the backdrop or is the backdrop, so any pixel below may have changed.
        case around
    }

    /// How a tree paints the node against a backdrop of the same tree.
    func relation(to backdrop: BackdropPlace) -> Relation {
        let path = owners.map { isOld ? $0.old : $0.new } + (node.map { [$0] } ?? [])
        var index = 0
        while index < path.count, index < backdrop.path.count, path[index] === backdrop.path[index] { index += 1 }
        // 1. In the backdrop.
        if index == backdrop.path.count { return index < path.count || node == nil ? .above : .around }
        // 2. An owner of the backdrop, or an unknown place in one.
        guard index > 0, index < path.count else { return node == nil ? .below : .around }
        // 3. Siblings, or what is in them.
        let owner = path[index - 1], one = path[index], other = backdrop.path[index]
        if owner.needsSorting {
            return owner.sortedChildren.first { $0 === one || $0 === other } === other ? .above : .below
        }
        var first: RenderNode?
        _ = owner.children.root?.first { node in
            guard node === one || node === other else { return false }
            first = node
            return true
        }
        return first === other ? .above : .below
    }
}

extension NodeChunk {
    /// Visits the nodes from the first one until `body` returns true. Returns whether one did.
    fileprivate func first(where body: (RenderNode) -> Bool) -> Bool {
        nodes.contains(where: body) || chunks.contains { $0.first(where: body) }
    }
}

/// The backdrops of two frames and what is kept of them.
struct BackdropFrame {
    let old: [BackdropPlace]
    let new: [BackdropPlace]
    let stores: BackdropStores
    let screen: PixelRect

    /// Compares the backdrops of the frame before with those of the new tree; nil if neither has one.
    init?(
        _ before: [BackdropPlace], _ new: RenderNode, scale: CGFloat, thinnest: CGFloat = .infinity, screen: PixelRect,
        stores: BackdropStores
    ) {
        let after = BackdropFinder.places(in: new, scale: scale, thinnest: thinnest, screen: screen)
        if before.isEmpty && after.isEmpty { return nil }
        (self.old, self.new) = (before, after)
        self.stores = stores
        self.screen = screen
    }

    /// More backdrops than are looked after one by one.
    private static let maximumCount = 128

    /// Whether the frame is drawn whole and nothing is kept: two states of one layer on the screen at once (transitions),
    /// or too many backdrops.
    var isTangled: Bool {
        new.count > Self.maximumCount || Set(new.map(\.id)).count < new.count
    }

    /// The regions in which nothing may be moved by copying, in the old frame and in the new one.
    var obstacles: (old: PixelRegion, new: PixelRegion) {
        (PixelRegion(old.map(\.area)), PixelRegion(new.map(\.area)))
    }

    // MARK: Growth

    /// The damage with all that changes with it, and with what must be read again. Nil parts: where they came from is not
    /// known.
    func grown(_ damage: PixelRegion, _ parts: [DamagePart]?) -> PixelRegion {
        if damage.contains(screen) { return damage }
        var region = damage
        let direct = new.filter { !$0.isGroup }
        if direct.contains(where: \.isOrderless) {
            growWhole(&region, direct)
        } else {
            growInOrder(&region, direct, parts)
        }
        // A part that is drawn anew needs the pixels below around it.
        for _ in 0...direct.count {
            var isDone = true
            for place in direct where region.intersects(place.area) {
                let needed = unknown(place, around: region)
                if needed.rects.allSatisfy({ region.contains($0) }) { continue }
                stores[place.id]?.rest()
                region.formUnion(needed)
                isDone = false
            }
            if isDone { return region }
        }
        return PixelRegion(screen)
    }

    private func unknown(_ place: BackdropPlace, around region: PixelRegion) -> PixelRegion {
        guard let store = stores[place.id], store.area == place.area else { return PixelRegion(place.area) }
        if store.unknown.isEmpty { return PixelRegion() }
        return PixelRegion(region.intersection(place.area).rects.map { $0.insetBy(-place.margin) })
            .intersection(store.unknown)
    }

    /// One backdrop after the other: what changed below it changes its output, which lies below the next.
    private func growInOrder(_ region: inout PixelRegion, _ direct: [BackdropPlace], _ parts: [DamagePart]?) {
        var before: [ObjectIdentifier: BackdropPlace] = [:]
        for place in old { before[place.id] = place }
        var outputs = PixelRegion()
        for place in direct { stores[place.id]?.changed = PixelRegion() }
        for place in direct where region.intersects(place.area) {
            var changed = outputs.intersection(place.area)
            if let parts {
                for part in parts where part.rect.intersects(place.area) {
                    if changed.contains(part.rect.intersection(place.area)) { continue }
                    let seen = part.isOld ? before[place.id] : place
                    switch seen.map(part.relation) ?? .around {
                    case .above: break
                    case .below: changed.formUnion(part.rect.intersection(place.area))
                    case .around: changed = PixelRegion(place.area)
                    }
                }
            } else {
                changed = region.intersection(place.area)
            }
            if changed.isEmpty { continue }
            stores[place.id]?.changed = changed
            let grown = PixelRegion(changed.rects.map { $0.insetBy(-place.margin).intersection(place.area) })
            outputs.formUnion(grown)
            region.formUnion(grown)
        }
    }

    /// Extends the damage for backdrops without a painting order: each backdrop that the damage touches is damaged as a whole.
    private func growWhole(_ region: inout PixelRegion, _ direct: [BackdropPlace]) {
        for _ in direct {
            let touched = direct.filter { region.intersects($0.area) && !region.contains($0.area) }
            if touched.isEmpty { return }
            for place in touched { region.formUnion(place.area) }
        }
    }

    // MARK: Rectangles

    /// The rectangles to draw, in which all that a backdrop has to read anew lies in one. They may overlap and be larger
    /// than the damage.
    func drawn(_ damage: PixelRegion) -> [PixelRect] {
        var groups = new.filter { !$0.isGroup && damage.intersects($0.area) }.map { [$0.area] }
        let isSplit = groups.contains { areas in damage.rects.filter { $0.intersects(areas[0]) }.count > 1 }
        if !isSplit { return damage.rects }
        func bounds(_ areas: [PixelRect]) -> PixelRect {
            areas.reduce(.empty) { $0.union(damage.intersection($1).bounds) }
        }
        // Backdrops that read from the same rectangle go together.
        var boxes = groups.map(bounds)
        var index = 0
        while index < groups.count {
            let partner = groups.indices.first { other in
                other != index
                    && (groups[other].contains { $0.intersects(boxes[index]) }
                        || groups[index].contains { one in groups[other].contains { $0.intersects(one) } })
            }
            guard let partner else {
                index += 1
                continue
            }
            let (low, high) = (min(index, partner), max(index, partner))
            groups[low] += groups.remove(at: high)
            boxes.remove(at: high)
            boxes[low] = bounds(groups[low])
            index = 0
        }
        return boxes + boxes.reduce(damage) { $0.subtracting($1) }.rects
    }
}
