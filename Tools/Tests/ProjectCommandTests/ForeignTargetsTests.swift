// Which targets are refused before anything is compiled.
import Foundation
import Testing

@testable import ProjectCommand

@Suite("Targets that Linux cannot compile") struct ForeignTargetsTests {
    private let folder = NSTemporaryDirectory() + "/foreign-\(UUID().uuidString)"

    private func write(_ path: String, _ text: String = "") throws {
        let whole = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: whole, atomically: true, encoding: .utf8)
    }

    private func description(_ targets: String) -> Data { Data("{\"name\": \"P\", \"targets\": [\(targets)]}".utf8) }

    @Test("a target with Objective-C files is U-OBJC at its first file; excluded files and unlisted ones do not count")
    func objectiveC() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Sources/Old/b.m")
        try write("Sources/Old/a.mm")
        try write("Sources/Old/include/old.h")
        try write("Sources/Plain/plain.c")
        try write("Sources/Mixed/Legacy/c.m")
        try write("Code/d.m")
        let package = ForeignTargets(folder: folder)
        #expect(package.isSuspect)
        let found = try package.findings(
            description: description(
                """
                {"name": "Old", "type": "regular"}, {"name": "Plain", "type": "regular"},
                {"name": "Mixed", "type": "regular", "exclude": ["Legacy"]},
                {"name": "Listed", "type": "regular", "path": "Code", "sources": ["d.swift"]},
                {"name": "Other", "type": "executable", "path": "Code/"}
                """))
        #expect(found.map(\.target) == ["Old", "Other"])
        #expect(
            found.first?.text
                == "\(folder)/Sources/Old/a.mm:1:1: error: U-OBJC: the target Old has 2 Objective-C files, and Linux has "
                + "no Objective-C; write the target in Swift, or leave it out of the manifest under #if os(Linux)")
        #expect(found.last?.message.hasPrefix("the target Other has an Objective-C file,") == true)
    }

    @Test("a binary target is U-OBJC at its line of the manifest")
    func binary() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write(
            "Package.swift",
            "let package = Package(\n  targets: [\n    .binaryTarget(name: \"Maps\", path: \"Maps.xcframework\")])\n")
        let package = ForeignTargets(folder: folder)
        #expect(package.isSuspect)
        let found = try package.findings(description: description("{\"name\": \"Maps\", \"type\": \"binary\"}"))
        #expect(found.map(\.line) == [3])
        #expect(found.first?.path == folder + "/Package.swift")
        #expect(found.first?.message.hasPrefix("Maps is a binary framework, which is built for Apple's systems; ") == true)
    }

    @Test("a package of Swift and C asks nothing of SwiftPM")
    func plain() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("Package.swift", "let package = Package(name: \"P\")")
        try write("Sources/P/p.swift")
        try write("Sources/C/c.c")
        try write(".build/checkouts/Q/q.m")
        #expect(!ForeignTargets(folder: folder).isSuspect)
    }

    @Test(
        "a build of one target or product is SwiftPM's to judge", arguments: ["--target", "--product", "--target=A", "--product=A"])
    func part(_ argument: String) {
        #expect(SwiftArguments(given: [argument, "A"]).namesPart)
        #expect(!SwiftArguments(given: ["-c", "debug"]).namesPart)
    }
}
