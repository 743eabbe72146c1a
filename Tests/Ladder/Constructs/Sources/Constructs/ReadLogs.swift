// What the process has written.
// Apple: "OSLog", OSLogStore.
import Foundation
import OSLog

public func writtenMessages(of category: String) throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let logger = Logger(subsystem: "com.example.constructs", category: category)
    logger.notice("read")
    return try store.getEntries(at: store.position(date: .distantPast)).compactMap { $0 as? OSLogEntryLog }
        .filter { $0.category == category }.map(\.composedMessage)
}
