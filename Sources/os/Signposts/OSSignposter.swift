// Signposts by methods, with intervals that remember their identity.
// Apple: "OSLog", OSSignposter.
import Foundation

/// An interval that has begun; it is handed to the end of it.
public final class OSSignpostIntervalState: Codable, Sendable {
    let id: OSSignpostID

    init(_ id: OSSignpostID) { self.id = id }

    /// The state of an interval that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    public init(from decoder: any Decoder) throws {
        id = OSSignpostID(rawValue: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id.rawValue)
    }
}

/// Writes intervals and moments, where VITRINE_LOG has the word `signposts`.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter that names no subsystem.
    public init() { log = .default }
    /// A signposter of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter of a subsystem and a category with a meaning.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter that writes to a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// A signposter of a logger's subsystem and category.
    public init(logger: Logger) { log = logger.log }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether it writes anything.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// A new identity.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The identity of an object, as long as it lives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin("begin", name, id, nil)
    }
    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { begin("begin", name, id, message) }
    /// Begins an interval that is an animation.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin("begin animation", name, id, nil)
    }
    /// Begins an interval that is an animation, with a message.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { begin("begin animation", name, id, message) }

    private func begin(
        _ kind: String, _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?
    ) -> OSSignpostIntervalState {
        write(kind, name, id, message)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { write("end", name, state.id, nil) }
    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        write("end", name, state.id, message)
    }

    /// Writes a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event", name, id, nil) }
    /// Writes a moment, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        write("event", name, id, message)
    }

    /// What a body answers, with an interval around it.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// What a body answers, with an interval around it that has a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func write(_ kind: String, _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?) {
        Signposts.write(kind, log, name, id, message.map { message in { message.text(shownBy: $0) } })
    }
}
