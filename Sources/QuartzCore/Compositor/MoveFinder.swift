// The pixels of the last frame that appear moved in the next: scrolled and moved layers.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import Stage

/// A layer that two trees show at different places with the same contents: its bounds' origin changed (it scrolls), or
/// its position did.
struct MoveCandidate {
    let old: RenderNode
    let new: RenderNode
    /// The layers above, from the root to the superlayer, in both trees.
    let path: [(old: RenderNode, new: RenderNode)]

    /// Whether the layer itself stays where it is and its sublayers move.
    var isScroll: Bool { old.model.bounds != new.model.bounds }

    /// Creates a candidate; nil if the layers differ in more than the place of the layer or of its sublayers.
    init?(_ old: RenderNode, _ new: RenderNode, path: [(old: RenderNode, new: RenderNode)]) {
        var moved = old.model
        guard old.mask === new.mask, !new.model.flags.contains(.hidden), new.model.opacity > 0 else { return nil }
        if old.model.position != new.model.position {
            moved.position = new.model.position
            guard old.children.root === new.children.root, LayerModel.sameLook(old.model, new.model) else { return nil }
        } else {
            moved.bounds.origin = new.model.bounds.origin
            guard !new.children.isEmpty, !old.children.isEmpty else { return nil }
        }
        guard LayerModel.samePlace(moved, new.model) else { return nil }
        self.old = old
        self.new = new
        self.path = path
    }
}

/// Finds the rectangles that a copy inside the buffer draws as well as the painter would.
///
/// The rule. A pixel p of the new frame equals the pixel p − d of the old one where in both trees
/// 1. what lies below the moved layers is one uniform colour there, the same in both;
/// 2. nothing but the moved layers is painted on it, above or between them;
/// 3. the moved layers draw the same bytes, moved by d. `Projection.parted` makes this so for each layer whose map
///    differs by whole pixels alone; what is drawn in another way counts as an obstacle.
/// Everything that breaks 1 or 2 is an obstacle at p, or at p − d, and is left to the painter. Obstacles may be too
/// large, never too small.
struct MoveFinder {
    /// The projection from points of the screen to its pixels.
    let outer: Projection
    let area: PixelRect
    /// The least number of pixels of a move; smaller moves are drawn.
    let smallest: Int
    /// The regions in which nothing moves by copying, in the old tree and in the new one.
    var excluded = (old: PixelRegion(), new: PixelRegion())
    private(set) var copies: [PixelCopy] = []
    /// The rectangles to which the copies go.
    private(set) var destinations: [PixelRect] = []

    /// Copies for one move at most.
    static let maximumCopies = 12

    init(_ outer: Projection, area: PixelRect, smallest: Int) {
        self.outer = outer
        self.area = area
        self.smallest = smallest
    }

    mutating func add(_ candidate: MoveCandidate) {
        let uniform = candidate.path + (candidate.isScroll ? [(candidate.old, candidate.new)] : [])
        guard uniform.allSatisfy({ $0.old.model.backgroundColor == $0.new.model.backgroundColor }) else { return }
        let mover = candidate.isScroll ? nil : candidate
        guard var old = MoveSide(path: uniform.map(\.old), mover: mover?.old, area: area, outer),
            var new = MoveSide(path: uniform.map(\.new), mover: mover?.new, area: area, outer),
            let (dx, dy) = old.place.projection.shift(to: new.place.projection), dx != 0 || dy != 0
        else { return }
        // What moves, and what of it does not move with the rest.
        if candidate.isScroll {
            let movers = Self.movers(candidate.old.children, candidate.new.children)
            guard old.passOthers(movers.oldOthers), new.passOthers(movers.newOthers) else { return }
            MoveSide.checkChildren(
                movers.list, of: (candidate.old, candidate.new), &old, &new, (old.place, new.place), (dx, dy))
        } else {
            MoveSide.check(candidate.new, &old, &new, (old.place, new.place), (dx, dy))
        }
        let target = old.clip.offsetBy(x: dx, y: dy).intersection(new.clip)
        guard target.area >= smallest, !old.isHopeless, !new.isHopeless else { return }
        let region = PixelRegion(target).subtracting(old.obstacles.offsetBy(x: dx, y: dy)).subtracting(new.obstacles)
            .subtracting(excluded.old.offsetBy(x: dx, y: dy)).subtracting(excluded.new)
        take(region.rects, dx, dy)
    }

    /// Takes the larger rectangles over, each after those that it would overwrite have been read.
    private mutating func take(_ rects: [PixelRect], _ dx: Int, _ dy: Int) {
        var waiting = rects.filter { rect in
            rect.area >= min(smallest, 256)
                && !destinations.contains { $0.intersects(rect) || $0.intersects(rect.offsetBy(x: -dx, y: -dy)) }
        }.sorted { ($0.area, $0.minY, $0.minX) > ($1.area, $1.minY, $1.minX) }
        waiting = Array(waiting.prefix(Self.maximumCopies))
        guard waiting.reduce(0, { $0 + $1.area }) >= smallest else { return }
        while !waiting.isEmpty {
            // Disjoint rectangles moved alike always have one that may go first.
            guard
                let index = waiting.indices.first(where: { index in
                    !waiting.indices.contains {
                        $0 != index && waiting[$0].offsetBy(x: -dx, y: -dy).intersects(waiting[index])
                    }
                })
            else { return }
            let rect = waiting.remove(at: index)
            destinations.append(rect)
            copies.append(PixelCopy(source: rect.offsetBy(x: -dx, y: -dy), x: rect.minX, y: rect.minY))
        }
    }

    // MARK: Lists

    /// The nodes that both lists share in the same order, and the others of each.
    private static func movers(
        _ old: NodeList, _ new: NodeList
    ) -> (list: NodeList, oldOthers: [RenderNode], newOthers: [RenderNode]) {
        if old.root === new.root { return (new, [], []) }
        let before = Array(old), after = Array(new)
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in before.enumerated() { places[ObjectIdentifier(node)] = index }
        let numbers = after.map { places[ObjectIdentifier($0)] }
        let kept = Damage.longestRise(numbers)
        let matched = Set(kept.compactMap { numbers[$0] })
        return (
            NodeList(ContiguousArray(after.indices.filter(kept.contains).map { after[$0] })),
            before.indices.filter { !matched.contains($0) }.map { before[$0] },
            after.indices.filter { !kept.contains($0) }.map { after[$0] }
        )
    }
}

extension Projection {
    /// How many whole pixels lie between this map and another that is the same but for them; nil where it is not.
    func shift(to other: Projection) -> (x: Int, y: Int)? {
        guard isAffine, other.isAffine else { return nil }
        let (p, px, py) = parted, (q, qx, qy) = other.parted
        return p == q ? (qx - px, qy - py) : nil
    }
}

extension PixelBuffer {
    /// Moves a rectangle's pixels, wholly inside the buffer before and after; both may overlap.
    func move(_ copy: PixelCopy) {
        let from = copy.source, bytes = from.width * format.bytesPerPixel
        guard !from.isEmpty else { return }
        let rows = copy.y > from.minY ? Array((0..<from.height).reversed()) : Array(0..<from.height)
        for y in rows {
            memmove(
                row(copy.y + y) + copy.x * format.bytesPerPixel, row(from.minY + y) + from.minX * format.bytesPerPixel,
                bytes)
        }
    }
}
