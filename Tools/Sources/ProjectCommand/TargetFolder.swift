// The target that a source file belongs to.
// SwiftPM: "Target", path and sources.
import Foundation
import VitrineInstallation

/// Finds the other sources of a file's module: never more than the module has.
struct TargetFolder: Equatable {
    /// The target's folder, as an absolute path.
    let path: String
    /// The module's name.
    let module: String
    /// Whether the folders below belong to the target as well.
    let isDeep: Bool

    /// As many files are read; the largest known targets have a fifth of them.
    static let limit = 5000

    /// - Parameters:
    ///   - file: The file's absolute path.
    ///   - describe: Gives the description of the package in a folder (`swift package dump-package`), nil if it has none.
    init(of file: String, describe: (String) -> Data? = Self.description) {
        let folders = file.split(separator: "/").map(String.init).dropLast()
        let package = folders.indices.reversed().lazy.map { "/" + folders[...$0].joined(separator: "/") }
            .first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        let own = "/" + folders.joined(separator: "/")
        guard let package else {
            self.init(path: own, module: Self.identifier(folders.last ?? "Module"), isDeep: false)
            return
        }
        // 1. A target whose manifest names its folder.
        let manifest = (try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)) ?? ""
        if manifest.contains("path:"), let target = Self.named(file, package, describe(package)) {
            self = target
            return
        }
        // 2. A folder of its own below one of SwiftPM's; sources that lie straight in that are a package's only target.
        let below = file.dropFirst(package.count + 1).split(separator: "/").map(String.init)
        if let first = below.first, below.count > 1, ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].contains(first) {
            let isOnly = below.count == 2
            let name = isOnly ? package.split(separator: "/").last.map(String.init) ?? "Module" : below[1]
            self.init(path: "\(package)/\(first)" + (isOnly ? "" : "/\(name)"), module: Self.identifier(name), isDeep: true)
        } else {
            self.init(path: own, module: Self.identifier(folders.last ?? "Module"), isDeep: false)
        }
    }

    private init(path: String, module: String, isDeep: Bool) { (self.path, self.module, self.isDeep) = (path, module, isDeep) }

    /// The target of a package's description whose folder has a file.
    private static func named(_ file: String, _ package: String, _ description: Data?) -> TargetFolder? {
        struct Manifest: Decodable {
            struct Target: Decodable {
                let name: String
                let path: String?
            }
            let targets: [Target]
        }
        guard let description, let manifest = try? JSONDecoder().decode(Manifest.self, from: description) else { return nil }
        let places = manifest.targets.compactMap { target in
            target.path.map {
                (
                    name: target.name,
                    path: URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: package + "/")).standardizedFileURL.path
                )
            }
        }
        let found = places.filter { file.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
        return found.map { TargetFolder(path: $0.path, module: identifier($0.name), isDeep: true) }
    }

    private static func description(_ package: String) -> Data? {
        guard let swift = Workplace.here().toolchain.map({ $0 + "/bin/swift" }) else { return nil }
        return (try? Tool.output(swift, ["package", "--package-path", package, "dump-package"])).map { Data($0.utf8) }
    }

    /// A name as the compiler takes it for a module.
    private static func identifier(_ name: String) -> String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// The Swift files of the target, at most ``limit`` of them, and how many were left out.
    func files() -> (paths: [String], leftOut: Int) {
        var found: [String] = []
        if isDeep, let walk = FileManager.default.enumerator(atPath: path) {
            while let name = walk.nextObject() as? String {
                if name.split(separator: "/").last?.first == "." { walk.skipDescendants() }
                if name.hasSuffix(".swift"), !name.hasSuffix("Package.swift") { found.append(path + "/" + name) }
            }
        } else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            found = names.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
        }
        found.sort()
        return (Array(found.prefix(Self.limit)), max(0, found.count - Self.limit))
    }
}
