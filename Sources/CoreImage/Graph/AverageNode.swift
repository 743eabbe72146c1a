// The mean colour of a rectangle as a picture of one pixel.
// Apple: "Core Image Filter Reference", CIAreaAverage.
internal import CFilterRows
import PixelKernels

/// One pixel at the origin: the mean of all pixels of a rectangle, what is transparent included.
final class AverageNode: ImageNode {
    let input: any ImageNode
    let rect: CGRect

    init(_ input: any ImageNode, _ rect: CGRect) {
        self.input = input
        self.rect = rect.wholePixels
    }

    var extent: CGRect { rect.isCountable ? CGRect(x: 0, y: 0, width: 1, height: 1) : .null }
    var inputs: [any ImageNode] { [input] }
    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect { self.rect }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        let area = PixelRect(covering: rect)
        let inside = area.intersection(PixelRect(covering: input.extent))
        guard !inside.isEmpty else { return ClearStage() }
        let stage = rendering.stage(input, inside)
        let memory = RowMemory(inside.width)
        var sum = SIMD4<Double>.zero
        for y in inside.minY..<inside.maxY {
            let row = memory.row(x: inside.minX, y: y, count: inside.width)
            stage.fill(row)
            for channel in 0..<4 {
                var total: Float = 0
                for index in 0..<row.count { total += row.pixels[channel * row.plane + index] }
                sum[channel] += Double(total)
            }
        }
        sum /= Double(area.area)
        return CropStage(FlatStage([Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w)]), PixelRect(covering: extent))
    }
}

private final class FlatStage: Stage {
    private let color: [Float]
    init(_ color: [Float]) { self.color = color }
    func fill(_ row: Row) { vtf_fill(row.pixels, row.plane, Int32(row.count), color) }
}
