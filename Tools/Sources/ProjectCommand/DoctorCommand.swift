// `vitrine doctor`.
// No Apple page: this is ours.
import ArgumentParser
import Foundation
import VitrineInstallation

/// Lists missing requirements of this machine, each with the command that installs it.
public struct DoctorCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Lists missing requirements of this machine, each with the command that installs it.",
        discussion: """
            Exit status: 0 if all requirements of a build are met, 1 otherwise.

            Examples:
              vitrine doctor
              vitrine doctor --json
            """)

    @Flag(help: "Print a JSON array: name, isFine, isNeeded, found, mend.") var json = false

    public init() {}

    /// One thing that was looked at.
    struct Check: Codable, Equatable {
        let name: String
        let isFine: Bool
        /// Whether a build needs it.
        var isNeeded = true
        let found: String
        var mend: String?
    }

    public func run() throws {
        let checks = Self.checks(.here())
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(checks), as: UTF8.self))
        } else {
            for check in checks { print(Self.line(check)) }
        }
        if checks.contains(where: { !$0.isFine && $0.isNeeded }) { throw ExitCode(1) }
    }

    static func line(_ check: Check) -> String {
        let mark = check.isFine ? "ok      " : check.isNeeded ? "missing " : "absent  "
        let name = check.name.padding(toLength: max(20, check.name.count), withPad: " ", startingAt: 0)
        return "\(mark) \(name) \(check.found)" + (check.mend.map { "\n         mend it:  \($0)" } ?? "")
    }

    static func checks(_ place: Workplace) -> [Check] {
        let record = place.installation.record()
        let source = record?.source ?? "CLONE"
        let install = "\(source)/script/install"
        var checks: [Check] = []

        let version = place.toolchain.flatMap { try? Workplace.compilerVersion($0) }
        let isRight = version?.contains("version 6.3") ?? false
        checks.append(
            Check(
                name: "Swift toolchain", isFine: isRight, found: version ?? "no swift on the path",
                mend: isRight ? nil : "install Swift 6.3: https://www.swift.org/install/linux"))
        let fits = record != nil && record?.compiler == version
        checks.append(
            Check(
                name: "installation", isFine: fits,
                found: record.map { "Vitrine \($0.version) in \(place.installation.home)" + (fits ? "" : ", for \($0.compiler)") }
                    ?? "none in \(place.installation.home)",
                mend: fits ? nil : install))
        for configuration in Installation.Configuration.allCases {
            let isThere = place.installation.isComplete(configuration)
            checks.append(
                Check(
                    name: "\(configuration.rawValue) library", isFine: isThere, isNeeded: configuration == .debug,
                    found: isThere ? place.installation.library(configuration) : "not built",
                    mend: isThere ? nil : install + (configuration == .release ? " --release" : "")))
        }
        let missing = LibraryPackager.systemPackages.filter {
            (try? Tool.output("/usr/bin/env", ["pkg-config", "--exists", $0])) == nil
        }
        checks.append(
            Check(
                name: "system libraries", isFine: missing.isEmpty,
                found: missing.isEmpty
                    ? "all \(LibraryPackager.systemPackages.count)" : "without \(missing.joined(separator: ", "))",
                mend: missing.isEmpty ? nil : "\(source)/script/setup"))
        let caches = Installation.caches(environment: place.environment)
        let cache = caches[0]
        let isWritable = UserCaches.canWrite(cache)
        let substitute = isWritable ? nil : caches.dropFirst().first(where: UserCaches.canWrite)
        checks.append(
            Check(
                name: "cache", isFine: isWritable, isNeeded: substitute == nil,
                found: cache + (isWritable ? "" : " cannot be written or is full" + (substitute.map { "; \($0) is used" } ?? "")),
                mend: isWritable ? nil : "export XDG_CACHE_HOME=FOLDER with a folder that you may write"))
        let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/firefox"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        checks.append(
            Check(
                name: "browser", isFine: chromium != nil, isNeeded: false,
                found: chromium ?? "none found on this machine; vitrine run prints an address that any browser opens",
                mend: chromium == nil ? "apt-get install chromium" : nil))
        return checks
    }
}
