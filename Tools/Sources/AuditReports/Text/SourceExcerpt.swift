// A source line with a mark below it.

/// One line of a file laid out in cells, and where in it a range lies.
struct SourceExcerpt {
    /// The line with tabs as blanks, clipped where it is longer than allowed.
    let line: String
    /// Blanks, then `^` and as many `~` as the range has further cells.
    let underline: String

    private struct Cell {
        var text: String
        var width: Int
        var scalars: Int
    }

    private static let tab = 4

    /// - Parameters:
    ///   - columns: From 1, in Unicode scalars; a range that is empty or ends on another line marks what it has here.
    ///   - width: How many cells the line may take.
    init(_ source: String, columns: Range<Int>, width: Int) {
        let cells = Self.cells(source)
        var position = 1
        var start = 0
        var lower: Int?
        var upper = 0
        for cell in cells {
            let scalars = position..<(position + cell.scalars)
            // A range that begins or ends within a character marks the whole of it.
            if scalars.upperBound > columns.lowerBound {
                if lower == nil { lower = start }
                if scalars.lowerBound < columns.upperBound { upper = start + cell.width }
            }
            position = scalars.upperBound
            start += cell.width
        }
        let first = lower ?? start
        let marked = first..<max(upper, first + 1)
        (line, underline) = Self.clip(cells, total: start, marked, width: width)
    }

    private static func cells(_ source: String) -> [Cell] {
        var result: [Cell] = []
        var start = 0
        for character in source {
            let text: String
            if character == "\t" {
                text = String(repeating: " ", count: tab - start % tab)
            } else {
                text = SafeText.shown(character)
            }
            result.append(
                Cell(text: text, width: DisplayWidth.cells(text), scalars: character.unicodeScalars.count))
            start += result.last?.width ?? 0
        }
        return result
    }

    private static func clip(_ cells: [Cell], total: Int, _ marked: Range<Int>, width: Int) -> (String, String) {
        func mark(at column: Int, _ count: Int) -> String {
            String(repeating: " ", count: column) + "^" + String(repeating: "~", count: max(0, count - 1))
        }
        guard total > width else { return (cells.map(\.text).joined(), mark(at: marked.lowerBound, marked.count)) }
        // The mark stands in the first third, unless the line's end shows anyway.
        let room = width - 2
        let left = max(0, min(marked.lowerBound - room / 3, total - room))
        var line = left > 0 ? "…" : ""
        let offset = left > 0 ? 1 : 0
        var start = 0
        var firstShown: Int?
        var end = left
        for cell in cells {
            if start >= left, start + cell.width <= left + room {
                if firstShown == nil { firstShown = start }
                line += cell.text
                end = start + cell.width
            }
            start += cell.width
        }
        if end < total { line += "…" }
        let shift = (firstShown ?? left) - offset
        let lower = max(marked.lowerBound - shift, 0)
        let upper = max(min(marked.upperBound, end) - shift, lower + 1)
        return (line, mark(at: lower, upper - lower))
    }
}
