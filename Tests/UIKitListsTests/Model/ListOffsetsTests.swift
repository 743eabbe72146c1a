// Offsets of rows against plain arrays.
import Testing

@testable import UIKitLists

@Suite("ListOffsets") struct ListOffsetsTests {
    typealias Height = ListOffsets.Height

    /// The same in plain arrays of units.
    struct Naive {
        struct Section {
            var header: HeightEntry, rows: [HeightEntry], footer: HeightEntry
            var parts: [HeightEntry] { [header] + rows + [footer] }
        }
        var sections: [Section] = []

        func parts() -> [(part: ListOffsets.Part, entry: HeightEntry)] {
            sections.enumerated().flatMap { index, section in
                [(.header(index), section.header)]
                    + section.rows.enumerated().map { (.row(ListPath(index, $0)), $1) } + [(.footer(index), section.footer)]
            }
        }
    }

    @Test("ten thousand random changes give what plain arrays give", arguments: [UInt64(1), 2])
    func random(seed: UInt64) throws {
        let unit = HeightUnit(scale: 3)
        var random = SeededGenerator(seed: seed)
        var offsets = ListOffsets(unit: unit), naive = Naive()
        func height() -> Height {
            let points = Double(random.below(300)) / 3
            return random.chance(50) ? .measured(points) : .estimated(points)
        }
        func entry(_ height: Height) -> HeightEntry { HeightEntry(units: unit.units(height.points), isMeasured: height.isMeasured) }
        func rows(_ count: Int) -> ListOffsets.Rows {
            random.chance(50) ? .uniform(count: count, height()) : .each((0..<count).map { _ in height() })
        }
        func entries(_ rows: ListOffsets.Rows) -> [HeightEntry] {
            switch rows {
            case .uniform(let count, let height): Array(repeating: entry(height), count: count)
            case .each(let heights): heights.map(entry)
            }
        }
        func range(in count: Int, atMost: Int) -> Range<Int> {
            let start = random.below(count + 1)
            return start..<start + random.below(min(atMost, count - start) + 1)
        }
        for step in 0..<10_000 {
            let section = random.below(naive.sections.count)
            let rowCount = naive.sections.isEmpty ? 0 : naive.sections[section].rows.count
            switch naive.sections.isEmpty ? 0 : random.below(12) {
            case 0 where naive.sections.count < 12:
                let made = (0..<1 + random.below(2)).map { _ in
                    ListOffsets.Section(header: height(), rows: rows(random.below(random.chance(20) ? 700 : 60)), footer: height())
                }
                let place = random.below(naive.sections.count + 1)
                offsets.insertSections(made, at: place)
                naive.sections.insert(
                    contentsOf: made.map { .init(header: entry($0.header), rows: entries($0.rows), footer: entry($0.footer)) },
                    at: place)
            case 1 where random.chance(30):
                let gone = range(in: naive.sections.count, atMost: 2)
                offsets.deleteSections(gone)
                naive.sections.removeSubrange(gone)
            case 2:
                let moved = range(in: naive.sections.count, atMost: 3)
                let carried = naive.sections[moved]
                naive.sections.removeSubrange(moved)
                let place = random.below(naive.sections.count + 1)
                naive.sections.insert(contentsOf: carried, at: place)
                offsets.moveSections(moved, to: place)
            case 3, 4:
                let new = rows(random.chance(90) ? random.below(4) : random.below(200)), place = random.below(rowCount + 1)
                offsets.insertRows(new, at: ListPath(section, place))
                naive.sections[section].rows.insert(contentsOf: entries(new), at: place)
            case 5, 6:
                let gone = range(in: rowCount, atMost: random.chance(80) ? 4 : 300)
                offsets.deleteRows(gone, in: section)
                naive.sections[section].rows.removeSubrange(gone)
            case 7:
                let moved = range(in: rowCount, atMost: random.chance(80) ? 3 : 200)
                let carried = naive.sections[section].rows[moved]
                naive.sections[section].rows.removeSubrange(moved)
                let target = random.below(naive.sections.count)
                let place = random.below(naive.sections[target].rows.count + 1)
                naive.sections[target].rows.insert(contentsOf: carried, at: place)
                offsets.moveRows(moved, in: section, to: ListPath(target, place))
            case 8 where random.chance(20):
                let points = Double(random.below(100))
                offsets.setEstimate(points, ofRowsIn: section)
                for row in 0..<rowCount where !naive.sections[section].rows[row].isMeasured {
                    naive.sections[section].rows[row] = HeightEntry(units: unit.units(points), isMeasured: false)
                }
            default:
                guard !naive.sections.isEmpty else { continue }
                let new = height()
                let part: ListOffsets.Part =
                    rowCount > 0 && random.chance(90)
                    ? .row(ListPath(section, random.below(rowCount))) : random.chance(50) ? .header(section) : .footer(section)
                let before = offsets.height
                let grown = offsets.setHeight(new, of: part)
                #expect(abs(offsets.height - before - grown) < 1e-9)
                switch part {
                case .header: naive.sections[section].header = entry(new)
                case .footer: naive.sections[section].footer = entry(new)
                case .row(let path): naive.sections[section].rows[path.row] = entry(new)
                }
            }
            if step % 10 == 0 { try compare(offsets, naive, unit, step, &random) }
        }
    }

