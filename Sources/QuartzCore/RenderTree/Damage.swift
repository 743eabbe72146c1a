// The pixels that differ between two committed trees.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import Stage

/// Compares two trees of one root by identity; shared parts cost nothing.
struct Damage {
    private var region = PixelRegion()
    private let area: PixelRect
    /// Whether the whole area counts as damaged, since comparing on would cost more than drawing.
    private var isWhole = false
    /// The layers above those being compared.
    private var path: [(old: RenderNode, new: RenderNode)] = []
    private var moves: [MoveCandidate] = []
    /// The nodes that made the damage; nil if no backdrop needs them, or if there are too many.
    private var parts: [DamagePart]?

    /// More moves than this in one frame are drawn.
    private static let maximumMoves = 4
    private static let maximumParts = 400

    /// Returns the region to draw and the copies to make inside the old picture. A move of fewer pixels than `smallestMove` is
    /// drawn.
    static func between(
        _ old: RenderNode, _ new: RenderNode, scale: CGFloat, thinnest: CGFloat = .infinity, area: PixelRect,
        smallestMove: Int, backdrops: BackdropFrame? = nil
    ) -> (damage: PixelRegion, copies: [PixelCopy]) {
        if old === new { return (PixelRegion(), []) }
        var damage = Damage(area: area)
        if backdrops != nil { damage.parts = [] }
        let outer = Projection.screen(scale: scale, thinnest: thinnest)
        damage.compare(old, new, plane: outer, clip: area)
        var region = damage.isWhole ? PixelRegion(area) : damage.region
        if let backdrops { region = backdrops.grown(region, damage.parts) }
        if damage.moves.isEmpty { return (region, []) }
        var finder = MoveFinder(outer, area: area, smallest: smallestMove)
        if let backdrops { finder.excluded = backdrops.obstacles }
        for move in damage.moves { finder.add(move) }
        for rect in finder.destinations { region.subtract(rect) }
        return (region, finder.copies)
    }

    private init(area: PixelRect) { self.area = area }

    private mutating func add(
        _ rect: CGRect, _ plane: Projection, _ clip: PixelRect, of node: RenderNode?, isOld: Bool
    ) {
        if rect.isNull { return }
        let pixels = DevicePixels.around(rect, plane).intersection(clip)
        if pixels.isEmpty || isWhole { return }
        region.formUnion(pixels)
        if let count = parts?.count {
            if count < Self.maximumParts {
                parts?.append(DamagePart(rect: pixels, owners: path, node: node, isOld: isOld))
            } else {
                parts = nil
            }
        }
        if pixels.contains(area) { isWhole = true }
    }

    /// A node that is there on one side only, or changed beyond comparing. `plane` maps the superlayer's space.
    private mutating func addWhole(_ node: RenderNode, _ plane: Projection, _ clip: PixelRect, isOld: Bool) {
        if node.model.flags.contains(.hidden) || !(node.model.opacity > 0) { return }
        add(node.outerExtent, plane, clip, of: node, isOld: isOld)
    }

    /// Two states of one layer inside the same superlayer.
    private mutating func compare(_ old: RenderNode, _ new: RenderNode, plane: Projection, clip: PixelRect) {
        if old === new || isWhole { return }
        DeepWalk.whole { compareLevel(old, new, plane, clip) }
    }

    private mutating func compareLevel(_ old: RenderNode, _ new: RenderNode, _ plane: Projection, _ clip: PixelRect) {
        guard LayerModel.samePlace(old.model, new.model), old.mask === new.mask else {
            addWhole(old, plane, clip, isOld: true)
            addWhole(new, plane, clip, isOld: false)
            if moves.count < Self.maximumMoves, let move = MoveCandidate(old, new, path: path) { moves.append(move) }
            return
        }
        let model = new.model
        if model.flags.contains(.hidden) || !(model.opacity > 0) { return }
        let sameLook = LayerModel.sameLook(old.model, new.model)
        let sameChildren = old.children.root === new.children.root
        if sameLook && sameChildren { return }
        if isolates(old, new) || new.traits.contains(.isSolid) || old.traits.contains(.isSolid)
            || (!sameChildren && !isFlat(old, new))
        {
            addWhole(old, plane, clip, isOld: true)
            addWhole(new, plane, clip, isOld: false)
            return
        }
        let inner = Projection(model.matrix).then(plane)
        if !sameLook {
            add(NodeExtent.own(of: old.model), inner, clip, of: old, isOld: true)
            add(NodeExtent.own(of: new.model), inner, clip, of: new, isOld: false)
        }
        if sameChildren { return }
        var clip = clip
        if model.flags.contains(.masksToBounds) {
            clip = clip.intersection(DevicePixels.around(model.bounds, inner))
            if clip.isEmpty { return }
        }
        let childPlane = model.sublayerMatrix.map { Projection($0).then(inner) } ?? inner
        path.append((old, new))
        compare(old.children.root, new.children.root, plane: childPlane, clip: clip)
        path.removeLast()
    }

