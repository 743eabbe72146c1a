// The arguments that `vitrine build`, `run` and `test` hand on to SwiftPM.
// SwiftPM: `swift build --help`.
import VitrineInstallation

/// Arguments for `swift`, with the toolset of the right configuration in front.
struct SwiftArguments: Equatable {
    /// As the user gave them.
    let given: [String]

    /// The configuration that the arguments ask for; debug by default, as SwiftPM's.
    var configuration: Installation.Configuration {
        for (index, argument) in given.enumerated() {
            if argument == "-c" || argument == "--configuration", index + 1 < given.count {
                return Installation.Configuration(rawValue: given[index + 1]) ?? .debug
            }
            if argument == "--configuration=release" || argument == "-crelease" { return .release }
        }
        return .debug
    }

    /// `swift VERB --toolset … …`. Lld links in a third of gold's time; whoever names another linker gets that.
    func complete(_ verb: String, _ installation: Installation) -> [String] {
        let linker = given.contains { $0.hasPrefix("-use-ld") } ? [] : ["-Xswiftc", "-use-ld=lld"]
        return [verb, "--toolset", installation.toolset(configuration)] + linker + given
    }

    /// Whether only a part of the package is asked for.
    var namesPart: Bool {
        given.contains { $0 == "--target" || $0 == "--product" || $0.hasPrefix("--target=") || $0.hasPrefix("--product=") }
    }

    /// The same arguments for the package in another folder.
    func inPackage(_ folder: String) -> SwiftArguments {
        var given = given
        if let index = given.firstIndex(of: "--package-path") {
            given.removeSubrange(index..<min(index + 2, given.count))
        }
        return SwiftArguments(given: ["--package-path", folder] + given)
    }

    /// The folder of the package that the arguments name.
    var packagePath: String? {
        guard let index = given.firstIndex(of: "--package-path"), index + 1 < given.count else { return nil }
        return given[index + 1]
    }
}
