// Rewrites a module's files into the cache and lays them over the user's.
// No Apple page: this is ours.
import BridgeToolchain
import FoundationEssentials
import Glibc
import ObjCBridge

/// One module's rewriting, with what is kept from the last one.
///
/// 1. Texts without a trigger in the whole module: nothing is parsed.
/// 2. The index of each file is kept by its text's digest; the module's index is their sum.
/// 3. A file's new text is kept by the digests of its own text and of the module's index, under a name that is its content, so
///    that two builds never see half a file, and a damaged one is noticed.
struct ModuleRewriting {
    let arguments: Arguments
    let module: String
    let settings: BridgeSettings
    /// The cache of this module, for this folder and rule set.
    private let folder: String

    /// What is kept of each file.
    private struct Entry: Codable {
        var digest: String
        var index: FileIndex
        /// The digests that the output depends on, and the output's name; nil if the text stays.
        var key: String?
        var output: String?
    }

    private init(_ arguments: Arguments, _ module: String, _ settings: BridgeSettings, cache: String) {
        (self.arguments, self.module, self.settings) = (arguments, module, settings)
        let place = Digest.of(arguments.folder + "\n" + (arguments.sources.first ?? ""))
        folder = "\(cache)/\(RuleSet.digest.prefix(8))/\(module)-\(place.prefix(16))"
    }

    /// The cache's folder cannot be written: it is another user's, read-only or full.
    private struct Unwritable: Error, CustomStringConvertible {
        let path: String
        let reason = Files.reason
        var description: String { "\(path) cannot be written (\(reason))" }
    }

    /// The path of the overlay, nil if every file stays as it is. Ends the program where the overlay cannot be written anywhere:
    /// without it the compiler would blame the user's lines.
    static func overlay(_ arguments: Arguments, _ settings: BridgeSettings) -> String? {
        guard let module = arguments.moduleName else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let temporary = CachePlaces.temporary(environment: environment)
        let caches =
            settings.cache.map { [$0, temporary + "/bridge"] }
            ?? CachePlaces.folders(environment: environment).map { $0 + "/bridge" }
        var last: Unwritable?
        for cache in caches {
            if cache.hasPrefix(temporary + "/"), !CachePlaces.secure(temporary) {
                complain("\(temporary) is not this user's alone")
                continue
            }
            if let last { complain("\(last); rewritten sources are kept in \(cache)") }
            do { return try ModuleRewriting(arguments, module, settings, cache: cache).overlay() } catch { last = error }
        }
        tell(
            "error: \(module) has to be rewritten, and \(last.map { "\($0)" } ?? "\(temporary) is not this user's"); "
                + "make room, or let XDG_CACHE_HOME name a folder that can be written")
        exit(1)
    }

    /// The sources that may be rewritten: not those that a build tool made, but the lists of tests.
    private var candidates: [String] {
        arguments.sources.filter { path in
            if path.hasSuffix("/all-discovered-tests.swift") { return false }
            return !GeneratedSources.have(path, scratch: arguments.scratch) || path.contains("DiscoveredTests.derived/")
        }
    }

    /// Whether the build tool made an accessor for the target's resources.
    private var hasResources: Bool { arguments.sources.contains { $0.hasSuffix("/resource_bundle_accessor.swift") } }

