// Which answers of the network a run records.
// No Apple page: this is ours; the modes are those of the snapshots.
import Foundation

extension RecordMode {
    /// The mode of the network in force: the trait's, else `VITRINE_RECORD_NETWORK`'s, else ``never``: nobody is asked
    /// unless somebody says so. Where `CI` is set only the variable records.
    ///
    /// `missing` asks for what is not recorded; `failed` also for recorded failures (no connection, status 500 and above)
    /// and writes a file that cannot be read anew; `all` asks for everything and begins the file anew.
    static func ofNetwork(
        argument: RecordMode?, variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> RecordMode {
        let named = variables["VITRINE_RECORD_NETWORK"].flatMap { RecordMode(rawValue: $0.lowercased()) }
        if isSet(variables["CI"]) { return named ?? .never }
        return argument ?? named ?? .never
    }
}
