// Sources without a Package.swift: `vitrine build --module Neon --sources Source`.
// SwiftPM: PackageDescription, Target.path.
import Foundation
import VitrineInstallation

/// A module in a folder that no manifest describes, such as a library that was only published for CocoaPods or Xcode. A package
/// is made for it in the caches, whose targets are links to its folders; the folders themselves stay as they are.
struct LooseSources: Equatable {
    /// The module's name.
    var module: String
    /// Folders as they were given: relative ones are meant below the work tree.
    var sources: String
    var tests: String?
    /// A language mode of the compiler: 4, 4.2, 5 or 6.
    var mode = "5"
    /// Work trees of packages that sources and tests need.
    var dependencies: [String] = []
    /// Whether pictures, fonts and texts in the folders are resources.
    var hasResources = false

    static let modes = ["4", "4.2", "5", "6"]

    /// For the help of the commands that take it.
    static let help = """
        Sources without a Package.swift: --module NAME --sources FOLDER [--tests FOLDER] [--language-mode 4 | 4.2 | 5 | 6] \
        [--resources] [--dependency FOLDER]…; folders are relative to --package-path, and a dependency is the work tree of a package. \
        Vitrine creates a package with links to the folders in its cache. Other files than Swift are ignored; with --resources, \
        pictures, fonts and texts are resources.
        """

    /// The sources that the arguments of `vitrine build` or `test` name, nil where they name none; and the other arguments.
    static func taken(from arguments: [String]) throws(Workplace.Problem) -> (sources: LooseSources?, others: [String]) {
        var named: [String: [String]] = [:]
        var others: [String] = []
        var hasResources = false
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument == "--resources" {
                hasResources = true
                index += 1
                continue
            }
            guard
                let option = ["--module", "--sources", "--tests", "--language-mode", "--dependency"].first(where: {
                    argument == $0 || argument.hasPrefix($0 + "=")
                })
            else {
                others.append(argument)
                index += 1
                continue
            }
            if argument == option {
                guard index + 1 < arguments.count else { throw Workplace.Problem(description: "\(option) takes a value") }
                named[option, default: []].append(arguments[index + 1])
                index += 2
            } else {
                named[option, default: []].append(String(argument.dropFirst(option.count + 1)))
                index += 1
            }
        }
        guard !named.isEmpty || hasResources else { return (nil, others) }
        guard let module = named["--module"]?.last, let sources = named["--sources"]?.last else {
            let missing = ["--module", "--sources"].filter { named[$0] == nil }.joined(separator: " and ")
            throw Workplace.Problem(
                description: "sources without a Package.swift take --module NAME and --sources FOLDER; missing: \(missing)")
        }
        guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw Workplace.Problem(description: "'\(module)' cannot name a module: a letter first, then letters, digits and _")
        }
        let mode = named["--language-mode"]?.last ?? "5"
        guard modes.contains(mode) else {
            throw Workplace.Problem(description: "'\(mode)' is no language mode; known are \(modes.joined(separator: ", "))")
        }
        return (
            LooseSources(
                module: module, sources: sources, tests: named["--tests"]?.last, mode: mode,
                dependencies: named["--dependency"] ?? [],
                hasResources: hasResources),
            others
        )
    }

    /// Writes the package below a folder of caches and gives its path. Files that are right already are left alone, so that
    /// nothing is compiled twice.
    /// - Parameter libraries: the names of the library products of a package, by its path.
    func writePackage(
        for workTree: String, below caches: String, libraries: (String) throws -> [String]
    ) throws -> String {
        let tree = URL(fileURLWithPath: workTree).standardizedFileURL
        let top = URL(fileURLWithPath: caches).appendingPathComponent("packages/\(module)-\(Self.key(tree.path))")
        try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
        let packages = dependencies.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let products = try packages.flatMap { package in
            try libraries(package).map {
                ".product(name: \(quoted($0)), package: \(quoted((package as NSString).lastPathComponent)))"
            }
        }
        var targets: [String] = []
        for (kind, name, folder) in [("target", module, sources), ("testTarget", module + "Tests", tests)] {
            guard let folder else { continue }
            let place = URL(fileURLWithPath: folder, relativeTo: tree.appendingPathComponent("")).standardizedFileURL.path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
                throw Workplace.Problem(description: "\(workTree) has no folder \(folder)")
            }
            let files = Self.othersThanSwift(in: place)
            let resources = files.filter {
                hasResources && Self.resourceSuffixes.contains(($0 as NSString).pathExtension.lowercased())
            }
            let others = files.filter { !resources.contains($0) }
            try link(top.appendingPathComponent(name), to: place)
            let needs = products + (kind == "testTarget" ? [quoted(module)] : [])
            targets.append(
                ".\(kind)(name: \(quoted(name)), dependencies: [\(needs.joined(separator: ", "))], path: \(quoted(name)), "
                    + "exclude: [\(others.map(quoted).joined(separator: ", "))]"
                    + (resources.isEmpty
                        ? "" : ", resources: [\(resources.map { ".process(\(quoted($0)))" }.joined(separator: ", "))]") + ")")
        }
        let manifest = """
            // swift-tools-version: 6.0
            // Made by vitrine for \(tree.path), which has no manifest of its own; made anew at each build.
            import PackageDescription

            let package = Package(
                name: \(quoted(module)),
                dependencies: [\(packages.map { ".package(path: \(quoted($0)))" }.joined(separator: ", "))],
                targets: [
                    \(targets.joined(separator: ",\n        "))
                ],
                swiftLanguageModes: [.version(\(quoted(mode)))])

            """
        let path = top.appendingPathComponent("Package.swift")
        if (try? String(contentsOf: path, encoding: .utf8)) != manifest {
            try Data(manifest.utf8).write(to: path, options: .atomic)
        }
        return top.path
    }

    /// Endings of files that an Xcode project copies into its products as they are.
    private static let resourceSuffixes: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "json", "txt", "html", "ttf", "otf", "xcprivacy",
    ]

    /// SwiftPM would refuse what it does not compile, such as Objective-C, and nothing of it is wanted.
    private static func othersThanSwift(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return !name.hasSuffix(".swift") && FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    private func link(_ place: URL, to folder: String) throws {
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != folder else { return }
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder)
    }

    /// Text as a literal of Swift.
    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// Two work trees with a module of the same name are two packages. FNV-1a, 64 bits.
    private static func key(_ path: String) -> String {
        String(path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}

extension LooseSources {
    /// The names of the library products of the package in a folder, as SwiftPM tells them.
    static func libraries(of package: String, toolchain: String) throws -> [String] {
        let text = try Tool.output(toolchain + "/bin/swift", ["package", "--package-path", package, "dump-package"])
        return try PackageProducts(text).names(ofKind: "library")
    }
}
