// Debug builds compare kept render nodes with their layers, and the buffer with a picture that is drawn anew.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels

extension LayerHost {
    /// Called after each commit.
    func checkNodes() {
        CacheCheck.look(.renderNodes, nil) { committed.flatMap { rootLayer.difference(from: $0, depth: 0) } }
    }

    /// Where two pictures of one size differ; nil where they do not.
    static func difference(_ shown: PixelBuffer, _ whole: PixelBuffer) -> String? {
        var count = 0
        var first: (x: Int, y: Int)?
        for y in 0..<min(shown.height, whole.height) where memcmp(shown.row(y), whole.row(y), shown.width * 4) != 0 {
            for x in 0..<min(shown.width, whole.width) where shown.word(x, y) != whole.word(x, y) {
                count += 1
                if first == nil { first = (x, y) }
            }
        }
        guard let first else { return nil }
        func hex(_ buffer: PixelBuffer) -> String { "0x" + String(buffer.word(first.x, first.y), radix: 16) }
        return "\(count) differ from a picture that is drawn anew; at (\(first.x), \(first.y)) \(hex(shown)) is shown, and "
            + "\(hex(whole)) is right."
    }
}

extension PixelBuffer {
    fileprivate func word(_ x: Int, _ y: Int) -> UInt32 { row(y).advanced(by: x * 4).loadUnaligned(as: UInt32.self) }
}

extension CALayer {
    /// What a kept node and those below it have otherwise than a new one had.
    fileprivate func difference(from node: RenderNode, depth: Int) -> String? {
        guard depth < 200, tree.dirty.isDisjoint(with: [.node, .nodeBelow, .allEdited]) else { return nil }
        if node.id != ObjectIdentifier(self) { return "\(describe(self)) is shown by the node of another layer." }
        if let own = ownDifference(from: node) { return "\(describe(self)) \(own)" }
        guard !node.isCut else { return nil }
        let children = Array(node.children)
        if children.count != tree.sublayers.count {
            return "\(describe(self)) has \(tree.sublayers.count) sublayers, and its node \(children.count)."
        }
        for (layer, child) in zip(tree.sublayers, children) {
            if let found = layer.difference(from: child, depth: depth + 1) { return found }
        }
        return nil
    }

    private func ownDifference(from node: RenderNode) -> String? {
        switch values.special {
        case nil, .shape?, .gradient?: break
        // What these show depends on time or on what is below.
        default: return nil
        }
        if !LayerModel.samePlace(node.model, values) { return "has moved, and its node has not." }
        if !LayerModel.sameLook(node.model, values) { return "looks otherwise than its node." }
        let extent = NodeExtent.extent(of: node.model, children: node.children, copies: node.copies)
        let isSame = extent == node.extent || (extent.isNull && node.extent.isNull) || !extent.isFiniteRect
        return isSame ? nil : "draws in \(extent), and its node keeps \(node.extent)."
    }
}

extension CALayer {
    /// True while UIKit itself puts layers of views where the views are.
    nonisolated(unsafe) package static var arrangesViews = false

    /// Whether somebody else put layers of views into the list of sublayers, or took them out.
    package var isArrangedByHand: Bool { tree.isArrangedByHand }

    /// A view's layer comes into the list without UIKit, maybe from another one.
    func noteArranged(_ layer: CALayer) {
        tree.isArrangedByHand = true
        layer.tree.owner?.tree.isArrangedByHand = true
    }
}
