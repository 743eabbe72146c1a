// The pictures that a run writes.
// No Apple page: this is ours; the modes are those of the SnapshotTesting library.
import Foundation

/// The pictures that a test run writes. An unchanged picture is never rewritten.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Writes every picture that is missing or differs. The tests fail, so that the mode is not left on.
    case all
    /// Writes missing pictures and pictures that differ beyond their tolerance. The tests fail once.
    case failed
    /// Writes missing pictures. The tests fail once. The default.
    case missing
    /// Writes nothing. The default if `CI` is set in the environment.
    case never

    /// The mode of the innermost `.snapshots(record:)` trait.
    @TaskLocal static var ofTrait: RecordMode?

    /// The mode in force: the argument's, else the trait's, else that of `VITRINE_RECORD`, else ``missing``.
    ///
    /// If `CI` is set, nothing is written unless `VITRINE_RECORD` names a mode.
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
