// The versions on which the pixels of text and paths depend besides our own code: fonts and libraries.
// No Apple page: this is ours.
import Foundation

/// Versions of the libraries and the fonts' digest; stored beside the pictures.
struct Fingerprint: Codable, Sendable, Equatable {
    /// The versions by name, such as `["cairo": "1.16.0", "fonts": "sha256…"]`.
    var parts: [String: String]

    /// This process's own.
    static let current = Fingerprint(parts: SystemVersions.all)

    /// Describes the differences; nil if there are none.
    func differences(now: Fingerprint) -> String? {
        let keys = Set(parts.keys).union(now.parts.keys).sorted()
        let changes = keys.compactMap { key -> String? in
            let (then, now) = (parts[key] ?? "none", now.parts[key] ?? "none")
            return then == now ? nil : "\(key) \(Self.short(then)) then, \(Self.short(now)) now"
        }
        return changes.isEmpty ? nil : changes.joined(separator: "; ")
    }

    private static func short(_ value: String) -> String { value.count > 16 ? value.prefix(12) + "…" : value }
}

/// The file `fingerprint.json` in a folder of pictures.
struct FingerprintFile: Codable, Sendable {
    /// The fingerprint of all pictures of the folder but the exceptions.
    var fingerprint: Fingerprint
    /// Pictures recorded later under another one, by file name.
    var exceptions: [String: Fingerprint] = [:]

    static func url(in folder: URL) -> URL { folder.appendingPathComponent("fingerprint.json") }

    static func read(in folder: URL) -> FingerprintFile? {
        guard let data = try? Data(contentsOf: url(in: folder)) else { return nil }
        return try? JSONDecoder().decode(FingerprintFile.self, from: data)
    }

    /// The one that a picture was recorded under.
    func fingerprint(of picture: String) -> Fingerprint { exceptions[picture] ?? fingerprint }

    /// Notes that a picture was recorded now. The file changes only where it has to.
    static func note(_ picture: String, in folder: URL, current: Fingerprint = .current) throws {
        var file = read(in: folder) ?? FingerprintFile(fingerprint: current)
        let known = FileManager.default.fileExists(atPath: url(in: folder).path)
        guard !known || file.fingerprint(of: picture) != current else { return }
        if file.fingerprint == current {
            file.exceptions[picture] = nil
        } else if others(than: picture, in: folder).isEmpty {
            file = FingerprintFile(fingerprint: current)
        } else {
            file.exceptions[picture] = current
        }
        // Once all pictures are exceptions of one kind, they are the rule.
        let pictures = others(than: nil, in: folder)
        if !pictures.isEmpty, pictures.allSatisfy({ file.exceptions[$0] == current }) {
            file = FingerprintFile(fingerprint: current)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(file) + Data("\n".utf8)).write(to: url(in: folder), options: .atomic)
    }

    private static func others(than picture: String?, in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".png") && $0 != picture }
    }
}
