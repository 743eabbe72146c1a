// A two-dimensional vector.
// Apple: "CGVector".

/// A direction and a length in the plane.
public struct CGVector: Hashable, Codable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// A vector of these lengths, zero where none are given.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of these lengths, zero where none are given.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of these lengths, zero where none are given.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of these lengths, zero where none are given.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Two numbers in a row, as Apple writes them.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let dx = try container.decode(CGFloat.self)
        self.init(dx: dx, dy: try container.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}
