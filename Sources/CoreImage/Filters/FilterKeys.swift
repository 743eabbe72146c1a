// The names of keys, attributes and categories.
// Apple: "CIFilter", Filter Parameter Keys, Filter Attribute Keys, Filter Category Keys.

// MARK: Keys of filters' values

/// The result, ``CIFilter/outputImage``, by key; it cannot be set.
public let kCIOutputImageKey = "outputImage"
/// The picture behind, of blends, compositing, masks and `CIMix`; a CIImage.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that a filter works on, in front where there are two; a CIImage.
public let kCIInputImageKey = "inputImage"
/// What says where the front shows, of the filters that blend with a mask; a CIImage.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The picture that a transition ends with; a CIImage.
public let kCIInputTargetImageKey = "inputTargetImage"
/// How far a transition is, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The map of `CIAffineTransform` and `CIAffineClamp`; a CGAffineTransform, also inside an `NSValue`.
public let kCIInputTransformKey = "inputTransform"
/// The factor of `CILanczosScaleTransform`, a square's side of `CIPixellate` in pixels.
public let kCIInputScaleKey = "inputScale"
/// The further factor of the width of `CILanczosScaleTransform`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A point in pixels of the picture's space, y upwards; a CIVector or CGPoint.
public let kCIInputCenterKey = "inputCenter"
/// A distance in pixels; of `CIVignette`, halves of the way to a corner.
public let kCIInputRadiusKey = "inputRadius"
/// Radians: the line of `CIMotionBlur`, the turn of `CIHueAdjust`.
public let kCIInputAngleKey = "inputAngle"
/// The width of a square or stripe in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How hard the edges of squares and stripes are, 0…1.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much of an effect there is, 0 for none.
public let kCIInputIntensityKey = "inputIntensity"
/// The stops of `CIExposureAdjust`.
public let kCIInputEVKey = "inputEV"
/// The saturation of `CIColorControls`: 0 for grey, 1 for no change.
public let kCIInputSaturationKey = "inputSaturation"
/// What `CIColorControls` adds to colours: 0 for no change.
public let kCIInputBrightnessKey = "inputBrightness"
/// By how much `CIColorControls` stretches colours about one half: 1 for no change.
public let kCIInputContrastKey = "inputContrast"
/// The colour of a filter that takes one; a CIColor.
public let kCIInputColorKey = "inputColor"
/// The rectangle of `CIAreaAverage` in pixels of the picture's space; a CIVector or CGRect.
public let kCIInputExtentKey = "inputExtent"
/// What a convolution adds; no filter here has it.
public let kCIInputBiasKey = "inputBias"
/// The weights of a convolution; no filter here has it.
public let kCIInputWeightsKey = "inputWeights"
/// The version of a raw file's decoder; no filter here has it.
public let kCIInputVersionKey = "inputVersion"
/// The weight of the picture in `CIMix`, 0…1.
public let kCIInputAmountKey = "inputAmount"

// MARK: Keys of attributes

/// The filter's name as ``CIFilter/init(name:)`` takes it; a String.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The filter's name for people, in English; a String.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The names of the filter's categories; an array of String.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// In a key's dictionary: the class of its values, `NSNumber`, `CIImage`, `CIColor`, `CIVector` or `NSValue`.
public let kCIAttributeClass = "CIAttributeClass"
/// In a key's dictionary: what its values stand for, one of the `kCIAttributeType…`; absent where nothing is said.
public let kCIAttributeType = "CIAttributeType"
/// In a number's dictionary: the least useful value; smaller ones are not refused.
public let kCIAttributeMin = "CIAttributeMin"
/// In a number's dictionary at Apple: the largest value; no filter here gives it.
public let kCIAttributeMax = "CIAttributeMax"
/// In a number's dictionary: where a slider begins.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// In a number's dictionary: where a slider ends; larger values are not refused.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// In a key's dictionary: the value after ``CIFilter/setDefaults()``; absent for pictures.
public let kCIAttributeDefault = "CIAttributeDefault"
/// In a key's dictionary at Apple: the value that changes nothing; no filter here gives it.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// In a key's dictionary: the key itself; a String.
public let kCIAttributeName = "CIAttributeName"
/// In a key's dictionary: its name for people, in English; a String.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// In a key's dictionary at Apple: a sentence about it; no filter here gives it.
public let kCIAttributeDescription = "CIAttributeDescription"

// MARK: What values stand for

/// A number from 0, the beginning, to 1, the end.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A number without a unit.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A number of pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// A number of radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A number that is 0 or 1; no key here has it.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A whole number; no key here has it.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A whole number above 0; no key here has it.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A CIVector of a point: x and y in pixels, y upwards.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A CIVector of a distance along x and y; no key here has it.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A CIVector of a rectangle: x, y, width and height in pixels.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A CIColor.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A CIImage.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A CGAffineTransform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

// MARK: Categories

/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that correct colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that give colours a look.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that put a picture over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that make patterns from no picture, without end.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that make runs of colours from no picture, without end.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that move, scale and cut.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that fill the plane with a picture.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that pick out or paint over: bloom, squares, masks.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that gather many pixels into few.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that lead from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters of the system: all there are here.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters for single pictures: all there are here.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters quick enough for video: all there are here. A label alone, nothing was measured for it.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters that look at no neighbours, as interlaced video asks for. A label alone.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// Filters that may be applied to pixels that are not squares. A label alone.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// Filters for values above 1. A label alone: some formulas of blend modes end at 1.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
