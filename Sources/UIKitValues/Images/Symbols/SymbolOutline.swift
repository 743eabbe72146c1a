// An outline of our own: its shapes, each with its painting, as script/symbols wrote them.
// No Apple page: the descriptions are script/lib/symbols, Documentation/Symbols.md has their language.
import CoreGraphics
import Foundation

/// One symbol, or what stands in a ring, in a square of 24 units.
struct SymbolOutline: Sendable {
    /// One shape of it.
    struct Shape: @unchecked Sendable {
        enum Painting: Sendable { case stroke, area, both }
        enum Purpose: Sendable { case drawn, erased, cut }

        let path: CGPath
        let painting: Painting
        let purpose: Purpose
        /// The colour, of those of hierarchical and palette symbols.
        let level: Int
        /// Multiplies the stroke.
        let factor: CGFloat
        /// Units added to the stroke.
        let plus: CGFloat
        /// How much of what the weight has beyond the regular one the stroke takes.
        let growth: CGFloat

        /// Units of its stroke, for a symbol's stroke and the units by which that is wider than the regular one.
        func width(_ stroke: CGFloat, added: CGFloat) -> CGFloat {
            max(0, factor * (stroke - (1 - growth) * max(0, added)) + plus)
        }
    }

    private(set) var shapes: [Shape] = []
    /// Units beside the ink, more than every symbol has.
    private(set) var margin: CGFloat = 0
    /// Whether it is drawn as it stands in a ring.
    private(set) var isInside = false

    init() {}

    /// Reads a row of `SymbolOutlines`; a shape that breaks its grammar is left out.
    init(row: Substring) {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false)
        isInside = cells[0] == "@"
        margin = CGFloat(Double(cells[0]) ?? 0)
        shapes = cells.dropFirst().compactMap(Self.shape)
    }

    /// The box of its paths, without their strokes.
    var box: CGRect { shapes.reduce(CGRect.null) { $1.purpose == .drawn ? $0.union($1.path.boundingBoxOfPath) : $0 } }

    private static func shape(_ cell: Substring) -> Shape? {
        let words = cell.split(separator: " ", maxSplits: 4)
        guard words.count == 5, let factor = Double(words[1]), let plus = Double(words[2]),
            let growth = Double(words[3]),
            let path = PathData.path(words[4])
        else { return nil }
        var kind = words[0]
        let purpose: Shape.Purpose =
            switch kind.first {
            case "e": .erased
            case "c": .cut
            default: .drawn
            }
        if purpose != .drawn { kind = kind.dropFirst() }
        let painting: Shape.Painting
        switch kind.first {
        case "s": painting = .stroke
        case "f": painting = .area
        case "b": painting = .both
        default: return nil
        }
        guard let level = Int(kind.dropFirst()) else { return nil }
        return Shape(
            path: path, painting: painting, purpose: purpose, level: level, factor: CGFloat(factor),
            plus: CGFloat(plus),
            growth: CGFloat(growth))
    }
}
