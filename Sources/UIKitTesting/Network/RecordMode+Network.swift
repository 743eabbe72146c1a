// The answers of the network that a run records.
// No Apple page: this is ours; the modes are those of the snapshots.
import Foundation

extension RecordMode {
    /// The mode of the network in force: the trait's, else that of `VITRINE_RECORD_NETWORK`, else ``never``: no request goes to
    /// the network by default. If `CI` is set, only the variable enables recording.
    ///
    /// `missing` requests what is not recorded. `failed` also requests recorded failures (no connection, status 500 and above)
    /// again and rewrites an unreadable file. `all` requests everything and rewrites the file.
    static func ofNetwork(
        argument: RecordMode?, variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> RecordMode {
        let named = variables["VITRINE_RECORD_NETWORK"].flatMap { RecordMode(rawValue: $0.lowercased()) }
        if isSet(variables["CI"]) { return named ?? .never }
        return argument ?? named ?? .never
    }
}
