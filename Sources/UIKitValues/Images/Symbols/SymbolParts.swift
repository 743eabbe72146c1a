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

    init(_ metrics: SymbolMeasures) {
        stroke = metrics.strokeUnits
        added = metrics.addedUnits
    }

    func parts(of recipe: SymbolRecipe) -> [SymbolPart] {
        switch recipe.modifier {
        case nil:
            return core(recipe)
        case .circle:
            return [SymbolPart(path: Self.ring, paint: .stroke(stroke), role: .draw(1))] + inside(recipe)
        case .square:
            return [SymbolPart(path: Self.frame, paint: .stroke(stroke), role: .draw(1))] + inside(recipe)
        case .filledCircle:
            return [SymbolPart(path: Self.ring, paint: .both(stroke), role: .draw(1))] + Self.cutOut(inside(recipe))
        case .filledSquare:
            return [SymbolPart(path: Self.frame, paint: .both(stroke), role: .draw(1))] + Self.cutOut(inside(recipe))
        case .slash:
            return lowered(core(recipe)) + [
                SymbolPart(path: Self.bar, paint: .stroke(stroke + Self.barGap), role: .erase),
                SymbolPart(path: Self.bar, paint: .stroke(stroke), role: .draw(0)),
            ]
        case .badge(let name):
            return lowered(core(recipe)) + badge(name)
        }
    }

    /// Units beside the ink, more than every symbol has.
    static func margin(of recipe: SymbolRecipe) -> CGFloat {
        switch recipe.modifier {
        case .square, .filledSquare: frameMargin
        case .circle, .filledCircle, .badge: 0
        case nil, .slash: recipe.painting == .described ? SymbolLibrary.shared.outline(recipe.glyph).margin : 0
        }
    }

    /// The glyph or outline without what is put around or over it, its strokes thinner by a factor, in heavy weights by more:
    /// `growth` is how much they take of what the stroke has beyond the regular one.
    private func core(
        _ recipe: SymbolRecipe, transform: CGAffineTransform = .identity, thinner: CGFloat = 1, growth: CGFloat = 1
    ) -> [SymbolPart] {
        let stroke = stroke - (1 - growth) * max(0, added)
        let added = added > 0 ? added * growth : added
        func moved(_ path: CGPath) -> CGPath { transform == .identity ? path : path.applying(transform) }
        guard recipe.painting != .described else {
            return SymbolLibrary.shared.outline(recipe.glyph).shapes.map { shape in
                let width = shape.width(stroke, added: added) * thinner
                let paint: SymbolPart.Paint =
                    switch shape.painting {
                    case .stroke: .stroke(width)
                    case .area: .fill
                    case .both: width > 0 ? .both(width) : .fill
                    }
                let role: SymbolPart.Role =
                    switch shape.purpose {
                    case .drawn: .draw(shape.level)
                    case .erased: .erase
                    case .cut: .cut
                    }
                return SymbolPart(path: moved(shape.path), paint: paint, role: role)
            }
        }
        return SymbolLibrary.shared.glyph(recipe.glyph).flatMap { one -> [SymbolPart] in
            let path = moved(one.path)
            let width = stroke * thinner * one.widthFactor
            switch recipe.painting {
            case .outline, .described: return [SymbolPart(path: path, paint: .stroke(width), role: .draw(0))]
            case .outlineWithInside: return [SymbolPart(path: path, paint: .both(width), role: .draw(0))]
            case .filled where added > 0: return [SymbolPart(path: path, paint: .both(added / 2), role: .draw(0))]
            case .filled:
                var parts = [SymbolPart(path: path, paint: .fill, role: .draw(0))]
                if added < 0 { parts.append(SymbolPart(path: path, paint: .stroke(-added / 2), role: .erase)) }
                return parts
            }
        }
    }

    /// Returns the parts inside a ring or frame: an outline that was made for that (observed: a plus of 10.4 points in a ring
    /// of 21.67, the stroke of both the same), or else the glyph in the middle and smaller, with strokes that leave room
    /// between them.
    private func inside(_ recipe: SymbolRecipe) -> [SymbolPart] {
        if recipe.painting == .described, SymbolLibrary.shared.outline(recipe.glyph).isInside { return core(recipe) }
        let box = Self.box(of: recipe)
        guard !box.isNull else { return [] }
        let factor = min(0.55, 9.4 / max(box.width, box.height, 1))
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: 12 - box.midX * factor, ty: 12 - box.midY * factor)
        return core(recipe, transform: transform, thinner: 0.85, growth: 0.35).map { part in
            var part = part
            if case .draw = part.role { part.role = .draw(0) }
            return part
        }
    }

    /// The parts as they lie in a filled disc: what is drawn is cut out of it, what takes away from that is the disc again.
    private static func cutOut(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            part.role = if case .draw = part.role { .cut } else { .draw(1) }
            return part
        }
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
        let box = Self.box(of: recipe)
        let factor = 4.6 / max(box.width, box.height, 1)
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: center.x - box.midX * factor, ty: center.y - box.midY * factor)
        return [
            SymbolPart(path: disc(4.6 + stroke * 0.8), paint: .fill, role: .erase),
            SymbolPart(path: disc(4.6), paint: .fill, role: .draw(0)),
        ]
            + core(recipe, transform: transform, thinner: 0.7).map { part in
                var part = part
                part.role = .erase
                return part
            }
    }

    private func lowered(_ parts: [SymbolPart]) -> [SymbolPart] {
        parts.map { part in
            var part = part
            if part.role == .draw(0) { part.role = .draw(1) }
            return part
        }
    }

    private static func box(of recipe: SymbolRecipe) -> CGRect {
        recipe.painting == .described
            ? SymbolLibrary.shared.outline(recipe.glyph).box
            : SymbolLibrary.shared.glyph(recipe.glyph).reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
    }

    private static let ring = CGPath(
        ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 18), transform: nil)
    /// A square frame as wide as storyboards record `square`: 93 hundredths of the font's size, with more room beside it.
    private static let frame = CGPath(
        roundedRect: CGRect(x: 3.683, y: 3.683, width: 16.634, height: 16.634), cornerWidth: 2.54, cornerHeight: 2.54,
        transform: nil)
    private static let frameMargin: CGFloat = 0.87
    private static let bar: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3.21, y: 2.43))
        path.addLine(to: CGPoint(x: 20.79, y: 21.57))
        return path
    }()
    /// Units on both sides of the bar together.
    private static let barGap: CGFloat = 2.54
}
