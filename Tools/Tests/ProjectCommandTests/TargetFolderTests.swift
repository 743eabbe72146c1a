// Which files are read beside the one that is rewritten.
// No Apple page: this is ours.
import Foundation
import Testing

@testable import ProjectCommand

@Suite struct TargetFolderTests {
    private let folder: String
    init() throws {
        folder = NSTemporaryDirectory() + "Über \(UUID().uuidString)"
        for path in [
            "App/Package.swift", "App/Sources/Cart/Views/Row.swift", "App/Sources/Cart/Cart.swift", "App/Tests/T/X.swift",
            "App/Sources/Cart/Sources/Deep.swift", "App/Example/A.swift", "App/Example/Sub/B.swift", "Only/Package.swift",
            "Only/Sources/A.swift", "Only/Sources/Sub/B.swift", "My App/X.swift", "My App/Sub/Y.swift",
            "App/Sources/Cart/.hidden/Z.swift",
        ] {
            let whole = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("".utf8).write(to: URL(fileURLWithPath: whole))
        }
    }

    private func target(_ path: String, manifest: String = "", description: String? = nil) throws -> TargetFolder {
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/App/Package.swift"))
        return TargetFolder(of: folder + "/" + path) { _ in description.map { Data($0.utf8) } }
    }

    @Test(
        "a file belongs to its folder below the nearest package's Sources or Tests",
        arguments: [
            ("App/Sources/Cart/Views/Row.swift", "App/Sources/Cart", "Cart"), ("App/Tests/T/X.swift", "App/Tests/T", "T"),
            ("App/Sources/Cart/Sources/Deep.swift", "App/Sources/Cart", "Cart"), ("Only/Sources/A.swift", "Only/Sources", "Only"),
        ])
    func conventional(_ path: String, _ wanted: String, _ module: String) throws {
        let found = try target(path)
        #expect(found.path == folder + "/" + wanted)
        #expect(found.module == module)
        #expect(found.isDeep)
    }

    @Test("a file without a package, or outside the package's targets, is read with those beside it and no folder below")
    func alone() throws {
        let found = try target("My App/X.swift")
        #expect(found.path == folder + "/My App")
        #expect(found.module == "My_App")
        #expect(found.files().paths == [folder + "/My App/X.swift"])
        #expect(try target("App/Example/A.swift").files().paths == [folder + "/App/Example/A.swift"])
    }

    @Test("a target whose folder the manifest names is that folder")
    func named() throws {
        let description = #"{"targets": [{"name": "Shop-Kit", "path": "Example"}, {"name": "Cart", "path": null}]}"#
        let found = try target("App/Example/Sub/B.swift", manifest: "path: \"Example\"", description: description)
        #expect(found.path == folder + "/App/Example")
        #expect(found.module == "Shop_Kit")
        #expect(found.files().paths == ["A.swift", "Sub/B.swift"].map { folder + "/App/Example/" + $0 })
    }

    @Test("hidden folders of a target are not read")
    func hidden() throws {
        let found = try target("App/Sources/Cart/Cart.swift").files()
        #expect(found.paths.map { ($0 as NSString).lastPathComponent } == ["Cart.swift", "Deep.swift", "Row.swift"])
        #expect(found.leftOut == 0)
    }
}
