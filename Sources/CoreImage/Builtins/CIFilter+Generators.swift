// Typed filters by function: generators.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
    /// `CISmoothLinearGradient`.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltinFilter.named("CISmoothLinearGradient") }
    /// `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
    /// `CIGaussianGradient`.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.named("CIGaussianGradient") }
    /// `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltinFilter.named("CICheckerboardGenerator") }
    /// `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.named("CIStripesGenerator") }
    /// `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
    /// `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter.named("CILanczosScaleTransform") }
    /// `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
    /// `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { BuiltinFilter.named("CIAreaAverage") }
}
