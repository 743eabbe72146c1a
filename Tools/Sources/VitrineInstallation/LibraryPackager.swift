// One shared library out of a finished build of Vitrine, with what clients need to compile against it.
// SwiftPM: the build folder's `Modules` and `<Target>.build`.
import BridgeToolchain
import Foundation

/// Copies modules, writes the C modules' maps, links the library and packs the test kit apart: what it puts before Dispatch
/// and the C library belongs into test executables alone.
public struct LibraryPackager {
    /// Why nothing was packaged.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The clone of Vitrine.
    public let source: String
    /// The finished build, such as `.build/debug`.
    public let build: String
    public let configuration: Installation.Configuration
    public let installation: Installation
    /// The real toolchain's `usr` folder.
    public let toolchain: String

    public init(
        source: String, build: String, configuration: Installation.Configuration, installation: Installation,
        toolchain: String
    ) {
        (self.source, self.build, self.configuration) = (source, build, configuration)
        (self.installation, self.toolchain) = (installation, toolchain)
    }

    /// Targets of the test kit: not in the library.
    static let testTargets: Set<String> = ["UIKitTesting", "CTestKit"]
    /// What the library takes from another package: a module in Swift, and one in C++ that it imports.
    static let guest = (module: "OpenCombine", helpers: "COpenCombineHelpers")
    /// System libraries by their pkg-config names, as in Vitrine's manifest; giflib has none.
    public static let systemPackages = [
        "cairo", "pangoft2", "harfbuzz", "freetype2", "fontconfig", "libwebp", "libwebpdemux", "lcms2", "libpng", "libjpeg",
    ]

    private var files: FileManager { .default }

    /// Packages everything; what an earlier run left is replaced only when all is done.
    public func run(version: String) throws {
        let targets = try swiftTargets()
        guard targets.contains("UIKitLists") else { throw Failure(description: "\(build) has no finished build of UIKit") }
        let folder = installation.folder(configuration)
        let new = folder + ".new"
        try? files.removeItem(atPath: new)
        try files.createDirectory(atPath: new + "/modules", withIntermediateDirectories: true)
        for target in targets {
            for ending in ["swiftmodule", "swiftdoc"] {
                let path = "\(build)/Modules/\(target).\(ending)"
                if files.fileExists(atPath: path) { try files.copyItem(atPath: path, toPath: "\(new)/modules/\(target).\(ending)") }
            }
        }
        try writeCModules()
        try link(targets.filter { !Self.testTargets.contains($0) } + cTargets(), to: new + "/libVitrine.so")
        try archive(to: new + "/libVitrineTesting.a")
        try? files.removeItem(atPath: folder)
        try files.moveItem(atPath: new, toPath: folder)
        let layout = ToolchainLayout(toolchain: toolchain, folder: folder + "/toolchain")
        try layout.write(
            wrapper: installation.wrapper, settings: settings(targets, version: version), triple: Self.triple)
    }

    static var triple: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    // MARK: What there is

    /// Targets with a Swift module, tests left out.
    func swiftTargets() throws -> [String] {
        guard let names = try? files.contentsOfDirectory(atPath: build + "/Modules") else {
            throw Failure(description: "\(build)/Modules is not there; build Vitrine first")
        }
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
            .filter { !$0.hasSuffix("Tests") && files.fileExists(atPath: "\(build)/\($0).build") && isVitrines($0) }.sorted()
    }

    private func isVitrines(_ target: String) -> Bool {
        target.hasPrefix("_Testing_") || ["Headless", "Browser", "LiveStages", Self.guest.module].contains(target)
            || files.fileExists(atPath: "\(source)/Sources/\(target)")
    }

    /// Targets in C that the library needs.
    private func cTargets() -> [String] {
        let names = (try? files.contentsOfDirectory(atPath: source + "/Sources")) ?? []
        let own = names.sorted().filter { name in
            !Self.testTargets.contains(name) && files.fileExists(atPath: "\(source)/Sources/\(name)/include")
                && files.fileExists(atPath: "\(build)/\(name).build")
        }
        return own + (hasGuest ? [Self.guest.helpers] : [])
    }

    /// Whether the build has the guest; a build of a few targets may lack it.
    private var hasGuest: Bool { files.fileExists(atPath: "\(build)/\(Self.guest.helpers).build") }

    /// The guest's headers, in the folder where SwiftPM keeps other packages: two above the build of a configuration.
    private var guestHeaders: String {
        let scratch = URL(fileURLWithPath: build).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        return scratch.path + "/checkouts/\(Self.guest.module)/Sources/\(Self.guest.helpers)/include"
    }

