// Where the runtime is.
import Foundation

/// The folder of a Vitrine package, whose runtime the tests need.
public struct VitrinePackage: Sendable, Hashable {
    /// Why there is none; ends with what to do.
    public struct Missing: Error, Hashable, CustomStringConvertible {
        /// One sentence.
        public var description: String
    }

    /// Absolute.
    public let path: String

    /// The package in a folder.
    ///
    /// - Throws: ``Missing`` where there is none.
    public init(at path: String) throws {
        guard Self.isPackage(path) else {
            throw Missing(
                description:
                    "'\(path)' is no Vitrine package; --vitrine-package takes the folder with Vitrine's Package.swift")
        }
        self.path = path
    }

    /// The package that a program was built in: the nearest one above it.
    ///
    /// - Parameter program: The path of the program; nil where it is not known.
    /// - Throws: ``Missing`` where there is none.
    public init(above program: String?) throws {
        var folder = program.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
        while let current = folder, current.path != "/" {
            if Self.isPackage(current.path) {
                path = current.path
                return
            }
            folder = current.deletingLastPathComponent()
        }
        throw Missing(
            description: "--reproduce needs Vitrine's runtime, and there is none above this program; "
                + "clone Vitrine and give its folder with --vitrine-package")
    }

    /// Whether a folder has a manifest of this name and the modules that the tests import.
    private static func isPackage(_ folder: String) -> Bool {
        let files = FileManager.default
        guard let manifest = files.contents(atPath: folder + "/Package.swift"),
            String(decoding: manifest, as: UTF8.self).contains("name: \"Vitrine\"")
        else { return false }
        return ["UIKit", "UIKitTesting"].allSatisfy { files.fileExists(atPath: "\(folder)/Sources/\($0)") }
    }
}
