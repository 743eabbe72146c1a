// Targets that no compiler on Linux takes: known before anything is compiled.
// SwiftPM: `swift package dump-package`.
import ArgumentParser
import Foundation
import VitrineInstallation

/// Finds Objective-C files and binary frameworks in the targets of a package (U-OBJC).
struct ForeignTargets {
    /// The package's folder, as an absolute path.
    let folder: String

    /// What stands in the way of a build.
    struct Finding: Equatable {
        let target: String
        /// The file that the error stands in, and its line.
        let path: String
        let line: Int
        let message: String

        var text: String { "\(path):\(line):1: error: U-OBJC: \(message)" }
    }

    /// The part of a package's description that is read.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let exclude: [String]?
            let sources: [String]?
        }
        let targets: [Target]
    }

    static let suffixes: Set<String> = ["m", "mm"]
    private static let leftOut: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules"]

    /// Whether the package can have such a target at all: a walk over names that costs no call of SwiftPM.
    var isSuspect: Bool {
        let manifest = (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? ""
        return manifest.contains("binaryTarget") || manifest.contains("xcframework") || !files(below: folder).isEmpty
    }

    /// The findings, from the description that `swift package dump-package` prints.
    func findings(description: Data) throws -> [Finding] {
        let manifest = try JSONDecoder().decode(Manifest.self, from: description)
        return manifest.targets.compactMap { target in
            if target.type == "binary" { return binary(target) }
            guard target.type != "system", let place = place(of: target) else { return nil }
            let excluded = (target.exclude ?? []).map { "\(place)/\($0)" }
            let listed = (target.sources ?? []).map { "\(place)/\($0)" }
            let found = files(below: place).filter { file in
                !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
                    && (listed.isEmpty || listed.contains { file == $0 || file.hasPrefix($0 + "/") })
            }
            guard let first = found.first else { return nil }
            let count = found.count == 1 ? "an Objective-C file" : "\(found.count) Objective-C files"
            return Finding(
                target: target.name, path: first, line: 1,
                message: "the target \(target.name) has \(count), and Linux has no Objective-C; write the target in Swift, "
                    + "or leave it out of the manifest under #if os(Linux)")
        }
    }

    private func binary(_ target: Manifest.Target) -> Finding {
        let path = folder + "/Package.swift"
        let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        let line =
            lines.firstIndex { $0.contains("\"\(target.name)\"") && $0.contains("binaryTarget") }
            ?? lines.firstIndex { $0.contains("binaryTarget") } ?? 0
        return Finding(
            target: target.name, path: path, line: line + 1,
            message: "\(target.name) is a binary framework, which is built for Apple's systems; use the sources, "
                + "or leave it out of the manifest under #if os(Linux)")
    }

    /// Where a target's sources are: its path, or the folder of its name.
    private func place(of target: Manifest.Target) -> String? {
        if let path = target.path { return path == "." || path.isEmpty ? folder : "\(folder)/\(path)".trimmingSlash }
        let roots =
            target.type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs", "Tests"]
        return roots.map { "\(folder)/\($0)/\(target.name)" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The Objective-C files below a folder, in order.
    private func files(below place: String) -> [String] {
        var found: [String] = []
        var waiting = [place]
        while let next = waiting.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? [] {
                if Self.leftOut.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".framework") { continue }
                let path = next + "/" + name
                if let dot = name.lastIndex(of: "."), Self.suffixes.contains(String(name[name.index(after: dot)...])) {
                    found.append(path)
                } else if isFolder(path) {
                    waiting.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// A link to a folder is not followed: it may lead back.
    private func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
    }
}

extension String {
    fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

extension Workplace {
    /// Ends a build, test or run before it begins where a target of the package itself cannot be compiled.
    /// A build of one target or product is SwiftPM's to judge.
    func refuseForeignTargets(_ arguments: SwiftArguments, toolchain: String) throws {
        guard !arguments.namesPart else { return }
        let here = FileManager.default.currentDirectoryPath
        let given = arguments.packagePath ?? "."
        let root = URL(fileURLWithPath: given, relativeTo: URL(fileURLWithPath: here + "/")).standardizedFileURL.path
        var findings: [ForeignTargets.Finding] = []
        let package = ForeignTargets(folder: root)
        if FileManager.default.fileExists(atPath: root + "/Package.swift"), package.isSuspect,
            let text = try? Tool.output(toolchain + "/bin/swift", ["package", "--package-path", root, "dump-package"])
        {
            findings = (try? package.findings(description: Data(text.utf8))) ?? []
        }
        guard !findings.isEmpty else { return }
        FileHandle.standardError.write(Data((findings.map(\.text).joined(separator: "\n") + "\n").utf8))
        throw ExitCode(1)
    }
}
