// A symbol's recipe as shapes to be painted one after the other.
// Apple: Human Interface Guidelines, SF Symbols (rendering modes, variants); the shapes are ours.
import CoreGraphics
import Foundation

/// One shape of a symbol, in a square of 24 units.
struct SymbolPart {
    enum Paint: Equatable {
        case fill
        case stroke(CGFloat)
        case both(CGFloat)

        var width: CGFloat {
            switch self {
            case .fill: 0
            case .stroke(let width), .both(let width): width
            }
        }
    }
    enum Role: Equatable {
        /// Painted: 0 in the first colour, 1 in the second…
        case draw(Int)
        /// Taken out of what is below.
        case erase
        /// Taken out where there is one colour, painted in the first where there are several.
        case cut
    }

    var path: CGPath
    var paint: Paint
    var role: Role

    /// The painted area; nil for what takes away.
    var ink: CGRect? {
        guard case .draw = role else { return nil }
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        return box.insetBy(dx: -paint.width / 2, dy: -paint.width / 2)
    }
}

/// Builds the parts of a symbol for a stroke.
struct SymbolBuilder {
    /// Units of a stroke.
    let stroke: CGFloat
    /// Units by which it is wider than the regular one.
    let added: CGFloat

    init(_ metrics: SymbolMetrics) {
        stroke = metrics.strokeUnits
        added = metrics.addedUnits
    }

    func parts(of recipe: SymbolRecipe) -> [SymbolPart] {
        let core = parts(glyph: recipe.glyph, recipe.painting, .draw(0))
        switch recipe.modifier {
        case nil:
            return core
        case .circle:
            return [SymbolPart(path: Self.ring, paint: .stroke(stroke), role: .draw(1))] + inside(recipe, .draw(0))
        case .square:
            return [SymbolPart(path: Self.frame, paint: .stroke(stroke), role: .draw(1))] + inside(recipe, .draw(0))
        case .filledCircle:
            return [SymbolPart(path: Self.ring, paint: .both(stroke), role: .draw(1))] + inside(recipe, .cut)
        case .filledSquare:
            return [SymbolPart(path: Self.frame, paint: .both(stroke), role: .draw(1))] + inside(recipe, .cut)
        case .slash:
            return lowered(core) + [
                SymbolPart(path: Self.bar, paint: .stroke(stroke * 3.2), role: .erase),
                SymbolPart(path: Self.bar, paint: .stroke(stroke), role: .draw(0)),
            ]
        case .badge(let name):
            return lowered(core) + badge(name)
        }
    }

    private func parts(
        glyph: Int, _ painting: SymbolRecipe.Painting, _ role: SymbolPart.Role, transform: CGAffineTransform = .identity,
        stroke: CGFloat? = nil
    ) -> [SymbolPart] {
        let stroke = stroke ?? self.stroke
        return SymbolLibrary.shared.glyph(glyph).flatMap { one -> [SymbolPart] in
            let path = transform == .identity ? one.path : one.path.applying(transform)
            let width = stroke * one.widthFactor
            switch painting {
            case .outline: return [SymbolPart(path: path, paint: .stroke(width), role: role)]
            case .outlineWithInside: return [SymbolPart(path: path, paint: .both(width), role: role)]
            case .filled where added > 0: return [SymbolPart(path: path, paint: .both(added / 2), role: role)]
            case .filled:
                var parts = [SymbolPart(path: path, paint: .fill, role: role)]
                if added < 0, role != .erase, role != .cut {
                    parts.append(SymbolPart(path: path, paint: .stroke(-added / 2), role: .erase))
                }
                return parts
            }
        }
    }

    /// The glyph in the middle of a ring or frame, smaller, its stroke as it is (observed: a plus of 10.4 points in a ring
    /// of 21.67).
    private func inside(_ recipe: SymbolRecipe, _ role: SymbolPart.Role) -> [SymbolPart] {
        let box = Self.box(of: recipe.glyph)
        guard !box.isNull else { return [] }
        let factor = min(0.55, 9.4 / max(box.width, box.height, 1))
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: 12 - box.midX * factor, ty: 12 - box.midY * factor)
        return parts(glyph: recipe.glyph, recipe.painting, role, transform: transform)
    }

    /// A disc at the bottom right with a glyph cut out, and room around it.
    private func badge(_ name: String) -> [SymbolPart] {
        guard let recipe = SymbolLibrary.shared.recipe(name) else { return [] }
        let center = CGPoint(x: 19, y: 18.5)
        func disc(_ radius: CGFloat) -> CGPath {
            CGPath(
                ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        }
        let box = Self.box(of: recipe.glyph)
        let factor = 4.6 / max(box.width, box.height, 1)
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: center.x - box.midX * factor, ty: center.y - box.midY * factor)
        return [
            SymbolPart(path: disc(4.6 + stroke * 0.8), paint: .fill, role: .erase),
            SymbolPart(path: disc(4.6), paint: .fill, role: .draw(0)),
        ] + parts(glyph: recipe.glyph, recipe.painting, .erase, transform: transform, stroke: stroke * 0.8)
    }

    private func lowered(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            if part.role == .draw(0) { part.role = .draw(1) }
            return part
        }
    }

    private static func box(of glyph: Int) -> CGRect {
        SymbolLibrary.shared.glyph(glyph).reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
    }

    private static let ring = CGPath(
        ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 18), transform: nil)
    private static let frame = CGPath(
        roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerWidth: 3.6, cornerHeight: 3.6, transform: nil)
    private static let bar: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3.6, y: 3.2))
        path.addLine(to: CGPoint(x: 20.4, y: 20.8))
        return path
    }()
}
