// Differences against a slow exact one.
import Testing

@testable import UIKitLists

@Suite("SequenceDifference") struct SequenceDifferenceTests {
    /// The longest common subsequence, by the table of all pairs.
    private func longestCommon(_ one: [Int], _ other: [Int]) -> Int {
        var row = [Int](repeating: 0, count: other.count + 1)
        for element in one {
            var diagonal = 0
            for (place, candidate) in other.enumerated() {
                let above = row[place + 1]
                row[place + 1] = element == candidate ? diagonal + 1 : max(above, row[place])
                diagonal = above
            }
        }
        return row[other.count]
    }

    @Test("random lists: the changes give the new list, with the fewest moves and without a needless delete", arguments: 1...40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            let old = Array((0..<random.below(40)).shuffled(using: &random).prefix(30))
            var new = old.filter { _ in random.chance(80) }
            for _ in 0..<random.below(6) where new.count > 1 {
                new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count))
            }
            for _ in 0..<random.below(6) { new.insert(1000 + random.below(1_000_000), at: random.below(new.count + 1)) }
            guard Set(new).count == new.count else { continue }
            let difference = SequenceDifference(from: old, to: new)
            #expect(difference.applied(to: old) { new[$0] } == new)
            #expect(difference.deletes.map { old[$0] } == old.filter { !new.contains($0) })
            #expect(difference.inserts.map { new[$0] } == new.filter { !old.contains($0) })
            let common = old.filter { new.contains($0) }
            #expect(difference.moves.count == common.count - longestCommon(common, new.filter { old.contains($0) }))
            for move in difference.moves { #expect(old[move.from] == new[move.to]) }
            #expect(difference == SequenceDifference(from: old, to: new))
            #expect(difference.duplicates.isEmpty)
        }
    }

    @Test("a swap of neighbours is one move, a reversal leaves one in its place")
    func small() {
        #expect(SequenceDifference(from: [1, 2, 3], to: [2, 1, 3]).moves.count == 1)
        #expect(SequenceDifference(from: [1, 2, 3, 4], to: [4, 3, 2, 1]).moves.count == 3)
        #expect(SequenceDifference(from: [1, 2, 3, 4], to: [4, 1, 2, 3]).moves == [.init(from: 3, to: 0)])
        #expect(SequenceDifference(from: [Int](), to: []).isEmpty)
        #expect(SequenceDifference(from: ["a"], to: ["a"]).isEmpty)
    }

    @Test("identities that are there twice are reported, and the changes still give the new list")
    func duplicates() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<400 {
            let old = (0..<random.below(12)).map { _ in random.below(6) }
            let new = (0..<random.below(12)).map { _ in random.below(6) }
            let difference = SequenceDifference(from: old, to: new)
            #expect(difference.applied(to: old) { new[$0] } == new)
            #expect(difference.duplicates.old == old.indices.filter { old[..<$0].contains(old[$0]) })
            #expect(difference.duplicates.new == new.indices.filter { new[..<$0].contains(new[$0]) })
        }
    }
}

@Suite("ListDifference") struct ListDifferenceTests {
    typealias State = [(Int, [Int])]

    static func state(_ random: inout SeededGenerator, like old: State? = nil) -> State {
        guard let old else {
            var next = 0
            return (0..<random.below(6)).map { section in
                (
                    section,
                    (0..<random.below(9)).map { _ in
                        next += 1; return next
                    }
                )
            }
        }
        var sections = old.filter { _ in random.chance(80) }
        for index in sections.indices { sections[index].1.removeAll { _ in random.chance(15) } }
        for _ in 0..<random.below(3) where sections.count > 1 {
            sections.insert(sections.remove(at: random.below(sections.count)), at: random.below(sections.count))
        }
        for _ in 0..<random.below(3) { sections.insert((1000 + random.below(1_000_000), []), at: random.below(sections.count + 1)) }
        // Items go anywhere, also out of sections that are gone.
        var loose = old.flatMap(\.1).filter { _ in random.chance(15) }
        for index in sections.indices { sections[index].1.removeAll { loose.contains($0) } }
        for _ in 0..<random.below(4) { loose.append(1000 + random.below(1_000_000)) }
        guard !sections.isEmpty else { return sections }
        for item in Set(loose).sorted() {
            let section = random.below(sections.count)
            sections[section].1.insert(item, at: random.below(sections[section].1.count + 1))
        }
        return sections
    }

    @Test(
        "every item is kept, moved, inserted or deleted once, and only what changes its section or its order moves",
        arguments: 1...30)
    func accounts(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<30 {
            let old = Self.state(&random), new = Self.state(&random, like: old)
            let difference = ListDifference(from: old, to: new)
            func item(_ path: ListPath, _ state: State) -> Int { state[path.section].1[path.row] }
            let before = Set(old.flatMap(\.1)), after = Set(new.flatMap(\.1))
            let oldSections = Set(old.map(\.0)), newSections = Set(new.map(\.0))
            for move in difference.moves { #expect(item(move.from, old) == item(move.to, new)) }
            #expect(Set(difference.moves.map(\.from)).count == difference.moves.count)
            for path in difference.deletes {
                #expect(!after.contains(item(path, old)))
                #expect(newSections.contains(old[path.section].0))
            }
            for path in difference.inserts {
                #expect(!before.contains(item(path, new)))
                #expect(oldSections.contains(new[path.section].0))
            }
            // Every item that changes its section moves; in a section as many as its order asks for.
            var wanted = 0
            for (section, items) in new {
                let own = old.first { $0.0 == section }?.1 ?? []
                wanted += items.count { before.contains($0) && !own.contains($0) }
                let kept = SequenceDifference(from: own.filter(items.contains), to: items.filter(own.contains))
                wanted += kept.moves.count
            }
            #expect(difference.moves.count == wanted)
            let strict = ListDifference(from: old, to: new, options: [])
            for move in strict.moves {
                #expect(newSections.contains(old[move.from.section].0))
                #expect(oldSections.contains(new[move.to.section].0))
            }
        }
    }

    @Test("repeated items are reported by their paths")
    func duplicates() {
        let difference = ListDifference(from: [("a", [1, 2, 1])], to: [("a", [2]), ("b", [3, 3])])
        #expect(difference.duplicates.old == [ListPath(0, 2)])
        #expect(difference.duplicates.new == [ListPath(1, 1)])
    }
}
