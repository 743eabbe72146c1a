// How the pixels of a bitmap are laid out.
// Apple: "CGBitmapInfo".

/// Alpha, byte order and number format of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Alpha and byte order as one value.
    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floats.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floats.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Units of 16 bits, the low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, the high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha part; ``CGImageAlphaInfo/none`` for a value Apple does not define.
    package var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

    /// The byte-order part.
    package var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
}

extension CGBitmapInfo {
    /// Bytes in the order of the components.
    public static var byteOrderDefault: CGBitmapInfo { [] }
}
