// Documentation/Fidelity.md: written from the figures, and read as what must not get worse.
// No Apple page: this is ours.
import Foundation

/// The table of figures in `Documentation/Fidelity.md`.
struct Table {
    /// One row as it is written.
    struct Row: Equatable {
        var file: String
        /// Nil where the view does not exist here.
        var figures: Figures?
        var remark: String
        /// The picture shows the look of another release of iOS.
        var isOtherRelease = false
        /// The views are here, and still nothing can be compared.
        var isLeftOut = false
        /// Which set of pictures not seen before the picture is of, from 1: each set counts by itself; 0 for none.
        var unseenSet = 0
        var isUnseen: Bool { unseenSet > 0 }
        /// All that misses is a width, and that is its title's, or the edges of a symbol's glyph.
        var isFontsOwn = false

        init(file: String, figures: Figures?, remark: String) {
            self.file = file
            self.figures = figures
            self.remark = remark
        }

        init(_ scene: Scene, _ figures: Figures?) {
            self.init(file: scene.file, figures: figures, remark: scene.remark)
            isOtherRelease = scene.isOtherRelease
            isLeftOut = scene.isLeftOut
            unseenSet = References.unseenSet(scene)
            var rest = figures
            if scene.isAsWideAsTitle { rest?.frames = nil }
            if scene.isGlyph { rest?.pixels = 1 }
            isFontsOwn = figures?.passes == false && rest?.passes == true
        }

        /// `pass`, `font`, `miss`, `absent` or `left out`.
        var result: String {
            figures.map { $0.passes ? "pass" : isFontsOwn ? "font" : "miss" } ?? (isLeftOut ? "left out" : "absent")
        }
    }

    /// One of the targets, with what was found.
    struct Verdict {
        var target: String
        var finding: String
        var isMet: Bool
    }

    var rows: [Row]

    static let url = References.repository.appendingPathComponent("Documentation/Fidelity.md")

    init(rows: [Row]) { self.rows = rows }

    /// The rows of a written table.
    init(text: String) {
        var heading: Substring = ""
        rows = Self.parts(text).now.split(separator: "\n").compactMap { line in
            if line.hasPrefix("## ") { heading = line }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count >= 10, cells[1].hasPrefix("`"), cells[1].hasSuffix("`") else { return nil }
            let file = String(cells[1].dropFirst().dropLast())
            guard cells[8] != "absent", cells[8] != "left out" else {
                var row = Row(file: file, figures: nil, remark: cells[9])
                row.unseenSet = Self.unseenSet(ofHeading: heading)
                row.isLeftOut = cells[8] == "left out"
                return row
            }
            var figures = Figures()
            figures.frames = Double(cells[2])
            let lines = cells[3].split(separator: "/").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
            if lines.count == 2 { (figures.equalLines, figures.allLines) = (lines[0], lines[1]) }
            figures.baselines = Int(cells[4])
            func share(_ cell: Substring) -> Double? { Double(cell.filter { !"% ".contains($0) }).map { $0 / 100 } }
            figures.pixels = share(cells[5][...]) ?? 0
            let inside = cells[6].split(separator: "of")
            if inside.count == 2, let found = share(inside[0]), let need = share(inside[1]) {
                (figures.controls, figures.controlsNeed) = (found, need)
            }
            figures.text = Int(cells[7])
            var row = Row(file: file, figures: figures, remark: cells[9])
            row.isOtherRelease = heading == Self.otherHeading
            row.unseenSet = Self.unseenSet(ofHeading: heading)
            row.isFontsOwn = cells[8] == "font"
            return row
        }
    }

    /// A written file's tables, and its last section, which no later run changes.
    static func parts(_ text: String) -> (now: Substring, firstRun: Substring?) {
        guard let range = text.range(of: "\n" + firstHeading) else { return (text[...], nil) }
        return (text[..<range.lowerBound], text[range.lowerBound...].dropFirst())
    }

