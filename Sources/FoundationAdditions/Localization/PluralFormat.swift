// A text whose words follow the numbers in it, and how numbers are put into it.
// Apple: "Stringsdict File Format".
import Foundation
import Synchronization

/// A format with variables: "%#@apples@ in %#@baskets@".
struct PluralFormat: Sendable {
    /// One variable: the words for each form of its number.
    struct Variable: Sendable {
        let forms: [String: String]
        /// The argument's place from 1, where the file says one.
        var argument: Int?
        /// How the number is written, such as "d" or "lld".
        var specifier: String
        /// Whether the words are a whole format of their own, whose placeholders take all arguments in order.
        var isWhole = false
    }

    let format: String
    let variables: [String: Variable]
    let language: String

    /// The words for the arguments, and the arguments in the order of the placeholders, which have no numbers any more:
    /// Foundation reads numbered ones wrongly where a number is left out.
    func expanded(_ arguments: [any CVarArg]) -> (text: String, arguments: [any CVarArg]) {
        var next = 1
        var used: [any CVarArg] = []
        let text = expanded(format, arguments, next: &next, used: &used, bound: nil, depth: 0)
        return (text, used)
    }

    /// - Parameters:
    ///   - next: The place of the next argument that a placeholder without a number takes.
    ///   - used: The arguments of the placeholders so far.
    ///   - bound: The variable that the words belong to, and its argument: placeholders without a number mean it.
    private func expanded(
        _ text: String, _ arguments: [any CVarArg], next: inout Int, used: inout [any CVarArg],
        bound: (place: Int, specifier: String)?, depth: Int
    ) -> String {
        var result = ""
        func write(_ place: Int, _ placeholder: String) {
            guard arguments.indices.contains(place - 1) else { return result += "%%" + placeholder }
            result += "%" + placeholder
            used.append(arguments[place - 1])
        }
        for part in FormatParts.split(text) {
            switch part {
            case .words(let words): result += words
            case .variable(let name, let place):
                guard let variable = variables[name], depth < 8 else {
                    result += "%#@\(name)@"
                    continue
                }
                let taken = place ?? variable.argument ?? (variable.isWhole ? firstNumber(arguments) : next)
                if place == nil { next = variable.argument == nil ? taken + 1 : max(next, taken + 1) }
                let words = form(of: variable, taken <= arguments.count ? arguments[taken - 1] : nil)
                var own = 1
                result +=
                    variable.isWhole
                    ? expanded(words, arguments, next: &own, used: &used, bound: nil, depth: depth + 1)
                    : expanded(words, arguments, next: &next, used: &used, bound: (taken, variable.specifier), depth: depth + 1)
            case .placeholder(let place, let flags, let conversion):
                let isArgument = conversion == "arg"
                let written = flags + (isArgument ? bound?.specifier ?? "lld" : conversion)
                write(place ?? bound?.place ?? next, written)
                if place == nil, bound == nil { next += 1 }
            }
        }
        return result
    }

    private func firstNumber(_ arguments: [any CVarArg]) -> Int {
        (arguments.firstIndex { FormatNumber($0) != nil } ?? 0) + 1
    }

    /// The words for a number. Apple takes "zero" for 0 in every language that has it written (observed of its releases).
    private func form(of variable: Variable, _ argument: (any CVarArg)?) -> String {
        guard let argument, let number = FormatNumber(argument) else { return variable.forms["other"] ?? "" }
        if number.value == 0, let zero = variable.forms["zero"] { return zero }
        let category = PluralRules.category(number.operands, language: language)
        return variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
    }
}

/// An argument of a format as a number.
struct FormatNumber {
    let value: Double
    let operands: PluralOperands

    init?(_ argument: any CVarArg) {
        switch argument {
        case let whole as any BinaryInteger:
            let number = Int(clamping: whole)
            value = Double(number)
            operands = PluralOperands(number)
        case let number as any BinaryFloatingPoint:
            value = Double(number)
            operands = PluralOperands(value)
        case let number as NSNumber:
            value = number.doubleValue
            operands = PluralOperands(value)
        default: return nil
        }
    }
}

