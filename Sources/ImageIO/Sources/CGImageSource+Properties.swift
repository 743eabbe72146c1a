// The facts of a file and its pictures.
// Apple: "CGImageSource", CGImageSourceCopyPropertiesAtIndex(_:_:_:).

/// The facts of the file: its length, and how often an animation runs.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let result = isrc.withDecoder { decoder, state throws(ImageFault) in
        var facts: [String: Any] = [kCGImagePropertyFileSize: NSNumber(value: state.data.count)]
        guard let loops = decoder.loopCount else { return facts }
        let header = try decoder.header(at: 0)
        var animation: [String: Any] = [
            kCGImagePropertyGIFLoopCount: NSNumber(value: loops),
            kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: header.width),
            kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: header.height),
        ]
        if let gif = decoder as? GIFDecoder {
            animation[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: gif.hasGlobalColors)
            facts[kCGImagePropertyGIFDictionary] = animation
        } else {
            facts[kCGImagePropertyWebPDictionary] = animation
        }
        return facts
    }
    return try? result.get()
}

/// The facts of one picture, without decoding it; nil where its header is not sound.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    let format = isrc.format
    let result = isrc.withDecoder { decoder, _ throws(ImageFault) in try decoder.header(at: index) }
    guard case .success(let header) = result else { return nil }
    var facts: [String: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: header.width),
        kCGImagePropertyPixelHeight: NSNumber(value: header.height),
        kCGImagePropertyDepth: NSNumber(value: header.bitsPerComponent),
        kCGImagePropertyColorModel: header.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: NSNumber(value: header.hasAlpha),
    ]
    if header.isIndexed { facts[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
    if header.dpiX > 0, header.dpiY > 0 {
        facts[kCGImagePropertyDPIWidth] = NSNumber(value: header.dpiX)
        facts[kCGImagePropertyDPIHeight] = NSNumber(value: header.dpiY)
    }
    if let orientation = header.orientation {
        facts[kCGImagePropertyOrientation] = NSNumber(value: orientation)
        facts[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: NSNumber(value: orientation)]
    }
    if let delay = header.delay {
        let times: [String: Any] = [
            kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        ]
        facts[format == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary] = times
    }
    return facts
}