    /// What got worse since the table was written, one sentence a scene that passed.
    func setbacks(against now: [Row]) -> [String] {
        rows.compactMap { old in
            guard let before = old.figures, before.passes else { return nil }
            guard let after = now.first(where: { $0.file == old.file })?.figures else {
                return "\(old.file) passed and is not drawn any more."
            }
            if (after.frames ?? 0) > max(1, (before.frames ?? 0) + 0.01) {
                return "\(old.file): frames differ by \(Self.plain(after.frames)) pixels, before by \(Self.plain(before.frames))."
            }
            if after.equalLines < before.equalLines || after.allLines != before.allLines {
                return "\(old.file): \(after.equalLines) of \(after.allLines) lines end as recorded, before \(before.equalLines)."
            }
            if (after.baselines ?? 0) > max(1, before.baselines ?? 0) {
                return "\(old.file): baselines differ by \(after.baselines ?? 0) pixels, before by \(before.baselines ?? 0)."
            }
            if let inside = after.controls, inside < (before.controls ?? 0) - 0.0005 {
                return "\(old.file): \(Self.percent(inside)) inside its control, before \(Self.percent(before.controls ?? 0))."
            }
            if after.pixels < before.pixels - 0.0005 {
                return "\(old.file): \(Self.percent(after.pixels)) of the pixels, before \(Self.percent(before.pixels))."
            }
            return nil
        }
    }

    private static func plain(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "–" }
    private static func percent(_ value: Double) -> String {
        // Rounded down, so that the written figure is never better than the measured one.
        String(format: "%.2f %%", (value * 10000 + 1e-6).rounded(.down) / 100)
    }

    static let firstHeading = "## First run"
    private static let otherHeading = "## Looks of other releases"

    /// Whether each target is met by the pictures of the look that is followed, the font's own apart.
    var verdicts: [Verdict] { Self.verdicts(of: rows.filter { !$0.isUnseen }) }

    /// Whether each target is met by some rows, but for those of other releases and without figures.
    static func verdicts(of rows: [Row]) -> [Verdict] {
        let counted = rows.filter { !$0.isOtherRelease }.compactMap { row in row.figures.map { (row: row, figures: $0) } }
        func pictures(_ all: [(row: Row, figures: Figures)], _ isGood: (Figures) -> Bool) -> (String, Bool) {
            let missing = all.filter { !isGood($0.figures) }
            let names = missing.map { "`\($0.row.file)`" }.joined(separator: ", ")
            let count = "\(all.count - missing.count) of \(all.count) pictures"
            return (missing.isEmpty ? count : "\(count); missed by \(names)", missing.isEmpty)
        }
        /// The same, the font's own misses apart.
        func apart(
            _ all: [(row: Row, figures: Figures)], font words: (one: String, several: String), _ isGood: (Figures) -> Bool
        ) -> (String, Bool) {
            let font = all.filter { $0.row.isFontsOwn && !isGood($0.figures) }.count
            var result = pictures(all.filter { !$0.row.isFontsOwn || isGood($0.figures) }, isGood)
            if font > 0 { result.0 += "; \(font) more \(font == 1 ? words.one : words.several)" }
            return result
        }
        let frames = apart(
            counted.filter { $0.figures.frames != nil },
            font: ("is as wide as its title: the font's own", "are as wide as their titles: the font's own")
        ) { ($0.frames ?? 0) <= 1.005 }
        let lines = counted.reduce(0) { $0 + $1.figures.allLines }
        let equal = counted.reduce(0) { $0 + $1.figures.equalLines }
        let share = lines == 0 ? 1 : Double(equal) / Double(lines)
        let pixels = apart(
            counted, font: ("is a symbol's glyph: the font's own", "are symbols' glyphs: the font's own")
        ) { $0.pixels >= 0.95 }
        let framed = counted.filter { $0.figures.frames != nil && !($0.row.isFontsOwn && ($0.figures.frames ?? 0) > 1.005) }
        let good = framed.filter { ($0.figures.frames ?? 0) <= 1.005 }.count
        let based = pictures(counted.filter { $0.figures.baselines != nil }) { ($0.baselines ?? 0) <= 1 }
        let inside = pictures(counted.filter { $0.figures.controls != nil }) { ($0.controls ?? 1) >= $0.controlsNeed }
        return [
            Verdict(
                target: "frames within one device pixel in at least 98 % of the pictures", finding: frames.0,
                isMet: Double(good) >= 0.98 * Double(framed.count)),
            Verdict(
                target: "at least 99 % of the line breaks equal",
                finding: "\(equal) of \(lines) lines (\(String(format: "%.1f", (share * 1000).rounded(.down) / 10)) %)",
                isMet: share >= 0.99),
            Verdict(target: "baselines within one device pixel", finding: based.0, isMet: based.1),
            Verdict(
                target: "at least 95 % of the pixels without text within 2 levels", finding: pixels.0, isMet: pixels.1),
            Verdict(
                target: "the same inside the frames of controls: switches and steppers 97 %, others 95 %", finding: inside.0,
                isMet: inside.1),
        ]
    }

