// Typed filters by function: colors.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIColorControls`: saturation, then brightness, then contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
    /// `CIColorMatrix`: each component from a weighed sum of all four and a bias.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
    /// `CIExposureAdjust`: colours × 2 to the power of `ev`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
    /// `CIGammaAdjust`: colours to the power of `power`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
    /// `CIHueAdjust`: turns colours about the axis of greys.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
    /// `CIColorClamp`: keeps each component between two bounds.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
    /// `CIWhitePointAdjust`: colours × the one that white becomes.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.named("CIWhitePointAdjust") }
    /// `CILinearToSRGBToneCurve`: encodes components by the sRGB curve, whatever the working space.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltinFilter.named("CILinearToSRGBToneCurve")
    }
    /// `CISRGBToneCurveToLinear`: decodes components by the sRGB curve, whatever the working space.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltinFilter.named("CISRGBToneCurveToLinear")
    }
    /// `CIColorInvert`: 1 − each component; alpha stays.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
    /// `CISepiaTone`: browns, mixed with the picture by `intensity`. Fidelity: the weights are guessed.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
    /// `CIColorMonochrome`: the luminance × one colour, mixed with the picture by `intensity`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
    /// `CIPhotoEffectMono`: grey by the luminance. Fidelity: guessed.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
    /// `CIPhotoEffectNoir`: grey with more contrast. Fidelity: guessed.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
    /// `CIPhotoEffectTonal`: grey with less contrast. Fidelity: guessed.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
    /// `CIFalseColor`: from one colour to another by the luminance.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
    /// `CIColorPosterize`: rounds each component to one of so many values.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
    /// `CIColorThreshold`: 0 or 1 for each component.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.named("CIColorThreshold") }
    /// `CIMaskToAlpha`: white with the luminance as alpha.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
    /// `CIMaximumComponent`: grey of each pixel's largest component.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.named("CIMaximumComponent") }
    /// `CIMinimumComponent`: grey of each pixel's smallest component.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.named("CIMinimumComponent") }
    /// `CIVignette`: darkens towards the corners of the extent. Fidelity: the falloff is guessed.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
    /// `CIVignetteEffect`: darkens outside a circle. Fidelity: the falloff is guessed.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
}
