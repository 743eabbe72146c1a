// Signposts by function.
// Apple: "OSLog", os_signpost(_:dso:log:name:signpostID:).

/// Writes a signpost, where VITRINE_LOG has the word `signposts`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) { Signposts.write(type.name, log, name, signpostID) }

/// Writes a signpost with a message. A format that does not fit its arguments is UIK2204.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) { Signposts.write(type.name, log, name, signpostID) { LogFormat(format).text(arguments, shownBy: $0) } }

enum Signposts {
    static func write(
        _ kind: String, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: ((LogSettings) -> String)? = nil
    ) {
        guard id.isWritten else { return }
        LogOutput.write(signpost: kind, of: log) { settings in
            "\"\(name)\"\(id.words)" + (message.map { " " + $0(settings) } ?? "")
        }
    }
}
