// The command's arguments.
import ArgumentParser
import AuditReports
import ProjectCommand
import UIKitAudit

/// `vitrine`.
struct VitrineArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine", abstract: "UIKit on Linux: builds, runs, tests and audits unchanged iOS code.",
        discussion: """
            Examples:
              vitrine new Cart && cd Cart && vitrine run
              vitrine test
              vitrine audit Sources
            """,
        version: ToolInformation.version,
        subcommands: [
            NewCommand.self, BuildCommand.self, RunCommand.self, TestCommand.self, AcceptCommand.self, SnapshotCommand.self,
            AuditArguments.self, RewriteCommand.self, DoctorCommand.self, SDKCommand.self, UninstallCommand.self,
            PackageLibraryCommand.self,
        ])
}

/// `vitrine audit`.
struct AuditArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Finds UIKit's traps in Swift, .xib and .storyboard files.",
        discussion: """
            Needs neither a Mac nor a build of the code. Looks for \(Self.configurationName) in the audited folder and \
            its parent folders. Paths in that file, and paths in reports, are relative to its folder.

            Exit status: 0 clean, 1 findings, 2 wrong arguments or configuration, 3 (with --strict) something could \
            not be read. Notes and unreadable files count only with --strict.
            """)

    static let configurationName = ".vitrine.yml"

    /// What shells complete where a rule is asked for.
    private static let rules = CompletionKind.list(RuleCatalogue.standard.ids)

    enum Color: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Argument(help: "Files and folders to audit.", completion: .file())
    var paths: [String] = ["."]

    @Option(help: ArgumentHelp("The format of the report.", valueName: "form"))
    var format: ReportFormat = .text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("Use this configuration; its paths are relative to the current folder.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(help: ArgumentHelp("Ignore findings that are listed in this file.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Write all findings to the baseline (by default .vitrine-baseline.json).")
    var writeBaseline = false

    @Flag(help: "Apply safe fixes repeatedly until none is left.")
    var fix = false

    @Flag(help: "With --fix: print a patch and write nothing.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Write a package of tests that reproduce the traps of effect views and animators headless.", valueName: "folder"),
        completion: .directory)
    var reproduce: String?

    @Option(
        help: ArgumentHelp(
            "With --reproduce: the Vitrine package that the tests use; by default the one that vitrine was built in.",
            valueName: "folder"), completion: .directory)
    var vitrinePackage: String?

    @Option(help: ArgumentHelp("Report only on files that differ from a git revision.", valueName: "revision"))
    var onlyChanged: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("The number of files to read in parallel.", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Run only this rule. Can be given several times.", valueName: "rule"),
        completion: Self.rules)
    var rule: [String] = []

    @Flag(help: "Also run the rules that are opinions.")
    var opinions = false

    @Flag(help: "Also show findings with unknown types.")
    var pedantic = false

    @Flag(help: "Fail on notes, stale baseline entries and unreadable files.")
    var strict = false

    @Option(help: ArgumentHelp("Print a rule's page.", valueName: "rule"), completion: Self.rules)
    var explain: String?

    @Flag(help: "List the rules.")
    var listRules = false

    @Option(help: ArgumentHelp("The folder for the cache.", valueName: "folder"), completion: .directory)
    var cachePath: String?

    @Flag(help: "Neither read nor write a cache.")
    var noCache = false

    @Option(help: ArgumentHelp("Whether to color the text report.", valueName: "when"))
    var color: Color = .auto

    @Flag(name: .shortAndLong, help: "Print findings only: no progress, no counts.")
    var quiet = false

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run says what --fix would do; give both.") }
        if reproduce == "" { throw ValidationError("--reproduce takes the folder to write the tests to.") }
        if vitrinePackage != nil, reproduce == nil {
            throw ValidationError("--vitrine-package says what the tests of --reproduce use; give both.")
        }
        if reproduce != nil, fix {
            throw ValidationError("--reproduce and --fix do not go together: what is mended springs no trap.")
        }
        if reproduce != nil, writeBaseline {
            throw ValidationError("--reproduce and --write-baseline do not go together.")
        }
        if fix, writeBaseline { throw ValidationError("--fix and --write-baseline do not go together.") }
        if writeBaseline, onlyChanged != nil {
            throw ValidationError(
                "A baseline of changed files only would forget the others: --write-baseline and --only-changed do not go together."
            )
        }
        if writeBaseline, !rule.isEmpty {
            throw ValidationError(
                "A baseline of some rules only would forget the others: --write-baseline and --rule do not go together."
            )
        }
        if noCache, cachePath != nil { throw ValidationError("--no-cache and --cache-path do not go together.") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024.") }
        if paths.contains("") { throw ValidationError("A path is empty.") }
    }
}

extension ReportFormat: ExpressibleByArgument {}
