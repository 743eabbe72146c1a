// Typed filters by function: blurs.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIGaussianBlur`: blurs by a bell of σ pixels; the output is larger by 3σ on every side.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
    /// `CIBoxBlur`: the mean of a square around each pixel; the output is larger by the radius on every side.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
    /// `CIDiscBlur`: the mean of a disc around each pixel; the output is larger by the radius on every side.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
    /// `CIMotionBlur`: the mean along a line through each pixel; the output is larger by the line's reach.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
    /// `CIUnsharpMask`: adds what a Gaussian blur takes away; the extent stays.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
    /// `CIBloom`: the blurred picture over itself by screen.
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
}
