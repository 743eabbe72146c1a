// `vitrine sdk`, `vitrine uninstall`, and `vitrine package-library`, which script/install calls.
// SwiftPM: `swift sdk`.
import ArgumentParser
import Foundation
import VitrineInstallation

/// `vitrine sdk`.
public struct SDKCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "sdk", abstract: "Manages the Swift SDK for `swift build --swift-sdk vitrine`.",
        subcommands: [Install.self, Remove.self])

    public init() {}

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Registers Vitrine as a Swift SDK; `swift test --swift-sdk vitrine` then needs no further arguments.")

        func run() throws {
            try Workplace.Problem.guarding {
                let place = Workplace.here()
                let toolchain = try place.ready(.debug)
                _ = try? Tool.output(toolchain + "/bin/swift", ["sdk", "remove", "vitrine"])
                try Tool.run(toolchain + "/bin/swift", ["sdk", "install", place.installation.bundle(.debug)])
                print("Installed. Now: swift build --swift-sdk vitrine")
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Removes the Swift SDK.")

        func run() throws {
            try Workplace.Problem.guarding {
                guard let toolchain = Workplace.here().toolchain else {
                    throw Workplace.Problem(description: "no Swift toolchain is on the path")
                }
                try Tool.run(toolchain + "/bin/swift", ["sdk", "remove", "vitrine"])
            }
        }
    }
}

/// `vitrine uninstall`.
public struct UninstallCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Removes everything that script/install installed.",
        discussion: "The clone, your packages and system packages are not removed.")

    @Flag(help: "Only print what would be removed.") var dryRun = false

    public init() {}

    public func run() throws {
        let place = Workplace.here()
        let files = FileManager.default
        guard place.installation.record() != nil else {
            FileHandle.standardError.write(Data("vitrine: nothing is installed at \(place.installation.home)\n".utf8))
            throw ExitCode(2)
        }
        let home = URL(fileURLWithPath: place.installation.home)
        let command = home.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("bin/vitrine").path
        if let toolchain = place.toolchain, !dryRun {
            _ = try? Tool.output(toolchain + "/bin/swift", ["sdk", "remove", "vitrine"])
        }
        for path in [command, place.installation.home, Installation.cache(environment: place.environment)]
        where files.fileExists(atPath: path) {
            print(path)
            if !dryRun {
                do { try files.removeItem(atPath: path) } catch {
                    FileHandle.standardError.write(Data("vitrine: \(path) stays: \(error.localizedDescription)\n".utf8))
                    throw ExitCode(1)
                }
            }
        }
    }
}

/// Fills an installation from a finished build. `script/install` calls it.
public struct PackageLibraryCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "package-library", abstract: "Fills an installation from a finished build of Vitrine.",
        shouldDisplay: false)

    @Option(help: "The clone.") var source: String
    @Option(help: "The build folder, such as .build/debug.") var build: String
    @Option(help: "debug or release.") var configuration: String
    @Option(help: "The compiler wrapper, as built.") var wrapper: String?
    @Option(help: "The installation's folder.") var home: String
    @Option(help: "Vitrine's version.") var version: String

    public init() {}

    public func run() throws {
        try Workplace.Problem.guarding {
            let environment = ProcessInfo.processInfo.environment
            guard let toolchain = Tool.toolchain(path: environment["PATH"] ?? "") else {
                throw Workplace.Problem(description: "no Swift toolchain is on the path")
            }
            func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
            let installation = Installation(home: absolute(home))
            if let wrapper {
                try? FileManager.default.createDirectory(atPath: installation.home, withIntermediateDirectories: true)
                try? FileManager.default.removeItem(atPath: installation.wrapper)
                try FileManager.default.copyItem(atPath: absolute(wrapper), toPath: installation.wrapper)
            }
            let packager = LibraryPackager(
                source: absolute(source), build: absolute(build), configuration: try Checked.configuration(configuration),
                installation: installation, toolchain: toolchain)
            do {
                try packager.run(version: version)
            } catch let failure as LibraryPackager.Failure {
                throw Workplace.Problem(description: failure.description)
            }
            try installation.write(
                .init(
                    version: version, compiler: Workplace.compilerVersion(toolchain), toolchain: toolchain,
                    source: absolute(source)))
        }
    }
}
