// What the compiler wrapper adds to each call: one JSON file beside it.
// No Apple page: this is ours.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The wrapper's settings.
public struct BridgeSettings: Codable, Sendable, Equatable {
    /// The file's name, in the wrapper's folder.
    public static let fileName = "vitrine-bridge.json"

    /// The folder of the real compiler.
    public var toolchain: String
    /// Where rewritten texts are kept; nil for the folders of ``CachePlaces``, of the user who builds.
    public var cache: String?
    /// Flags for each call that compiles a module: search paths, module maps.
    public var compileFlags: [String]?
    /// Flags for each call that links an executable or a library.
    public var linkFlags: [String]?
    /// Flags for links of tests alone, in front of those.
    public var testLinkFlags: [String]?
    /// Modules that are never rewritten: Vitrine's own.
    public var ownModules: [String]?
    /// Vitrine's version.
    public var version: String?

    public init(
        toolchain: String, cache: String? = nil, compileFlags: [String]? = nil, linkFlags: [String]? = nil,
        testLinkFlags: [String]? = nil, ownModules: [String]? = nil, version: String? = nil
    ) {
        (self.toolchain, self.cache, self.compileFlags) = (toolchain, cache, compileFlags)
        (self.linkFlags, self.testLinkFlags) = (linkFlags, testLinkFlags)
        (self.ownModules, self.version) = (ownModules, version)
    }

    /// The settings in the file. Without a file: the compiler on the path of the variable `VITRINE_TOOLCHAIN`, nothing added.
    /// Nil if the file is there and cannot be understood.
    public static func read(_ path: String, environment: [String: String]) -> BridgeSettings? {
        if let data = FileManager.default.contents(atPath: path) {
            return try? JSONDecoder().decode(BridgeSettings.self, from: data)
        }
        return standard(environment)
    }

    /// What holds without a file.
    public static func standard(_ environment: [String: String]) -> BridgeSettings {
        BridgeSettings(toolchain: environment["VITRINE_TOOLCHAIN"] ?? "/usr/bin")
    }

    /// The text of the file.
    public func text() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
