// Numbers with a meaning.
// Apple: "OSLog", Message Argument Formatters. Which texts Apple's console shows for them is guessed.
import Foundation

/// How a truth is written.
public enum OSLogBoolFormat: Hashable, Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func text(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "yes" : "no" }
}

/// What a number of 32 bits means.
public enum OSLogInt32ExtendedFormat: Hashable, Sendable {
    /// The code of an error of the system.
    case darwinErrno
    /// The number of a signal.
    case darwinSignal
    /// An address of the network, its bytes in their order in memory.
    case ipv4Address
    /// Seconds since 1970.
    case secondsSince1970

    func text(_ value: Int32) -> String {
        switch self {
        case .darwinErrno: "[\(value): \(String(cString: strerror(value)))]"
        case .darwinSignal: "[\(value): \(strsignal(value).map { String(cString: $0) } ?? "?")]"
        case .ipv4Address: withUnsafeBytes(of: value) { $0.map { "\($0)" }.joined(separator: ".") }
        case .secondsSince1970: LogFormat.date(TimeInterval(value))
        }
    }
}

/// What a number of the machine's size means.
public enum OSLogIntExtendedFormat: Hashable, Sendable {
    /// Bits in a second, in steps of 1000.
    case bitrate
    /// Bits in a second, in steps of 1024.
    case bitrateIEC
    /// Bytes, in steps of 1000.
    case byteCount
    /// Bytes, in steps of 1024.
    case byteCountIEC
    /// Seconds since 1970.
    case secondsSince1970

    func text(_ value: Int) -> String {
        switch self {
        case .bitrate: Self.scaled(value, by: 1000, ["bps", "kbps", "Mbps", "Gbps", "Tbps"])
        case .bitrateIEC: Self.scaled(value, by: 1024, ["bps", "Kibps", "Mibps", "Gibps", "Tibps"])
        case .byteCount: Self.scaled(value, by: 1000, ["B", "kB", "MB", "GB", "TB"])
        case .byteCountIEC: Self.scaled(value, by: 1024, ["B", "KiB", "MiB", "GiB", "TiB"])
        case .secondsSince1970: LogFormat.date(TimeInterval(value))
        }
    }

    private static func scaled(_ value: Int, by step: Double, _ units: [String]) -> String {
        var (number, unit) = (Double(value), 0)
        while abs(number) >= step, unit + 1 < units.count { (number, unit) = (number / step, unit + 1) }
        return unit == 0 ? "\(value) \(units[0])" : String(format: "%.2f ", number) + units[unit]
    }
}
