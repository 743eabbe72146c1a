// The keys of an image's properties.
// Apple: "Image I/O", Individual Image Properties, Format-Specific Dictionaries.

/// Width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels an inch along x.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels an inch along y.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits in a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// 1…8, as ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels have alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether pixels are numbers of a table of colours.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The kind of colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// How many pictures the file has.
public let kCGImagePropertyImageCount: CFString = "ImageCount"

/// The properties of TIFF, a dictionary.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The orientation as in `CGImagePropertyOrientation`, among the properties of TIFF.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The properties of Exif, a dictionary.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The properties of PNG, a dictionary.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The properties of JFIF, a dictionary.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// The properties of GIF, a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animation runs; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds until the next frame; what is below a fiftieth counts as a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds until the next frame as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether all frames share a table of colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// Width of the whole animation in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Height of the whole animation in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The properties of WebP, a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often the animation runs; 0 for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Seconds that a frame stays, 0.1 at least where it says less than 0.011.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that a frame stays, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Width of the whole animation in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Height of the whole animation in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
