// Typed filters by function: colors.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
    /// `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
    /// `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
    /// `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
    /// `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
    /// `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
    /// `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.named("CIWhitePointAdjust") }
    /// `CILinearToSRGBToneCurve`.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltinFilter.named("CILinearToSRGBToneCurve") }
    /// `CISRGBToneCurveToLinear`.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltinFilter.named("CISRGBToneCurveToLinear") }
    /// `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
    /// `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
    /// `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
    /// `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
    /// `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
    /// `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
    /// `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
    /// `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
    /// `CIColorThreshold`.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.named("CIColorThreshold") }
    /// `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
    /// `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.named("CIMaximumComponent") }
    /// `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.named("CIMinimumComponent") }
    /// `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
    /// `CIVignetteEffect`.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
}
