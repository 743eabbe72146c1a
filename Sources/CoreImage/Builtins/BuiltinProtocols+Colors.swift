// What the typed filters for blurs and colours are set by; each property is the value of its key.
// Apple: "Core Image", CIFilterBuiltins.

/// Blurs by a Gaussian.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture to blur; nil, the default, gives no output. Its edges fade out unless it is clamped.
    var inputImage: CIImage? { get set }
    /// The bell's σ in pixels, 10 by default, at most 1000; up to 0.05 the picture stays as it is.
    var radius: Float { get set }
}

/// Blurs by a square.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture to blur; nil, the default, gives no output. Its edges fade out unless it is clamped.
    var inputImage: CIImage? { get set }
    /// The square's reach from its middle pixel, in pixels: 10 by default, at most 500; 0 or less changes nothing.
    var radius: Float { get set }
}

/// Blurs by a disc.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The picture to blur; nil, the default, gives no output. Its edges fade out unless it is clamped.
    var inputImage: CIImage? { get set }
    /// The disc's radius around the middle pixel, in pixels: 8 by default, at most 500; 0 or less changes nothing.
    var radius: Float { get set }
}

/// Blurs along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture to blur; nil, the default, gives no output. Its edges fade out unless it is clamped.
    var inputImage: CIImage? { get set }
    /// How far the line reaches to either side, in pixels: 20 by default, at most 500; 0 or less changes nothing.
    var radius: Float { get set }
    /// The line's direction in radians, counterclockwise from the x axis; 0 by default.
    var angle: Float { get set }
}

/// Sharpens by what a blur takes away.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture to sharpen; nil, the default, gives no output. The output has its extent.
    var inputImage: CIImage? { get set }
    /// The σ of the blur that is taken away, in pixels; 2.5 by default. Up to 0.05 nothing is sharpened.
    var radius: Float { get set }
    /// How much of the difference to the blur is added, 0…1 by the slider; 0.5 by default, 0 changes nothing.
    var intensity: Float { get set }
}

/// Lets bright parts glow.
public protocol CIBloom: CIFilterProtocol {
    /// The picture that glows; nil, the default, gives no output. The output is larger by three radii on every side.
    var inputImage: CIImage? { get set }
    /// The σ of the glow's blur, in pixels; 10 by default. Up to 0.05 the glow is not blurred.
    var radius: Float { get set }
    /// The glow's opacity, 0…1; 0.5 by default, 0 shows the picture alone.
    var intensity: Float { get set }
}

/// Saturation, brightness and contrast, in the context's working space.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// From grey (0) over the colours as they are (1, the default) to stronger ones, 2 by the slider.
    var saturation: Float { get set }
    /// Added to red, green and blue after the saturation, −1…1 by the slider; 0 by default.
    var brightness: Float { get set }
    /// Stretches colours about one half, last of the three; 1 by default, 0.25…4 by the slider.
    var contrast: Float { get set }
}

/// Any linear map of colours, in the context's working space.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// Weights of red, green, blue and alpha in the new red; (1, 0, 0, 0) by default.
    var rVector: CIVector { get set }
    /// Weights of red, green, blue and alpha in the new green; (0, 1, 0, 0) by default.
    var gVector: CIVector { get set }
    /// Weights of red, green, blue and alpha in the new blue; (0, 0, 1, 0) by default.
    var bVector: CIVector { get set }
    /// Weights of red, green, blue and alpha in the new alpha, which is kept in 0…1; (0, 0, 0, 1) by default.
    var aVector: CIVector { get set }
    /// What is added to red, green, blue and alpha; zeros by default. Colours are weighed and biased unpremultiplied.
    var biasVector: CIVector { get set }
}

/// Brighter by stops.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// Stops: colours are multiplied by 2 to this power. 0 by default, −10…10 by the slider.
    var ev: Float { get set }
}

/// Colours to a power, in the context's working space.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The exponent of red, green and blue, negative ones of which become 0; 1 by default, 0.25…4 by the slider.
    var power: Float { get set }
}

/// Turns all hues; radians.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The turn about the axis of greys in radians, 0 by default; by 2π/3 red becomes green.
    var angle: Float { get set }
}

/// Keeps components between bounds, which are values of the context's working space.
public protocol CIColorClamp: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The least red, green, blue (unpremultiplied) and alpha; zeros by default. An alpha above 0 fills the extent.
    var minComponents: CIVector { get set }
    /// The most red, green, blue (unpremultiplied) and alpha; ones by default.
    var maxComponents: CIVector { get set }
}

/// White becomes another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// What white becomes, white by default: colours are multiplied by it. Its alpha is left out.
    var color: CIColor { get set }
}

/// Through the sRGB curve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The picture whose components are encoded; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
}

/// Back from the sRGB curve.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The picture whose components are decoded; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
}

/// The negative, in the context's working space.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture to invert, each component c becoming 1 − c; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
}

/// Brown, as of old photographs.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The share of brown, from 0, the picture as it is, to 1, the default.
    var intensity: Float { get set }
}

/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// What white becomes at full intensity; sRGB (0.6, 0.45, 0.3) by default. Its alpha is left out.
    var color: CIColor { get set }
    /// The share of the one colour, from 0, the picture as it is, to 1, the default.
    var intensity: Float { get set }
}

/// A look without settings.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
}

/// Dark to light as one colour to another.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture whose luminance chooses the colour; nil, the default, gives no output. Its alpha stays.
    var inputImage: CIImage? { get set }
    /// What black becomes; sRGB (0.3, 0, 0) by default. Its alpha is left out.
    var color0: CIColor { get set }
    /// What white becomes; sRGB (1, 0.9, 0.8) by default. Its alpha is left out.
    var color1: CIColor { get set }
}

/// Few steps of each component, even ones in the context's working space.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// How many values each component can have, rounded to a whole number: 6 by default; 1 or less gives black.
    var levels: Float { get set }
}

/// None or all of each component, by its value in the context's working space.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// From this value on a component becomes 1, below it 0; 0.5 by default.
    var threshold: Float { get set }
}

/// Luminance as alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture whose luminance becomes the alpha of white; its own is left out. Nil, the default, gives no output.
    var inputImage: CIImage? { get set }
}

/// The largest component as grey.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output. Its alpha stays.
    var inputImage: CIImage? { get set }
}

/// The smallest component as grey.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture to change; nil, the default, gives no output. Its alpha stays.
    var inputImage: CIImage? { get set }
}

/// Darker corners.
public protocol CIVignette: CIFilterProtocol {
    /// The picture to shade, unchanged if it has no end; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// What the full shade takes of the light: 0, the default, nothing, 1 all of it; below 0 it makes lighter.
    var intensity: Float { get set }
    /// Where the shade begins, in halves of the way from middle to corner; 1 by default. One half further it is full.
    var radius: Float { get set }
}

/// Darker around a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture to shade; nil, the default, gives no output.
    var inputImage: CIImage? { get set }
    /// The middle of the circle, in pixels of the picture's space; (150, 150) by default.
    var center: CGPoint { get set }
    /// The circle's radius in pixels, 150 by default: there the shade is half of its whole.
    var radius: Float { get set }
    /// What the outside loses of its light: 0 nothing, 1, the default, all of it; below 0 it becomes lighter.
    var intensity: Float { get set }
    /// The share of the radius over which the shade comes, to either side of the circle; 0.5 by default, 0 a hard edge.
    var falloff: Float { get set }
}
