// Writing messages by function, with a format as C has it or with interpolated values.
// Apple: "OSLog", os_log(_:dso:log:type:_:).

/// Writes a message of a level, the default one unless another is named.
///
/// Differs from Apple in the arguments: any value will do, for on Linux few objects are `CVarArg`.
/// A format that does not fit its arguments is UIK2204.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) { LogOutput.write(type, of: log) { LogFormat(message).text(args, shownBy: $0) } }

/// Writes a message of a level.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) { LogOutput.write(type, of: log) { LogFormat(message).text(args, shownBy: $0) } }

/// Writes a message with interpolated values, of the default level.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    LogOutput.write(type, of: log) { message.text(shownBy: $0) }
}

/// Writes a message with interpolated values, of a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogOutput.write(logLevel, of: log) { message.text(shownBy: $0) }
}
