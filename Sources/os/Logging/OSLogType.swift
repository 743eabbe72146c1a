// The levels of log messages.
// Apple: "OSLog", OSLogType.

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same without a label, as C spells it.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What a log keeps anyway.
    public static let `default` = OSLogType(rawValue: 0)
    /// What helps and is not needed.
    public static let info = OSLogType(rawValue: 1)
    /// What helps while the code is written; printed only where VITRINE_LOG has the word `debug`.
    public static let debug = OSLogType(rawValue: 2)
    /// What went wrong in the app.
    public static let error = OSLogType(rawValue: 0x10)
    /// What must not happen.
    public static let fault = OSLogType(rawValue: 0x11)

    /// The level as a line names it.
    package var name: String {
        switch self {
        case .default: "default"
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "level \(rawValue)"
        }
    }
}
