// Finds the pinned font files, checks them once by SHA-256 and remembers size and time in the cache folder.
// No Apple page: this is ours.
internal import CPango
import Diagnostics
import Foundation

/// The pinned font files on this machine: where they are, whether they are the pinned ones, and their links' folder.
struct FontFiles: Sendable {
    /// The checked state of one font file.
    private struct Record {
        var path: Substring
        var real: String
        var size: Int
        var time: Int
        var sha256: String
        var line: String { "\(size) \(time) \(sha256) \(path)\t\(real)\n" }
    }

    /// `…/vitrine/fonts-<version>`; holds `manifest`, `links` and `fontconfig`.
    let folder: String
    /// The lines of ``Record``, as they stand in the file `manifest`.
    private let manifest: [UInt8]
    private let roots: [String]

    /// Reads the manifest of an earlier process, or looks every file over and writes it.
    init(roots: [String] = FontFiles.defaultRoots, cache: String = FontFiles.defaultCache) {
        self.roots = roots
        let key = roots == Self.defaultRoots ? "" : "-" + String(Self.stableHash(roots.joined(separator: ":")), radix: 36)
        folder = cache + "/fonts-\(PinnedFonts.version)\(key)"
        if let bytes = Self.read(folder + "/manifest"), bytes.count > 0 {
            manifest = bytes
        } else {
            manifest = Self.build(folder: folder, roots: roots)
        }
    }

    private init(folder: String, roots: [String], manifest: [UInt8]) {
        self.folder = folder
        self.roots = roots
        self.manifest = manifest
    }

    /// `$VITRINE_FONTS` before the system's folders.
    static var defaultRoots: [String] {
        let own = ProcessInfo.processInfo.environment["VITRINE_FONTS"].map { [$0] } ?? []
        return own + ["/usr/share/fonts", "/usr/local/share/fonts"]
    }

    /// `$XDG_CACHE_HOME/vitrine`, `~/.cache/vitrine`, or a folder of this user's below `/tmp` where that cannot be written.
    static var defaultCache: String {
        let environment = ProcessInfo.processInfo.environment
        var candidates: [String] = []
        if let xdg = environment["XDG_CACHE_HOME"], xdg.hasPrefix("/") { candidates.append(xdg + "/vitrine") }
        if let home = environment["HOME"], home.hasPrefix("/") { candidates.append(home + "/.cache/vitrine") }
        for candidate in candidates {
            try? FileManager.default.createDirectory(atPath: candidate, withIntermediateDirectories: true)
            if access(candidate, W_OK | X_OK) == 0 { return candidate }
        }
        return "/tmp/vitrine-\(getuid())"
    }

    /// The real path of a pinned file whose size and time are as recorded; nil where it is missing or was changed since.
    func path(of file: String) -> String? {
        guard let line = line(of: file) else { return nil }
        let (size, time) = Self.sizeAndTime(line.real)
        return size == line.size && time == line.time ? line.real : nil
    }

    /// Whether every recorded file still has its recorded size and time, and no missing one has appeared.
    var isCurrent: Bool {
        records.allSatisfy { record in
            if record.real.isEmpty { return Self.locate(String(record.path), roots: roots) == nil }
            let (size, time) = Self.sizeAndTime(record.real)
            return size == record.size && time == record.time
        }
    }

    /// Looked over again, file by file.
    func rebuilt() -> FontFiles {
        FontFiles(folder: folder, roots: roots, manifest: Self.build(folder: folder, roots: roots))
    }

    /// Whether any file is missing or differs; known without looking through the list.
    var hasProblems: Bool { manifest.first != UInt8(ascii: "0") }

    /// The Debian packages whose files are missing.
    var missingPackages: [String] {
        let missing = Set(records.filter(\.real.isEmpty).map(\.path))
        guard !missing.isEmpty else { return [] }
        return Set(PinnedFonts.files.filter { missing.contains($0.path) }.map(\.package)).sorted()
    }

    /// The files, below the font root, that are not byte for byte the pinned ones.
    var differingFiles: [String] {
        let pinned = Dictionary(uniqueKeysWithValues: PinnedFonts.files.map { ($0.path, $0.sha256) })
        return records.filter { !$0.real.isEmpty && pinned[$0.path].map(String.init) != $0.sha256 }.map { String($0.path) }
    }

