// One of the two trees that a move is looked for in: what lies below, above and between the moved layers.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Follows the painter from the root to the moved layers and notes what it paints besides them.
struct MoveSide {
    /// Pixels that the moved layers can reach.
    private(set) var clip: PixelRect
    /// The place of the layer reached last.
    private(set) var place: NodePlace
    private var parent: LayerModel?
    /// The region in which the pixels painted before the moved layers have more than one colour.
    private var below = PixelRegion()
    /// The region in which something else is painted after or between the moved layers, or in which they do not merely move.
    private var above = PixelRegion()
    private var count = 0

    /// More obstacles than are worth looking at.
    var isHopeless: Bool { count > 400 }

    var obstacles: PixelRegion { above.union(below) }

    /// Goes down a path of layers that stay where they are, to the last of them or to a layer that moves below it. Nil
    /// where a layer on the way is not painted straight onto what lies below it.
    init?(path: [RenderNode], mover: RenderNode?, area: PixelRect, _ outer: Projection) {
        self.init(area, outer)
        // 1. What can be seen of the moved layers at all.
        guard path.allSatisfy({ enter($0, obstacles: false) }) else { return nil }
        if let mover {
            reach(mover)
            clip(to: mover.extent)
        } else {
            clip(to: path.last!.children.extent)
        }
        if clip.isEmpty { return nil }
        // 2. What is painted there besides them.
        self.init(clip, outer)
        for (index, node) in path.enumerated() {
            guard enter(node, obstacles: true) else { return nil }
            guard let next = index + 1 < path.count ? path[index + 1] : mover else { break }
            guard passSiblings(in: node, around: next) else { return nil }
        }
        if let mover {
            reach(mover)
            // 3. A moved layer hides what is below its opaque background.
            if !below.isEmpty, let opaque = OpaqueCover.area(of: mover, place) {
                clip = clip.intersection(opaque.rect)
                below = PixelRegion()
                for corner in opaque.cornerAreas { addBelow(corner) }
            }
        }
    }

    private init(_ area: PixelRect, _ outer: Projection) {
        clip = area
        place = NodePlace(matrix: CATransform3DIdentity, outer: outer)
    }

    private mutating func addBelow(_ rect: PixelRect) {
        let rect = rect.intersection(clip)
        if rect.isEmpty { return }
        count += 1
        below.formUnion(rect)
    }

    mutating func addAbove(_ rect: PixelRect) {
        let rect = rect.intersection(clip)
        if rect.isEmpty || isHopeless { return }
        count += 1
        above.formUnion(rect)
    }

    // MARK: Down to the moved layers

    /// Goes to the place of a layer below the one reached last.
    private mutating func reach(_ node: RenderNode) {
        if let parent {
            place = place.child(node.model, of: parent, nil)
        } else {
            place = NodePlace(matrix: node.model.matrix, outer: place.outer)
        }
        parent = node.model
    }

    /// Goes to a layer that stays where it is, and notes what it paints itself. False where its sublayers are not
    /// painted one by one, straight onto what lies below.
    private mutating func enter(_ node: RenderNode, obstacles: Bool) -> Bool {
        reach(node)
        let model = node.model
        guard !model.flags.contains(.hidden), model.opacity >= 1, node.mask == nil,
            !model.flags.contains(.shouldRasterize), !node.traits.contains(.isFiltered), model.special?.isTransform != true,
            model.special?.composesSublayers != true, model.sublayerMatrix == nil,
            !node.children.traits.contains(.isTilted), place.projection.isScaleAndMove,
            place.projection.a > 0, place.projection.d > 0
        else { return false }
        let masks = model.flags.contains(.masksToBounds)
        var shape: RoundedShape?
        switch LayerShape(model, place.projection).form {
        case .snapped(let rounded): shape = rounded
        case .none where !masks: break
        default: return false
        }
        if masks, let shape { clip = clip.intersection(shape.rect) }
        return !obstacles || addOwn(node, shape, masks: masks)
    }

    /// Notes what a layer paints besides its sublayers.
    private mutating func addOwn(_ node: RenderNode, _ shape: RoundedShape?, masks: Bool) -> Bool {
        let model = node.model
        if model.hasRare, model.rare.shadowOpacity > 0, !masks {
            guard model.rare.shadowPath != nil || node.castsItsShape else { return false }
            addBelow(DevicePixels.around(NodeExtent.shadow(of: model, caster: model.bounds), place.projection))
        }
        if let shape, let color = model.backgroundColor, color.premultipliedPixel >> 24 != 0 {
            if shape.rect.contains(clip) {
                if color.premultipliedPixel >> 24 == 255 { below = PixelRegion() }
                for corner in shape.cornerAreas { addBelow(corner) }
            } else {
                addBelow(shape.rect)
            }
        }
        if let shape, model.backgroundPattern != nil { addBelow(shape.rect) }
        if !model.contents.isNone || model.special != nil {
            addBelow(DevicePixels.around(NodeExtent.own(of: model), place.projection))
        }
        if let shape {
            addBorder(model, shape)
            if masks { for corner in shape.cornerAreas { addAbove(corner) } }
        }
        return !isHopeless
    }

