// Messages as a program reads them.
// Apple: "OSLog", OSLogEntry, OSLogEntryLog.
import Foundation
import FoundationAdditions
import os

/// One thing that was written.
public class OSLogEntry: NSObject, KeyValueReading, @unchecked Sendable {
    /// How long an entry is kept.
    public enum StoreCategory: Int, Sendable {
        /// Nobody knows.
        case undefined = 0
        /// With its metadata.
        case metadata = 1
        /// For a short time: what is kept here.
        case shortTerm = 2
        /// For a long time.
        case longTermAuto = 3
    }

    let entry: LogEntry

    init(_ entry: LogEntry) { self.entry = entry }

    /// The text, with a mask for what was hidden when it was written.
    public var composedMessage: String { entry.message }
    /// The date that the app saw when it was written.
    public var date: Date { entry.date }
    /// How long it is kept: until the process ends, or 4096 others have come.
    public var storeCategory: StoreCategory { .shortTerm }

    public func readValue(forKey key: String) -> Any? {
        switch key {
        case "composedMessage": composedMessage
        case "date": date
        case "subsystem": entry.source.subsystem
        case "category": entry.source.category
        default: nil
        }
    }
}

/// An entry of a process.
public protocol OSLogEntryFromProcess {
    /// The name of the process.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: pid_t { get }
}

/// An entry with a subsystem and a category.
public protocol OSLogEntryWithPayload {
    /// The category.
    var category: String { get }
    /// The subsystem.
    var subsystem: String { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// How much a message matters.
    public enum Level: Int, Sendable {
        /// Nobody knows.
        case undefined = 0
        /// `debug`.
        case debug = 1
        /// `info`.
        case info = 2
        /// The default level.
        case notice = 3
        /// `error`.
        case error = 4
        /// `fault`.
        case fault = 5
    }

    /// How much it matters.
    public var level: Level {
        switch entry.level {
        case .debug: .debug
        case .info: .info
        case .default: .notice
        case .error: .error
        case .fault: .fault
        default: .undefined
        }
    }

    public var category: String { entry.source.category }
    public var subsystem: String { entry.source.subsystem }
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }

    public override func readValue(forKey key: String) -> Any? {
        // Apple's predicates compare the level's words.
        key == "messageType" || key == "logType" ? entry.level.name : super.readValue(forKey: key)
    }
}

/// A signpost.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    public var category: String { entry.source.category }
    public var subsystem: String { entry.source.subsystem }
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
}
