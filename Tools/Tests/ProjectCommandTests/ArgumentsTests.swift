// What goes on to SwiftPM, and which target a file belongs to.
import Foundation
import Testing
import VitrineInstallation

@testable import ProjectCommand

@Suite("Arguments of vitrine's commands") struct ArgumentsTests {
    @Test(
        "the configuration is the one that swift is asked for, debug by default",
        arguments: [
            ([], Installation.Configuration.debug), (["-c", "release"], .release), (["--configuration", "release"], .release),
            (["--configuration=release"], .release), (["--filter", "release"], .debug), (["-c"], .debug),
        ])
    func configuration(_ arguments: [String], _ expected: Installation.Configuration) {
        #expect(SwiftArguments(given: arguments).configuration == expected)
    }

    @Test("the toolset stands in front of the user's own arguments; a linker that the user names stays the user's")
    func complete() {
        let installation = Installation(home: "/opt/v")
        #expect(
            SwiftArguments(given: ["--filter", "A"]).complete("test", installation) == [
                "test", "--toolset", "/opt/v/debug/toolchain/toolset.json", "-Xswiftc", "-use-ld=lld", "--filter", "A",
            ])
        #expect(
            SwiftArguments(given: ["-c", "release", "-Xswiftc", "-use-ld=gold"]).complete("build", installation) == [
                "build", "--toolset", "/opt/v/release/toolchain/toolset.json", "-c", "release", "-Xswiftc", "-use-ld=gold",
            ])
    }

    @Test("snapshot refuses scales and appearances that no device has")
    func snapshot() throws {
        #expect(throws: (any Error).self) { try SnapshotCommand.parse(["a.png", "--scale", "4"]) }
        #expect(throws: (any Error).self) { try SnapshotCommand.parse(["a.png", "--appearance", "blue"]) }
        #expect(throws: (any Error).self) { try SnapshotCommand.parse([]) }
        #expect(try SnapshotCommand.parse(["a.png", "--scale", "3"]).scale == 3)
    }
}
