// The change of pixels below a layer, in device pixels.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A look at a scale, and background filters after it.
struct BackdropPaint: Equatable {
    let sigma: Double
    let matrix: PixelMatrix?
    let tints: [BackdropTint]
    let filters: LayerFilters?
    private let scale: CGFloat

    init(_ look: BackdropLook, scale: CGFloat, filters: LayerFilters? = nil) {
        sigma = min(Double(look.radius) * Double(scale), 4096)
        matrix = look.matrix
        tints = look.tints
        self.filters = filters
        self.scale = scale
    }

    /// Reads a layer's effect on the pixels below it; nil for a layer without one.
    init?(_ model: LayerModel, scale: CGFloat) {
        var look = BackdropLook.none
        if case .backdrop(let own)? = model.special { look = own }
        let filters = model.filters.flatMap { $0.background.isEmpty ? nil : $0 }
        if look.isNone && filters == nil { return nil }
        self.init(look, scale: scale, filters: filters)
    }

    static func == (a: BackdropPaint, b: BackdropPaint) -> Bool {
        a.sigma == b.sigma && a.matrix == b.matrix && a.tints == b.tints && a.filters === b.filters
    }

    /// Whether any pixel may change with any other.
    var needsAll: Bool { filters != nil }

    /// How far beyond a pixel it reads.
    var margin: Int { needsAll ? 1 << 20 : Kernels.backdropMargin(sigma: sigma) }

    /// Whether it may draw all of an area on the surface that it reads.
    func drawsInPlace(_ area: PixelRect) -> Bool {
        !needsAll && area.area <= Self.threadedArea && Kernels.backdropBlursInPlace(sigma: sigma)
    }

    /// More pixels than this are shared out between two threads.
    private static let threadedArea = 400_000

    /// Blurs and colours the part `area` of a surface and draws `part` of the result on another surface. Returns false without
    /// memory.
    func draw(_ source: Surface, area: PixelRect, part: PixelRect, on target: Surface) -> Bool {
        guard let filters else { return drawLook(source, area: area, part: part, on: target) }
        guard let buffer = PixelBuffer(width: area.width, height: area.height) else { return false }
        let picture = Surface(buffer: buffer, originX: area.minX, originY: area.minY)
        guard drawLook(source, area: area, part: area, on: picture),
            let result = filters.filteredBackground(buffer, scale: scale)
        else { return false }
        target.replace(
            by: Surface(buffer: result, originX: area.minX, originY: area.minY), alpha: 255, clip: part)
        return true
    }

    private func drawLook(_ source: Surface, area: PixelRect, part: PixelRect, on target: Surface) -> Bool {
        let (pixel, rest) = tints.folded
        guard
            Kernels.backdropBlur(
                source.buffer, sourceX: source.originX, sourceY: source.originY, area: area, part: part, sigma: sigma,
                matrix: matrix, tint: pixel, target: target.buffer, targetX: target.originX, targetY: target.originY,
                threads: part.area > Self.threadedArea ? 2 : 1)
        else { return false }
        let rect = part.offsetBy(x: -target.originX, y: -target.originY)
        for tint in rest { Kernels.fill(target.buffer, rect, pixel: tint.pixel, blend: tint.blend) }
        return true
    }
}