    /// One hash over the hashes of all files: equal exactly where the fonts are.
    var fingerprint: String {
        Self.sha256(Array(records.map { "\($0.sha256) \($0.path)" }.joined(separator: "\n").utf8))
    }

    // MARK: Manifest

    private func line(of file: String) -> Record? {
        let needle = Array(" \(file)\t".utf8)
        guard let hit = manifest.firstRange(of: needle) else { return nil }
        let start = manifest[..<hit.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let end = manifest[hit.upperBound...].firstIndex(of: 10) ?? manifest.count
        return Self.parse(Substring(decoding: manifest[start..<end], as: UTF8.self))
    }

    private var records: [Record] {
        String(decoding: manifest, as: UTF8.self).split(separator: "\n").compactMap(Self.parse)
    }

    private static func parse(_ line: Substring) -> Record? {
        let halves = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let parts = halves[0].split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, let size = Int(parts[0]), let time = Int(parts[1]) else { return nil }
        return Record(path: parts[3], real: String(halves[1]), size: size, time: time, sha256: String(parts[2]))
    }

    private static func build(folder: String, roots: [String]) -> [UInt8] {
        let records = PinnedFonts.files.map { file -> Record in
            guard let real = locate(String(file.path), roots: roots), let bytes = read(real) else {
                return Record(path: file.path, real: "", size: 0, time: 0, sha256: "-")
            }
            let (size, time) = sizeAndTime(real)
            return Record(path: file.path, real: real, size: size, time: time, sha256: sha256(bytes))
        }
        let pinned = Dictionary(uniqueKeysWithValues: PinnedFonts.files.map { ($0.path, String($0.sha256)) })
        let problems = records.filter { $0.real.isEmpty || pinned[$0.path] != $0.sha256 }.count
        // The first line says how many files are not as they should be.
        let manifest = Array(("\(problems)\n" + records.map(\.line).joined()).utf8)
        install(records, manifest: manifest, in: folder)
        return manifest
    }

    /// Makes the folder beside its place and moves it there, so that processes that start together do not meet.
    private static func install(_ records: [Record], manifest: [UInt8], in folder: String) {
        let files = FileManager.default
        let fresh = folder + ".\(getpid())"
        try? files.removeItem(atPath: fresh)
        try? files.createDirectory(atPath: fresh + "/links", withIntermediateDirectories: true)
        for record in records where !record.real.isEmpty {
            let name = record.path.replacingOccurrences(of: "/", with: "-")
            try? files.createSymbolicLink(atPath: fresh + "/links/" + name, withDestinationPath: record.real)
        }
        try? Data(manifest).write(to: URL(fileURLWithPath: fresh + "/manifest"))
        if rename(fresh, folder) != 0 {
            // The folder exists: it is stale, or another process was quicker. Either way ours is right.
            let old = folder + ".old.\(getpid())"
            _ = rename(folder, old)
            _ = rename(fresh, folder)
            try? files.removeItem(atPath: old)
            try? files.removeItem(atPath: fresh)
        }
    }

    /// The path below the first root that has it, or the bare file name in that root.
    private static func locate(_ path: String, roots: [String]) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        for root in roots {
            for candidate in [root + "/" + path, root + "/" + name] where access(candidate, R_OK) == 0 {
                return candidate
            }
        }
        return nil
    }

    // MARK: Files

    private static func sizeAndTime(_ path: String) -> (size: Int, time: Int) {
        var info = stat()
        guard stat(path, &info) == 0 else { return (-1, -1) }
        return (Int(info.st_size), Int(info.st_mtim.tv_sec) * 1_000_000_000 + Int(info.st_mtim.tv_nsec))
    }

    private static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let count = ftell(file)
        guard count >= 0, count < 1 << 30 else { return nil }
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = fread(buffer.baseAddress, 1, count, file)
        }
    }

    static func sha256(_ bytes: [UInt8]) -> String {
        guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "-" }
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, bytes, bytes.count)
        return String(cString: g_checksum_get_string(checksum))
    }

    private static func stableHash(_ text: String) -> UInt64 {
        text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