    private func overlay() throws(Unwritable) -> String? {
        var texts: [SourceText] = []
        for path in candidates { Files.read(path).map { texts.append(SourceText(path: path, text: $0)) } }
        let isTests = texts.contains { $0.path.contains("DiscoveredTests.derived/") }
        let importsUIKit = texts.contains { Triggers.mentionUIKit($0.text.utf8) }
        let missing = missing(Set(texts.flatMap { AppleFrameworks.named(in: $0.text) }))
        let notesBundle = hasResources && (importsUIKit || texts.contains { $0.text.contains("Bundle(for") })
        guard
            isTests || notesBundle || !missing.isEmpty
                || texts.contains(where: { Triggers.areIn($0.text.utf8, importsUIKit: importsUIKit) })
        else { return nil }
        guard Files.makeFolder(folder), access(folder, W_OK) == 0 else { throw Unwritable(path: folder) }

        // 1. The index.
        let state = folder + "/state.json"
        var kept: [String: Entry] = [:]
        if let data = FileManager.default.contents(atPath: state) {
            kept = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
        }
        var entries: [String: Entry] = [:]
        var parsed: [String: ParsedText] = [:]
        var isNew = kept.count != texts.count
        for text in texts {
            let digest = Digest.of(text.text)
            if let old = kept[text.path], old.digest == digest {
                entries[text.path] = old
            } else {
                isNew = true
                let tree = ParsedText(text)
                parsed[text.path] = tree
                entries[text.path] = Entry(digest: digest, index: Bridge.index(tree))
            }
        }
        let others = dependencies(entries)
        var index = ModuleIndex(name: module, files: entries.values.map(\.index), dependencies: others)
        index.note(missing: missing)
        index.hasResources = notesBundle
        index.hasAdditions = self.missing(["FoundationAdditions"]).isEmpty
        index.hasSystemModules = self.missing(["os", "Combine"]).isEmpty
        let indexDigest = Digest.of(
            digest(of: entries) + "\(index.hasAdditions)\(index.hasSystemModules)\(notesBundle)"
                + missing.sorted().joined(separator: " ") + others.map { "\($0.publicProtocols)" }.joined())

        // 2. The texts.
        for text in texts {
            guard var entry = entries[text.path] else { continue }
            let key = entry.digest + indexDigest
            if entry.key == key, entry.output.map(isWhole) ?? true { continue }
            let result = Bridge.rewrite(file: text, parsed: parsed.removeValue(forKey: text.path), in: index)
            if let refusal = result.refusal { complain("\(text.path) is compiled as it is: \(refusal)") }
            (entry.key, entry.output, isNew) = (key, nil, true)
            if result.isChanged {
                let name = Digest.of(result.text) + ".swift"
                guard isWhole(name) || Files.write(result.text, to: folder + "/" + name) else { throw Unwritable(path: folder) }
                entry.output = name
            }
            entries[text.path] = entry
        }
        let outputs = entries.compactMapValues(\.output)
        if isNew, let data = try? JSONEncoder().encode(entries) { Files.write(String(decoding: data, as: UTF8.self), to: state) }
        publish(index)
        forgetObjects(outputs)
        return outputs.isEmpty ? nil : try write(outputs)
    }

    /// Whether a kept text is there and holds what its name says.
    private func isWhole(_ name: String) -> Bool {
        Files.read(folder + "/" + name).map { Digest.of($0) + ".swift" == name } ?? false
    }

