// A batch of updates done to the offsets: heights go along with rows and sections that move.
// No Apple page: this is ours.

extension ListOffsets {
    /// What a batch needs to know of rows and sections that it makes, by their places afterwards.
    package struct NewHeights {
        package var borders: (Int) -> (header: Height, footer: Height)
        /// One height for all new rows of a section, so that they need no storage; nil where each has its own.
        package var uniform: (Int) -> Height?
        package var row: (ListPath) -> Height

        package init(
            borders: @escaping (Int) -> (header: Height, footer: Height), uniform: @escaping (Int) -> Height? = { _ in nil },
            row: @escaping (ListPath) -> Height
        ) {
            self.borders = borders
            self.uniform = uniform
            self.row = row
        }
    }

    /// Does the steps of a batch. Reloaded rows and sections count as new; others keep what was measured. O(k log n).
    package mutating func apply(_ batch: ValidatedBatch, _ new: NewHeights) {
        var carried: [ListPath: HeightEntry] = [:], carriedSections: [Int: Section] = [:]
        let moved = Set(batch.movedRows.map(\.to))
        for step in batch.steps {
            switch step {
            case .deleteRow(let path, let reason):
                if case .move(let target) = reason { carried[target] = parts[place(of: .row(path))] }
                deleteRows(path.row..<path.row + 1, in: path.section)
            case .deleteSection(let section, let reason):
                if case .move(let target) = reason { carriedSections[target.section] = described(section) }
                deleteSections(section..<section + 1)
            case .insertSection(let section, let rows, _):
                if let carried = carriedSections[section] {
                    insertSections([carried], at: section)
                    continue
                }
                let borders = new.borders(section)
                let fresh: Rows
                if let uniform = new.uniform(section) {
                    fresh = .uniform(count: rows, uniform)
                } else {
                    let paths = (0..<batch.newCounts[section]).lazy.map { ListPath(section, $0) }
                    fresh = .each(paths.filter { !moved.contains($0) }.map(new.row))
                }
                insertSections([Section(header: borders.header, rows: fresh, footer: borders.footer)], at: section)
            case .insertRow(let path, _):
                let one = carried[path].map(height) ?? new.uniform(path.section) ?? new.row(path)
                insertRows(.uniform(count: 1, one), at: path)
            }
        }
    }

    private func height(_ entry: HeightEntry) -> Height {
        entry.isMeasured ? .measured(unit.points(entry.units)) : .estimated(unit.points(entry.units))
    }

    /// A section as it could be made again.
    private func described(_ section: Int) -> Section {
        let rows = places(ofRowsIn: section)
        return Section(
            header: height(parts[rows.lowerBound - 1]), rows: .each(rows.map { height(parts[$0]) }),
            footer: height(parts[rows.upperBound]))
    }
}
