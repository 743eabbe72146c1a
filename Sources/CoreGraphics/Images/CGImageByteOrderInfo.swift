// The order of bytes in a pixel.
// Apple: "CGImageByteOrderInfo".

/// How the bytes of a pixel stand in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the order.
    case orderMask = 0x7000
    /// Bytes in the order of the components.
    case orderDefault = 0
    /// Units of 16 bits, the low byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, the low byte first.
    case order32Little = 0x2000
    /// Units of 16 bits, the high byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, the high byte first.
    case order32Big = 0x4000
}
