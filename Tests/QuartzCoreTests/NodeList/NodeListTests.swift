// The persistent list of nodes and what commits share.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct NodeListTests {
    private func node(_ layer: CALayer) -> RenderNode {
        RenderNode(id: ObjectIdentifier(layer), model: layer.values, children: NodeList(), mask: nil, animations: [])
    }

    @Test("random insertions, removals and replacements keep the order of an array", arguments: [1, 2, 3])
    func order(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let layers = (0..<8).map { _ in CALayer() }
        var list = NodeList(), array: [RenderNode] = []
        for _ in 0..<2000 {
            let new = node(layers.randomElement(using: &random)!)
            switch array.isEmpty ? 0 : Int.random(in: 0..<5, using: &random) {
            case 0, 1, 2:
                let index = Int.random(in: 0...array.count, using: &random)
                list.insert(new, at: index)
                array.insert(new, at: index)
            case 3:
                let index = Int.random(in: 0..<array.count, using: &random)
                list.remove(at: index)
                array.remove(at: index)
            default:
                let index = Int.random(in: 0..<array.count, using: &random)
                list.replace(at: index, with: new)
                array[index] = new
            }
        }
        #expect(list.count == array.count)
        #expect(zip(list, array).allSatisfy { $0 === $1 })
        #expect(zip(NodeList(ContiguousArray(array)), array).allSatisfy { $0 === $1 })
        for index in stride(from: 0, to: array.count, by: 37) { #expect(list[index] === array[index]) }
        while list.count > 0 { list.remove(at: list.count / 2) }
        #expect(list.isEmpty)
        #expect(list.extent.isNull)
    }

    private func chunks(_ chunk: NodeChunk?) -> Set<ObjectIdentifier> {
        guard let chunk else { return [] }
        return chunk.chunks.reduce(into: [ObjectIdentifier(chunk)]) { $0.formUnion(chunks($1)) }
    }

    @Test("a commit after one change in 10,000 layers makes 2 nodes and at most 4 chunks; all else is shared")
    func sharing() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(100, 100)
        var layers: [CALayer] = []
        for index in 0..<10_000 {
            let layer = box(CGFloat(index % 100), CGFloat(index / 100), 1, 1, red)
            layers.append(layer)
            screen.root.addSublayer(layer)
        }
        screen.host.commit()
        let before = screen.host.committed!
        layers[6789].backgroundColor = blue
        screen.host.commit()
        let after = screen.host.committed!
        #expect(before !== after)
        let (a, b) = (Array(before.children), Array(after.children))
        #expect(zip(a, b).count { $0 !== $1 } == 1 && a[6789] !== b[6789])
        #expect(chunks(after.children.root).subtracting(chunks(before.children.root)).count <= 4)
        // In the middle, too.
        layers[3].removeFromSuperlayer()
        screen.root.insertSublayer(box(0, 0, 5, 5, green), at: 5000)
        screen.host.commit()
        let third = screen.host.committed!
        #expect(third.children.count == 10_000)
        #expect(chunks(third.children.root).subtracting(chunks(after.children.root)).count <= 8)
        // Nothing changed: the same tree, no frame.
        screen.frame()
        screen.host.commit()
        #expect(screen.host.committed === third)
        #expect(screen.frame() == nil)
    }

    @Test("layers that keep their order are not drawn anew where others move")
    func longestRise() {
        #expect(Damage.longestRise([0, 1, 2]) == [0, 1, 2])
        #expect(Damage.longestRise([3, 0, 1, 2]) == [1, 2, 3])
        #expect(Damage.longestRise([1, nil, 2, 0]) == [0, 2])
        #expect(Damage.longestRise([]) == [])
    }

    @Test("one changed layer of 500 is all that is drawn anew")
    func damage() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(200, 100)
        var layers: [CALayer] = []
        for index in 0..<500 {
            let layer = box(CGFloat(index % 25) * 8, CGFloat(index / 25) * 5, 6, 4, red)
            layers.append(layer)
            screen.root.addSublayer(layer)
        }
        #expect(screen.frame()?.damage == PixelRegion(PixelRect(x: 0, y: 0, width: 200, height: 100)))
        layers[137].backgroundColor = green
        let frame = screen.frame()!
        #expect(frame.damage.rects == [PixelRect(x: 95, y: 24, width: 8, height: 6)])
        layers[137].isHidden = true
        layers[137].isHidden = false
        #expect(screen.frame() == nil)
    }
}
