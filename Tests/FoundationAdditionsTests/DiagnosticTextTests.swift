// The whole text of each diagnostic of the module.
// No Apple page: Apple's own lines stand in the texts.
import Diagnostics
import Foundation
import FoundationAdditions
import Synchronization
import Testing

private func recorded(_ body: () throws -> Void) rethrows -> [String] {
    let found = Mutex<[String]>([])
    try Diagnostics.$taskPolicy.withValue(
        .record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }, operation: body)
    return found.withLock { $0 }
}

@Suite("Texts of UIK21xx") struct DiagnosticTextTests {
    @Test("UIK2101 and UIK2102 name the format and the pattern, with Apple's lines")
    func predicates() {
        #expect(
            recorded { _ = NSPredicate(format: "name ==") } == [
                """
                UIK2101 exception: A predicate's format cannot be read.
                  at       DiagnosticTextTests.swift:…
                  cause    The format "name ==" cannot be read with 0 arguments.
                  fix      Check quotes, operators and brackets, and that each %@ and %K has an argument.
                  apple    NSInvalidArgumentException: Unable to parse the format string "name =="
                """
            ])
        #expect(
            recorded { _ = NSPredicate(format: "SELF MATCHES '['").evaluate(with: "x") } == [
                """
                UIK2102 exception: A predicate cannot compare its values.
                  at       DiagnosticTextTests.swift:…
                  cause    The pattern "[" is not a regular expression.
                  fix      Check the types behind the key path, and the pattern of MATCHES.
                  apple    NSInvalidArgumentException: Can't do regex matching, reason: Can't open pattern (string x, pattern [, case 0, canon 0)
                """
            ])
    }

    @Test("UIK2103 names the file and the line")
    func files() throws {
        let app = try bundle(["en.lproj/Localizable.strings": Data("\"a\" \"1\";".utf8)])
        let path = (app.resourcePath ?? "") + "/en.lproj/Localizable.strings"
        #expect(
            recorded { _ = NSLocalizedString("a", bundle: app, comment: "") } == [
                """
                UIK2103 misuse: A localization file cannot be read.
                  object   \(path)
                  at       DiagnosticTextTests.swift:…
                  cause    Line 1: "=" is expected after the key "a".
                  fix      Check the file's encoding, quotes and semicolons; `plutil -lint` on a Mac names the line.
                """
            ])
    }

    @Test("UIK2104 names the formatter and the language, UIK2105 the exception")
    func others() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "ja")
        #expect(
            recorded { _ = formatter.localizedString(from: DateComponents(day: 3)) } == [
                """
                UIK2104 unsupported: A formatter does not support this language.
                  object   RelativeDateTimeFormatter
                  at       DiagnosticTextTests.swift:…
                  cause    There are no texts for the language "ja".
                  fix      Set the locale of the formatter, or use texts from the app's own strings file.
                """
            ])
        #expect(
            recorded { NSException(name: .rangeException, reason: "too far").raise() } == [
                """
                UIK2105 exception: The app raised an exception.
                  at       DiagnosticTextTests.swift:…
                  cause    NSRangeException was raised.
                  fix      Nothing can catch an Objective-C exception in Swift: return an error instead.
                  apple    NSRangeException: too far
                """
            ])
    }
}
