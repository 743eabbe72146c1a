// The eight ways in which red, green, blue and alpha stand in four bytes.
// No Apple page: this is ours; the names are those of "CGBitmapInfo".

/// Where the components of a 32-bit pixel stand, as shifts of a little-endian word.
struct FourByteOrder: Hashable, Sendable {
    var red: UInt32
    var green: UInt32
    var blue: UInt32
    var alpha: UInt32
    var alphaInfo: CGImageAlphaInfo

    /// Nil where a pixel does not have room for four components of a byte.
    init?(_ info: CGBitmapInfo) {
        alphaInfo = info.alphaInfo
        let isFirst: Bool
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: isFirst = true
        case .premultipliedLast, .last, .noneSkipLast: isFirst = false
        case .none, .alphaOnly: return nil
        }
        let places: [UInt32] = info.byteOrder == .order32Little ? [24, 16, 8, 0] : [0, 8, 16, 24]
        alpha = isFirst ? places[0] : places[3]
        red = isFirst ? places[1] : places[0]
        green = isFirst ? places[2] : places[1]
        blue = isFirst ? places[3] : places[2]
    }

    /// Whether this is the layout that everything here draws in.
    var isNative: Bool { alphaInfo == .premultipliedFirst && alpha == 24 && red == 16 }

    /// Whether the bytes stand in the order of what is drawn, whatever the fourth says.
    var hasNativeOrder: Bool { alpha == 24 && red == 16 }
    /// Whether colours are not multiplied with alpha.
    var isStraight: Bool { alphaInfo == .first || alphaInfo == .last }

    private var hasAlpha: Bool { alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast }
    private var isPremultiplied: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast }

    /// Pixels of these bytes as premultiplied BGRA8; the same bytes in pieces give the same pixels.
    func load(_ bytes: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        if isNative { return UnsafeMutableRawPointer(target).copyMemory(from: bytes, byteCount: count * 4) }
        for x in 0..<count {
            let word = bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            let a = hasAlpha ? (word >> alpha) & 255 : 255
            var (r, g, b) = ((word >> red) & 255, (word >> green) & 255, (word >> blue) & 255)
            if a != 255 {
                if isPremultiplied {
                    (r, g, b) = (min(r, a), min(g, a), min(b, a))
                } else {
                    (r, g, b) = (over255(r * a), over255(g * a), over255(b * a))
                }
            }
            target[x] = a << 24 | r << 16 | g << 8 | b
        }
    }

    /// Pixels of premultiplied BGRA8 as these bytes; colours are not divided by alpha.
    func store(_ source: UnsafePointer<UInt32>, into bytes: UnsafeMutableRawPointer, count: Int) {
        if isNative { return bytes.copyMemory(from: source, byteCount: count * 4) }
        for x in 0..<count {
            let pixel = source[x]
            let a = hasAlpha ? pixel >> 24 : 255
            let word =
                a << alpha | ((pixel >> 16) & 255) << red | ((pixel >> 8) & 255) << green | (pixel & 255) << blue
            bytes.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
        }
    }
}

/// Division by 255, rounded to nearest, for values up to 255².
func over255(_ value: UInt32) -> UInt32 { (value + 128 + ((value + 128) >> 8)) >> 8 }
