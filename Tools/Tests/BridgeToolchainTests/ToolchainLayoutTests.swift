// The folder that looks like a toolchain.
// SwiftPM: "Toolsets", "Swift SDKs".
import BridgeToolchain
import Foundation
import Testing

@Suite struct ToolchainLayoutTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "Lay out ü \(UUID().uuidString)").path

    private func make() throws -> ToolchainLayout {
        let files = FileManager.default
        for folder in ["usr/bin", "usr/lib/swift", "usr/share"] {
            try files.createDirectory(atPath: root + "/real/" + folder, withIntermediateDirectories: true)
        }
        for tool in ["swiftc", "swift-frontend", "clang"] {
            try Data("real \(tool)".utf8).write(to: URL(filePath: root + "/real/usr/bin/" + tool))
        }
        try Data("wrapper".utf8).write(to: URL(filePath: root + "/wrapper"))
        let layout = ToolchainLayout(toolchain: root + "/real/usr", folder: root + "/shadow")
        let settings = BridgeSettings(toolchain: root + "/real/usr/bin", cache: root + "/cache", linkFlags: ["-lVitrine"])
        try layout.write(wrapper: root + "/wrapper", settings: settings, triple: "x86_64-unknown-linux-gnu")
        return layout
    }

    @Test("The wrapper is a file under both compilers' names; every other tool is a link to the toolchain's")
    func tools() throws {
        let layout = try make()
        defer { try? FileManager.default.removeItem(atPath: root) }
        for name in ["swiftc", "swift-frontend"] {
            let path = layout.bin + "/" + name
            #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "wrapper")
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil)
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: layout.bin + "/clang") == root + "/real/usr/bin/clang")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: layout.folder + "/usr/lib") == root + "/real/usr/lib")
    }

    @Test("The settings beside the wrapper say where the real compiler is and what is added")
    func settings() throws {
        let layout = try make()
        defer { try? FileManager.default.removeItem(atPath: root) }
        let read = BridgeSettings.read(layout.bin + "/" + BridgeSettings.fileName, environment: [:])
        #expect(read?.toolchain == root + "/real/usr/bin")
        #expect(read?.linkFlags == ["-lVitrine"])
        #expect(read?.compileFlags == nil)
    }

    @Test("The toolset names the wrapper, the bundle names the toolset")
    func toolset() throws {
        let layout = try make()
        defer { try? FileManager.default.removeItem(atPath: root) }
        func object(_ path: String) throws -> [String: Any] {
            let data = try Data(contentsOf: URL(filePath: path))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        let toolset = try object(layout.toolset)
        #expect(toolset["rootPath"] as? String == layout.bin)
        #expect((toolset["swiftCompiler"] as? [String: String]) == ["path": "swiftc"])
        let sdk = try object(layout.bundle + "/vitrine/swift-sdk.json")
        let triples = try #require(sdk["targetTriples"] as? [String: [String: Any]])
        #expect(triples["x86_64-unknown-linux-gnu"]?["toolsetPaths"] as? [String] == ["toolset.json"])
        #expect(try object(layout.bundle + "/info.json")["schemaVersion"] as? String == "1.0")
    }

    @Test("Laying out a second time replaces the wrapper")
    func again() throws {
        let layout = try make()
        defer { try? FileManager.default.removeItem(atPath: root) }
        try Data("newer".utf8).write(to: URL(filePath: root + "/wrapper"))
        let settings = BridgeSettings(toolchain: root + "/real/usr/bin", cache: root + "/cache")
        try layout.write(wrapper: root + "/wrapper", settings: settings, triple: "x86_64-unknown-linux-gnu")
        #expect(try String(contentsOf: URL(filePath: layout.bin + "/swiftc"), encoding: .utf8) == "newer")
    }

    @Test("A damaged file of settings is told apart from a missing one")
    func damaged() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(BridgeSettings.read(path, environment: ["VITRINE_TOOLCHAIN": "/t"])?.toolchain == "/t")
        try Data("{".utf8).write(to: URL(filePath: path))
        #expect(BridgeSettings.read(path, environment: [:]) == nil)
    }
}
