// Inserting, deleting and moving rows and sections of a list's offsets.
// No Apple page: this is ours.

extension ListOffsets {
    /// Inserts rows before a row of a section, or at its end. O(log n + rows given one by one).
    package mutating func insertRows(_ rows: Rows, at path: ListPath) {
        let count = numberOfRows(in: path.section)
        precondition(path.row >= 0 && path.row <= count, "section \(path.section) has \(count) rows, none before \(path.row)")
        let place = places(ofRowsIn: path.section).lowerBound + path.row
        switch rows {
        case .uniform(let count, let height): parts.insert(count: count, entry(height), at: place)
        case .each(let heights): parts.insert(HeightIndex(heights.lazy.map(entry)), at: place)
        }
        add(rows.count, to: path.section)
    }

    /// Deletes rows of a section. O(log n).
    package mutating func deleteRows(_ rows: Range<Int>, in section: Int) {
        parts.delete(places(of: rows, in: section))
        add(-rows.count, to: section)
    }

    /// Moves rows, with their heights, to a place as it is counted without them. O(log n).
    package mutating func moveRows(_ rows: Range<Int>, in section: Int, to path: ListPath) {
        let from = places(of: rows, in: section)
        add(-rows.count, to: section)
        let count = numberOfRows(in: path.section)
        precondition(path.row >= 0 && path.row <= count, "section \(path.section) has \(count) rows, none before \(path.row)")
        parts.move(from, to: places(ofRowsIn: path.section).lowerBound + path.row)
        add(rows.count, to: path.section)
    }

    /// Gives all rows of a section that were not measured another estimate.
    package mutating func setEstimate(_ points: Double, ofRowsIn section: Int) {
        parts.setEstimate(unit.units(points), in: places(ofRowsIn: section))
    }

    /// Inserts sections before a section, or at the end. O(log n + sections + rows given one by one).
    package mutating func insertSections(_ made: [Section], at section: Int) {
        var heights = HeightIndexBuilder(), counts = HeightIndexBuilder()
        for one in made {
            heights.append(entry(one.header))
            switch one.rows {
            case .uniform(let count, let height): heights.append(entry(height), count: count)
            case .each(let each): for height in each { heights.append(entry(height)) }
            }
            heights.append(entry(one.footer))
            counts.append(HeightEntry(units: one.rows.count + 2, isMeasured: false))
            measuredBorders += (one.header.isMeasured ? 1 : 0) + (one.footer.isMeasured ? 1 : 0)
        }
        parts.insert(heights.finish(), at: sections.prefix(section).units)
        sections.insert(counts.finish(), at: section)
    }

    /// Deletes sections with all their parts. O(sections that go × log n).
    package mutating func deleteSections(_ gone: Range<Int>) {
        for section in gone {
            measuredBorders -= (isMeasured(.header(section)) ? 1 : 0) + (isMeasured(.footer(section)) ? 1 : 0)
        }
        parts.delete(places(ofSections: gone))
        sections.delete(gone)
    }

    /// Moves sections with all their parts to a place as it is counted without them. O(log n).
    package mutating func moveSections(_ moved: Range<Int>, to section: Int) {
        let from = places(ofSections: moved)
        sections.move(moved, to: section)
        // Where the sections are now is where their parts go, counted without them.
        parts.move(from, to: sections.prefix(section).units)
    }

    private mutating func add(_ rows: Int, to section: Int) {
        sections.set(section, HeightEntry(units: sections[section].units + rows, isMeasured: false))
    }

    private func places(of rows: Range<Int>, in section: Int) -> Range<Int> {
        let all = places(ofRowsIn: section)
        precondition(rows.lowerBound >= 0 && rows.upperBound <= all.count, "section \(section) has \(all.count) rows, not \(rows)")
        return all.lowerBound + rows.lowerBound..<all.lowerBound + rows.upperBound
    }

    private func places(ofSections range: Range<Int>) -> Range<Int> {
        sections.prefix(range.lowerBound).units..<sections.prefix(range.upperBound).units
    }
}
