// A rectangle of a picture, and a picture whose edges go on for ever.
// Apple: "CIImage", cropped(to:), clampedToExtent(), clamped(to:).
import PixelKernels

/// Transparent outside a rectangle of whole pixels.
final class CropNode: ImageNode {
    let input: any ImageNode
    let extent: CGRect

    init(_ input: any ImageNode, to rect: CGRect) {
        self.input = input
        extent = input.extent.shared(rect.wholePixels)
    }

    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque }
    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect { rect.shared(extent) }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let bounds = PixelRect(covering: extent)
        if bounds.contains(region) { return rendering.stage(input, region) }
        return CropStage(rendering.stage(input, region.intersection(bounds)), bounds)
    }
}

/// Asks its input for pixels inside a rectangle alone.
final class CropStage: Stage {
    private let input: any Stage
    private let bounds: PixelRect

    init(_ input: any Stage, _ bounds: PixelRect) {
        self.input = input
        self.bounds = bounds
    }

    func fill(_ row: Row) {
        let from = max(row.x, bounds.minX), to = min(row.x + row.count, bounds.maxX)
        guard row.y >= bounds.minY, row.y < bounds.maxY, from < to else { return row.clear() }
        row.clearOutside(bounds)
        input.fill(row.part(from: from, count: to - from))
    }
}

/// Outside a rectangle, the nearest pixel inside it.
final class ClampNode: ImageNode {
    let input: any ImageNode
    let rect: CGRect

    /// The rectangle's sides are rounded to whole pixels; the part of it that the input does not cover is transparent.
    init(_ input: any ImageNode, to rect: CGRect) {
        self.input = input
        self.rect = rect.wholePixels
    }

    var extent: CGRect { rect.isNull ? .null : .infinite }
    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque && input.extent.contains(rect) }
    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect { nearest(PixelRect(covering: rect)).cgRect }

    private func nearest(_ region: PixelRect) -> PixelRect {
        let bounds = PixelRect(covering: rect)
        func clamp(_ low: Int, _ high: Int, _ from: Int, _ to: Int) -> (Int, Int) {
            let first = max(from, min(to - 1, low))
            return (first, max(first + 1, min(to, max(from + 1, high))))
        }
        let (minX, maxX) = clamp(region.minX, region.maxX, bounds.minX, bounds.maxX)
        let (minY, maxY) = clamp(region.minY, region.maxY, bounds.minY, bounds.maxY)
        return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let inside = nearest(region)
        if inside == region { return rendering.stage(input, region) }
        return ClampStage(rendering.stage(input, inside), inside)
    }
}

private final class ClampStage: Stage {
    private let input: any Stage
    private let inside: PixelRect

    init(_ input: any Stage, _ inside: PixelRect) {
        self.input = input
        self.inside = inside
    }

    func fill(_ row: Row) {
        let y = max(inside.minY, min(inside.maxY - 1, row.y))
        let from = max(inside.minX, min(inside.maxX - 1, row.x))
        let to = max(from + 1, min(inside.maxX, row.x + row.count))
        // The pixels inside, or the one nearest to the row, are put where they belong or at the near end.
        let place = max(0, min(row.count - (to - from), from - row.x))
        let target = Row(x: from, y: y, count: to - from, pixels: row.pixels + place, plane: row.plane)
        input.fill(target)
        for channel in 0..<4 {
            let pixels = row.pixels + channel * row.plane
            (pixels).update(repeating: pixels[place], count: place)
            let end = place + to - from
            (pixels + end).update(repeating: pixels[end - 1], count: row.count - end)
        }
    }
}
