// The Gaussian blur: weights themselves on a grid that is coarser the larger the radius.
// Apple: "Core Image Filter Reference", CIGaussianBlur.
internal import CFilterRows
import PixelKernels

/// A Gaussian blur of σ pixels; the extent grows by 3σ, rounded up, on every side.
///
/// The grid begins at multiples of its step in the plane, so that any part of the picture has the pixels of the whole.
final class GaussianNode: ImageNode {
    let input: any ImageNode
    let sigma: Double
    let extent: CGRect

    init(_ input: any ImageNode, sigma: Double) {
        self.input = input
        self.sigma = min(sigma, Self.maximum)
        let margin = (3 * self.sigma).rounded(.up)
        extent = input.extent.outset(margin, margin)
    }

    /// Larger radii count as this one.
    static let maximum = 1000.0
    /// Up to here nothing is blurred.
    static let minimum = 0.05

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && !input.extent.isCountable }

    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect {
        let margin = (3 * sigma).rounded(.up)
        return rect.outset(margin, margin)
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        let wanted = region.intersection(bounds)
        let plan = GaussianPlan(sigma: sigma)
        guard let blurred = plan.blurred(input, wanted, rendering) else { return ClearStage() }
        let stage: any Stage = plan.shift == 0 ? ImageStage(blurred) : EnlargeStage(blurred, shift: plan.shift)
        return CropStage(stage, bounds)
    }
}

/// How one blur is done.
struct GaussianPlan {
    /// The grid's step is 1 << shift pixels.
    let shift: Int
    /// The weights from the middle outwards; they sum to 1.
    let weights: [Float]
    var reach: Int { weights.count - 1 }

    init(sigma: Double) {
        // 1. Coarser by 2 while at least two and a half steps are left in σ.
        var shift = 0
        while sigma / Double(1 << (shift + 1)) >= 2.5, shift < 8 { shift += 1 }
        self.shift = shift
        // 2. Means of blocks, and lines between them, blur by a quarter of the step's square already.
        let step = Double(1 << shift)
        let own = shift == 0 ? sigma : (sigma * sigma - step * step / 4).squareRoot() / step
        // 3. Weights at whole places; small ones are integrals over a pixel, so that they do not fall between places.
        let reach = max(1, Int((own * 3.5).rounded(.up)))
        var values = (0...reach).map { k -> Double in
            let k = Double(k)
            if own >= 1 { return exp(-k * k / (2 * own * own)) }
            let scale = own * 2.0.squareRoot()
            return (erf((k + 0.5) / scale) - erf((k - 0.5) / scale)) / 2
        }
        let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
        for index in values.indices { values[index] /= sum }
        weights = values.map { Float($0) }
    }

    /// The coarse pixels that the region needs, blurred; nil where nothing lies there or memory is short.
    func blurred(_ input: any ImageNode, _ region: PixelRect, _ rendering: Rendering) -> FloatImage? {
        // 1. Coarse pixels: those around each fine one.
        let wanted = coarse(region)
        // 2. Those that can have something in them: the input's, and as far as the weights reach.
        let filled = coarse(PixelRect(covering: input.extent))
        let source = wanted.grown(x: reach, y: reach).intersection(filled)
        guard !source.isEmpty, let small = rendering.makeImage(source) else { return nil }
        reduce(input, into: small, rendering)
        // 3. Along rows, then along columns.
        let columns = PixelRect(minX: wanted.minX, minY: source.minY, maxX: wanted.maxX, maxY: source.maxY)
        guard let across = rendering.makeImage(columns), let result = rendering.makeImage(wanted) else { return nil }
        let padded = RowMemory(wanted.width + 2 * reach)
        for y in source.minY..<source.maxY {
            let from = padded.row(x: wanted.minX - reach, y: y, count: wanted.width + 2 * reach)
            ImageStage(small).fill(from)
            let to = across.row(y)
            for channel in 0..<4 {
                vtf_convolve(
                    to.pixels + channel * to.plane, from.pixels + channel * from.plane + reach, Int32(to.count),
                    weights, Int32(reach))
            }
        }
        for y in wanted.minY..<wanted.maxY {
            let to = result.row(y)
            let rows = max(columns.minY, y - reach)..<min(columns.maxY, y + reach + 1)
            if rows.isEmpty { continue }
            to.add(rows.map { (across.row($0), weights[abs($0 - y)]) }, floats: result.stride)
        }
        return result
    }

    /// The coarse pixels around all fine pixels of a rectangle.
    private func coarse(_ rect: PixelRect) -> PixelRect {
        guard shift > 0, !rect.isEmpty else { return rect }
        let half = 1 << (shift - 1)
        return PixelRect(
            minX: (rect.minX - half) >> shift, minY: (rect.minY - half) >> shift,
            maxX: ((rect.maxX - 1 + half) >> shift) + 1, maxY: ((rect.maxY - 1 + half) >> shift) + 1)
    }

    /// Means of blocks of the input.
    private func reduce(_ input: any ImageNode, into small: FloatImage, _ rendering: Rendering) {
        let rect = small.rect
        let fine = PixelRect(
            minX: rect.minX << shift, minY: rect.minY << shift, maxX: rect.maxX << shift, maxY: rect.maxY << shift)
        let stage = rendering.stage(input, fine)
        if shift == 0 {
            for y in fine.minY..<fine.maxY { stage.fill(small.row(y)) }
            return
        }
        let memory = RowMemory(fine.width)
        let weight = 1 / Float(1 << (2 * shift))
        for y in fine.minY..<fine.maxY {
            let row = memory.row(x: fine.minX, y: y, count: fine.width)
            stage.fill(row)
            let to = small.row(y >> shift)
            for channel in 0..<4 {
                vtf_reduce_add(
                    to.pixels + channel * to.plane, row.pixels + channel * row.plane, Int32(to.count), Int32(shift),
                    weight)
            }
        }
    }
}

/// Fine rows between coarse ones.
private final class EnlargeStage: Stage {
    private let image: FloatImage
    private let shift: Int

    init(_ image: FloatImage, shift: Int) {
        self.image = image
        self.shift = shift
    }

    func fill(_ row: Row) {
        // Between the centres of the coarse rows `low` and `low + 1`.
        let size = 1 << shift, place = row.y + size / 2
        let low = (place >> shift) - 1
        let fraction = (Float(place & (size - 1)) + 0.5) / Float(size)
        let from = image.row(max(image.rect.minY, min(image.rect.maxY - 1, low)))
        let to = image.row(max(image.rect.minY, min(image.rect.maxY - 1, low + 1)))
        for channel in 0..<4 {
            vtf_enlarge(
                row.pixels + channel * row.plane, Int32(row.count), Int32(row.x - image.rect.minX << shift),
                from.pixels + channel * from.plane, to.pixels + channel * to.plane, fraction, Int32(shift))
        }
    }
}
