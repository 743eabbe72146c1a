// Numbers in messages.
// Apple: "OSLog", Message Argument Formatters.
import Foundation

// One function for each type, as at Apple: a number must not be taken for a value with a description, which is private.
extension OSLogInterpolation {
    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number with a meaning: an error's code, a date, an address.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { format.text(number()) } }

    /// Adds a number with a meaning: a count of bytes or bits.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { format.text(number()) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(number())) } }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { align.aligned(format.text(Double(number()))) } }
}
