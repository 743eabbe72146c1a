// The letters under which languages list names, and under which of them a name is.
// No Apple page: alphabets are general knowledge; their order beside each other is a guess.
import Foundation

/// The sections of an index: the letters of the language, then A to Z where these are not its own, then `#` for all else.
struct IndexLetters: Sendable {
    /// Letters of one script, in order.
    private struct Group: Sendable {
        let script: Script
        let letters: [String]
    }
    private enum Script: Sendable {
        case latin, cyrillic, greek, kana, hangul, han, hebrew, arabic, thai

        /// The script of a character, nil where it is no letter of these.
        init?(_ scalar: Unicode.Scalar) {
            guard scalar.properties.isAlphabetic else { return nil }
            switch scalar.value {
            case 0x41...0x24f, 0x1e00...0x1eff, 0xff21...0xff5a: self = .latin
            case 0x370...0x3ff, 0x1f00...0x1fff: self = .greek
            case 0x400...0x52f: self = .cyrillic
            case 0x590...0x5ff: self = .hebrew
            case 0x600...0x6ff, 0x750...0x77f: self = .arabic
            case 0xe00...0xe7f: self = .thai
            case 0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7a3: self = .hangul
            case 0x3040...0x30ff, 0xff66...0xff9d: self = .kana
            case 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: self = .han
            default: return nil
            }
        }
    }

    private static let basic = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
    /// By language, as far as it is not A to Z alone.
    private static let alphabets: [String: (Script, String)] = [
        "sv": (.latin, basic + " Å Ä Ö"), "fi": (.latin, basic + " Å Ä Ö"), "da": (.latin, basic + " Æ Ø Å"),
        "nb": (.latin, basic + " Æ Ø Å"), "nn": (.latin, basic + " Æ Ø Å"), "no": (.latin, basic + " Æ Ø Å"),
        "es": (.latin, "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"),
        "cs": (.latin, "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
        "sk": (.latin, "A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž"),
        "pl": (.latin, "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż"),
        "hr": (.latin, "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž"),
        "hu": (.latin, "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS"),
        "ro": (.latin, "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z"),
        "tr": (.latin, "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z"),
        "ru": (.cyrillic, "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я"),
        "uk": (.cyrillic, "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
        "bg": (.cyrillic, "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
        "el": (.greek, "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"),
        "ja": (.kana, "あ か さ た な は ま や ら わ"), "ko": (.hangul, "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"),
        "he": (.hebrew, "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"),
        "ar": (.arabic, "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي"),
        "th": (.thai, "ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ"),
    ]

    let titles: [String]
    private let groups: [Group]
    private let locale: Locale
    /// Chinese names are listed by their sound in Latin letters.
    private let isPinyin: Bool

    init(language: String) {
        locale = Locale(identifier: language.replacingOccurrences(of: "-", with: "_"))
        let code = language.split { "-_".contains($0) }.first.map { $0.lowercased() } ?? "en"
        isPinyin = code == "zh"
        func letters(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        var groups = [Group(script: .latin, letters: letters(Self.basic))]
        if let (script, text) = Self.alphabets[code] {
            let own = Group(script: script, letters: letters(text))
            groups = script == .latin ? [own] : [own] + groups
        }
        self.groups = groups
        titles = groups.flatMap(\.letters) + ["#"]
    }

    /// The section of a name: the last letter of its script that is not behind it in the order of the language.
    func section(of name: String) -> Int {
        let name = spelled(name)
        guard let first = name.unicodeScalars.first, let script = Script(first) else { return titles.count - 1 }
        var start = 0
        for group in groups {
            defer { start += group.letters.count }
            guard group.script == script else { continue }
            guard let place = group.letters.lastIndex(where: { !isBefore(name, $0) }) else { return titles.count - 1 }
            return start + place
        }
        return titles.count - 1
    }

    /// The order of two names.
    func compare(_ one: String, _ other: String) -> ComparisonResult {
        one.compare(other, options: [], range: nil, locale: locale)
    }

    private func isBefore(_ name: String, _ letter: String) -> Bool {
        name.compare(letter, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending
    }

    /// Chinese as it sounds; other names as they are.
    private func spelled(_ name: String) -> String {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        guard isPinyin, let first = trimmed.unicodeScalars.first, Script(first) == .han else { return trimmed }
        let sound = trimmed.applyingTransform(.mandarinToLatin, reverse: false) ?? trimmed
        return sound.folding(options: .diacriticInsensitive, locale: nil)
    }
}
