// A symbol drawn: pixels, margins and baseline; kept for equal requests.
// Apple: "UIImage.SymbolConfiguration"; Human Interface Guidelines, SF Symbols
import CoreGraphics
import Foundation
import PixelKernels
import Synchronization

/// How the parts of a symbol are coloured, with colours as pixels.
enum SymbolInk: Hashable, Sendable {
    /// All parts black: coverage for a tint.
    case monochrome
    /// Black, the second level at half the alpha, the third at a quarter: coverage for a tint.
    case hierarchical
    /// Each level its colour, premultiplied ARGB; the last goes on.
    case palette([UInt32])

    /// The colour and alpha of a level.
    func color(_ level: Int) -> CGColor {
        switch self {
        case .monochrome: return CGColor(gray: 0, alpha: 1)
        case .hierarchical: return CGColor(gray: 0, alpha: SymbolMeasures.levels[min(level, SymbolMeasures.levels.count - 1)])
        case .palette(let colors):
            guard !colors.isEmpty else { return CGColor(gray: 0, alpha: 1) }
            let pixel = colors[min(level, colors.count - 1)]
            let alpha = CGFloat(pixel >> 24)
            guard alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
            func channel(_ shift: UInt32) -> CGFloat { min(1, CGFloat((pixel >> shift) & 255) / alpha) }
            return CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha / 255)
        }
    }
}

/// A drawn symbol.
struct SymbolPicture: @unchecked Sendable {
    /// The input of a symbol's drawing.
    struct Request: Hashable, Sendable {
        var name: String
        var metrics: SymbolMeasures
        var ink: SymbolInk
        /// Pixels a point.
        var scale: CGFloat
    }

    let image: CGImage
    /// Points from the bottom edge to the text's baseline.
    let baseline: CGFloat

    private static let known = Mutex<[Request: SymbolPicture]>([:])
    /// More than any app shows at once; then all are forgotten.
    private static let mostKept = 512

    /// Returns the picture of a request; nil for an unknown name or a size that no bitmap can have.
    static func of(_ request: Request) -> SymbolPicture? {
        if let picture = known.withLock({ $0[request] }) { return picture }
        guard let recipe = SymbolLibrary.shared.recipe(request.name), let made = draw(recipe, request) else { return nil }
        known.withLock { known in
            if known.count >= mostKept { known = [:] }
            known[request] = made
        }
        return made
    }

    private static func draw(_ recipe: SymbolRecipe, _ request: Request) -> SymbolPicture? {
        let metrics = request.metrics
        let unit = metrics.unit
        let parts = SymbolBuilder(metrics).parts(of: recipe)
        let ink = parts.compactMap(\.ink).reduce(CGRect.null) { $0.union($1) }
        guard !ink.isNull, unit > 0, unit.isFinite else { return nil }
        func whole(_ points: CGFloat) -> CGFloat { (points * request.scale - SymbolMeasures.overhang).rounded(.up) }
        let margin = metrics.sideMargin + SymbolBuilder.margin(of: recipe) * unit
        let width = whole(ink.width * unit + 2 * margin)
        let height = whole(ink.height * unit + 2 * metrics.endMargin)
        guard width >= 1, height >= 1, width * height < 67_108_864,
            let buffer = PixelBuffer(width: Int(width), height: Int(height)),
            let context = CGContext(pixelBuffer: buffer, scale: request.scale, yDown: true)
        else { return nil }
        let size = CGSize(width: width / request.scale, height: height / request.scale)
        // The ink's middle is the image's.
        context.translateBy(x: size.width / 2 - ink.midX * unit, y: size.height / 2 - ink.midY * unit)
        context.scaleBy(x: unit, y: unit)
        for part in parts { paint(part, request.ink, context) }
        let below = size.height / 2 - (SymbolMeasures.middleOfSquare - ink.midY) * unit
        return SymbolPicture(image: CGImage(pixelBuffer: buffer, isOpaque: false), baseline: below - metrics.middle)
    }

    private static func paint(_ part: SymbolPart, _ ink: SymbolInk, _ context: CGContext) {
        let level: Int?
        switch part.role {
        case .draw(let number): level = number
        case .erase: level = nil
        case .cut: level = ink == .monochrome ? nil : 0
        }
        // A translucent level erases first, so that its overlapping parts do not add up.
        let color = level.map(ink.color)
        for outline in outlines(part) {
            if color == nil || color!.alpha < 1 {
                context.setBlendMode(.destinationOut)
                fill(outline, CGColor(gray: 0, alpha: 1), context)
                context.setBlendMode(.normal)
            }
            if let color { fill(outline, color, context) }
        }
    }

    private static func fill(_ path: CGPath, _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath()
    }

    /// Inside and stroke apart: their windings may differ.
    private static func outlines(_ part: SymbolPart) -> [CGPath] {
        guard part.paint.width > 0 else { return [part.path] }
        let stroke = part.path.copy(
            strokingWithWidth: part.paint.width, lineCap: .round, lineJoin: .round, miterLimit: PathMeasures.miterLimit)
        if case .both = part.paint { return [part.path, stroke] }
        return [stroke]
    }
}
