// Liang's hyphenation from a pattern file of the kind that TeX and LibreOffice use.
// No Apple page: this is ours; the method is F. M. Liang's (Word Hy-phen-a-tion by Com-put-er, 1983).
import Foundation

/// The patterns of one language, and where they let a word break.
struct HyphenationPatterns: Sendable {
    /// Letters (a full stop is the word's edge) to the weights before, between and behind them.
    private var weights: [[UInt16]: [UInt8]] = [:]
    private var longest = 0
    /// The fewest letters before a break.
    private var leftLeast = 2
    /// The fewest letters behind a break.
    private var rightLeast = 2

    private static let edge = UInt16(UInt8(ascii: "."))

    /// Reads the lines of a `hyph_….dic` file. All its levels count alike; non-standard changes of letters are left out.
    init(_ data: Data) {
        let isLatin1 = data.starts(with: Array("ISO8859-1".utf8))
        let text = isLatin1 ? String(decoding: data.map { UInt16($0) }, as: UTF16.self) : String(decoding: data, as: UTF8.self)
        for line in text.utf16.split(whereSeparator: { $0 == 10 || $0 == 13 }).dropFirst() { read(line) }
    }

    private mutating func read(_ line: Substring.UTF16View.SubSequence) {
        guard let first = line.first, first != UInt16(UInt8(ascii: "#")), first != UInt16(UInt8(ascii: "%")) else { return }
        if (65...90).contains(first) { return readSetting(String(Substring(line))) }
        var letters: [UInt16] = []
        var values: [UInt8] = [0]
        for unit in line {
            switch unit {
            case 48...57: values[values.count - 1] = UInt8(unit - 48)
            case 47, 9: return
            case 32: break
            default:
                letters.append(unit)
                values.append(0)
            }
        }
        guard !letters.isEmpty, values.contains(where: { $0 > 0 }) else { return }
        weights[letters] = values
        longest = max(longest, letters.count)
    }

    private mutating func readSetting(_ line: String) {
        let words = line.split(separator: " ")
        guard words.count == 2, let value = Int(words[1]) else { return }
        if words[0] == "LEFTHYPHENMIN" { leftLeast = value }
        if words[0] == "RIGHTHYPHENMIN" { rightLeast = value }
    }

    /// The places, in UTF-16 units from the word's start, where a hyphen may stand.
    /// - Parameter word: Lower-case letters.
    func points(in word: [UInt16]) -> [Int] {
        guard word.count >= leftLeast + rightLeast, word.count <= 64 else { return [] }
        let dotted = [Self.edge] + word + [Self.edge]
        var best = [UInt8](repeating: 0, count: dotted.count + 1)
        for start in dotted.indices {
            for length in 1...max(1, min(longest, dotted.count - start)) {
                guard let values = weights[Array(dotted[start..<start + length])] else { continue }
                for (index, value) in values.enumerated() { best[start + index] = max(best[start + index], value) }
            }
        }
        return (leftLeast...word.count - rightLeast).filter { best[$0 + 1] & 1 == 1 }
    }
}
