// Decoding pictures and thumbnails.
// Apple: "CGImageSource", Creating Images from an Image Source.
import Diagnostics
import PixelKernels

/// A picture as stored, its orientation not applied; nil and a diagnostic where it cannot be read wholly.
///
/// An incremental source gives what has come so far.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let reduce = integer(options?[kCGImageSourceSubsampleFactor]) ?? 1
    return decode(isrc, index, reduce: reduce)?.image
}

/// A picture no longer than a given side, made from the whole one; nil and a diagnostic where that cannot be read.
///
/// Files' own thumbnails are not used. Without `FromImageIfAbsent` or `FromImageAlways` there is none.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard
        isTrue(options?[kCGImageSourceCreateThumbnailFromImageAlways])
            || isTrue(options?[kCGImageSourceCreateThumbnailFromImageIfAbsent])
    else { return nil }
    let limit = integer(options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap { $0 > 0 ? $0 : nil }
    // 1. A JPEG is decoded at a fraction that still is as long as the thumbnail.
    var reduce = 1
    let header = isrc.withDecoder { decoder, _ throws(ImageFault) in try decoder.header(at: index) }
    if let limit, case .success(let header) = header {
        while reduce < 8, max(header.width, header.height) / (reduce * 2) >= limit { reduce *= 2 }
    }
    guard let decoded = decode(isrc, index, reduce: reduce) else { return nil }
    let turn =
        isTrue(options?[kCGImageSourceCreateThumbnailWithTransform])
        ? decoded.header.orientation.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? .up : .up
    let longest = max(decoded.image.width, decoded.image.height)
    let scale = min(1, CGFloat(limit ?? longest) / CGFloat(longest))
    if scale == 1, turn == .up { return decoded.image }
    return redraw(decoded.image, scale: scale, turn: turn)
}

private func decode(_ source: CGImageSource, _ index: Int, reduce: Int) -> (image: CGImage, header: ImageHeader)? {
    let type = source.format?.rawValue
    let result = source.withDecoder { decoder, state throws(ImageFault) in
        let header = try decoder.header(at: index)
        let pixels = try decoder.decode(at: index, reduce: reduce, allowsPartial: !state.isFinal)
        return (CGImage(pixelBuffer: pixels, isOpaque: !header.hasAlpha, shownAs: .decoded, utType: type), header)
    }
    switch result {
    case .success(let decoded): return decoded
    case .failure(let fault):
        // A source still waiting for bytes has done nothing wrong.
        if source.isFinal || (fault != .truncated && fault != .unknownFormat) { fault.report(source.name) }
        return nil
    }
}

/// The image scaled and turned into a bitmap of its own.
private func redraw(_ image: CGImage, scale: CGFloat, turn: CGImagePropertyOrientation) -> CGImage? {
    let width = max(1, (CGFloat(image.width) * scale).rounded())
    let height = max(1, (CGFloat(image.height) * scale).rounded())
    let (w, h) = turn.swapsSides ? (height, width) : (width, height)
    guard let buffer = PixelBuffer(width: Int(w), height: Int(h)),
        let context = CGContext(pixelBuffer: buffer, scale: 1, yDown: true)
    else { return nil }
    context.interpolationQuality = .high
    // 1. Upright pixels, y down; 2. from the stored picture; 3. which draws its top at the larger y.
    context.concatenate(turn.transform(width: width, height: height))
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return CGImage(pixelBuffer: buffer, isOpaque: image.isOpaque, shownAs: .decoded, utType: image.utType)
}

/// An option's truth, whichever type it was put in as.
func isTrue(_ value: Any?) -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }

/// An option's whole number, whichever type it was put in as.
func integer(_ value: Any?) -> Int? {
    guard let number = real(value), abs(number) < 1e9 else { return nil }
    return Int(number)
}

/// An option's number, whichever type it was put in as.
func real(_ value: Any?) -> Double? {
    let number: Double? =
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    return number.flatMap { $0.isFinite ? $0 : nil }
}