    /// Verdicts as lines of a table.
    static func lines(of verdicts: [Verdict]) -> String {
        verdicts.map { "| \($0.target) | \($0.finding) | **\($0.isMet ? "met" : "not met")** |\n" }.joined()
    }

    func table(_ rows: [Row]) -> String {
        var text = """
            | picture | frames | lines | baselines | pixels | controls | text | result | remark |
            |---|---|---|---|---|---|---|---|---|

            """
        for row in rows {
            let cells: [String]
            if let figures = row.figures {
                cells = [
                    Self.plain(figures.frames), figures.allLines == 0 ? "–" : "\(figures.equalLines) / \(figures.allLines)",
                    figures.baselines.map(String.init) ?? "–", Self.percent(figures.pixels),
                    figures.controls.map { "\(Self.percent($0)) of \(Int(figures.controlsNeed * 100)) %" } ?? "–",
                    figures.text.map(String.init) ?? "–", row.result, row.remark,
                ]
            } else {
                cells = ["–", "–", "–", "–", "–", "–", row.result, row.remark]
            }
            text += "| `\(row.file)` | " + cells.joined(separator: " | ") + " |\n"
        }
        return text
    }

    /// The section that keeps the figures of a first run, which nothing has been mended after.
    func firstRun(_ day: String, _ commit: String) -> String {
        """
        \(Self.firstHeading)

        \(day), commit \(commit): measured once, before anything was mended by these figures. Later runs leave this section as it is.

        | target | found | verdict |
        |---|---|---|
        \(Self.lines(of: verdicts))
        \(table(rows.filter { !$0.isUnseen }))
        """
    }

    /// The file's tables.
    var text: String {
        let seen = rows.filter { !$0.isUnseen }
        let shown = seen.filter { !$0.isOtherRelease }
        let others = seen.filter(\.isOtherRelease)
        let absent = seen.filter { $0.figures == nil && !$0.isLeftOut }.count
        let leftOut = seen.filter(\.isLeftOut).count
        let counted = shown.filter { $0.figures != nil }
        var text = """
            # Fidelity

            Generated by `script/fidelity`; do not edit. Each picture was recorded on real iOS by a public project; the same
            view is built with Vitrine, drawn at the same scale and compared. The pictures are not part of this repository:
            they are read from the folders that `VITRINE_REFERENCES` and, for the list `more.csv` in it, `VITRINE_REFERENCES_MORE` name
            (`script/fidelity` explains how to fill them). `script/fidelity` also writes a page with the
            pictures side by side to `.build/fidelity/index.html`. A plain `swift test` fails where a scene that passes here
            gets worse.

            ## Verdict

            \(counted.count) pictures of the look that is followed (iOS 17) are compared here. \(others.count) show the look of another
            release and are listed separately; \(absent) show unsupported views and \(leftOut) cannot be
            compared; neither is counted. A name with `+` is a picture of `more.csv`, and `#` precedes the part that is compared.

            | target | found | verdict |
            |---|---|---|

            """
        text += Self.lines(of: verdicts)
        text += """

            ## The look that is followed

            - **frames**: the greatest difference of a recorded frame or of the picture's size, in device pixels (at most 1).
            - **lines**: lines of text that end where the recorded ones do (at least 99 % in all).
            - **baselines**: the greatest difference of the row that a line of text stands on, in device pixels (at most 1).
            - **controls**: the same part as in *pixels*, but inside the frame of the control that agrees least, and what it needs.
            - **pixels**: the part of the pixels outside text that differ by at most 2 levels of 255 (at least 95 %).
            - **text**: the greatest difference of an edge of a line's ink, in device pixels. This is the font's own (Inter's
              outlines for San Francisco's) and no part of the result.
            - **result**: `font` misses by the font's own alone: a width that is its title's, or the edges of a symbol's glyph.


            """
        text += table(shown)
        if !others.isEmpty { text += "\n\(Self.otherHeading)\n\n" + table(others) }
        return text + Self.unseenSets.map(unseenToday).joined()
    }
}