    /// Whether pixels of the layer depend on more of its sublayers than lies under them.
    private func isolates(_ old: RenderNode, _ new: RenderNode) -> Bool {
        let model = new.model
        if old.groupsBackdrops || new.groupsBackdrops || model.filters?.own.isEmpty == false { return true }
        // Clips are drawn in another way around layers that read what lies below: nearly the same pixels.
        if model.flags.contains(.masksToBounds),
            old.traits.contains(.readsBelow) != new.traits.contains(.readsBelow)
        {
            return true
        }
        if case .vibrancy? = model.special { return model.flags.contains(.shouldRasterize) || old.castsUnevenly(new) }
        if model.special?.composesSublayers == true || model.special?.isTransform == true { return true }
        return model.flags.contains(.shouldRasterize) || old.castsUnevenly(new)
    }

    /// Whether sublayers lie in the layer's plane, so that their extents can be mapped one by one.
    private func isFlat(_ old: RenderNode, _ new: RenderNode) -> Bool {
        // Layers that intersect each other share their pixels.
        if new.children.traits.contains(.isTilted) || old.children.traits.contains(.isTilted) { return false }
        guard let matrix = new.model.sublayerMatrix else { return true }
        return CATransform3DIsAffine(matrix) && !new.children.traits.contains(.isSolid)
            && !old.children.traits.contains(.isSolid)
    }

    // MARK: Lists

    private mutating func compare(_ old: NodeChunk?, _ new: NodeChunk?, plane: Projection, clip: PixelRect) {
        if old === new || isWhole { return }
        guard let old, let new else {
            if let only = old ?? new { add(only.extent, plane, clip, of: nil, isOld: new == nil) }
            return
        }
        // Chunks of the same shape: pairs.
        if !old.isLeaf, !new.isLeaf, old.chunks.count == new.chunks.count,
            zip(old.chunks, new.chunks).allSatisfy({ $0 === $1 || $0.count == $1.count })
        {
            for (a, b) in zip(old.chunks, new.chunks) where a !== b { compare(a, b, plane: plane, clip: clip) }
            return
        }
        if !old.isLeaf, !new.isLeaf {
            // Leave out what both have at the beginning and at the end.
            let count = min(old.chunks.count, new.chunks.count)
            var first = 0
            while first < count && old.chunks[first] === new.chunks[first] { first += 1 }
            var last = 0
            while last < count - first
                && old.chunks[old.chunks.count - 1 - last] === new.chunks[new.chunks.count - 1 - last]
            { last += 1 }
            var before: [RenderNode] = [], after: [RenderNode] = []
            for chunk in old.chunks[first..<(old.chunks.count - last)] { chunk.collect(into: &before) }
            for chunk in new.chunks[first..<(new.chunks.count - last)] { chunk.collect(into: &after) }
            return compare(before, after, plane: plane, clip: clip)
        }
        var before: [RenderNode] = [], after: [RenderNode] = []
        old.collect(into: &before)
        new.collect(into: &after)
        compare(before, after, plane: plane, clip: clip)
    }

    private mutating func compare(
        _ old: [RenderNode], _ new: [RenderNode], plane: Projection, clip: PixelRect
    ) {
        // 1. Without what is the same at both ends.
        let count = min(old.count, new.count)
        var first = 0
        while first < count && old[first] === new[first] { first += 1 }
        var last = 0
        while last < count - first && old[old.count - 1 - last] === new[new.count - 1 - last] { last += 1 }
        let before = old[first..<(old.count - last)], after = new[first..<(new.count - last)]
        // 2. The same layers in the same order.
        if before.count == after.count, zip(before, after).allSatisfy({ $0.id == $1.id }) {
            for (a, b) in zip(before, after) { compare(a, b, plane: plane, clip: clip) }
            return
        }
        // 3. By layer. Those that kept their order are compared; the others are drawn anew on both sides.
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in before.enumerated() { places[node.id] = index }
        let kept = Self.longestRise(after.map { places[$0.id] })
        var matched = Set<Int>()
        for (index, node) in after.enumerated() {
            if kept.contains(index), let place = places[node.id] {
                matched.insert(place)
                compare(before[before.startIndex + place], node, plane: plane, clip: clip)
            } else {
                addWhole(node, plane, clip, isOld: false)
            }
        }
        for (index, node) in before.enumerated() where !matched.contains(index) {
            addWhole(node, plane, clip, isOld: true)
        }
    }

    /// Indices of a longest rising run of the numbers, nil left out: as few layers as can be count as moved.
    static func longestRise(_ numbers: [Int?]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            guard let number else { continue }
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]]! < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result = Set<Int>()
        var next = tails.last ?? -1
        while next >= 0 {
            result.insert(next)
            next = previous[next]
        }
        return result
    }
}

extension RenderNode {
    /// Whether the layer's shadow in this state or in the next follows its sublayers' looks.
    fileprivate func castsUnevenly(_ next: RenderNode) -> Bool {
        let model = next.model
        guard model.hasRare, model.rare.shadowOpacity > 0, !model.flags.contains(.masksToBounds) else { return false }
        if model.rare.shadowPath != nil { return false }
        return !(castsItsShape && next.castsItsShape && self.model.cornerRadius == model.cornerRadius)
    }
}
