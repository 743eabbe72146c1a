// What the typed filters of two pictures, of none, and for geometry are set by.
// Apple: "Core Image", CIFilterBuiltins.

/// One picture over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture in front; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The picture behind; nil, the default, counts as transparent.
    var backgroundImage: CIImage? { get set }
}

/// One picture over another where a mask says.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture where the mask is full; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The picture where the mask is empty, and outside it; nil, the default, counts as transparent.
    var backgroundImage: CIImage? { get set }
    /// How much of the front shows; the filter says by which component. Nil, the default, shows the background alone.
    var maskImage: CIImage? { get set }
}

/// From one picture to another.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The picture at time 0; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The picture at time 1; nil, the default, gives no output.
    var targetImage: CIImage? { get set }
    /// How far the transition is, kept in 0…1; 0 by default. Not seconds.
    var time: Float { get set }
}

/// So much of one picture over another.
public protocol CIMix: CIFilterProtocol {
    /// The picture that weighs ``amount``; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The picture that weighs 1 − ``amount``; nil, the default, counts as transparent.
    var backgroundImage: CIImage? { get set }
    /// The picture's weight, 0…1 by the slider; 1, the default, shows it without its background.
    var amount: Float { get set }
}

/// Colours between two points.
public protocol CILinearGradient: CIFilterProtocol {
    /// Up to here there is ``color0``; in pixels, (0, 0) by default.
    var point0: CGPoint { get set }
    /// From here on there is ``color1``; in pixels, (200, 200) by default. Equal points give ``color1`` everywhere.
    var point1: CGPoint { get set }
    /// The colour at ``point0`` and before it; white by default. The two are mixed in the context's working space.
    var color0: CIColor { get set }
    /// The colour at ``point1`` and beyond it; black by default.
    var color1: CIColor { get set }
}

/// Colours between two points, smoothed.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Up to here there is ``color0``; in pixels, (0, 0) by default.
    var point0: CGPoint { get set }
    /// From here on there is ``color1``; in pixels, (200, 200) by default. Equal points give ``color1`` everywhere.
    var point1: CGPoint { get set }
    /// The colour at ``point0`` and before it; white by default. The two are mixed in the context's working space.
    var color0: CIColor { get set }
    /// The colour at ``point1`` and beyond it; black by default.
    var color1: CIColor { get set }
}

/// Colours between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle of both circles, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The circle, in pixels, that ``color0`` ends at; 5 by default.
    var radius0: Float { get set }
    /// The circle, in pixels, that ``color1`` begins at; 100 by default. Equal radii give a hard edge.
    var radius1: Float { get set }
    /// The colour at ``radius0`` and away from the other circle; white by default. Mixed in the working space.
    var color0: CIColor { get set }
    /// The colour at ``radius1`` and away from the other circle; black by default.
    var color1: CIColor { get set }
}

/// Colours about a point.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// Where ``color0`` is, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The colour in the middle; white by default. The two are mixed in the context's working space, premultiplied.
    var color0: CIColor { get set }
    /// The colour from the radius on; transparent black by default.
    var color1: CIColor { get set }
    /// Where ``color1`` begins, in pixels from the middle; 300 by default.
    var radius: Float { get set }
}

/// Squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// A corner of four squares, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The colour of the squares to the upper right and the lower left of the centre; white by default.
    var color0: CIColor { get set }
    /// The colour of the other squares; black by default.
    var color1: CIColor { get set }
    /// A square's side in pixels; 80 by default. 0 or less gives ``color0`` everywhere.
    var width: Float { get set }
    /// How hard edges are, 0…1: colours mix for (1 − sharpness) × width to either side. 1, a hard edge, by default.
    var sharpness: Float { get set }
}

/// Stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// Its x is the left edge of a stripe of ``color0``, in pixels; (150, 150) by default. Stripes go upwards.
    var center: CGPoint { get set }
    /// The colour of the stripe to the right of the centre and every other one; white by default.
    var color0: CIColor { get set }
    /// The colour of the stripes between; black by default.
    var color1: CIColor { get set }
    /// A stripe's width in pixels; 80 by default. 0 or less gives ``color0`` everywhere.
    var width: Float { get set }
    /// How hard edges are, 0…1: colours mix for (1 − sharpness) × width to either side. 1, a hard edge, by default.
    var sharpness: Float { get set }
}

/// A map, and edges that go on.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The picture whose edge pixels go on for ever; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The map from the picture's space to the output's, after the edges went on; the identity by default.
    var transform: CGAffineTransform { get set }
}

/// Another size.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture to scale from the origin; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The factor of the height, and of the width but for ``aspectRatio``; 1 by default. 0 or less changes nothing.
    var scale: Float { get set }
    /// A further factor of the width; 1 by default. 0 or less changes nothing.
    var aspectRatio: Float { get set }
}

/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture whose squares become one colour each; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// A corner of four squares, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// A square's side in pixels; 8 by default, less than 1 counts as 1.
    var scale: Float { get set }
}

/// One pixel of a rectangle.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The picture to reduce; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// What is reduced, in pixels of the picture's space and grown to whole ones; (0, 0, 640, 80) by default.
    var extent: CGRect { get set }
}
