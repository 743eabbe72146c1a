// Shapes, modes and orders of emitters.
// Apple: "CAEmitterLayerEmitterShape", "CAEmitterLayerEmitterMode", "CAEmitterLayerRenderMode".

/// Where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// On a line along x, as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// On a rectangle of the size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// On a box of size and depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// On a circle whose radius is the size's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// On a ball whose radius is the size's width.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// On which part of a shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its corners or ends.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On its outline; from a circle outwards.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One kind after the other.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest below the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest above the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
