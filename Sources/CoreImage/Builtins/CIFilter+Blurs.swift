// Typed filters by function: blurs.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
    /// `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
    /// `CIDiscBlur`.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
    /// `CIMotionBlur`.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
    /// `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
    /// `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
}
