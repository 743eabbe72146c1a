// Taking a transform apart into scale, shear, rotation and translation, and building it again.
// Apple: "CGAffineTransform", decomposed().

extension CGAffineTransform {
    /// The parts which, applied in the order scale, shear, rotation, translation, give this transform.
    ///
    /// `a·d − b·c` below zero shows as a negative height of the scale.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = (a * a + b * b).squareRoot()
        guard scaleX > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
                rotation: atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let scaleY = (a * d - b * c) / scaleX
        let along = (a * c + b * d) / scaleX
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: scaleY == 0 ? 0 : along / scaleY,
            rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
    }

    /// The transform of scale, then horizontal shear, then rotation, then translation.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }
}
