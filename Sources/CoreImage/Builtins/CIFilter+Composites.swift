// Typed filters by function: composites.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyBlendMode") }
    /// `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIScreenBlendMode") }
    /// `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIOverlayBlendMode") }
    /// `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDarkenBlendMode") }
    /// `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILightenBlendMode") }
    /// `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorDodgeBlendMode") }
    /// `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBurnBlendMode") }
    /// `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISoftLightBlendMode") }
    /// `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHardLightBlendMode") }
    /// `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDifferenceBlendMode") }
    /// `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIExclusionBlendMode") }
    /// `CIHueBlendMode`.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHueBlendMode") }
    /// `CISaturationBlendMode`.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISaturationBlendMode") }
    /// `CIColorBlendMode`.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBlendMode") }
    /// `CILuminosityBlendMode`.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILuminosityBlendMode") }
    /// `CIPinLightBlendMode`.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIPinLightBlendMode") }
    /// `CILinearBurnBlendMode`.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearBurnBlendMode") }
    /// `CILinearDodgeBlendMode`.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearDodgeBlendMode") }
    /// `CILinearLightBlendMode`.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearLightBlendMode") }
    /// `CIVividLightBlendMode`.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIVividLightBlendMode") }
    /// `CIDivideBlendMode`.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDivideBlendMode") }
    /// `CISubtractBlendMode`.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISubtractBlendMode") }
    /// `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOverCompositing") }
    /// `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceInCompositing") }
    /// `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOutCompositing") }
    /// `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceAtopCompositing") }
    /// `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIAdditionCompositing") }
    /// `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMaximumCompositing") }
    /// `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMinimumCompositing") }
    /// `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyCompositing") }
    /// `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
    /// `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithAlphaMask") }
    /// `CIBlendWithRedMask`.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithRedMask") }
    /// `CIBlendWithBlueMask`.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithBlueMask") }
    /// `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CITransitionFilter { BuiltinFilter.named("CIDissolveTransition") }
    /// `CIMix`.
    public class func mix() -> any CIFilter & CIMix { BuiltinFilter.named("CIMix") }
}