/// The formats that were given out. A string cannot carry one, so it ends with an invisible mark that names it.
enum PluralFormats {
    private struct Given: Sendable {
        var formats: [PluralFormat] = []
        var numbers: [String: Int] = [:]
    }
    private static let given = Mutex(Given())
    private static let mark: Character = "\u{2063}"
    private static let tagZero: UInt32 = 0xE0030

    /// The format's text with its mark behind. The same identity keeps its number and takes the new format.
    static func marked(_ format: PluralFormat, identity: String) -> String {
        let number = given.withLock { given -> Int in
            if let known = given.numbers[identity] {
                given.formats[known] = format
                return known
            }
            given.numbers[identity] = given.formats.count
            given.formats.append(format)
            return given.formats.count - 1
        }
        var name = String.UnicodeScalarView()
        name.append("\u{2063}")
        for digit in String(number).unicodeScalars {
            if let tag = Unicode.Scalar(tagZero + digit.value - 48) { name.append(tag) }
        }
        name.append("\u{2063}")
        return format.format + String(name)
    }

    /// The text with every mark taken out, and its format with plural forms if it has one.
    static func resolve(_ text: String) -> (text: String, format: PluralFormat?) {
        guard text.unicodeScalars.contains("\u{2063}") else { return (text, nil) }
        var plain = String.UnicodeScalarView()
        var number: Int?
        var format: PluralFormat?
        for scalar in text.unicodeScalars {
            if scalar == "\u{2063}" {
                if let ended = number {
                    let found = given.withLock { $0.formats.indices.contains(ended) ? $0.formats[ended] : nil }
                    format = format ?? found
                    number = nil
                } else {
                    number = 0
                }
            } else if let before = number, (tagZero...tagZero + 9).contains(scalar.value) {
                number = before * 10 + Int(scalar.value - tagZero)
            } else {
                plain.append(scalar)
            }
        }
        let words = String(plain)
        guard let format else { return (words, nil) }
        // The text around the format may have been added by the app.
        return (words, PluralFormat(format: words, variables: format.variables, language: format.language))
    }
}

/// A format cut into words and placeholders.
enum FormatParts {
    enum Part: Equatable {
        /// Words, with "%%" as it stands.
        case words(String)
        /// `%#@name@`.
        case variable(String, place: Int?)
        /// What follows the percent sign: the place, the flags with width and precision, the length and conversion.
        case placeholder(place: Int?, flags: String, conversion: String)
    }

    static func split(_ text: String) -> [Part] {
        var parts: [Part] = []
        var words = ""
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            guard characters[index] == "%" else {
                words.append(characters[index])
                index += 1
                continue
            }
            if index + 1 < characters.count, characters[index + 1] == "%" {
                words += "%%"
                index += 2
                continue
            }
            guard let (part, end) = placeholder(characters, index + 1) else {
                words.append("%")
                index += 1
                continue
            }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(part)
            index = end
        }
        if !words.isEmpty { parts.append(.words(words)) }
        return parts
    }

    private static func placeholder(_ characters: [Character], _ start: Int) -> (Part, Int)? {
        var index = start
        func here() -> Character? { index < characters.count ? characters[index] : nil }
        var digits = ""
        while let next = here(), next.isASCII, next.isNumber {
            digits.append(next)
            index += 1
        }
        var place: Int?
        if here() == "$", let number = Int(digits) {
            place = number
            index += 1
        } else {
            index = start
        }
        if here() == "#", index + 1 < characters.count, characters[index + 1] == "@" {
            index += 2
            var name = ""
            while let next = here(), next != "@" {
                name.append(next)
                index += 1
            }
            guard here() == "@" else { return nil }
            return (.variable(name, place: place), index + 1)
        }
        if String(characters[index..<min(index + 3, characters.count)]) == "arg" {
            return (.placeholder(place: place, flags: "", conversion: "arg"), index + 3)
        }
        var flags = ""
        while let next = here(), "-+ 0#'.123456789*".contains(next) {
            flags.append(next)
            index += 1
        }
        var conversion = ""
        while let next = here(), "hlqLzjt".contains(next) {
            conversion.append(next)
            index += 1
        }
        guard let last = here(), "@dDiuUxXoOfFeEgGcCsSaAp".contains(last) else { return nil }
        return (.placeholder(place: place, flags: flags, conversion: conversion + String(last)), index + 1)
    }
}
