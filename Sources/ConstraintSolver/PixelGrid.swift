// Rounding of solved rectangles to pixels.

/// Rounds solved positions to whole pixels, edges and not extents, so that neighbours stay adjacent.
///
/// Both edges of a rectangle are rounded in the root's coordinates; its size is their difference, its origin that from the
/// parent's rounded origin. Two rectangles that share an edge before share it after, whatever their parents. Halves go
/// up. Fidelity: observed (frames of equal thirds of a bar differ by one pixel and leave no gap).
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point; above 0.
    public let scale: Double

    /// A grid of `scale` pixels a point; 1 where that is not above 0.
    public init(scale: Double) { self.scale = scale > 0 ? scale : 1 }

    /// The edge nearest to `position`, in points of the root.
    public func round(_ position: Double) -> Double { pixel(position) / scale }

    /// The number of that edge's pixel.
    private func pixel(_ position: Double) -> Double {
        // A value within a millionth of the half counts as the half: solved positions carry rounding errors.
        PixelGrid.floor((position * scale) + 0.5 + 1e-6)
    }

    /// Without libm, which a program need not be linked with.
    private static func floor(_ x: Double) -> Double {
        guard abs(x) < 4e15 else { return x }
        let whole = Double(Int64(x))
        return whole > x ? whole - 1 : whole
    }

    /// A rectangle of the root's coordinates as origin in the parent and size, in points on the grid; a size below 0 is 0.
    /// - Parameter parent: the parent's solved (not rounded) origin in the root's coordinates.
    public func frame(
        minX: Double, minY: Double, width: Double, height: Double, inParentAt parent: (x: Double, y: Double) = (0, 0)
    ) -> (x: Double, y: Double, width: Double, height: Double) {
        // Differences of whole numbers are exact, those of points are not: 184⅓ − 84⅓ is not 100.
        let left = pixel(minX), top = pixel(minY)
        let across = pixel(minX + width) - left, down = pixel(minY + height) - top
        return (
            (left - pixel(parent.x)) / scale, (top - pixel(parent.y)) / scale, (across > 0 ? across : 0) / scale,
            (down > 0 ? down : 0) / scale
        )
    }
}