    /// The objects of a target that belong to a source of today: a source that was renamed or removed leaves its own behind.
    func objects(of target: String) -> [String] {
        let folder = "\(build)/\(target).build"
        if let map = files.contents(atPath: folder + "/output-file-map.json"),
            let entries = try? JSONDecoder().decode([String: OutputFiles].self, from: map)
        {
            return entries.values.compactMap(\.object).map { "\(folder)/\(($0 as NSString).lastPathComponent)" }
                .filter { files.fileExists(atPath: $0) }.sorted()
        }
        guard let walk = files.enumerator(atPath: folder) else { return [] }
        let sources = Self.guest.helpers == target ? nil : source + "/Sources/" + target
        return walk.compactMap { $0 as? String }.filter { name in
            name.hasSuffix(".o") && (sources.map { files.fileExists(atPath: $0 + "/" + name.dropLast(2)) } ?? true)
        }.sorted().map { folder + "/" + $0 }
    }

    /// What the compiler writes for a source, as SwiftPM's map of output files says.
    private struct OutputFiles: Decodable { let object: String? }

    // MARK: C modules

    /// The C modules' headers with their own maps: a build's maps name the clone's folder.
    private func writeCModules() throws {
        try? files.removeItem(atPath: installation.cModules)
        for name in try files.contentsOfDirectory(atPath: source + "/Sources").sorted() {
            let folder = "\(source)/Sources/\(name)"
            let include = folder + "/include"
            let headers = files.fileExists(atPath: include) ? include : folder
            guard files.fileExists(atPath: folder + "/module.modulemap") || headers == include else { continue }
            try writeCModule(name, headers)
        }
        if hasGuest { try writeCModule(Self.guest.helpers, guestHeaders) }
    }

    private func writeCModule(_ name: String, _ headers: String) throws {
        let target = "\(installation.cModules)/\(name)"
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        for file in try files.contentsOfDirectory(atPath: headers) where file.hasSuffix(".h") || file == "module.modulemap" {
            try files.copyItem(atPath: "\(headers)/\(file)", toPath: "\(target)/\(file)")
        }
        if !files.fileExists(atPath: target + "/module.modulemap") {
            let map = "module \(name) {\n    umbrella header \"\(name).h\"\n    export *\n}\n"
            try map.write(toFile: target + "/module.modulemap", atomically: true, encoding: .utf8)
        }
    }

    private func cFlags() throws -> [String] {
        let maps = try files.contentsOfDirectory(atPath: installation.cModules).sorted()
            .flatMap { ["-Xcc", "-fmodule-map-file=\(installation.cModules)/\($0)/module.modulemap"] }
        return maps + (try packageConfig("--cflags").flatMap { ["-Xcc", $0] })
    }

    private func packageConfig(_ what: String) throws -> [String] {
        let output = try Tool.output("/usr/bin/env", ["pkg-config", what] + Self.systemPackages)
        var seen: Set<String> = []
        return output.split(whereSeparator: \.isWhitespace).map(String.init).filter { seen.insert($0).inserted }
    }

    // MARK: Linking

    private func link(_ targets: [String], to path: String) throws {
        let list = path + ".objects"
        let all = targets.flatMap { objects(of: $0) }
        try all.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        defer { try? files.removeItem(atPath: list) }
        try Tool.run(
            toolchain + "/bin/swiftc",
            ["-emit-library", "-use-ld=lld", "-o", path, "@" + list, "-Xlinker", "-soname=libVitrine.so"]
                + packageConfig("--libs") + ["-lgif"] + (hasGuest ? ["-lstdc++"] : []))
    }

    private func archive(to path: String) throws {
        let objects = Self.testTargets.sorted().flatMap { self.objects(of: $0) }
        guard !objects.isEmpty else { throw Failure(description: "\(build) has no build of UIKitTesting") }
        try Tool.run("/usr/bin/env", ["ar", "crs", path] + objects)
    }

    // MARK: The wrapper's settings

    func settings(_ targets: [String], version: String) throws -> BridgeSettings {
        let folder = installation.folder(configuration)
        return BridgeSettings(
            toolchain: toolchain + "/bin",
            compileFlags: ["-I", folder + "/modules"] + (try cFlags()),
            linkFlags: [
                "-L", folder, "-Xlinker", "--as-needed", "-lVitrine", "-Xlinker", "-rpath", "-Xlinker", folder,
            ],
            // Whole: its functions stand before Dispatch's without being asked for. What it imports itself comes behind it.
            testLinkFlags: [
                "-Xlinker", "--whole-archive", folder + "/libVitrineTesting.a", "-Xlinker", "--no-whole-archive",
                "-lswiftRuntime", "-lTesting", "-lXCTest", "-lFoundationNetworking",
            ],
            ownModules: targets, version: version)
    }
}
