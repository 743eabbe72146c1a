// Names of languages, and which of those at hand suits somebody best.
// Apple: "Bundle", preferredLocalizations(from:forPreferences:).
import Foundation

/// A name such as "zh-Hant-TW" in its parts.
struct LanguageIdentifier: Hashable {
    var language: String
    var script: String?
    var region: String?

    /// Takes "-" and "_" between the parts, and drops a charset such as ".UTF-8" and a variant such as "@euro".
    init(_ name: String) {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        let parts = plain.split { $0 == "-" || $0 == "_" }
        let first = parts.first?.lowercased() ?? ""
        language = Self.oldNames[first] ?? first
        for part in parts.dropFirst() {
            if part.count == 4, script == nil { script = part.capitalized }
            if part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber)) { region = part.uppercased() }
        }
        if language == "zh", script == nil, let region {
            script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
        }
    }

    /// The name with hyphens.
    var name: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// Folders may still carry the names of Mac OS X 10.0, and codes that were replaced.
    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl", "no": "nb", "iw": "he", "in": "id",
    ]
}

enum LanguageChoice {
    /// Those at hand that suit one wanted language, the best first: the same name, then the same language and script,
    /// then the language alone, then another region of it. A language without a region ("en") suits every region.
    static func suiting(_ wanted: String, from names: [String]) -> [String] {
        let wish = LanguageIdentifier(wanted)
        let ranked = names.compactMap { name -> (rank: Int, name: String)? in
            let there = LanguageIdentifier(name)
            guard there.language == wish.language else { return nil }
            if there == wish { return (0, name) }
            if let one = there.script, let other = wish.script, one != other { return nil }
            if there.region == nil { return (there.script == wish.script ? 1 : 2, name) }
            return there.region == wish.region ? (1, name) : (3, name)
        }
        return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
    }

    /// The names to look at, best first: those for the first language that any suits, else the development language.
    static func localizations(for preferences: [String], from names: [String], development: String?) -> [String] {
        let named = names.filter { $0 != "Base" }
        for wanted in preferences {
            let suiting = suiting(wanted, from: named)
            if !suiting.isEmpty { return suiting }
        }
        if let development {
            let suiting = suiting(development, from: named)
            if !suiting.isEmpty { return suiting }
        }
        return named.contains("en") ? ["en"] : named.sorted().prefix(1).map { $0 }
    }
}
