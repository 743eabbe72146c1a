// The app's Info.plist, wherever a package has it.
// Apple: "Information Property List".
import Foundation

/// The app's Info.plist: that of the main bundle, with what a file beside the executable or in the app's resource bundle
/// says besides. SwiftPM takes no Info.plist at the top of a target's resources; one in a copied folder it does.
@MainActor package enum InfoPlist {
    private static var found: [String: Any]?
    private static var stub: [String: Any]?

    /// All keys, `[:]` without a file. Read once.
    package static var current: [String: Any] {
        if let stub { return stub }
        if let found { return found }
        let values = read(bundle: .main, modules: AppModules.names)
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

    /// Where the app's files are: beside the executable, then in the app's resource bundle, at its top or one folder below.
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
}

/// The modules that classes named without one may be of.
@MainActor enum AppModules {
    /// That of the application's delegate, then the executable's.
    static var names: [String] {
        let delegate = UIApplication.sharedStorage?.delegate.map { String(reflecting: Swift.type(of: $0)) }
        let own = delegate?.split(separator: ".").first.map(String.init)
        return [own, executable].compactMap { $0 }
    }

    /// That of the executable, by the process's name.
    nonisolated static var executable: String {
        String(ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// A class by the name that Info.plist has for it: `$(PRODUCT_MODULE_NAME).Name`, `Module.Name`, or `Name` alone.
    static func type(named name: String) -> AnyClass? {
        let plain = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"].reduce(name) {
            $0.replacingOccurrences(of: $1, with: names.first ?? "")
        }
        if let type = NSClassFromString(plain) { return type }
        // The product of an Xcode project and the target of a package are seldom named alike.
        let last = plain.split(separator: ".").last.map(String.init) ?? plain
        for module in names + ["UIKitCore"] {
            if let type = NSClassFromString("\(module).\(last)") { return type }
        }
        return nil
    }
}
