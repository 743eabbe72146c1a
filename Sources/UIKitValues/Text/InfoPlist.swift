// The app's Info.plist, wherever a package has it.
// Apple: "Information Property List".
import Foundation

/// The app's Info.plist: that of the main bundle, with what a file beside the executable or in the app's resource bundle
/// says besides. SwiftPM takes no Info.plist at the top of a target's resources; one in a copied folder it does.
@MainActor package enum InfoPlist {
    private static var found: [String: Any]?
    private static var stub: [String: Any]?

    /// The modules whose resource bundles may have the file. The application sets it: its delegate's module is one.
    package static var modules: () -> [String] = { [executableModule] }

    /// The values of all keys, `[:]` without a file. Read once.
    package static var current: [String: Any] {
        if let stub { return stub }
        if let found { return found }
        let values = read(bundle: .main, modules: modules())
        found = values
        return values
    }

    /// Runs a body for which the file holds this. For tests.
    package static func with<Result>(_ values: [String: Any]?, _ body: () throws -> Result) rethrows -> Result {
        let before = stub
        stub = values
        defer { stub = before }
        return try body()
    }

    /// The first file that has a key gives its value.
    package nonisolated static func read(bundle: Bundle, modules: [String]) -> [String: Any] {
        var values = bundle.infoDictionary ?? [:]
        let files = folders(bundle: bundle, modules: modules).map { $0.appending(path: "Info.plist") }
        for file in files where FileManager.default.isReadableFile(atPath: file.path) {
            guard let data = try? Data(contentsOf: file),
                let more = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { continue }
            values.merge(more) { first, _ in first }
        }
        return values
    }

    /// The folders of the app's files: beside the executable, then the app's resource bundle, at its top or one folder below.
    nonisolated static func folders(bundle: Bundle, modules: [String]) -> [URL] {
        func list(_ folder: URL) -> [URL] {
            let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (all ?? []).sorted { $0.path < $1.path }
        }
        let folder = bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL
        let bundles = list(folder).filter { url in
            let name = url.lastPathComponent
            return modules.contains { name.hasSuffix("_\($0).resources") || name.hasSuffix("_\($0).bundle") }
        }
        return [folder] + bundles.flatMap { [$0] + list($0) }
    }

    /// The module of the executable, by the process's name.
    package nonisolated static var executableModule: String {
        String(ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
