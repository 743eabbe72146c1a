// What a message belongs to: a subsystem and a category.
// Apple: "OSLog", OSLog.
import Foundation

/// A log of a subsystem and a category.
public final class OSLog: NSObject, Sendable {
    /// A category with a meaning for the tools.
    public struct Category: Hashable, Sendable {
        /// The category's name in a line.
        public let rawValue: String

        /// What a developer wants to see first.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is looked at only while a tool records.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with the stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log of messages that name none.
    public static let `default` = OSLog(source: LogSource())
    /// A log that keeps nothing.
    public static let disabled = OSLog(source: nil)

    /// Where its messages say that they come from; nil for the log that keeps nothing.
    package let source: LogSource?

    private init(source: LogSource?) { self.source = source }

    /// The log of a subsystem, in reverse order of a domain's parts, and a category.
    public convenience init(subsystem: String, category: String) {
        self.init(source: LogSource(subsystem: subsystem, category: category))
    }

    /// The log of a subsystem and a category with a meaning.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether a message of this level would be printed.
    public func isEnabled(type: OSLogType) -> Bool { source != nil && LogOutput.isEnabled(type) }

    /// Whether signposts would be printed: where VITRINE_LOG has the word `signposts`.
    public var signpostsEnabled: Bool { source != nil && LogOutput.printsSignposts }
}

/// Where a message comes from.
package struct LogSource: Hashable, Sendable {
    package var subsystem = ""
    package var category = ""
}
