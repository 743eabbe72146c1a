// `vitrine run` and `vitrine snapshot`.
// SwiftPM: `swift run`.
import ArgumentParser
import Foundation
import VitrineInstallation

/// How an app of a package is started.
struct AppRun {
    /// `swift run` takes a product's name in front of the app's own arguments.
    static func start(
        _ workplace: Workplace, product: String?, configuration: Installation.Configuration, package: String,
        _ appArguments: [String]
    ) throws -> Never {
        let toolchain = try workplace.ready(configuration)
        try workplace.refuseForeignTargets(SwiftArguments(given: ["--package-path", package]), toolchain: toolchain)
        setenv("VITRINE_PREBUILT", "yes", 1)
        let name = try product ?? onlyApp(of: package, toolchain)
        let swift = SwiftArguments(given: ["-c", configuration.rawValue, "--package-path", package, name] + appArguments)
        throw Tool.become(toolchain + "/bin/swift", swift.complete("run", workplace.installation))
    }

    /// Builds and starts the app, and again at each change of a source, until the user ends it.
    static func watch(
        _ workplace: Workplace, product: String?, configuration: Installation.Configuration, package: String,
        _ appArguments: [String]
    ) throws {
        let toolchain = try workplace.ready(configuration)
        let place = SwiftArguments(given: ["-c", configuration.rawValue, "--package-path", package])
        try workplace.refuseForeignTargets(place, toolchain: toolchain)
        setenv("VITRINE_PREBUILT", "yes", 1)
        let name = try product ?? onlyApp(of: package, toolchain)
        let swift = toolchain + "/bin/swift"
        let build = SwiftArguments(given: place.given + ["--product", name]).complete("build", workplace.installation)
        let products = try Tool.output(swift, place.complete("build", workplace.installation) + ["--show-bin-path"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        func process(_ program: String, _ arguments: [String]) -> Process {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            return process
        }
        let run = WatchedRun(folder: package) {
            let builder = process(swift, build)
            guard (try? builder.run()) != nil else { return false }
            builder.waitUntilExit()
            return builder.terminationStatus == 0
        } start: {
            let app = process("\(products)/\(name)", appArguments)
            try app.run()
            return app
        }
        // Whoever ends the command ends the app with it.
        let isEnded = EndSignals()
        try run.run(while: { !isEnded.hasCome })
    }

    /// The name of the one executable product.
    static func onlyApp(of package: String, _ toolchain: String) throws -> String {
        guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
            throw Workplace.Problem(description: "\(package) has no Package.swift; `vitrine new NAME` makes an app")
        }
        let text = try Tool.output(
            toolchain + "/bin/swift", ["package", "--package-path", package, "describe", "--type", "json"])
        let names = try PackageProducts(text).names(ofKind: "executable").sorted()
        guard names.count == 1 else {
            throw Workplace.Problem(
                description: names.isEmpty
                    ? "the package has no app: an executable target with `@main` on its app delegate"
                    : "the package has several apps; choose one with --product: \(names.joined(separator: ", "))")
        }
        return names[0]
    }
}

/// `vitrine run`.
public struct RunCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an app and shows it in the browser.",
        discussion: """
            The app is served on 127.0.0.1, and its address is printed. Arguments after `--` are passed to the app.

            With --watch, the app is rebuilt and restarted whenever a source file changes. It keeps its address, so an open \
            page reconnects. If a build fails, the running app continues.

            Examples:
              vitrine run
              vitrine run --watch
              vitrine run --product Cart -- --appearance dark
            """)

    @Option(help: "The app, if the package has several.") var product: String?
    @Option(name: .shortAndLong, help: "debug or release.") var configuration: String = "debug"
    @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory) var packagePath = "."
    @Flag(help: "Rebuild and restart whenever a source file changes.") var watch = false
    @Option(help: ArgumentHelp("A URL to launch the app with, such as cart://item/7.", valueName: "url")) var open: String?
    @Argument(parsing: .postTerminator, help: "Arguments for the app.") var arguments: [String] = []

    public init() {}

    public func validate() throws { _ = try Checked.configuration(configuration) }

    public func run() throws {
        let stage = arguments.contains("--stage") || arguments.contains("--headless") ? [] : ["--stage", "browser"]
        let arguments = (open.map { ["--open", $0] } ?? []) + arguments
        try Workplace.Problem.guarding {
            guard !watch else {
                return try AppRun.watch(
                    .here(), product: product, configuration: Checked.configuration(configuration), package: packagePath,
                    stage + arguments)
            }
            try AppRun.start(
                .here(), product: product, configuration: Checked.configuration(configuration), package: packagePath,
                stage + arguments)
        }
    }
}

/// `vitrine snapshot`.
public struct SnapshotCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Builds an app and writes a picture of its first screen once it is idle.",
        discussion: """
            Examples:
              vitrine snapshot home.png
              vitrine snapshot dark.png --size 390x844 --scale 3 --appearance dark
            """)

    @Argument(help: "The PNG file.", completion: .file(extensions: ["png"])) var output: String
    @Option(help: "The app, if the package has several.") var product: String?
    @Option(name: .shortAndLong, help: "debug or release.") var configuration: String = "debug"
    @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory) var packagePath = "."
    @Option(help: ArgumentHelp("Width and height in points, such as 390x844.", valueName: "size")) var size: String?
    @Option(help: "Pixels a point: 1, 2 or 3.") var scale: Int?
    @Option(help: "light or dark.") var appearance: String?
    @Option(help: ArgumentHelp("The text size: XS, S, M, L, XL … AX5.", valueName: "category")) var contentSize: String?
    @Option(
        help: ArgumentHelp(
            "Virtual seconds after launch. By default, the picture is taken once the app is idle.", valueName: "seconds"))
    var at: Double?

    public init() {}

    public func validate() throws {
        _ = try Checked.configuration(configuration)
        if let scale, !(1...3).contains(scale) { throw ValidationError("--scale takes 1, 2 or 3.") }
        if let at, !(0...3600).contains(at) { throw ValidationError("--at takes seconds from 0 to 3600.") }
        if let appearance, !["light", "dark"].contains(appearance) { throw ValidationError("--appearance takes light or dark.") }
    }

    public func run() throws {
        var arguments = ["--headless", URL(fileURLWithPath: output).path]
        if let size { arguments += ["--size", size] }
        if let scale { arguments += ["--scale", String(scale)] }
        if let appearance { arguments += ["--appearance", appearance] }
        if let at { arguments += ["--at", String(at)] }
        if let contentSize { arguments += ["--content-size", contentSize] }
        try Workplace.Problem.guarding {
            try AppRun.start(
                .here(), product: product, configuration: Checked.configuration(configuration), package: packagePath, arguments)
        }
    }
}

/// Values that several commands check.
enum Checked {
    static func configuration(_ text: String) throws -> Installation.Configuration {
        guard let found = Installation.Configuration(rawValue: text) else {
            throw ValidationError("'\(text)' is no configuration; known are debug and release.")
        }
        return found
    }
}
