// Writing files.
// Apple: "CGImageDestination".
import Diagnostics
import PixelKernels

/// A destination that appends to data; nil and a diagnostic for types other than PNG and JPEG or more than one picture.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(data: data), type, count)
}

/// A destination that writes a file when it is finalized.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(url: url), type, count)
}

/// A destination that hands its bytes to a consumer.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(consumer, type, count)
}

/// The uniform types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [ImageFormat.png.rawValue, ImageFormat.jpeg.rawValue] }

/// Properties of the file as a whole; those of a picture go before them.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties ?? [:]
}

/// Adds a picture; more than announced are not taken.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.images.count < idst.capacity, !idst.isFinalized else { return }
    idst.images.append((image, properties ?? [:]))
}

/// Adds a picture of a source with its orientation, which the properties may overrule.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    var all = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
    all.merge(properties ?? [:]) { _, given in given }
    CGImageDestinationAddImage(idst, image, all)
}

/// Writes the file; false and a diagnostic where a picture is missing, false where it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard !idst.isFinalized, let (image, own) = idst.images.first else {
        Catalogue.imageDestinationIncomplete.report(
            cause: idst.isFinalized ? "The destination was finalized before." : "No picture was added.")
        return false
    }
    idst.isFinalized = true
    let properties = idst.properties.merging(own) { _, own in own }
    let pixels = shrunk(image, to: integer(properties[kCGImageDestinationImageMaxPixelSize]))
    guard let data = encode(pixels, idst.format, properties) else { return false }
    return idst.consumer.finish(with: data)
}

private func encode(_ pixels: PixelBuffer, _ format: ImageFormat, _ properties: CFDictionary) -> Data? {
    if format == .png { return ImageEncoding.png(pixels, dpi: real(properties[kCGImagePropertyDPIWidth]) ?? 0) }
    let background = properties[kCGImageDestinationBackgroundColor] as? CGColor
    let orientation = integer(properties[kCGImagePropertyOrientation]) ?? 1
    return ImageEncoding.jpeg(
        pixels, quality: real(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.8,
        background: background?.premultipliedPixel ?? 0xFFFFFF,
        orientation: (1...8).contains(orientation) ? orientation : 1)
}

private func shrunk(_ image: CGImage, to limit: Int?) -> PixelBuffer {
    let longest = max(image.width, image.height)
    guard let limit, limit > 0, limit < longest else { return image.pixelBuffer }
    let scale = CGFloat(limit) / CGFloat(longest)
    let size = CGSize(
        width: max(1, (CGFloat(image.width) * scale).rounded()),
        height: max(1, (CGFloat(image.height) * scale).rounded()))
    guard let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height)),
        let context = CGContext(pixelBuffer: buffer, scale: 1, yDown: false)
    else { return image.pixelBuffer }
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(origin: .zero, size: size))
    return buffer
}
