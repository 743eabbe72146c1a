// Typed filters by function: generators.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CILinearGradient`: colours between two points, without end.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
    /// `CISmoothLinearGradient`: colours between two points, easing in and out, without end.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltinFilter.named("CISmoothLinearGradient")
    }
    /// `CIRadialGradient`: colours between two circles, without end.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
    /// `CIGaussianGradient`: a spot of colour, easing in and out, without end. Fidelity: the bell is guessed.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.named("CIGaussianGradient") }
    /// `CICheckerboardGenerator`: squares of two colours, without end.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltinFilter.named("CICheckerboardGenerator")
    }
    /// `CIStripesGenerator`: upright stripes of two colours, without end.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.named("CIStripesGenerator") }
    /// `CIAffineClamp`: the picture through a map, its edge pixels going on for ever.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
    /// `CILanczosScaleTransform`: the picture in another size, every pixel of it counted.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter.named("CILanczosScaleTransform")
    }
    /// `CIPixellate`: squares of the mean of what they cover; the output is larger up to whole squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
    /// `CIAreaAverage`: one pixel at the origin: the mean of a rectangle, what is transparent in it included.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { BuiltinFilter.named("CIAreaAverage") }
}
