// A toolchain's folder in which the compiler is the wrapper.
// SwiftPM: "Toolsets", "Swift SDKs".
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lays out a folder that looks like a toolchain: the wrapper as its compiler, links for everything else.
///
/// SwiftPM resolves links of the compiler's path and looks for libraries beside it, so the wrapper is a file, not a link.
public struct ToolchainLayout: Sendable {
    /// The real toolchain's `usr` folder.
    public let toolchain: String
    /// The folder that gets `usr`, `toolset.json` and `vitrine.artifactbundle`.
    public let folder: String

    public init(toolchain: String, folder: String) { (self.toolchain, self.folder) = (toolchain, folder) }

    private var files: FileManager { .default }
    /// Where the wrapper lies.
    public var bin: String { folder + "/usr/bin" }
    /// The toolset's path, for `swift build --toolset`.
    public var toolset: String { folder + "/toolset.json" }
    /// The bundle's path, for `swift sdk install`.
    public var bundle: String { folder + "/vitrine.artifactbundle" }

    /// Writes everything anew. A second time replaces what the first wrote.
    public func write(wrapper: String, settings: BridgeSettings, triple: String) throws {
        try makeToolchain(wrapper: wrapper)
        try settings.text().write(to: URL(filePath: bin + "/" + BridgeSettings.fileName))
        try toolsetText(settings).write(to: URL(filePath: toolset))
        try makeBundle(triple: triple, settings)
    }

    // MARK: The toolchain

    private func makeToolchain(wrapper: String) throws {
        try files.createDirectory(atPath: bin, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: toolchain + "/bin") where !Self.wrapped.contains(name) {
            try link(toolchain + "/bin/" + name, at: bin + "/" + name)
        }
        for name in Self.wrapped {
            // A running compiler keeps the old file: the new one takes its place by a rename.
            let temporary = bin + "/." + name + ".new"
            try? files.removeItem(atPath: temporary)
            try files.copyItem(atPath: wrapper, toPath: temporary)
            try? files.removeItem(atPath: bin + "/" + name)
            try files.moveItem(atPath: temporary, toPath: bin + "/" + name)
        }
        for name in ["lib", "share", "include", "libexec"] where files.fileExists(atPath: toolchain + "/" + name) {
            try link(toolchain + "/" + name, at: folder + "/usr/" + name)
        }
    }

    /// The names under which the wrapper is called: by SwiftPM's own engine, and by the other one.
    private static let wrapped = ["swiftc", "swift-frontend"]

    private func link(_ target: String, at path: String) throws {
        try? files.removeItem(atPath: path)
        try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// The next engine links by the real compiler, so the linker's flags stand here as well.
    private func toolsetText(_ settings: BridgeSettings) throws -> Data {
        let flags = (settings.linkFlags ?? []).filter { $0 != "-Xlinker" }.map(Value.text)
        return try json([
            "schemaVersion": .text("1.0"), "rootPath": .text(bin), "swiftCompiler": .map(["path": .text("swiftc")]),
            "linker": .map(["extraCLIOptions": .list(joined(flags))]),
        ])
    }

    /// `-L folder` as one word, as the linker takes it.
    private func joined(_ flags: [Value]) -> [Value] {
        var result: [Value] = []
        for flag in flags {
            if case .text("-L")? = result.last, case .text(let folder) = flag {
                result[result.count - 1] = .text("-L" + folder)
            } else {
                result.append(flag)
            }
        }
        return result
    }

    // MARK: The Swift SDK

    private func makeBundle(triple: String, _ settings: BridgeSettings) throws {
        let inner = bundle + "/vitrine"
        let root = inner + "/root"
        try? files.removeItem(atPath: root)
        try files.createDirectory(atPath: root + "/usr/lib", withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: "/usr") where name != "lib" {
            try link("/usr/" + name, at: root + "/usr/" + name)
        }
        for name in try files.contentsOfDirectory(atPath: "/usr/lib") where name != "swift" {
            try link("/usr/lib/" + name, at: root + "/usr/lib/" + name)
        }
        // The link step looks for Swift's start object below the root.
        try link(toolchain + "/lib/swift", at: root + "/usr/lib/swift")
        for name in ["lib", "lib64"] where files.fileExists(atPath: "/" + name) { try link("/" + name, at: root + "/" + name) }

        try toolsetText(settings).write(to: URL(filePath: inner + "/toolset.json"))
        try json([
            "schemaVersion": .text("4.0"),
            "targetTriples": .map([
                triple: .map([
                    "sdkRootPath": .text("root"), "swiftResourcesPath": .text(toolchain + "/lib/swift"),
                    "toolsetPaths": .list([.text("toolset.json")]), "includeSearchPaths": .list([]),
                    "librarySearchPaths": .list([]),
                ])
            ]),
        ]).write(to: URL(filePath: inner + "/swift-sdk.json"))
        try json([
            "schemaVersion": .text("1.0"),
            "artifacts": .map([
                "vitrine": .map([
                    "type": .text("swiftSDK"), "version": .text(settings.version ?? "1.0.0"),
                    "variants": .list([.map(["path": .text("vitrine"), "supportedTriples": .list([.text(triple)])])]),
                ])
            ]),
        ]).write(to: URL(filePath: bundle + "/info.json"))
    }

    // MARK: JSON

    private enum Value: Encodable {
        case text(String), list([Value]), map([String: Value])
        func encode(to encoder: any Encoder) throws {
            switch self {
            case .text(let text): try text.encode(to: encoder)
            case .list(let list): try list.encode(to: encoder)
            case .map(let map): try map.encode(to: encoder)
            }
        }
    }

    private func json(_ value: [String: Value]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
