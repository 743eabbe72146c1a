// The package of tests on the disk.
import Foundation
import UIKitAudit

/// A folder with a package of tests, which overwrites nothing that it did not write itself.
public struct ReproductionFolder {
    /// Why the folder is left alone; ends with what to do.
    public struct Refusal: Error, Hashable, CustomStringConvertible {
        /// One sentence.
        public var description: String
    }

    /// What it wrote, with a hash of each file: a file that somebody changed is that person's.
    private static let list = ".vitrine-reproductions"
    private static let tests = "Tests/ReproductionTests"

    /// Absolute.
    public let path: String
    private let shown: String
    private let vitrine: VitrinePackage

    /// - Parameters:
    ///   - path: Absolute.
    ///   - shown: The path as the user knows it, for messages.
    public init(path: String, shown: String, vitrine: VitrinePackage) {
        self.path = path
        self.shown = shown
        self.vitrine = vitrine
    }

    /// Writes the tests and the manifest, and deletes earlier tests whose findings are gone.
    ///
    /// - Throws: ``Refusal`` before anything is written where a file of somebody else is in the way.
    public func write(_ reproductions: [Reproduction]) throws {
        let known = try check()
        var files = ["Package.swift": manifest]
        for test in reproductions { files["\(Self.tests)/\(test.fileName)"] = test.text }
        for name in Set(files.keys).union(known.keys).sorted() {
            guard let now = hash(of: name), known[name] != now, files[name].map(Self.hash) != now else { continue }
            throw Refusal(
                description: known[name] == nil
                    ? "'\(shown)/\(name)' was not written by vitrine and is left alone; give another folder"
                    : "'\(shown)/\(name)' was changed since vitrine wrote it and is left alone; delete it or give another folder"
            )
        }
        guard !reproductions.isEmpty || !known.isEmpty else { return }
        try FileManager.default.createDirectory(atPath: "\(path)/\(Self.tests)", withIntermediateDirectories: true)
        // The list comes first: what a run that is cut off has written is known to the next.
        let lines = files.map { "\(Self.hash($0.value)) \($0.key)\n" }.sorted()
        try FileWriter.write(Array(lines.joined().utf8), to: "\(path)/\(Self.list)")
        for name in known.keys.sorted() where files[name] == nil {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) where hash(of: name) != Self.hash(text) {
            try FileWriter.write(Array(text.utf8), to: "\(path)/\(name)")
        }
    }

    /// The files of an earlier run with their hashes.
    private func check() throws -> [String: String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [:] }
        guard isFolder.boolValue else { throw Refusal(description: "'\(shown)' is a file; --reproduce takes a folder") }
        guard let data = FileManager.default.contents(atPath: "\(path)/\(Self.list)") else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard names.isEmpty else {
                throw Refusal(
                    description: "'\(shown)' has files that vitrine did not write; give a new or an empty folder")
            }
            return [:]
        }
        var known: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            // Nothing outside the folder is ever deleted, whatever the list says.
            guard parts.count == 2, !parts[1].split(separator: "/").contains(".."), !parts[1].hasPrefix("/") else {
                continue
            }
            known[parts[1]] = parts[0]
        }
        return known
    }

    private func hash(of name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { Self.hash(String(decoding: $0, as: UTF8.self)) }
    }

    private static func hash(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return fingerprint.text
    }

    /// The package's manifest.
    private var manifest: String {
        """
        // swift-tools-version: 6.1
        // Written by vitrine audit --reproduce: one test a trap, each of which passes as long as its trap springs.
        import PackageDescription

        // `vitrine test` sets VITRINE_PREBUILT: UIKit then comes as a library, and nothing of it is compiled here.
        let isPrebuilt = Context.environment["VITRINE_PREBUILT"] != nil
        let package = Package(
            name: "Reproductions",
            dependencies: isPrebuilt ? [] : [.package(name: "Vitrine", path: \(TrapTest.literal(vitrine.path)))],
            targets: [
                .testTarget(
                    name: "ReproductionTests",
                    dependencies: isPrebuilt ? [] : [
                        .product(name: "UIKit", package: "Vitrine"), .product(name: "UIKitTesting", package: "Vitrine"),
                    ])
            ],
            swiftLanguageModes: [.v5])

        """
    }
}