    /// Counts and sums; places of a few parts now and then, and of all of them more rarely.
    private func compare(
        _ offsets: ListOffsets, _ naive: Naive, _ unit: HeightUnit, _ step: Int, _ random: inout SeededGenerator
    ) throws {
        let total = naive.sections.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.units } }
        try #require(offsets.numberOfSections == naive.sections.count, "step \(step)")
        try #require(offsets.height == unit.points(total), "step \(step)")
        try #require(offsets.numberOfRows == naive.sections.reduce(0) { $0 + $1.rows.count }, "step \(step)")
        try #require(
            offsets.measuredRows == naive.sections.reduce(0) { $0 + $1.rows.count { $0.isMeasured } }, "step \(step)")
        guard step % 100 == 0 else { return }
        try #require(offsets.parts.isSound, "step \(step)")
        try #require(offsets.sections.isSound, "step \(step)")
        let all = naive.parts()
        var start = 0
        var starts: [Int] = []
        for one in all {
            starts.append(start)
            start += one.entry.units
        }
        for index in step % 1000 == 0 ? Array(all.indices) : (0..<20).map({ _ in random.below(all.count) }) where !all.isEmpty {
            let (part, entry) = all[index]
            try #require(offsets.y(of: part) == unit.points(starts[index]), "step \(step), \(part)")
            try #require(offsets.height(of: part) == unit.points(entry.units))
            try #require(offsets.isMeasured(part) == entry.isMeasured)
            if entry.units > 0 {
                let inside = unit.points(starts[index] + random.below(entry.units))
                try #require(offsets.placed(at: inside)?.part == part, "step \(step), y \(inside)")
                try #require(offsets.placed(at: inside)?.y == unit.points(starts[index]))
            }
        }
        for (index, section) in naive.sections.enumerated() {
            try #require(offsets.numberOfRows(in: index) == section.rows.count)
            try #require(offsets.measuredRows(in: index) == section.rows.count { $0.isMeasured })
            try #require(offsets.extent(ofSection: index).height == unit.points(section.parts.reduce(0) { $0 + $1.units }))
            try #require(offsets.extent(ofRowsIn: index).height == unit.points(section.rows.reduce(0) { $0 + $1.units }))
        }
        let low = random.below(total + 1), high = low + 1 + random.below(400)
        let seen = all.indices.filter { all[$0].entry.units > 0 && starts[$0] < high && starts[$0] + all[$0].entry.units > low }
        #expect(offsets.parts(from: unit.points(low), to: unit.points(high)).map(\.part) == seen.map { all[$0].part })
    }

    @Test("the content height is the measured heights and the estimates of the rest (observed: 9 measured, 91 of 500, 46119)")
    func contentHeight() {
        var offsets = ListOffsets(unit: HeightUnit(scale: 2), [.init(rows: .uniform(count: 100, .estimated(500)))])
        #expect(offsets.height == 50_000)
        for row in 0..<8 { offsets.setHeight(.measured(69), of: .row(ListPath(0, row))) }
        offsets.setHeight(.measured(67), of: .row(ListPath(0, 8)))
        #expect(offsets.measuredRows == 9)
        #expect(offsets.height == 46_119)
    }

    @Test("a height is rounded to the nearest unit: a pixel, or a part of one")
    func quantised() {
        let pixels = HeightUnit(scale: 3), parts = HeightUnit(scale: 3, parts: 64)
        #expect(pixels.points(pixels.units(50.1)) == 50)
        #expect(pixels.points(pixels.units(44.333)) == 133.0 / 3)
        #expect(abs(parts.points(parts.units(50.1)) - 50.1) <= 1 / 384.0)
        #expect(pixels.units(-1) == 0)
        #expect(pixels.units(.nan) == 0)
        #expect(pixels.units(.infinity) == 0)
        #expect(pixels.units(1e12) == HeightEntry.limit)
    }

    @Test("a million rows of one height need no storage for each, and a measured one stores 256")
    func uniform() {
        var offsets = ListOffsets(unit: HeightUnit(scale: 3), [.init(rows: .uniform(count: 1_000_000, .estimated(44)))])
        #expect(offsets.storageBytes < 4_000)
        #expect(offsets.y(of: .row(ListPath(0, 999_999))) == 44 * 999_999)
        #expect(offsets.part(at: 44 * 500_000 + 1) == .row(ListPath(0, 500_000)))
        offsets.setHeight(.measured(50), of: .row(ListPath(0, 500_000)))
        #expect(offsets.storageBytes < 8_000)
        #expect(offsets.y(of: .row(ListPath(0, 999_999))) == 44 * 999_999 + 6)
    }

    @Test("a million rows with heights of their own need at most 8 MB, also after every row was measured singly")
    func memory() {
        var random = SeededGenerator(seed: 3)
        let heights = (0..<1_000_000).map { _ in Height.measured(Double(40 + random.below(80))) }
        let given = ListOffsets(unit: HeightUnit(scale: 3), [.init(rows: .each(heights))])
        #expect(given.storageBytes <= 8 << 20)
        #expect(given.measuredRows == 1_000_000)
        var measured = ListOffsets(unit: HeightUnit(scale: 3), [.init(rows: .uniform(count: 100_000, .estimated(44)))])
        for row in 0..<100_000 { measured.setHeight(heights[row], of: .row(ListPath(0, row))) }
        #expect(measured.storageBytes <= (8 << 20) / 10)
        #expect(measured.measuredRows == 100_000)
    }

    @Test("a point on an edge belongs to the part that begins there, at any scale", arguments: [1.0, 2, 3, 2.625])
    func edges(scale: Double) {
        let offsets = ListOffsets(unit: HeightUnit(scale: scale), [.init(rows: .uniform(count: 2_000, .measured(44.333)))])
        for row in 0..<2_000 {
            #expect(offsets.part(at: offsets.y(of: .row(ListPath(0, row)))) == .row(ListPath(0, row)))
        }
        #expect(offsets.part(at: offsets.height) == nil)
        #expect(offsets.part(at: -0.1) == nil)
        #expect(offsets.parts(from: 10, to: 10).isEmpty)
        #expect(offsets.parts(from: -500, to: 1).map(\.part) == [.row(ListPath(0, 0))])
    }

    @Test("a copy keeps its own heights")
    func copies() {
        var one = ListOffsets(unit: HeightUnit(scale: 1), [.init(header: .measured(10), rows: .uniform(count: 3, .estimated(20)))])
        let other = one
        one.setHeight(.measured(30), of: .row(ListPath(0, 1)))
        #expect(other.height == 70)
        #expect(one.height == 80)
    }
}
