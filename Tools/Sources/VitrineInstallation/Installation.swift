// Where Vitrine is installed on this machine, and what lies there.
// No Apple page: this is ours.
import BridgeToolchain
import Foundation

/// The folder that `script/install` fills: `PREFIX/lib/vitrine`, with the command in `PREFIX/bin`.
public struct Installation: Sendable, Equatable {
    /// What is known of the installation: `installation.json`.
    public struct Record: Codable, Sendable, Equatable {
        /// Vitrine's version.
        public var version: String
        /// The first line of `swift --version` that the library was compiled with.
        public var compiler: String
        /// The toolchain's `usr` folder.
        public var toolchain: String
        /// The clone that it was installed from.
        public var source: String

        public init(version: String, compiler: String, toolchain: String, source: String) {
            (self.version, self.compiler) = (version, compiler)
            (self.toolchain, self.source) = (toolchain, source)
        }
    }

    public enum Configuration: String, CaseIterable, Codable, Sendable { case debug, release }

    public let home: String

    public init(home: String) { self.home = home }

    /// The installation that a program belongs to: that of the variable `VITRINE_HOME`, else the one beside the program.
    public static func found(program: String, environment: [String: String]) -> Installation {
        if let home = environment["VITRINE_HOME"], !home.isEmpty { return Installation(home: home) }
        let bin = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        return Installation(home: bin.deletingLastPathComponent().appendingPathComponent("lib/vitrine").path)
    }

    public var recordPath: String { home + "/installation.json" }
    /// The compiler wrapper as it was built, before it is laid out.
    public var wrapper: String { home + "/bridge" }
    /// The C modules with their headers.
    public var cModules: String { home + "/c" }
    public func folder(_ configuration: Configuration) -> String { "\(home)/\(configuration.rawValue)" }
    public func modules(_ configuration: Configuration) -> String { folder(configuration) + "/modules" }
    public func library(_ configuration: Configuration) -> String { folder(configuration) + "/libVitrine.so" }
    public func testKit(_ configuration: Configuration) -> String { folder(configuration) + "/libVitrineTesting.a" }
    public func layout(_ configuration: Configuration, toolchain: String) -> String { folder(configuration) + "/toolchain" }
    /// The toolset for SwiftPM's `--toolset`.
    public func toolset(_ configuration: Configuration) -> String { folder(configuration) + "/toolchain/toolset.json" }
    /// The bundle for `swift sdk install`.
    public func bundle(_ configuration: Configuration) -> String { folder(configuration) + "/toolchain/vitrine.artifactbundle" }

    /// What is installed; nil where nothing is, or the record cannot be read.
    public func record() -> Record? {
        FileManager.default.contents(atPath: recordPath).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    public func write(_ record: Record) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        try encoder.encode(record).write(to: URL(fileURLWithPath: recordPath), options: .atomic)
    }

    private func isJSON(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).map { (try? JSONSerialization.jsonObject(with: $0)) != nil } ?? false
    }

    /// Whether everything that a build needs is there, and the two files that SwiftPM and the wrapper begin with can be read.
    public func isComplete(_ configuration: Configuration) -> Bool {
        let settings = layout(configuration, toolchain: "") + "/usr/bin/" + BridgeSettings.fileName
        return [library(configuration), testKit(configuration), modules(configuration), settings]
            .allSatisfy { FileManager.default.fileExists(atPath: $0) }
            && BridgeSettings.read(settings, environment: [:]) != nil
            && isJSON(toolset(configuration))
    }
}
