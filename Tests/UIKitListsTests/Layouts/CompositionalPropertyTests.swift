// What holds for every compositional layout, by random ones.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@Suite("CompositionalSolution, properties") struct CompositionalPropertyTests {
    private func spacing(_ random: inout Seeded) -> PlanSpacing? {
        random.number(0...1) == 0 ? nil : PlanSpacing(amount: random.points(0...12), isFlexible: random.number(0...1) == 0)
    }
    private func insets(_ random: inout Seeded, _ most: Int = 6) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: random.points(0...most), leading: random.points(0...most), bottom: random.points(0...most),
            trailing: random.points(0...most))
    }
    /// A length that always leaves room for a few.
    private func length(_ axis: PlanAxis, _ random: inout Seeded, measures: Bool) -> PlanLength {
        switch random.number(0...(measures ? 3 : 1)) {
        case 0: axis == .horizontal ? .width(CGFloat(random.number(2...5)) / 10) : .height(CGFloat(random.number(2...5)) / 10)
        case 1: .absolute(random.points(20...60))
        case 2: .estimated(random.points(20...60))
        default: .uniform(random.points(20...60))
        }
    }
    private func leaf(_ random: inout Seeded, measures: Bool) -> ItemPlan {
        var item = ItemPlan(
            size: PlanSize(
                width: length(.horizontal, &random, measures: measures), height: length(.vertical, &random, measures: measures)))
        item.insets = insets(&random)
        if random.number(0...3) == 0 {
            let anchor = PlanAnchor(
                edges: [.top, .trailing], offset: CGPoint(x: random.points(-30...30), y: random.points(-30...30)))
            item.extras = [ExtraPlan(kind: "b", size: PlanSize(width: .absolute(12), height: .absolute(14)), container: anchor)]
        }
        item.edges = PlanEdges(leading: spacing(&random), top: spacing(&random), trailing: spacing(&random), bottom: nil)
        return item
    }
    private func group(_ random: inout Seeded, measures: Bool, depth: Int, outer: PlanSize) -> ItemPlan {
        var items = (0..<random.number(1...3)).map { _ in leaf(&random, measures: measures) }
        if depth > 0 {
            let inner = PlanSize(
                width: .absolute(random.points(100...180)),
                height: measures && random.number(0...1) == 0 ? .estimated(90) : .absolute(random.points(120...180)))
            items[0] = group(&random, measures: measures, depth: depth - 1, outer: inner)
        }
        var plan = ItemPlan(size: outer)
        plan.insets = insets(&random)
        plan.group = GroupPlan(
            axis: random.number(0...1) == 0 ? .horizontal : .vertical, arrangement: .list(items), spacing: spacing(&random))
        return plan
    }
    private func section(_ random: inout Seeded, measures: Bool) -> CompositionalSection {
        let outer = PlanSize(
            width: random.number(0...1) == 0 ? .width(1) : .absolute(300),
            height: measures && random.number(0...1) == 0 ? .estimated(200) : .absolute(250))
        var plan = SectionPlan(group: group(&random, measures: measures, depth: random.number(0...1), outer: outer))
        plan.insets = insets(&random, 12)
        plan.groupSpacing = random.points(0...12)
        if random.number(0...1) == 0 {
            plan.boundaries = [BoundaryPlan(kind: "h", size: PlanSize(width: .width(1), height: .absolute(30)), alignment: .top)]
        }
        if random.number(0...3) == 0 { plan.behavior = .continuous }
        return CompositionalSection(plan, count: random.number(0...40))
    }
    private func container(_ random: inout Seeded) -> CompositionalContainer {
        CompositionalContainer(
            size: CGSize(width: random.points(380...500), height: random.points(380...600)), isVertical: random.number(0...3) > 0,
            isMirrored: random.number(0...1) == 0, scale: random.points(1...3), sectionSpacing: random.points(0...10))
    }
    private func items(_ solution: CompositionalSolution) -> [LayoutElement] {
        (0..<solution.sectionCount).flatMap { section in
            (0..<solution.count(ofSection: section)).compactMap { item in
                solution.frame(ofItem: item, section: section).map {
                    LayoutElement(kind: .item, source: .item, section: section, index: item, frame: $0, zIndex: 0)
                }
            }
        }
    }

    @Test("most random layouts can be solved, so that these tests see something") func solvable() {
        var solved = 0
        var shown = 0
        for seed in 1...200 {
            var random = Seeded(UInt64(seed) &+ 7000)
            let solution = CompositionalSolution(container(&random), sections: [section(&random, measures: true)])
            if solution.problem(ofSection: 0) == nil { solved += 1 }
            shown += items(solution).count
        }
        #expect(solved > 150)
        #expect(shown > 2000)
    }

    @Test("a look-up finds what a scan finds", arguments: 1...80) func lookUp(seed: Int) {
        var random = Seeded(UInt64(seed))
        let sections = (0..<random.number(1...4)).map { _ in section(&random, measures: true) }
        let solution = CompositionalSolution(container(&random), sections: sections)
        let all = items(solution)
        for _ in 0..<20 {
            let area = CGRect(
                x: random.points(-50...900), y: random.points(-50...1500), width: random.points(1...300),
                height: random.points(1...300))
            let found = solution.elements(in: area).filter { $0.kind == .item }
            #expect(found == all.filter { FlowSolution.meet($0.frame, area) }, "seed \(seed), \(area)")
            // Views at items reach out of their groups, and of their sections.
            let everything = solution.elements(in: CGRect(x: -5000, y: -5000, width: 20_000, height: 40_000))
            #expect(solution.elements(in: area) == everything.filter { FlowSolution.meet($0.frame, area) }, "seed \(seed)")
        }
    }

    @Test("no items overlap, and all lie in their section", arguments: 1...80) func apart(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 500)
        var one = section(&random, measures: false)
        one.plan.behavior = .none
        // Items whose sides across are longer than their group would lie over the next one.
        let solution = CompositionalSolution(container(&random), sections: [one, one])
        let all = items(solution)
        let pixel = 1 / solution.container.scale
        for (number, element) in all.enumerated() {
            guard let section = element.section else { continue }
            let whole = solution.frame(ofSection: section).insetBy(dx: -pixel, dy: -pixel)
            let axis = solution.axis
            #expect(axis == .vertical ? element.frame.minY >= whole.minY : element.frame.minX >= whole.minX, "seed \(seed)")
            for other in all[..<number] {
                let common = element.frame.intersection(other.frame)
                #expect(common.isNull || common.width <= pixel || common.height <= pixel, "seed \(seed): \(element) \(other)")
            }
        }
    }

    @Test("measuring step by step gives what measured sizes give at once", arguments: 1...80) func measured(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 900)
        let sections = [section(&random, measures: true), section(&random, measures: true)]
        let container = container(&random)
        var steps = CompositionalSolution(container, sections: sections)
        guard sections[0].count > 0, steps.problem(ofSection: 0) == nil else { return }
        var known: [Int: CGSize] = [:]
        for _ in 0..<10 {
            var sizes: [Int: CGSize] = [:]
            for _ in 0..<random.number(1...4) { sizes[random.number(0...sections[0].count - 1)] = random.size(20...70) }
            known.merge(sizes) { $1 }
            let before = steps.length
            let change = steps.setMeasured(items: sizes, section: 0)
            #expect(abs(steps.length - before - change) < 0.001)
            var once = CompositionalSolution(container, sections: sections)
            once.setMeasured(items: known, section: 0)
            let (one, other) = (items(steps), items(once))
            #expect(one.count == other.count)
            for (one, other) in zip(one, other) {
                // Sums in another order may round to another pixel.
                let isSame =
                    abs(one.frame.minX - other.frame.minX) <= 1 && abs(one.frame.minY - other.frame.minY) <= 1
                    && abs(one.frame.width - other.frame.width) <= 1 && abs(one.frame.height - other.frame.height) <= 1
                #expect(isSame, "seed \(seed): \(one) \(other)")
            }
            #expect(abs(steps.length - once.length) < 0.01, "seed \(seed)")
        }
    }

    @Test("mirrored layouts are the mirror image", arguments: 1...40) func mirrored(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 1300)
        let sections = [section(&random, measures: true), section(&random, measures: true)]
        var container = container(&random)
        container.isMirrored = false
        let plain = CompositionalSolution(container, sections: sections)
        container.isMirrored = true
        let mirror = CompositionalSolution(container, sections: sections)
        #expect(plain.contentSize == mirror.contentSize)
        for (one, other) in zip(items(plain), items(mirror)) {
            #expect(abs(other.frame.maxX - (plain.contentSize.width - one.frame.minX)) <= 1)
            #expect(other.frame.minY == one.frame.minY)
            #expect(other.frame.height == one.frame.height)
        }
    }

    @Test("only what follows a measured item is solved again") func solvedAgain() throws {
        let row = ItemPlan(size: PlanSize(width: .width(1), height: .estimated(44)))
        var group = ItemPlan(size: PlanSize(width: .width(1), height: .estimated(44)))
        group.group = GroupPlan(axis: .vertical, arrangement: .list([row]))
        var rows = try GroupStack(group, axis: .vertical, room: CGSize(width: 300, height: 600), spacing: 0, count: 100_000)
        #expect(rows.solved == 1)
        var sizes = MeasuredSizes()
        for item in 500..<520 { sizes.items[item] = CGSize(width: 300, height: 60) }
        try rows.setMeasured(sizes)
        #expect(rows.solved == 21)
        #expect(rows.length == CGFloat(4_400_320))
        #expect(rows.group(99_999).start == CGFloat(4_400_276))
        let tag = ItemPlan(size: PlanSize(width: .estimated(90), height: .absolute(30)))
        var line = ItemPlan(size: PlanSize(width: .width(1), height: .absolute(30)))
        line.group = GroupPlan(axis: .horizontal, arrangement: .list([tag]))
        var tags = try GroupStack(line, axis: .vertical, room: CGSize(width: 300, height: 600), spacing: 0, count: 3000)
        #expect(tags.solved == 1)
        #expect(tags.groupCount == 1000)
        var same = MeasuredSizes()
        same.items[1500] = CGSize(width: 95, height: 30)
        try tags.setMeasured(same)
        // The line before, its own, and none behind: they break where they did.
        #expect(tags.solved <= 4)
        #expect(tags.groupCount == 1000)
    }

    @Test("equal sections share a solution until one is measured") func sharedSections() {
        let row = ItemPlan(size: PlanSize(width: .width(1), height: .estimated(40)))
        var group = ItemPlan(size: PlanSize(width: .width(1), height: .estimated(40)))
        group.group = GroupPlan(axis: .vertical, arrangement: .list([row]))
        var spaced = SectionPlan(group: group)
        spaced.groupSpacing = 5
        let plans = [SectionPlan(group: group), spaced, SectionPlan(group: group), spaced]
        var solution = CompositionalSolution(
            CompositionalContainer(size: CGSize(width: 300, height: 600)),
            sections: plans.map { CompositionalSection($0, count: 2) })
        #expect((0..<4).map { solution.frame(ofSection: $0).height } == [80, 85, 80, 85])
        solution.setMeasured(items: [1: CGSize(width: 300, height: 100)], section: 2)
        #expect((0..<4).map { solution.frame(ofSection: $0).height } == [80, 85, 140, 85])
        #expect((0..<4).map { solution.frame(ofSection: $0).minY } == [0, 80, 165, 305])
    }

    @Test("a custom group of all items is looked up by place") func largeCustom() {
        var plan = ItemPlan(size: PlanSize(width: .width(1), height: .absolute(50_000)))
        plan.group = GroupPlan(
            axis: .horizontal,
            arrangement: .custom(
                CustomPlaces { _, _ in
                    (0..<1000).map { number in
                        let column = CGFloat(number % 2)
                        let row = CGFloat(number / 2)
                        return CustomPlace(frame: CGRect(column * 150, row * 100 + column * 30, 150, 100))
                    }
                }))
        let solution = CompositionalSolution(
            CompositionalContainer(size: CGSize(width: 300, height: 600)),
            sections: [CompositionalSection(SectionPlan(group: plan), count: 1000)])
        #expect(solution.elements(in: CGRect(0, 10_000, 300, 100)).map(\.index) == [199, 200, 201])
        #expect(solution.solved(0).stack?.group(0).node.index?.candidates(from: 10_000, to: 10_100).count ?? 0 < 10)
    }
}
