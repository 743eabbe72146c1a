// Shapes, modes and orders of emitters.
// Apple: "CAEmitterLayerEmitterShape", "CAEmitterLayerEmitterMode", "CAEmitterLayerRenderMode".

/// The shape in which particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position alone.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x, as wide as the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box of size and depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the size's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball whose radius is the size's width.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape on which particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners or ends of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape; from a circle particles start outwards.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One kind after the other.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest below the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest above the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The order of depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Additive drawing: the light of overlapping particles adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
