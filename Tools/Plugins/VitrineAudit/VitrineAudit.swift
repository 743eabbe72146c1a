// `swift package vitrine-audit`.
import Foundation
import PackagePlugin

/// Runs `vitrine audit` over a package; arguments go through, and `--target NAME` stands for the target's folder.
@main
struct VitrineAudit: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try context.package.targets(named: names)
        var passed = extractor.remainingArguments
        passed += targets.map { $0.directoryURL.path(percentEncoded: false) }
        // A cache of the plugin's own: other folders may not be written to.
        if !passed.contains(where: { $0 == "--no-cache" || $0.hasPrefix("--cache-path") }) {
            passed += ["--cache-path", context.pluginWorkDirectoryURL.path(percentEncoded: false)]
        }
        let process = Process()
        process.executableURL = try context.tool(named: "vitrine").url
        process.arguments = ["audit"] + passed
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The command's: 1 findings, 2 wrong arguments, 3 unread parts. SwiftPM names it and ends with 1 itself.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
