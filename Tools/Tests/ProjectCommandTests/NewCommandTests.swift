// `vitrine new` writes packages and controllers, and overwrites nothing.
import Foundation
import Testing

@testable import ProjectCommand

private struct Folder: ~Copyable {
    let path = NSTemporaryDirectory() + "/new-\(UUID().uuidString)"
    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite("vitrine new") struct NewCommandTests {
    @Test("an app has a manifest, a delegate, a screen and a test; its name is in all of them") func app() throws {
        let folder = Folder()
        let command = try NewCommand.parse(["Cart"])
        let written = try command.write(into: folder.path)
        #expect(
            written == [
                "Cart/.gitignore", "Cart/Package.swift", "Cart/Sources/Cart/AppDelegate.swift",
                "Cart/Sources/Cart/HomeViewController.swift", "Cart/Tests/CartTests/HomeTests.swift",
                "Cart/Tests/CartTests/__Snapshots__/.gitkeep",
            ])
        let manifest = try String(contentsOfFile: folder.path + "/Cart/Package.swift", encoding: .utf8)
        #expect(manifest.contains(#"executable(name: "Cart", targets: ["Cart"])"#))
        #expect(!manifest.contains("Vitrine"))
    }

    @Test(
        "recorded pictures are excluded from the test target of every template of a package, and their folder is there",
        arguments: [[], ["--template", "package"]])
    func pictures(template: [String]) throws {
        let folder = Folder()
        let written = try NewCommand.parse(["Cart"] + template).write(into: folder.path)
        #expect(written.contains("Cart/Tests/CartTests/__Snapshots__/.gitkeep"))
        let manifest = try String(contentsOfFile: folder.path + "/Cart/Package.swift", encoding: .utf8)
        #expect(manifest.contains(#"exclude: ["__Snapshots__"]"#))
    }

    @Test(
        "an unknown option is answered with the one that was meant",
        arguments: [
            (["--prodct", "Cart"], "Unknown option '--prodct'. Did you mean '--product'?"),
            (["--wacth"], "Unknown option '--wacth'. Did you mean '--watch'?"),
        ])
    func options(arguments: [String], text: String) {
        let error = #expect(throws: (any Error).self) { try RunCommand.parse(arguments) }
        #expect(error.map { RunCommand.message(for: $0) } == text)
    }

    @Test("nothing is written where one of the files is there") func overwriting() throws {
        let folder = Folder()
        let command = try NewCommand.parse(["Profile", "--template", "model"])
        let path = folder.path + "/ProfileController.swift"
        try "mine".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: Workplace.Problem.self) { try command.write(into: folder.path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test("names that no type can have are refused", arguments: ["1Cart", "My App", "", "a-b", "../Cart"])
    func names(_ name: String) { #expect(throws: (any Error).self) { try NewCommand.parse([name]) } }

    @Test("names of other scripts are taken") func otherScripts() throws {
        #expect(try NewCommand.parse(["Überblick"]).name == "Überblick")
    }

    @Test("a file template has the placeholder in its name and its class, and a property list that can be read")
    func xcode() throws {
        for template in ["model", "loading", "errors"] {
            let folder = Folder()
            let written = try NewCommand.parse(["Some", "--template", template, "--xcode"]).write(into: folder.path)
            #expect(written.count == 2)
            #expect(written.allSatisfy { $0.contains(".xctemplate/") })
            let list = try #require(written.first { $0.hasSuffix(".plist") })
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + list))
            let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            #expect(values?["MainTemplateFile"] as? String == "___FILEBASENAME___.swift")
            let source = try #require(written.first { $0.hasSuffix(".swift") })
            let text = try String(contentsOfFile: folder.path + "/" + source, encoding: .utf8)
            #expect(text.contains("class ___FILEBASENAME___: UIViewController"))
        }
        #expect(throws: (any Error).self) { try NewCommand.parse(["Some", "--xcode"]) }
    }
}
