// Which plural form a number takes in a language.
// No Apple page: the rules are those of Unicode's CLDR, "Language Plural Rules".
import Foundation

/// The forms that a language may have for numbers.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other
}

/// A number as the rules see it.
struct PluralOperands {
    /// The absolute value.
    let number: Double
    /// The whole part.
    let whole: Int
    /// How many digits are written after the point.
    let digits: Int
    /// Those digits as a number, with the zeros at their end.
    let fraction: Int

    init(_ value: Int) {
        number = abs(Double(value))
        whole = value == .min ? .max : abs(value)
        digits = 0
        fraction = 0
    }

    /// A number with the digits that its shortest decimal form has; a whole one has none.
    init(_ value: Double) {
        let size = abs(value)
        guard size.isFinite, size < 1e15 else {
            self.init(0, number: size, digits: 0, fraction: 0)
            return
        }
        let whole = Int(size)
        var digits = 0
        var scaled = size
        while digits < 6, scaled != scaled.rounded() {
            digits += 1
            scaled = size * pow(10, Double(digits))
            if abs(scaled - scaled.rounded()) < 1e-6 { scaled = scaled.rounded() }
        }
        let power = Int(pow(10, Double(digits)))
        self.init(whole, number: size, digits: digits, fraction: Int(scaled.rounded()) - whole * power)
    }

    private init(_ whole: Int, number: Double, digits: Int, fraction: Int) {
        self.number = number
        self.whole = whole
        self.digits = digits
        self.fraction = fraction
    }
}

enum PluralRules {
    /// The form of a number in a language such as "pl" or "pt-PT". A language without a rule here has one form.
    static func category(_ value: PluralOperands, language: String) -> PluralCategory {
        let code = LanguageIdentifier(language)
        let n = value.number
        let i = value.whole
        let isWhole = value.digits == 0
        let f = value.fraction
        let isOne = i == 1 && isWhole
        let isMillions = i != 0 && i % 1_000_000 == 0 && isWhole
        let (i10, i100) = (i % 10, i % 100)

        switch code.language {
        case "en", "de", "nl", "sv", "fi", "et", "gl", "yi", "sw", "fy":
            return isOne ? .one : .other
        case "it", "ca":
            return isOne ? .one : isMillions ? .many : .other
        case "es":
            return n == 1 ? .one : isMillions ? .many : .other
        case "pt":
            let isSingle = code.region == "PT" ? isOne : i <= 1
            return isSingle ? .one : isMillions ? .many : .other
        case "fr":
            return i <= 1 ? .one : isMillions ? .many : .other
        case "da":
            return n == 1 || (f != 0 && i <= 1) ? .one : .other
        case "nb", "no", "nn", "el", "hu", "bg", "tr", "az", "eu", "ka", "kk", "sq", "ta", "te", "uz", "ur":
            return n == 1 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "zu":
            return i == 0 || n == 1 ? .one : .other
        case "pl":
            if isOne { return .one }
            if !isWhole { return .other }
            return (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
        case "cs", "sk":
            if isOne { return .one }
            if !isWhole { return .many }
            return (2...4).contains(i) ? .few : .other
        case "ru", "uk", "be":
            if !isWhole { return .other }
            if i10 == 1, i100 != 11 { return .one }
            return (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
        case "hr", "sr", "bs":
            let (last, lastTwo) = isWhole ? (i10, i100) : (f % 10, f % 100)
            if last == 1, lastTwo != 11 { return .one }
            return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
        case "sl":
            if !isWhole || i100 == 3 || i100 == 4 { return .few }
            return i100 == 1 ? .one : i100 == 2 ? .two : .other
        case "ro":
            if isOne { return .one }
            return !isWhole || n == 0 || (1...19).contains(i100) ? .few : .other
        case "lt":
            if !isWhole { return .many }
            if i10 == 1, !(11...19).contains(i100) { return .one }
            return (2...9).contains(i10) && !(11...19).contains(i100) ? .few : .other
        case "lv":
            if isWhole { return i10 == 0 || (11...19).contains(i100) ? .zero : i10 == 1 ? .one : .other }
            return f % 10 == 1 && f % 100 != 11 ? .one : .other
        case "ar":
            if !isWhole { return .other }
            if i <= 2 { return [.zero, .one, .two][i] }
            return (3...10).contains(i100) ? .few : i100 >= 11 ? .many : .other
        case "he", "iw":
            if isOne || (i == 0 && !isWhole) { return .one }
            return i == 2 && isWhole ? .two : .other
        default:
            // Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian and Malay have one form.
            return .other
        }
    }
}
