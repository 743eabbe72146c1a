// How the bytes of an image or bitmap context stand in memory.
// No Apple page: this is ours; the fields are those of "CGImage".

/// Sides, depth and order of an image's bytes.
struct ImageLayout: Hashable, Sendable {
    var width: Int
    var height: Int
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var bytesPerRow: Int
    var bitmapInfo: CGBitmapInfo

    /// Components in a pixel, skipped ones included; 0 where the depths do not fit.
    var samplesPerPixel: Int { bitsPerComponent > 0 ? bitsPerPixel / bitsPerComponent : 0 }

    /// The bytes that must be there: the last row need not be padded.
    var minimumByteCount: Int { (height - 1) * bytesPerRow + (width * bitsPerPixel + 7) / 8 }

    /// Why an image of this layout cannot be; nil where it can.
    func fault(components: Int, isMask: Bool) -> String? {
        guard width >= 1, height >= 1 else { return "Its size is \(width)×\(height)." }
        guard width <= 32_767, height <= 32_767, width * height <= 1 << 28 else {
            return "Its size \(width)×\(height) is above the limit of 32,767 a side and 2²⁸ pixels."
        }
        guard [1, 2, 4, 8, 16, 32].contains(bitsPerComponent), bitsPerPixel >= bitsPerComponent, bitsPerPixel <= 128
        else { return "\(bitsPerComponent) bits per component in \(bitsPerPixel) bits per pixel do not work." }
        guard bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= 1 << 24 else {
            return "\(bytesPerRow) bytes per row do not hold \(width) pixels of \(bitsPerPixel) bits."
        }
        if bitsPerComponent == 32, !bitmapInfo.contains(.floatComponents) {
            return "32 bits per component must be floating point."
        }
        if isMask { return bitsPerComponent <= 8 && bitsPerPixel == bitsPerComponent ? nil : "A mask has one sample." }
        let samples = samplesPerPixel
        let fits =
            switch bitmapInfo.alphaInfo {
            case .none: samples == components
            case .alphaOnly: samples == 1
            default: samples == components + 1
            }
        return fits ? nil : "\(samples) samples per pixel do not fit \(components) components and this alpha."
    }
}
