// What a file may ask for before anything is allocated for it.
// No Apple page: this is ours.

/// Bounds on pictures.
enum ImageLimits {
    /// The most pixels: 16,384 squared, a GiB when decoded.
    static let pixels = 16_384 * 16_384
    /// The longest side.
    static let side = 32_767
    /// Pictures up to this many pixels are decoded whatever their file's length.
    static let freePixels = 1 << 24
    /// The most frames of an animation that are counted.
    static let frames = 100_000

    /// Throws for sides above the bounds, and for big pictures that so few bytes cannot hold.
    ///
    /// Deflate and the others give at most about a thousand bytes for one.
    static func check(width: Int, height: Int, bitsPerPixel: Int, fileSize: Int) throws(ImageFault) {
        guard width >= 1, height >= 1 else { throw .corrupt }
        guard width <= side, height <= side, width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
        if width * height > freePixels, width * height / 8 * max(1, bitsPerPixel) > fileSize * 1_100 {
            throw .tooLarge(width: width, height: height)
        }
    }
}
