// What holds for every flow layout, by random ones.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@Suite("FlowSolution, properties") struct FlowSolutionPropertyTests {
    private func make(_ random: inout Seeded) -> (FlowContainer, [FlowSectionInput]) {
        let container = FlowContainer(
            size: CGSize(width: random.points(200...500), height: random.points(200...500)),
            contentInset: UIEdgeInsets(
                top: random.points(0...9), left: random.points(0...9), bottom: 0, right: random.points(0...9)),
            isVertical: random.number(0...1) == 0, isMirrored: random.number(0...1) == 0, scale: random.points(1...3))
        let sections = (0..<random.number(1...5)).map { _ in
            let count = random.number(0...60)
            let sizes: FlowSizes =
                random.number(0...2) == 0
                ? .uniform(random.size(20...90)) : .varying((0..<count).map { _ in random.size(10...150) })
            return FlowSectionInput(
                count: count, sizes: sizes, lineSpacing: random.points(0...12), itemSpacing: random.points(0...12),
                inset: UIEdgeInsets(
                    top: random.points(0...9), left: random.points(0...9), bottom: random.points(0...9), right: random.points(0...9)
                ),
                header: random.points(0...40), footer: random.points(0...40))
        }
        return (container, sections)
    }
    private func all(_ flow: FlowSolution) -> [FlowElement] {
        (0..<flow.sectionCount).flatMap { section -> [FlowElement] in
            var found: [FlowElement] = []
            if let frame = flow.headerFrame(section: section) {
                found.append(FlowElement(kind: .header, section: section, item: 0, frame: frame))
            }
            for item in 0..<flow.count(ofSection: section) {
                if let frame = flow.frame(ofItem: item, section: section) {
                    found.append(FlowElement(kind: .item, section: section, item: item, frame: frame))
                }
            }
            if let frame = flow.footerFrame(section: section) {
                found.append(FlowElement(kind: .footer, section: section, item: 0, frame: frame))
            }
            return found
        }
    }

    @Test("no elements overlap, and all lie in the content", arguments: 1...60) func apart(seed: Int) {
        var random = Seeded(UInt64(seed))
        let (container, sections) = make(&random)
        let flow = FlowSolution(container, sections: sections)
        let elements = all(flow)
        // Rounding moves an edge by half a pixel.
        let pixel = 1 / container.scale
        let content = CGRect(origin: .zero, size: flow.contentSize).insetBy(dx: -pixel, dy: -pixel)
        for (number, element) in elements.enumerated() {
            #expect(content.contains(element.frame), "seed \(seed)")
            for other in elements[..<number] {
                let common = element.frame.intersection(other.frame)
                #expect(common.isNull || common.width <= pixel || common.height <= pixel, "seed \(seed): \(element) \(other)")
            }
        }
    }

    @Test("a look-up finds what a scan finds", arguments: 1...60) func lookUp(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 1000)
        let (container, sections) = make(&random)
        let flow = FlowSolution(container, sections: sections)
        let elements = all(flow)
        for _ in 0..<20 {
            let area = CGRect(
                x: random.points(-50...900), y: random.points(-50...900), width: random.points(1...300),
                height: random.points(1...300))
            let scanned = elements.filter { FlowSolution.meet($0.frame, area) }
            #expect(flow.elements(in: area) == scanned, "seed \(seed), \(area)")
        }
    }

    @Test("items follow each other in reading order", arguments: 1...30) func order(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 2000)
        var (container, sections) = make(&random)
        (container.isMirrored, container.isVertical) = (false, true)
        for number in sections.indices where sections[number].count == 0 { sections[number].count = 1 }
        let flow = FlowSolution(container, sections: sections)
        for section in 0..<flow.sectionCount {
            let frames = (0..<flow.count(ofSection: section)).compactMap { flow.frame(ofItem: $0, section: section) }
            for (one, next) in zip(frames, frames.dropFirst()) {
                #expect(next.minX >= one.maxX - 1 || next.midY > one.midY, "seed \(seed)")
            }
        }
    }

    @Test("measuring step by step gives what measured sizes give at once", arguments: 1...60) func measured(seed: Int) {
        var random = Seeded(UInt64(seed) &+ 3000)
        var (container, _) = make(&random)
        container.isMirrored = false
        let count = random.number(2...80)
        let before = FlowSectionInput(count: 5, header: 20)
        let estimate = random.size(20...120)
        var sizes = [CGSize](repeating: estimate, count: count)
        let estimated = FlowSectionInput(count: count, sizes: .uniform(estimate))
        var flow = FlowSolution(container, sections: [before, estimated, before])
        for _ in 0..<12 {
            var changes: [Int: CGSize] = [:]
            for _ in 0..<random.number(1...4) { changes[random.number(0...count - 1)] = random.size(10...140) }
            // Now and then all have one size, which is laid out by another rule.
            if random.number(0...3) == 0 { for item in 0..<count { changes[item] = CGSize(width: 61, height: 35) } }
            for (item, size) in changes { sizes[item] = size }
            let old = flow.contentSize
            let change = flow.setMeasured(changes, section: 1)
            let fresh = FlowSolution(
                container, sections: [before, FlowSectionInput(count: count, sizes: .varying(sizes)), before])
            #expect(all(flow) == all(fresh), "seed \(seed)")
            #expect(flow.contentSize == fresh.contentSize)
            let along = container.isVertical ? flow.contentSize.height - old.height : flow.contentSize.width - old.width
            #expect(abs(along - change) < 0.001)
        }
    }

    @Test("what measures nothing new leaves lines before the change alone") func incremental() {
        let container = FlowContainer(size: CGSize(width: 320, height: 480))
        var flow = FlowSolution(
            container, sections: [FlowSectionInput(count: 100_000, sizes: .uniform(CGSize(width: 100, height: 50)))])
        let end = flow.frame(ofItem: 99_999, section: 0) ?? .zero
        flow.setMeasured([50_000: CGSize(width: 100, height: 70)], section: 0)
        #expect(flow.frame(ofItem: 99_999, section: 0)?.minY == end.minY + 20)
        #expect(flow.frame(ofItem: 49_000, section: 0)?.minY == CGFloat(49_000 / 3) * 60)
    }
}
