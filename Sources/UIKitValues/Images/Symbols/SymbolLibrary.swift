// The symbols that are known: names, what they are made of, outlines.
// No Apple page: names are SF Symbols' public ones (Documentation/Symbols.md); outlines are Tabler's and ours.
import CoreGraphics
import Foundation
import Synchronization

/// The recipe of a symbol: a glyph and its modifiers.
struct SymbolRecipe: Sendable, Equatable {
    /// How the glyph is painted.
    enum Painting: Character, Sendable {
        case outline = "o", filled = "f", outlineWithInside = "b"
        /// An outline of ours, whose shapes say it themselves.
        case described = "d"
    }
    /// A modification of a glyph.
    enum Modifier: Sendable, Equatable {
        /// A ring or a frame around the glyph.
        case circle, square
        /// Cut out of a disc or filled square.
        case filledCircle, filledSquare
        /// Struck out.
        case slash
        /// A small disc at the bottom right with a glyph of another symbol's name.
        case badge(String)
    }

    var painting: Painting
    var glyph: Int
    var modifier: Modifier?
}

/// One stroke or area of a glyph, in a square of 24 units.
struct GlyphPath: @unchecked Sendable {
    let path: CGPath
    /// Multiplies the stroke.
    let widthFactor: CGFloat
}

/// Names to recipes and numbers to outlines; read at first use.
package final class SymbolLibrary: Sendable {
    package static let shared = SymbolLibrary()

    private let recipes: [String: SymbolRecipe]
    private let rows: [Substring]
    private let paths = Mutex<[Int: [GlyphPath]]>([:])
    private let outlineRows: [Substring]
    private let outlines = Mutex<[Int: SymbolOutline]>([:])

    private init() {
        rows = Self.cells(SymbolGlyphs.rows)
        outlineRows = Self.cells(SymbolOutlines.rows)
        var recipes: [String: SymbolRecipe] = [:]
        for row in Self.cells(SymbolNames.rows) {
            let words = row.split(separator: " ")
            guard words.count >= 2, let first = words[1].first, let painting = SymbolRecipe.Painting(rawValue: first),
                let glyph = Int(words[1].dropFirst())
            else { continue }
            recipes[String(words[0])] = SymbolRecipe(
                painting: painting, glyph: glyph, modifier: words.count > 2 ? Self.modifier(words[2]) : nil)
        }
        self.recipes = recipes
    }

    private static func cells(_ text: StaticString) -> [Substring] {
        text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(whereSeparator: { $0 == ";" || $0 == "\n" })
    }

    private static func modifier(_ word: Substring) -> SymbolRecipe.Modifier? {
        switch word {
        case "c": .circle
        case "C": .filledCircle
        case "s": .square
        case "S": .filledSquare
        case "/": .slash
        default: word.hasPrefix("+") ? .badge(String(word.dropFirst())) : nil
        }
    }

    /// The sorted names of all symbols.
    package var names: [String] { recipes.keys.sorted() }

    func recipe(_ name: String) -> SymbolRecipe? { recipes[name] }

    /// Whether the symbol is drawn with an outline of ours, not Tabler's.
    package func isOurs(_ name: String) -> Bool { recipes[name]?.painting == .described }

    /// The names whose outlines have shapes that do not follow the grammar of their rows; none, if script/symbols is right.
    package var brokenOutlines: [String] {
        recipes.filter { _, recipe in
            recipe.painting == .described
                && (!outlineRows.indices.contains(recipe.glyph)
                    || outline(recipe.glyph).shapes.count != outlineRows[recipe.glyph].filter { $0 == "|" }.count)
        }.keys.sorted()
    }

    /// An outline of ours; without shapes for a number that is none.
    func outline(_ number: Int) -> SymbolOutline {
        if let known = outlines.withLock({ $0[number] }) { return known }
        guard outlineRows.indices.contains(number) else { return SymbolOutline() }
        let made = SymbolOutline(row: outlineRows[number])
        outlines.withLock { $0[number] = made }
        return made
    }

    /// The paths of a glyph; empty for a number that is none.
    func glyph(_ number: Int) -> [GlyphPath] {
        if let known = paths.withLock({ $0[number] }) { return known }
        guard rows.indices.contains(number) else { return [] }
        let made = rows[number].split(separator: "|").compactMap { part -> GlyphPath? in
            var part = part
            var factor: CGFloat = 1
            if part.hasPrefix("w"), let space = part.firstIndex(of: " ") {
                factor = CGFloat(Double(part[part.index(after: part.startIndex)..<space]) ?? 1)
                part = part[part.index(after: space)...]
            }
            return PathData.path(part).map { GlyphPath(path: $0, widthFactor: factor) }
        }
        paths.withLock { $0[number] = made }
        return made
    }

    /// Up to three known names that are most like one that is not.
    package func namesLike(_ name: String) -> [String] {
        let wanted = Array(name.utf8)
        let root = name.split(separator: ".").first ?? ""
        var found: [(distance: Int, name: String)] = []
        for known in recipes.keys {
            var distance = Self.distance(wanted, Array(known.utf8))
            if !root.isEmpty, known.hasPrefix(root) { distance = distance / 2 }
            if distance <= max(2, wanted.count / 2) { found.append((distance, known)) }
        }
        return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// How many letters are added, left out or changed.
    private static func distance(_ one: [UInt8], _ two: [UInt8]) -> Int {
        var row = Array(0...two.count)
        for (i, a) in one.enumerated() {
            var before = row[0]
            row[0] = i + 1
            for (j, b) in two.enumerated() {
                let kept = row[j + 1]
                row[j + 1] = min(row[j + 1] + 1, row[j] + 1, before + (a == b ? 0 : 1))
                before = kept
            }
        }
        return row[two.count]
    }
}
