// Which pictures a run writes.
// No Apple page: this is ours; the modes are those of the SnapshotTesting library.
import Foundation

/// Which pictures a run writes. An unchanged picture is never rewritten, in any mode.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Writes every picture that is missing or differs. The tests concerned fail, so that the mode is not left on.
    case all
    /// Writes the pictures that differ beyond their tolerance, and the missing ones. These tests fail this once.
    case failed
    /// Writes the pictures that are missing; their tests fail this once. The default.
    case missing
    /// Writes nothing. The default where the environment has `CI`.
    case never

    /// The mode of the innermost `.snapshots(record:)` trait.
    @TaskLocal static var ofTrait: RecordMode?

    /// The mode in force: the argument's, else the trait's, else `VITRINE_RECORD`'s, else ``missing``.
    ///
    /// Where `CI` is set nothing is ever written, unless `VITRINE_RECORD` says so by name.
    static func inForce(
        argument: RecordMode?, variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> RecordMode {
        let named = variables["VITRINE_RECORD"].flatMap { RecordMode(rawValue: $0.lowercased()) }
        if isSet(variables["CI"]) { return named ?? .never }
        return argument ?? ofTrait ?? named ?? .missing
    }

    static func isSet(_ value: String?) -> Bool {
        guard let value else { return false }
        return !["", "0", "false", "no"].contains(value.lowercased())
    }
}
