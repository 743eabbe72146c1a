// Writing messages with interpolated values.
// Apple: "OSLog", Logger.

/// Writes messages to the log of a subsystem and a category.
public struct Logger: Sendable {
    let log: OSLog

    /// A logger for messages that name no subsystem.
    public init() { log = .default }
    /// A logger of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// A logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    /// Writes a message of the level `debug`.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message of the level `debug`.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    /// Writes a message of the level `info`.
    public func info(_ message: OSLogMessage) { write(.info, message) }
    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    /// Writes a message of the level `error`.
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message of the level `error`.
    public func error(_ message: OSLogMessage) { write(.error, message) }
    /// Writes a message of the level `fault`.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    /// Writes a message of the level `fault`.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        LogOutput.write(level, of: log) { message.text(shownBy: $0) }
    }
}
