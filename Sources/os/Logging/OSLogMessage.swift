// A message with interpolated values, each with its privacy.
// Apple: "OSLog", Message Argument Formatters.
import Foundation

/// A message for a log: a literal with interpolated values. Values are asked for only where the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    /// The parts of the message.
    public let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    /// The message's text, with masks for what the settings hide.
    func text(shownBy settings: LogSettings) -> String {
        interpolation.parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let value, let privacy, let isScalar):
                settings.shown(value(), privacy: privacy, isScalar: isScalar)
            }
        }.joined()
    }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Part {
        case literal(String)
        /// A value, with whether it is a number or a truth: those are public unless somebody says otherwise.
        case value(() -> String, OSLogPrivacy, isScalar: Bool)
    }

    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    mutating func append(_ privacy: OSLogPrivacy, isScalar: Bool = false, _ value: @escaping () -> String) {
        parts.append(.value(value, privacy, isScalar: isScalar))
    }
}

extension OSLogInterpolation {
    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(privacy) { align.aligned(argumentString()) } }

    /// Adds a value by its description.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy) { align.aligned(value().description) } }

    /// Adds an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { append(privacy) { String(describing: error()) } }

    /// Adds a type by its name.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(privacy) { align.aligned(String(describing: value())) } }

    /// Adds a truth.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { format.text(boolean()) } }

    /// Adds an address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) { append(privacy, isScalar: true) { "0x" + String(UInt(bitPattern: pointer()), radix: 16) } }

    /// Adds bytes, by their number and as digits of base 16.
    public mutating func appendInterpolation(
        _ bytes: @autoclosure @escaping () -> UnsafeRawBufferPointer, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) {
            let bytes = bytes()
            let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return "\(bytes.count) bytes \(digits)"
        }
    }
}
