// `vitrine build` and `vitrine test`.
// SwiftPM: `swift build`, `swift test`.
import ArgumentParser

/// `vitrine build`.
public struct BuildCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a package that imports UIKit, without changes to its manifest or sources.",
        usage: "vitrine build [-c release] [--package-path FOLDER] [arguments of swift build …]",
        discussion: """
            Runs `swift build` with Vitrine's compiler wrapper as the toolset: source that needs Objective-C is rewritten \
            before compiling, and UIKit is prebuilt. Errors refer to your own lines.

            Examples:
              vitrine build
              vitrine build -c release --package-path ~/Cart
              vitrine build --module Neon --sources Source

            \(LooseSources.help)
            """)

    @Argument(parsing: .captureForPassthrough, help: "Arguments for swift build.")
    var arguments: [String] = []

    public init() {}

    public func run() throws {
        if let text = HelpRequest.answer(arguments, BuildCommand.self) { return print(text) }
        try Workplace.Problem.guarding { try Workplace.here().swift("build", arguments) }
    }
}

/// `vitrine test`.
public struct TestCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds and runs the tests of a package that imports UIKit.",
        usage: "vitrine test [--filter NAME] [--package-path FOLDER] [arguments of swift test …]",
        discussion: """
            Runs `swift test` with Vitrine's compiler wrapper as the toolset. XCTest and Swift Testing both work; tests that \
            `import UIKitTesting` get a harness with virtual time. A failed picture is written to .build/vitrine/report.html.

            Examples:
              vitrine test
              vitrine test --filter CartTests
              VITRINE_RECORD=missing vitrine test        records missing pictures
              vitrine test --module Neon --sources Source --tests Tests

            \(LooseSources.help)
            """)

    @Argument(parsing: .captureForPassthrough, help: "Arguments for swift test.")
    var arguments: [String] = []

    public init() {}

    public func run() throws {
        if let text = HelpRequest.answer(arguments, TestCommand.self) { return print(text) }
        try Workplace.Problem.guarding { try Workplace.here().swift("test", arguments) }
    }
}

/// Commands that hand everything on would hand on `--help` too.
enum HelpRequest {
    static func answer<Command: ParsableCommand>(_ arguments: [String], _ command: Command.Type) -> String? {
        arguments.first == "--help" || arguments.first == "-h" ? command.helpMessage() : nil
    }
}