    private func digest(of entries: [String: Entry]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let files = entries.values.map(\.index).sorted { $0.path < $1.path }
        return (try? encoder.encode(files)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    // MARK: The overlay

    private func write(_ outputs: [String: String]) throws(Unwritable) -> String {
        struct Root: Codable {
            let type = "file"
            let name: String
            let externalContents: String
            enum CodingKeys: String, CodingKey {
                case type, name
                case externalContents = "external-contents"
            }
        }
        struct Overlay: Codable {
            let version = 0
            let caseSensitive = "true"
            let useExternalNames = "false"
            let roots: [Root]
            enum CodingKeys: String, CodingKey {
                case version, roots
                case caseSensitive = "case-sensitive"
                case useExternalNames = "use-external-names"
            }
        }
        let roots = outputs.sorted { $0.key < $1.key }.map { Root(name: $0.key, externalContents: folder + "/" + $0.value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Overlay(roots: roots)) else { throw Unwritable(path: folder) }
        let text = String(decoding: data, as: UTF8.self)
        // The driver compiles everything anew when an argument changes, so the name depends on the build alone.
        let build = Digest.of(arguments.outputFileMap ?? arguments.folder).prefix(16)
        let path = "\(folder)/overlay-\(build).json"
        guard Files.read(path) == text || Files.write(text, to: path) else { throw Unwritable(path: path) }
        return path
    }

    // MARK: Objects that are out of date

    /// A file whose new text changed though its own did not: the driver would not compile it again, so its object goes.
    private func forgetObjects(_ outputs: [String: String]) {
        guard let map = arguments.outputFileMap, let data = FileManager.default.contents(atPath: map) else { return }
        let record = "\(folder)/built-\(Digest.of(map).prefix(16)).json"
        let last = FileManager.default.contents(atPath: record)
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
        guard last != outputs else { return }
        // A damaged record says nothing of what the objects were made from: all of them go.
        let isDamaged = last == nil && Files.exists(record)
        if let files = try? JSONDecoder().decode([String: [String: String]].self, from: data) {
            for (path, products) in files where path.hasSuffix(".swift") && (isDamaged || last?[path] != outputs[path]) {
                if let object = products["object"] { _ = try? FileManager.default.removeItem(atPath: object) }
            }
        }
        if let data = try? JSONEncoder().encode(outputs) { Files.write(String(decoding: data, as: UTF8.self), to: record) }
    }

    // MARK: Other modules

    /// Those of Apple's frameworks that no folder of the call has: neither a Swift module nor a module map of that name.
    private func missing(_ frameworks: Set<String>) -> Set<String> {
        guard !frameworks.isEmpty else { return [] }
        let flags = arguments.expanded + (settings.compileFlags ?? [])
        var folders = zip(flags, flags.dropFirst()).compactMap { $0 == "-I" ? $1 : nil }
        folders += flags.compactMap { $0.hasPrefix("-I") && $0.count > 2 ? String($0.dropFirst(2)) : nil }
        folders.append(settings.toolchain + "/../lib/swift/linux")
        return frameworks.filter { name in
            let isMapped = flags.contains { $0.hasSuffix(".modulemap") && $0.contains("/\(name)") }
            return !isMapped
                && !folders.contains { folder in
                    Files.exists("\(folder)/\(name).swiftmodule")
                        || Files.read("\(folder)/module.modulemap")?.contains("module \(name) ") ?? false
                }
        }
    }

    /// The file beside a module that has its protocols. It lies with the module, not in the cache, so that it is there as long as
    /// the module is.
    private static func published(_ module: String, in folder: String) -> String { "\(folder)/\(module).vitrine.json" }

    /// Keeps this module's protocols for the modules that import it.
    private func publish(_ index: ModuleIndex) {
        guard let product = Arguments.value(after: "-emit-module-path", in: arguments.expanded) else { return }
        let whole = product.hasPrefix("/") ? product : arguments.folder + "/" + product
        let folder = whole.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let path = Self.published(module, in: folder)
        guard index.hasPublished, let data = try? JSONEncoder().encode(index.publicProtocols) else {
            if Files.exists(path) { _ = try? FileManager.default.removeItem(atPath: path) }
            return
        }
        let text = String(decoding: data, as: UTF8.self)
        guard Files.read(path) != text else { return }
        guard Files.makeFolder(folder), Files.write(text, to: path) else {
            complain("\(path) cannot be written: \(Files.reason); modules that import \(module) do not see its optional methods")
            return
        }
    }

    private func dependencies(_ entries: [String: Entry]) -> [ModuleIndex] {
        let folders = zip(arguments.expanded, arguments.expanded.dropFirst()).compactMap { $0 == "-I" ? $1 : nil }
        let imports = Set(entries.values.flatMap(\.index.imports)).subtracting([module])
        return imports.sorted().compactMap { name in
            for folder in folders {
                let path = Self.published(name, in: folder)
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                if let file = try? JSONDecoder().decode(FileIndex.self, from: data) {
                    return ModuleIndex(name: name, files: [file])
                }
                complain("\(path) is damaged: build \(name) again, or its optional methods are not called")
            }
            return nil
        }
    }
}
