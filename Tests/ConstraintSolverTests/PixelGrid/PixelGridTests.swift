// Rounding to pixels.
import ConstraintSolver
import Testing

@Suite struct PixelGridTests {
    static let edgeCases: [[Double]] = [
        [1, 10.5, 11], [1, 10.4999, 10], [1, -0.5, 0], [1, -0.6, -1], [2, 10.25, 10.5], [2, 10.2, 10],
        [3, 10.5, 32.0 / 3], [3, 10, 10], [0, 1.2, 1],
    ]

    @Test("Edges are rounded, halves up, at each scale", arguments: edgeCases) func edges(values: [Double]) {
        #expect(PixelGrid(scale: values[0]).round(values[1]) == values[2])
    }

    @Test("A rounding error below a half still goes up") func nearlyHalf() {
        #expect(PixelGrid(scale: 1).round(0.1 + 0.2 + 0.2 - 1e-12) == 1)
    }

    @Test("Neighbours that share an edge share it after rounding: thirds of 100 points at 2x") func neighbours() {
        let grid = PixelGrid(scale: 2)
        let frames = (0..<3).map {
            grid.frame(minX: Double($0) * 100 / 3, minY: 0, width: 100.0 / 3, height: 10)
        }
        #expect(frames.map(\.x) == [0, 33.5, 66.5])
        #expect(frames.map(\.width) == [33.5, 33, 33.5])
    }

    @Test("A size below 0 is none") func negative() {
        let frame = PixelGrid(scale: 2).frame(minX: 10, minY: 20, width: -30, height: -0.2)
        #expect(frame == (10, 20, 0, 0))
    }

    @Test("The origin in the parent is the difference of rounded origins") func parent() {
        let frame = PixelGrid(scale: 1).frame(minX: 20.8, minY: 7.2, width: 10, height: 10.4, inParentAt: (10.4, 3.3))
        #expect(frame == (11, 4, 10, 11))
    }
}
