// The one class behind all typed filters: every property is a value by key.
// Apple: "Core Image", CIFilterBuiltins.

/// What every typed filter has.
public protocol CIFilterProtocol: AnyObject {
    /// The result; nil while a picture that the filter needs is not set.
    var outputImage: CIImage? { get }
    /// Attributes of a class of its own. Differs from Apple in: ``CIFilter/attributes`` does not read them.
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    /// None.
    public static func customAttributes() -> [String: Any]? { nil }
}

/// A filter of the library with properties for its keys. Only those of its own keys are offered, by its protocol.
final class BuiltinFilter: CIFilter {
    static func named(_ name: String) -> BuiltinFilter {
        guard let definition = FilterLibrary.known(name) else {
            preconditionFailure("the library has every filter that has a function here")
        }
        return BuiltinFilter(definition)
    }

    private func picture(_ key: String) -> CIImage? { values[key] as? CIImage }
    private func float(_ key: String) -> Float { FilterValues(values: values).float(key) }
    private func color(_ key: String) -> CIColor { (values[key] as? CIColor) ?? .black }
    private func vector(_ key: String) -> CIVector { (values[key] as? CIVector) ?? CIVector([]) }

    var inputImage: CIImage? {
        get { picture("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { float("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var angle: Float {
        get { float("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var intensity: Float {
        get { float("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var saturation: Float {
        get { float("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { float("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { float("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var ev: Float {
        get { float("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { float("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var levels: Float {
        get { float("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var threshold: Float {
        get { float("inputThreshold") }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var falloff: Float {
        get { float("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var backgroundImage: CIImage? {
        get { picture("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { picture("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { picture("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { float("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var amount: Float {
        get { float("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { float("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { float("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var width: Float {
        get { float("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    var sharpness: Float {
        get { float("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var transform: CGAffineTransform {
        get { FilterValues(values: values).transform() }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var scale: Float {
        get { float("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var aspectRatio: Float {
        get { float("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
}

extension BuiltinFilter:
    CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CIUnsharpMask, CIBloom, CIColorControls, CIColorMatrix,
    CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIColorClamp, CIWhitePointAdjust, CILinearToSRGBToneCurve,
    CISRGBToneCurveToLinear, CIColorInvert, CISepiaTone, CIColorMonochrome, CIPhotoEffect, CIFalseColor,
    CIColorPosterize, CIColorThreshold, CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIVignette,
    CIVignetteEffect, CICompositeOperation, CIBlendWithMask, CITransitionFilter, CIMix, CILinearGradient,
    CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient, CICheckerboardGenerator, CIStripesGenerator,
    CIAffineClamp, CILanczosScaleTransform, CIPixellate, CIAreaReductionFilter
{}
