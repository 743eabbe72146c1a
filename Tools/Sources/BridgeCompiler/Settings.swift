// The settings of this wrapper.
// No Apple page: this is ours.
import BridgeToolchain
import FoundationEssentials

enum Settings {
    /// The settings beside the wrapper, or those that the variable `VITRINE_BRIDGE_SETTINGS` names.
    static func read(beside program: String) -> BridgeSettings {
        let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let environment = ProcessInfo.processInfo.environment
        let path = environment["VITRINE_BRIDGE_SETTINGS"] ?? folder + "/" + BridgeSettings.fileName
        if let settings = BridgeSettings.read(path, environment: environment) { return settings }
        complain("\(path) is no file of settings; the compiler on the path is used")
        return .standard(environment)
    }
}
