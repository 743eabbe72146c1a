// Where headers, rows and footers of sections are, in points from the start of a list.
// Apple: "UITableView", estimatedRowHeight.
import Foundation

/// The parts of a list along its axis: each section has a header, rows and a footer, in this order.
///
/// One ``HeightIndex`` holds the heights of all parts, another one counts the parts of each section: every question and change is
/// O(log n). Rows of one height, measured or estimated, need no storage; others need 4 bytes. Heights and offsets are points,
/// rounded to whole units as ``HeightUnit`` says; a header or footer that is not there has the height 0.
package struct ListOffsets: Sendable {
    /// A height in points, ≥ 0, and whether it is an estimate.
    package enum Height: Sendable, Equatable {
        case measured(Double)
        case estimated(Double)

        package var points: Double {
            switch self {
            case .measured(let points), .estimated(let points): points
            }
        }
        package var isMeasured: Bool {
            if case .measured = self { true } else { false }
        }
        /// No height, as of a header that is not there.
        package static let none = Height.measured(0)
    }

    /// The rows of a section that is made.
    package enum Rows: Sendable {
        case uniform(count: Int, Height)
        case each([Height])

        package var count: Int {
            switch self {
            case .uniform(let count, _): count
            case .each(let heights): heights.count
            }
        }
    }

    /// A section that is made.
    package struct Section: Sendable {
        package var header: Height
        package var rows: Rows
        package var footer: Height

        package init(header: Height = .none, rows: Rows, footer: Height = .none) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    /// A part of a list.
    package enum Part: Hashable, Sendable {
        case header(Int)
        case row(ListPath)
        case footer(Int)
    }

    /// A part with its place, in points.
    package struct Placed: Equatable, Sendable {
        package var part: Part
        package var y: Double
        package var height: Double
    }

    package let unit: HeightUnit
    /// Heights of all parts, in order.
    var parts = HeightIndex()
    /// The "height" of a section is its number of parts.
    var sections = HeightIndex()
    /// How many headers and footers were measured.
    var measuredBorders = 0

    /// A list without sections.
    package init(unit: HeightUnit) { self.unit = unit }

    /// A list of sections. O(sections + rows given one by one).
    package init(unit: HeightUnit, _ made: [Section]) {
        self.init(unit: unit)
        insertSections(made, at: 0)
    }

    package var numberOfSections: Int { sections.count }
    package var numberOfRows: Int { parts.count - 2 * sections.count }
    /// Points from the first header to the end of the last footer.
    package var height: Double { unit.points(parts.units) }
    /// How many rows were measured, without headers and footers.
    package var measuredRows: Int { parts.measured - measuredBorders }
    /// Bytes of both trees, as allocated.
    package var storageBytes: Int { parts.storageBytes + sections.storageBytes }

    package func numberOfRows(in section: Int) -> Int { sections[section].units - 2 }

    package func measuredRows(in section: Int) -> Int {
        let rows = places(ofRowsIn: section)
        return parts.prefix(rows.upperBound).measured - parts.prefix(rows.lowerBound).measured
    }

    /// Where a part begins.
    package func y(of part: Part) -> Double { unit.points(parts.prefix(place(of: part)).units) }
    package func height(of part: Part) -> Double { unit.points(parts[place(of: part)].units) }
    package func isMeasured(_ part: Part) -> Bool { parts[place(of: part)].isMeasured }

    /// From the start of a section's header to the end of its footer.
    package func extent(ofSection section: Int) -> (y: Double, height: Double) {
        let rows = places(ofRowsIn: section)
        return extent(rows.lowerBound - 1..<rows.upperBound + 1)
    }

    /// From the start of a section's first row to the end of its last.
    package func extent(ofRowsIn section: Int) -> (y: Double, height: Double) { extent(places(ofRowsIn: section)) }

    /// The part at a distance from the start; nil outside of the list. Parts without height are nowhere.
    package func part(at y: Double) -> Part? { placed(at: y)?.part }

    /// The same with its place.
    package func placed(at y: Double) -> Placed? {
        let distance = unit.distance(y)
        guard distance >= 0, distance < Double(parts.units), let found = parts.row(at: Int(distance)) else { return nil }
        return placed(found.row, start: found.start)
    }

    /// The parts that have a height and meet a stretch of points, in order; its end does not belong to it. O(log n) for each.
    package func parts(from start: Double, to end: Double) -> [Placed] {
        var distance = Int(Swift.min(Swift.max(unit.distance(start), 0), Double(parts.units)))
        var found: [Placed] = []
        guard start < end else { return found }
        while unit.points(distance) < end, let next = parts.row(at: distance) {
            found.append(placed(next.row, start: next.start))
            distance = next.start + parts[next.row].units
        }
        return found
    }

    /// Gives a part a height, and how many points taller it is now. O(log n).
    @discardableResult
    package mutating func setHeight(_ height: Height, of part: Part) -> Double {
        let place = place(of: part), entry = entry(height)
        if case .row = part {
        } else {
            measuredBorders += (entry.isMeasured ? 1 : 0) - (parts[place].isMeasured ? 1 : 0)
        }
        return unit.points(parts.set(place, entry))
    }

    // MARK: Places

    func entry(_ height: Height) -> HeightEntry {
        HeightEntry(units: unit.units(height.points), isMeasured: height.isMeasured)
    }

    /// The places of a section's rows among all parts.
    func places(ofRowsIn section: Int) -> Range<Int> {
        let start = sections.prefix(section).units
        return start + 1..<start + sections[section].units - 1
    }

    func place(of part: Part) -> Int {
        switch part {
        case .header(let section): return places(ofRowsIn: section).lowerBound - 1
        case .footer(let section): return places(ofRowsIn: section).upperBound
        case .row(let path):
            let rows = places(ofRowsIn: path.section)
            precondition(path.row >= 0 && path.row < rows.count, "section \(path.section) has no row \(path.row)")
            return rows.lowerBound + path.row
        }
    }

    private func extent(_ range: Range<Int>) -> (y: Double, height: Double) {
        let start = parts.prefix(range.lowerBound).units
        return (unit.points(start), unit.points(parts.prefix(range.upperBound).units - start))
    }

    private func placed(_ place: Int, start: Int) -> Placed {
        guard let (section, first) = sections.row(at: place) else { preconditionFailure("no section has the part \(place)") }
        let count = sections[section].units
        let part: Part =
            place == first
            ? .header(section)
            : place == first + count - 1 ? .footer(section) : .row(ListPath(section, place - first - 1))
        return Placed(part: part, y: unit.points(start), height: unit.points(parts[place].units))
    }
}
