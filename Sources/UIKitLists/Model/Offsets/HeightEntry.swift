// The height of one row in four bytes.
// No Apple page: this is ours.

/// A height in whole units, and whether it was measured: one bit and 31 bits.
package struct HeightEntry: Equatable, Sendable {
    private static let measuredBit: UInt32 = 1 << 31
    /// The largest height, in units.
    package static let limit = Int(UInt32.max >> 1)
    let bits: UInt32

    /// Below 0 counts as 0, and above ``limit`` as that.
    package init(units: Int, isMeasured: Bool) {
        bits = UInt32(Swift.min(Swift.max(units, 0), Self.limit)) | (isMeasured ? Self.measuredBit : 0)
    }

    package var units: Int { Int(bits & ~Self.measuredBit) }
    package var isMeasured: Bool { bits & Self.measuredBit != 0 }
}

/// How heights in points become whole numbers, so that sums are exact and 4 bytes are enough.
///
/// A unit is a device pixel, or a fraction of one. A height is rounded to the nearest unit, halves away from zero. With pixels
/// every row begins on a pixel; with fractions a row keeps a height that is none, such as 50.1 points, to within half of a unit.
package struct HeightUnit: Equatable, Sendable {
    /// Units in a point.
    package let perPoint: Double

    /// - Parameters:
    ///   - scale: Device pixels in a point, above 0.
    ///   - parts: Units in a pixel, 1 or more.
    package init(scale: Double, parts: Int = 1) { perPoint = scale * Double(parts) }

    /// Points in units; what is not finite counts as 0.
    package func units(_ points: Double) -> Int {
        let units = (points * perPoint).rounded()
        return units.isFinite ? Int(Swift.min(Swift.max(units, 0), Double(HeightEntry.limit))) : 0
    }

    /// The last whole unit at or before a place in points. A thousandth of a unit is rounding: edges are found where they were put.
    func distance(_ points: Double) -> Double { (points * perPoint + 0.001).rounded(.down) }

    /// Units in points.
    package func points(_ units: Int) -> Double { Double(units) / perPoint }
}
