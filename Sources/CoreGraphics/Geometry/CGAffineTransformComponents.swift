// The parts of an affine transform.
// Apple: "CGAffineTransformComponents".

/// Scale, shear, rotation and translation of a transform, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors along the axes; the height is negative where the transform mirrors.
    public var scale: CGSize
    /// How far x moves per unit of y.
    public var horizontalShear: CGFloat
    /// Radians from the x axis towards the y axis.
    public var rotation: CGFloat
    /// The move, applied last.
    public var translation: CGVector

    /// The parts as given; the neutral ones where none are.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// The parts as given; the neutral ones where none are.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }
}
