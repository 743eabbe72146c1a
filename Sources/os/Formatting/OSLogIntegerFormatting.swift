// How whole numbers are written.
// Apple: "OSLog", OSLogIntegerFormatting.

/// The base, the sign, the prefix and the digits of a whole number.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    private var radix = 10
    private var hasSign = false
    private var hasPrefix = false
    private var isUppercase = false
    private var minDigits = 1

    /// Base 10.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// Base 16, without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// Base 8, without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// Base 10, with a plus sign if asked for and zeros in front up to a number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits()) }

    /// Base 16.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minDigits: minDigits())
    }

    /// Base 8.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minDigits: minDigits())
    }

    func text(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        let sign = number < 0 ? "-" : hasSign ? "+" : ""
        let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
        return sign + prefix + zeros + digits
    }
}
