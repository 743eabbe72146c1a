// Typed filters by function: composites. In formulas colours are straight, 0…1, in the context's working space.
// Apple: "Core Image", CIFilterBuiltins.

extension CIFilter {
    /// `CIMultiplyBlendMode`: background × picture; where only one of them is, it shows as it is.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyBlendMode") }
    /// `CIScreenBlendMode`: 1 − (1 − background) × (1 − picture).
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIScreenBlendMode") }
    /// `CIOverlayBlendMode`: multiplies where the background is dark, screens where it is light.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIOverlayBlendMode") }
    /// `CIDarkenBlendMode`: the smaller of background and picture in each component.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDarkenBlendMode") }
    /// `CILightenBlendMode`: the larger of background and picture in each component.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILightenBlendMode") }
    /// `CIColorDodgeBlendMode`: background ÷ (1 − picture), 1 at most.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorDodgeBlendMode") }
    /// `CIColorBurnBlendMode`: 1 − (1 − background) ÷ picture, 0 at least.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBurnBlendMode") }
    /// `CISoftLightBlendMode`: darkens where the picture is below one half, lightens where it is above; gently.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISoftLightBlendMode") }
    /// `CIHardLightBlendMode`: multiplies where the picture is dark, screens where it is light.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHardLightBlendMode") }
    /// `CIDifferenceBlendMode`: how far background and picture are apart.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDifferenceBlendMode") }
    /// `CIExclusionBlendMode`: background + picture − 2 × background × picture.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIExclusionBlendMode") }
    /// `CIHueBlendMode`: the picture's hue with the background's saturation and luminosity.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHueBlendMode") }
    /// `CISaturationBlendMode`: the picture's saturation with the background's hue and luminosity.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISaturationBlendMode") }
    /// `CIColorBlendMode`: the picture's hue and saturation with the background's luminosity.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBlendMode") }
    /// `CILuminosityBlendMode`: the picture's luminosity with the background's hue and saturation.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILuminosityBlendMode") }
    /// `CIPinLightBlendMode`: min(background, 2 × picture) up to one half, else max(background, 2 × picture − 1).
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIPinLightBlendMode") }
    /// `CILinearBurnBlendMode`: background + picture − 1, 0 at least.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILinearBurnBlendMode") }
    /// `CILinearDodgeBlendMode`: background + picture, 1 at most.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CILinearDodgeBlendMode")
    }
    /// `CILinearLightBlendMode`: background + 2 × picture − 1, kept in 0…1.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CILinearLightBlendMode")
    }
    /// `CIVividLightBlendMode`: colour burn by 2 × picture up to one half, else colour dodge by 2 × picture − 1.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIVividLightBlendMode") }
    /// `CIDivideBlendMode`: background ÷ picture, 1 at most and where the picture is 0.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDivideBlendMode") }
    /// `CISubtractBlendMode`: background − picture, 0 at least.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISubtractBlendMode") }
    /// `CISourceOverCompositing`: the picture over its background.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CISourceOverCompositing")
    }
    /// `CISourceInCompositing`: the picture × the background's alpha; the background does not show.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceInCompositing") }
    /// `CISourceOutCompositing`: the picture × (1 − the background's alpha); the background does not show.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CISourceOutCompositing")
    }
    /// `CISourceAtopCompositing`: the picture over its background, with the background's alpha.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CISourceAtopCompositing")
    }
    /// `CIAdditionCompositing`: the sum of premultiplied components; alpha is 1 at most.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIAdditionCompositing") }
    /// `CIMaximumCompositing`: the larger of each premultiplied component and of alpha.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMaximumCompositing") }
    /// `CIMinimumCompositing`: the smaller of each premultiplied component and of alpha.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMinimumCompositing") }
    /// `CIMultiplyCompositing`: the product of each premultiplied component and of alpha.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyCompositing") }
    /// `CIBlendWithMask`: the picture where the mask is white, its background where it is black or transparent.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
    /// `CIBlendWithAlphaMask`: the picture where the mask is opaque, its background where it is transparent.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithAlphaMask") }
    /// `CIBlendWithRedMask`: the picture where the mask's red is 1, its background where it is 0.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithRedMask") }
    /// `CIBlendWithBlueMask`: the picture where the mask's blue is 1, its background where it is 0.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithBlueMask") }
    /// `CIDissolveTransition`: fades from one picture to another.
    public class func dissolveTransition() -> any CIFilter & CITransitionFilter { BuiltinFilter.named("CIDissolveTransition") }
    /// `CIMix`: the sum of two pictures, weighed by `amount` and 1 − `amount`.
    public class func mix() -> any CIFilter & CIMix { BuiltinFilter.named("CIMix") }
}
