// Reading what the process has written.
// Apple: "OSLog", OSLogStore.
import Foundation
import FoundationAdditions
import os

/// A place in a store.
public final class OSLogPosition: NSObject, Sendable {
    let date: Date
    init(_ date: Date) { self.date = date }
}

/// The last 4096 messages and signposts of this process.
public final class OSLogStore: NSObject, Sendable {
    /// Whose messages a store has.
    public enum Scope: Int, Sendable {
        /// Those of the system, which no app may read.
        case system = 0
        /// Those of this process.
        case currentProcessIdentifier = 1
    }

    /// A store of a scope.
    ///
    /// Throws CocoaError.featureUnsupported for the system's: on iOS it takes an entitlement that apps do not get.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .featureUnsupported, userInfo: [NSDebugDescriptionErrorKey: "Only the store of this process can be read."])
        }
    }

    /// The place of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// The place some seconds before now.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds))
    }
    /// The place some seconds after the machine's start.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// The entries behind a place that a predicate is true for, oldest first.
    /// - Parameter options: `.reverse` for the newest first, and those before the place.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReversed = options.contains(.reverse)
        let found = LogOutput.kept.filter { entry in
            position.map { isReversed ? entry.date <= $0.date : entry.date >= $0.date } ?? true
        }
        .map { $0.signpost == nil ? OSLogEntryLog($0) : OSLogEntrySignpost($0) }
        .filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(isReversed ? found.reversed() : found)
    }
}

/// The order of a store's entries.
public enum OSLogEnumerator {
    /// How entries are given.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}
