// A format as C has it, with the privacy of each value in braces.
// Apple: "OSLog", Format Specifiers and Privacy Options in os_log's messages.
import Diagnostics
import Foundation

/// A parsed format: `"%{public}@ took %.2f s"`.
struct LogFormat {
    /// One placeholder.
    struct Placeholder {
        /// The words in braces.
        var words: [String] = []
        var flags = ""
        /// Columns; `*` takes them from the arguments.
        var width = ""
        var precision = ""
        var conversion: Character = "@"
    }

    private enum Part {
        case literal(String)
        case placeholder(Placeholder)
    }

    private let format: String
    private var parts: [Part] = []
    private var isWhole = true

    init(_ format: StaticString) {
        self.format = format.description
        parse()
    }

    private mutating func parse() {
        var literal = ""
        var rest = Substring(format)
        func take(_ allowed: String) -> String {
            let found = rest.prefix { allowed.contains($0) }
            rest = rest.dropFirst(found.count)
            return String(found)
        }
        while let next = rest.popFirst() {
            guard next == "%" else { literal.append(next); continue }
            if rest.first == "%" { literal.append("%"); rest = rest.dropFirst(); continue }
            var found = Placeholder()
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                found.words = rest[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                rest = rest[rest.index(after: end)...]
            }
            found.flags = take("-+ 0#'")
            found.width = take("0123456789*")
            if rest.first == "." { found.precision = take(".") + take("0123456789*") }
            _ = take("hlqLztj")
            guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSpPm".contains(conversion) else {
                isWhole = false
                break
            }
            found.conversion = conversion
            parts += [.literal(literal), .placeholder(found)]
            literal = ""
        }
        parts.append(.literal(literal))
    }

    /// The message's text. What does not fit is UIK2204.
    func text(_ arguments: [Any?], shownBy settings: LogSettings) -> String {
        // strerror must see the code of before this work.
        let code = errno
        var rest = arguments[...]
        var fits = isWhole
        let text = parts.map { part -> String in
            switch part {
            case .literal(let text): return text
            case .placeholder(var placeholder):
                for column in [\Placeholder.width, \.precision] where placeholder[keyPath: column].hasSuffix("*") {
                    let number = rest.popFirst().flatMap { Self.integer($0) }
                    placeholder[keyPath: column] = placeholder[keyPath: column].dropLast() + "\(number ?? 0)"
                }
                if placeholder.conversion == "m" { return String(cString: strerror(code)) }
                guard let argument = rest.popFirst() else {
                    fits = false
                    return "<missing>"
                }
                guard let value = Self.text(argument, placeholder) else {
                    fits = false
                    return "<\(argument.map { "\(type(of: $0))" } ?? "nil")>"
                }
                let isScalar = !"@sSP".contains(placeholder.conversion)
                return settings.shown(value, privacy: placeholder.privacy, isScalar: isScalar)
            }
        }.joined()
        if !fits || !rest.isEmpty {
            let count = arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments"
            Catalogue.logFormat.report(cause: "The format \"\(format)\" does not fit its \(count).")
        }
        return text
    }

    // MARK: Values

    private static func integer(_ value: Any?) -> Int64? {
        switch value {
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.int64Value
        case let value as any RawRepresentable: integer(value.rawValue)
        default: nil
        }
    }

    private static func fraction(_ value: Any?) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// A value's text; nil where it is not of the placeholder's kind.
    private static func text(_ value: Any?, _ placeholder: Placeholder) -> String? {
        let conversion = placeholder.conversion
        let head = "%" + placeholder.flags + placeholder.width
        switch conversion {
        case "d", "D", "i":
            guard let number = integer(value) else { return nil }
            if placeholder.words.contains(where: { $0 == "bool" }) { return number == 0 ? "false" : "true" }
            if placeholder.words.contains("BOOL") { return number == 0 ? "NO" : "YES" }
            if placeholder.words.contains("darwin.errno") {
                return OSLogInt32ExtendedFormat.darwinErrno.text(Int32(truncatingIfNeeded: number))
            }
            if placeholder.words.contains("time_t") { return date(TimeInterval(number)) }
            return String(format: head + placeholder.precision + "lld", number)
        case "u", "U", "x", "X", "o", "O":
            guard let number = unsigned(value) else { return nil }
            return String(format: head + placeholder.precision + "ll" + conversionLetter(conversion), number)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = fraction(value) else { return nil }
            return String(format: head + placeholder.precision + String(conversion), number)
        case "c", "C":
            if let character = value as? Character { return String(character) }
            guard let number = integer(value), let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else { return nil }
            return String(Character(scalar))
        case "p", "P":
            return address(value)
        case "s", "S":
            return padded(string(value), placeholder)
        default:
            return padded(value.map { String(describing: $0) } ?? "(null)", placeholder)
        }
    }

    private static func conversionLetter(_ letter: Character) -> String {
        letter == "U" || letter == "O" ? letter.lowercased() : String(letter)
    }

    /// The bits of a whole number: a negative one of 32 bits has 32 of them.
    private static func unsigned(_ value: Any?) -> UInt64? {
        switch value {
        case let value as any FixedWidthInteger where type(of: value).bitWidth <= 32:
            UInt64(UInt32(truncatingIfNeeded: value))
        default: integer(value).map { UInt64(bitPattern: $0) }
        }
    }

    private static func address(_ value: Any?) -> String? {
        switch value {
        case nil: "0x0"
        case let pointer as any _Pointer: "0x" + String(UInt(bitPattern: Int(bitPattern: pointer)), radix: 16)
        case let number as any BinaryInteger: "0x" + String(UInt64(truncatingIfNeeded: number), radix: 16)
        case let object?:
            type(of: object) is AnyClass
                ? "0x" + String(UInt(bitPattern: ObjectIdentifier(object as AnyObject).hashValue), radix: 16) : nil
        }
    }

    private static func string(_ value: Any?) -> String? {
        switch value {
        case nil: "(null)"
        case let text as String: text
        case let text as StaticString: text.description
        case let text as UnsafePointer<CChar>: String(cString: text)
        case let text as UnsafeMutablePointer<CChar>: String(cString: text)
        case let text as UnsafePointer<UInt8>: String(cString: text)
        case let text as NSString: text.description
        default: nil
        }
    }

    private static func padded(_ text: String?, _ placeholder: Placeholder) -> String? {
        guard var text else { return nil }
        if !placeholder.precision.isEmpty { text = String(text.prefix(Int(placeholder.precision.dropFirst()) ?? 0)) }
        let columns = Int(placeholder.width) ?? 0
        let align =
            placeholder.flags.contains("-")
            ? OSLogStringAlignment.left(columns: columns) : .right(columns: columns)
        return align.aligned(text)
    }

    /// A time since 1970 in Greenwich, whatever the machine's zone.
    static func date(_ seconds: TimeInterval) -> String {
        Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    }
}

extension LogFormat.Placeholder {
    /// Who may read its value, by the words in braces.
    var privacy: OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
        if words.contains("public") { return .public }
        if words.contains("private") { return .private(mask: mask) }
        if words.contains("sensitive") { return .sensitive(mask: mask) }
        return .auto(mask: mask)
    }
}