    private mutating func addBorder(_ model: LayerModel, _ shape: RoundedShape) {
        guard model.hasRare, model.rare.borderWidth > 0, model.rare.borderColor != nil else { return }
        let width = max(1, DevicePixels.snap(model.rare.borderWidth * place.projection.a))
        let r = shape.rect
        if width * 2 >= min(r.width, r.height) { return addAbove(r) }
        addAbove(PixelRect(minX: r.minX, minY: r.minY, maxX: r.maxX, maxY: r.minY + width))
        addAbove(PixelRect(minX: r.minX, minY: r.maxY - width, maxX: r.maxX, maxY: r.maxY))
        addAbove(PixelRect(minX: r.minX, minY: r.minY, maxX: r.minX + width, maxY: r.maxY))
        addAbove(PixelRect(minX: r.maxX - width, minY: r.minY, maxX: r.maxX, maxY: r.maxY))
        if shape.tile > 0 {
            for corner in shape.corners { addAbove(shape.area(corner, max(shape.tile, width))) }
        }
    }

    /// Notes the sublayers of the layer entered last, but for one.
    private mutating func passSiblings(in node: RenderNode, around one: RenderNode) -> Bool {
        var isAfter = false, found = false
        let projection = place.projection, clip = clip
        func pass(_ node: RenderNode) {
            if node === one {
                isAfter = true
                found = true
                return
            }
            guard !isHopeless, !node.model.flags.contains(.hidden), node.model.opacity > 0 else { return }
            let rect = DevicePixels.around(node.outerExtent, projection)
            if isAfter { addAbove(rect) } else { addBelow(rect) }
        }
        if node.needsSorting {
            for child in node.sortedChildren { pass(child) }
        } else {
            // The one itself is found even where its chunk lies outside the clip.
            let reach = DevicePixels.around(one.outerExtent, projection)
            node.children.root?.forEach(
                where: {
                    let rect = DevicePixels.around($0, projection)
                    return rect.intersects(clip) || rect.intersects(reach) || reach.isEmpty
                }, pass)
        }
        return found && !isHopeless
    }

    // MARK: The moved layers

    /// Sublayers of the layer entered last that do not move with the others.
    mutating func passOthers(_ nodes: [RenderNode]) -> Bool {
        for node in nodes where !node.model.flags.contains(.hidden) && node.model.opacity > 0 && !isHopeless {
            addAbove(DevicePixels.around(node.outerExtent, place.projection))
        }
        return !isHopeless
    }

    private mutating func clip(to extent: CGRect) {
        clip = clip.intersection(DevicePixels.around(extent, place.projection))
    }

    /// Notes where a node that is the same in both trees does not merely move by (`shift`).
    static func check(
        _ node: RenderNode, _ old: inout MoveSide, _ new: inout MoveSide, _ places: (old: NodePlace, new: NodePlace),
        _ shift: (x: Int, y: Int)
    ) {
        let model = node.model
        if model.flags.contains(.hidden) || !(model.opacity > 0) || new.isHopeless { return }
        let before = DevicePixels.around(node.extent, places.old.projection).intersection(old.clip)
        let after = DevicePixels.around(node.extent, places.new.projection).intersection(new.clip)
        if before.isEmpty && after.isEmpty { return }
        guard node.movesWhole, let moved = places.old.projection.shift(to: places.new.projection), moved == shift else {
            old.addAbove(before)
            new.addAbove(after)
            return
        }
        if let mask = node.mask {
            check(
                mask, &old, &new, (places.old.child(mask.model, of: model, nil), places.new.child(mask.model, of: model, nil)),
                shift)
        }
        checkChildren(node.children, of: (node, node), &old, &new, places, shift)
    }

    /// The same for each of a list.
    static func checkChildren(
        _ children: NodeList, of parents: (old: RenderNode, new: RenderNode), _ old: inout MoveSide,
        _ new: inout MoveSide, _ places: (old: NodePlace, new: NodePlace), _ shift: (x: Int, y: Int)
    ) {
        let (oldClip, newClip) = (old.clip, new.clip)
        children.root?.forEach(where: {
            DevicePixels.around($0, places.old.projection).intersects(oldClip)
                || DevicePixels.around($0, places.new.projection).intersects(newClip)
        }) { child in
            let childPlaces = (
                old: places.old.child(child.model, of: parents.old.model, nil),
                new: places.new.child(child.model, of: parents.new.model, nil)
            )
            if child.model.special?.isTransform == true {
                // It has no extent of its own.
                old.addAbove(DevicePixels.around(child.outerExtent, places.old.projection))
                new.addAbove(DevicePixels.around(child.outerExtent, places.new.projection))
            } else {
                DeepWalk.whole { check(child, &old, &new, childPlaces, shift) }
            }
        }
    }
}

extension RenderNode {
    /// Whether the layer itself is drawn by its map to the device alone, whatever part of the screen it lies on.
    fileprivate var movesWhole: Bool {
        if traits.contains(.isFiltered) || model.flags.contains(.shouldRasterize) || model.special?.composesSublayers == true {
            return false
        }
        if model.sublayerMatrix != nil || children.traits.contains(.isTilted) { return false }
        guard model.hasRare, model.rare.shadowOpacity > 0, !model.flags.contains(.masksToBounds) else { return true }
        return model.rare.shadowPath != nil || castsItsShape
    }

    /// Whether the layer's own opaque background is all that can cast its shadow.
    var castsItsShape: Bool {
        guard let color = model.backgroundColor, color.premultipliedPixel >> 24 == 255 else { return false }
        let own = NodeExtent.own(of: model).joined(NodeExtent.childrenExtent(of: model, children: children))
        return model.bounds.contains(own) && !(model.special?.composesSublayers ?? false)
    }
}
