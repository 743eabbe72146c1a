// Presenting a tree again and again: the same as presenting it once from nothing, and what is used again.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct LayerHostPresentationTests {
    /// The same tree with nothing kept of earlier presentations.
    private func fresh(_ node: RenderNode) -> RenderNode {
        RenderNode(
            id: node.id, model: node.model, children: NodeList(ContiguousArray(node.children.map { fresh($0) })),
            copies: node.copies, mask: node.mask, animations: node.animations, oldLook: node.oldLook)
    }

    private func numbers(_ node: RenderNode) -> [CGFloat] {
        let m = node.model
        return [
            m.position.x, m.position.y, m.anchorPoint.x, m.anchorPoint.y, m.zPosition, m.cornerRadius,
            CGFloat(m.opacity), m.bounds.width, node.outerExtent.minX, node.outerExtent.minY, node.outerExtent.width,
            node.outerExtent.height, CGFloat(node.traits.rawValue),
        ]
    }

    private func flat(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap { flat($0) } }

    /// Any animation of a layer that is 10 points wide, around 10 s.
    private func anyAnimation(_ random: inout SeededGenerator) -> CAAnimation {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        func point() -> CGPoint { CGPoint(x: number(0...90), y: number(0...90)) }
        let result: CABasicAnimation
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: result = basic("position", point(), point())
        case 2: result = basic("opacity", number(0...1), number(0...1))
        case 3: result = basic("zPosition", 0.0, number(-5...5))
        case 4: result = basic("anchorPoint", CGPoint(x: 0.5, y: 0.5), CGPoint(x: number(0...1), y: 0))
        case 5: result = basic("cornerRadius", nil, number(0...5))
        default: result = basic("backgroundColor", red, color(0, 0, 1))
        }
        result.isAdditive = Bool.random(using: &random)
        result.isCumulative = Int.random(in: 0..<8, using: &random) == 0
        result.beginTime = 10 + number(-1...2)
        result.duration = number(0.5...2)
        result.autoreverses = Bool.random(using: &random)
        result.repeatCount = Float(Int.random(in: 0...2, using: &random))
        result.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &random)!
        if Bool.random(using: &random) { result.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        return result
    }

    @Test("a tree that was presented before looks at any time as one that never was", arguments: 0..<12)
    func sameAsFresh(_ seed: Int) throws {
        try onVirtualClock { screen, _ in
            var random = SeededGenerator(seed: UInt64(seed) + 1)
            for index in 0..<70 {
                let layer = box(CGFloat(index), 3, 10, 10, red)
                for key in 0..<Int.random(in: 0...3, using: &random) { layer.add(anyAnimation(&random), forKey: "\(key)") }
                if Int.random(in: 0..<6, using: &random) == 0 { layer.transform = CATransform3DMakeScale(2, 1, 1) }
                screen.root.addSublayer(layer)
            }
            screen.host.commit()
            let committed = try #require(screen.host.committed)
            var held: [RenderNode] = []
            for step in 0..<60 {
                let time = 10 + Double(Int.random(in: -20...60, using: &random)) / 20
                let shown = Presentation.tree(committed, at: time)
                let expected = Presentation.tree(fresh(committed), at: time)
                #expect(zip(flat(shown), flat(expected)).allSatisfy { numbers($0) == numbers($1) }, "step \(step), \(time) s")
                #expect(shown.children.extent == expected.children.extent)
                #expect(shown.children.traits == expected.children.traits)
                // Trees that are held keep their look while others are made.
                if step % 7 == 0 { held = [shown] }
                if let first = held.first, step % 7 == 3 {
                    let before = flat(first).map { numbers($0) }
                    for other in 1...4 { _ = Presentation.tree(committed, at: time + Double(other)) }
                    #expect(flat(first).map { numbers($0) } == before)
                }
            }
        }
    }

    @Test("while plain numbers move, the nodes of the frame before the last are used again")
    func reuse() throws {
        try onVirtualClock { screen, _ in
            let parent = box(0, 0, 100, 100, red)
            screen.root.addSublayer(parent)
            for index in 0..<40 {
                let layer = box(CGFloat(index), 0, 10, 10, red)
                layer.add(basic("position", CGPoint.zero, CGPoint(x: 50, y: 50)), forKey: "x")
                layer.add(basic("opacity", 1.0, 0.5), forKey: "y")
                parent.addSublayer(layer)
            }
            screen.host.commit()
            let committed = try #require(screen.host.committed)
            func names(_ tree: RenderNode) -> Set<ObjectIdentifier> {
                Set(tree.children[0].children.map { ObjectIdentifier($0) })
            }
            var shown = Presentation.tree(committed, at: 10.1)
            let first = names(shown)
            shown = Presentation.tree(committed, at: 10.2)
            let second = names(shown)
            #expect(first.count == 40)
            #expect(first.isDisjoint(with: second))
            shown = Presentation.tree(committed, at: 10.3)
            #expect(names(shown) == first)
            shown = Presentation.tree(committed, at: 10.4)
            #expect(names(shown) == second)
        }
    }
}
