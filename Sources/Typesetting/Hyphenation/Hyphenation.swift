// The pinned pattern files by language, and the words of a paragraph that they break.
// No Apple page: this is ours.
internal import CPango
import Diagnostics
import Foundation
import Synchronization

/// The languages whose words can be hyphenated. Without the pinned file, byte for byte, a language is not hyphenated, so
/// that the same program breaks lines alike on every machine.
enum Hyphenation: String, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"

    /// The language of the locale in force; nil where no patterns are pinned for it. That the locale decides, and not
    /// the text, is a guess.
    static var current: Hyphenation? {
        Hyphenation(rawValue: Locale.current.identifier.prefix { $0 != "_" && $0 != "-" }.lowercased())
    }

    /// One number for each of ``current``'s answers.
    static var currentNumber: UInt32 { current.flatMap(allCases.firstIndex).map { UInt32($0) + 1 } ?? 0 }

    /// The file's name, its SHA-256 and the Debian package that brings it.
    var file: (name: String, sha256: String, package: String) {
        switch self {
        case .english:
            ("hyph_en_US.dic", "546b4c007d82b3bc9b3a691a3048eaae86741a162cd4e64a41fdebe147e5e473", "hyphen-en-us")
        case .german:
            ("hyph_de_DE.dic", "2e2f5ffea6bc53f67ffe8c076921c7b1b34a2ec2b9ec57a4608374bb65a1a1e1", "hyphen-de")
        case .french: ("hyph_fr.dic", "476ca60b958400c8b3fbe55764b4900df87acf60394ef62362705d9c701db191", "hyphen-fr")
        case .spanish:
            ("hyph_es_ES.dic", "b2e170c3c25f5de25447ca0acf6bc8baf9dd761e228e9646e2c25f2e7c47f4f6", "hyphen-es")
        case .italian:
            ("hyph_it_IT.dic", "8c25b6fb62c2fb97586c6f7c6fb48f29f49e90a5c33c09ac9112dba6942b50cd", "hyphen-it")
        }
    }

    private static let cache = Mutex<[String: HyphenationPatterns?]>([:])

    /// The patterns, read at the first call; nil, and reported once, where the pinned file is not there.
    func patterns(folder: String = "/usr/share/hyphen") -> HyphenationPatterns? {
        let path = folder + "/" + file.name
        if case .some(let known) = Self.cache.withLock({ $0[path] }) { return known }
        let bytes = FileManager.default.contents(atPath: path)
        let isPinned = bytes.map { FontFiles.sha256(Array($0)) } == file.sha256
        let made = isPinned ? bytes.map(HyphenationPatterns.init) : nil
        let isFirst = Self.cache.withLock { $0.updateValue(made, forKey: path) == nil }
        if isFirst, !isPinned {
            Catalogue.hyphenationPatternsMissing.report(
                object: path,
                cause: bytes == nil ? "There is no such file." : "Its SHA-256 is not that of the pinned file.",
                fix: "Run script/setup, or: apt-get install \(file.package)")
        }
        return made
    }

    /// Clears the cache for tests: patterns are read and may be reported again.
    static func forget() { cache.withLock { $0 = [:] } }
}

/// Hyphenation of one paragraph.
struct ParagraphHyphens {
    let units: [UInt16]
    let patterns: HyphenationPatterns
    /// Lines filled to less than this part of their room may take a hyphen.
    let factor: Double

    /// The places, in UTF-16 units of the paragraph, where the word around one may break; ascending.
    func points(around index: Int) -> [Int] {
        guard index < units.count, Self.isLetter(units[index]) else { return [] }
        var start = index
        var end = index
        while start > 0, Self.isLetter(units[start - 1]) { start -= 1 }
        while end < units.count, Self.isLetter(units[end]) { end += 1 }
        let word = Array(String(decoding: units[start..<end], as: UTF16.self).lowercased().utf16)
        // Where lower case has another length, as of İ, places would not agree.
        guard word.count == end - start else { return [] }
        return patterns.points(in: word).map { $0 + start }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }
}
