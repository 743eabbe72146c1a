// One message that was written.
// No Apple page: this is ours.
import Foundation

/// One message, as it was printed.
package struct LogEntry: Sendable {
    package var level: OSLogType
    package var source: LogSource
    /// The text with its masks.
    package var message: String
    /// Seconds of the stage's clock; nil where that is a real one.
    package var time: TimeInterval?
    /// The date that the app saw.
    package var date: Date
    /// What kind of signpost it is, by the word of its line; nil for a message.
    package var signpost: String?

    /// The line on standard error. It has no real time, so that two runs print the same.
    package var line: String {
        var line = time.map { "[" + String(format: "%.3f", $0) + "] " } ?? ""
        line += signpost == nil ? level.name : "signpost"
        if !source.subsystem.isEmpty || !source.category.isEmpty {
            line += " " + [source.subsystem, source.category].filter { !$0.isEmpty }.joined(separator: ":")
        }
        return line + ": " + message.replacingOccurrences(of: "\n", with: "\\n")
    }
}
