// Modules in folders that no manifest describes.
// SwiftPM: PackageDescription, Target.path.
import Foundation
import Testing

@testable import ProjectCommand

@Suite struct LooseSourcesTests {
    private let folder: String
    private var caches: String { folder + "/caches" }

    init() throws {
        folder = NSTemporaryDirectory() + "Loß \(UUID().uuidString)"
        for path in [
            "Neon/Source/A.swift", "Neon/Source/Old/B.m", "Neon/Source/Old/Info.plist", "Neon/Tests/T.swift", "Neon/Tests/Star.PNG",
        ] {
            let whole = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("".utf8).write(to: URL(fileURLWithPath: whole))
        }
    }

    private func written(_ sources: LooseSources) throws -> (package: String, manifest: String) {
        let package = try sources.writePackage(for: folder + "/Neon", below: caches) { _ in ["Kit"] }
        return (package, try String(contentsOfFile: package + "/Package.swift", encoding: .utf8))
    }

    @Test("the options are taken out of the arguments, in both spellings; the others go on to SwiftPM")
    func arguments() throws {
        let (sources, others) = try LooseSources.taken(
            from: [
                "-c", "release", "--module", "Neon", "--sources=Source", "--filter", "A", "--language-mode", "4.2", "--dependency",
                "x",
            ])
        #expect(sources == LooseSources(module: "Neon", sources: "Source", tests: nil, mode: "4.2", dependencies: ["x"]))
        #expect(others == ["-c", "release", "--filter", "A"])
        let none = try LooseSources.taken(from: ["--filter", "A"])
        #expect(none.sources == nil)
        #expect(none.others == ["--filter", "A"])
    }

    @Test(
        "arguments that cannot be meant are errors that name them",
        arguments: [
            (["--module", "Neon"], "missing: --sources"), (["--tests", "T"], "missing: --module and --sources"),
            (["--module", "9", "--sources", "S"], "'9' cannot name a module"), (["--sources"], "--sources takes a value"),
            (["--module", "N", "--sources", "S", "--language-mode", "3"], "'3' is no language mode"),
        ])
    func mistakes(_ arguments: [String], _ text: String) {
        #expect { try LooseSources.taken(from: arguments) } throws: { "\($0)".contains(text) }
    }

    @Test("targets are links to the folders, what is no Swift is left out, and the work tree stays as it was")
    func package() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder + "/Neon").sorted()
        let (package, manifest) = try written(
            LooseSources(module: "Neon", sources: "Source", tests: "Tests", mode: "4.2", dependencies: [folder + "/Snap"]))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package + "/Neon") == folder + "/Neon/Source")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package + "/NeonTests") == folder + "/Neon/Tests")
        #expect(manifest.contains(#"exclude: ["Old/B.m", "Old/Info.plist"]"#))
        #expect(
            manifest.contains(#".testTarget(name: "NeonTests", dependencies: [.product(name: "Kit", package: "Snap"), "Neon"]"#))
        #expect(manifest.contains(#"exclude: ["Star.PNG"])"#))
        #expect(manifest.contains(#"swiftLanguageModes: [.version("4.2")]"#))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder + "/Neon").sorted() == before)
    }

    @Test("pictures, fonts and texts are resources where that is asked for; other files stay left out")
    func resources() throws {
        let (sources, others) = try LooseSources.taken(from: ["--module=Neon", "--resources", "--sources=Source", "--tests=Tests"])
        #expect(others.isEmpty)
        let manifest = try written(try #require(sources)).manifest
        #expect(manifest.contains(#"exclude: [], resources: [.process("Star.PNG")])"#))
        #expect(manifest.contains(#"exclude: ["Old/B.m", "Old/Info.plist"])"#))
    }

    @Test("the same sources are the same package with the same manifest, untouched; another work tree is another package")
    func again() throws {
        let sources = LooseSources(module: "Neon", sources: "Source")
        let first = try written(sources).package
        let date = try FileManager.default.attributesOfItem(atPath: first + "/Package.swift")[.modificationDate] as? Date
        #expect(try written(sources).package == first)
        #expect(try FileManager.default.attributesOfItem(atPath: first + "/Package.swift")[.modificationDate] as? Date == date)
        try FileManager.default.copyItem(atPath: folder + "/Neon", toPath: folder + "/Other")
        #expect(try sources.writePackage(for: folder + "/Other", below: caches) { _ in [] } != first)
    }

    @Test("products are told apart by their kind, in the order of SwiftPM's description") func products() throws {
        let text =
            #"{"products": [{"name": "Kit", "type": {"library": ["automatic"]}}, {"name": "App", "type": {"executable": null}}]}"#
        #expect(try PackageProducts(text).names(ofKind: "library") == ["Kit"])
        #expect(try PackageProducts(text).names(ofKind: "executable") == ["App"])
    }

    @Test("a folder that is not there is an error that names it")
    func missing() {
        #expect { try written(LooseSources(module: "Neon", sources: "Nowhere")) } throws: {
            "\($0)".contains("has no folder Nowhere")
        }
    }
}
