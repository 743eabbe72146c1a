// Ranks of siblings: an index is found in few steps, wherever members come and go.
// No Apple page: this is ours.
import Foundation
import Testing

@testable import QuartzCore

/// A list that counts how often a rank is read or written.
private struct CountedList {
    private(set) var names: [Int] = []
    private var ranks: [Int: Int] = [:]
    private(set) var steps = 0

    mutating func insert(_ name: Int, at index: Int) {
        names.insert(name, at: index)
        var ranks = ranks
        self.ranks = [:]
        var steps = 0
        SiblingOrder.place(
            at: index, count: names.count,
            {
                steps += 1
                return ranks[names[$0]]!
            },
            {
                steps += 1
                ranks[names[$0]] = $1
            })
        self.ranks = ranks
        self.steps += steps
    }

    mutating func index(of name: Int) -> Int? {
        var steps = 0
        defer { self.steps += steps }
        return SiblingOrder.index(of: ranks[name]!, count: names.count) {
            steps += 1
            return ranks[names[$0]]!
        }
    }

    mutating func remove(at index: Int) { names.remove(at: index) }
}

@Suite struct SiblingOrderTests {
    /// Steps for so many insertions at a place, each looked up, and all taken off again from the front.
    private func steps(_ count: Int, at place: (Int) -> Int) -> Int {
        var list = CountedList()
        for name in 0..<count {
            let index = place(name)
            list.insert(name, at: index)
            #expect(list.index(of: name) == index)
        }
        for name in list.names {
            #expect(list.index(of: name) == 0)
            list.remove(at: 0)
        }
        return list.steps
    }

    @Test("Insertions anywhere and removals from the front grow far slower than n²", arguments: 0..<5)
    func growth(_ kind: Int) {
        var generator = SeededGenerator(seed: 7)
        let places: [(Int) -> Int] = [
            { $0 }, { _ in 0 }, { min($0, 1) }, { $0 / 2 }, { Int.random(in: 0...$0, using: &generator) },
        ]
        let small = steps(1_000, at: places[kind]), large = steps(8_000, at: places[kind])
        #expect(large < 24 * small, "\(small) and \(large)")
        #expect(large < 8_000 * 128)
    }

    @Test("Sublayers keep the order of a plain list through seeded edits")
    func sublayers() {
        var generator = SeededGenerator(seed: 11)
        let parent = CALayer(), layers = (0..<60).map { _ in CALayer() }
        var model: [CALayer] = []
        for step in 0..<4_000 {
            let layer = layers.randomElement(using: &generator)!
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                parent.addSublayer(layer)
                model.removeAll { $0 === layer }
                model.append(layer)
            case 1:
                // Counted before the layer leaves its old place.
                let index = Int.random(in: 0...model.count, using: &generator)
                let old = model.firstIndex { $0 === layer }
                parent.insertSublayer(layer, at: UInt32(index))
                model.removeAll { $0 === layer }
                model.insert(layer, at: index - (old.map { $0 < index } == true ? 1 : 0))
            case 2:
                layer.removeFromSuperlayer()
                model.removeAll { $0 === layer }
            case 3:
                guard let sibling = model.randomElement(using: &generator), sibling !== layer else { continue }
                parent.insertSublayer(layer, below: sibling)
                model.removeAll { $0 === layer }
                model.insert(layer, at: model.firstIndex { $0 === sibling }!)
            default:
                guard let sibling = model.randomElement(using: &generator), sibling !== layer else { continue }
                parent.insertSublayer(layer, above: sibling)
                model.removeAll { $0 === layer }
                model.insert(layer, at: model.firstIndex { $0 === sibling }! + 1)
            }
            guard (parent.sublayers ?? []).elementsEqual(model, by: ===) else {
                Issue.record("seed 11, step \(step)")
                return
            }
            for (index, one) in model.enumerated() { #expect(parent.sublayerIndex(of: one) == index) }
        }
    }
}
