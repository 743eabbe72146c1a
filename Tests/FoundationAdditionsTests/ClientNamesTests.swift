// The lines that an app's module has beside `import Foundation`, and calls that compile unchanged with them.
// No Apple page: the lines are those of Documentation/Guides/Foundation.md.
import Foundation
import FoundationAdditions
import Testing

// Lines of the guide: the rewriter writes them into the app's module.
func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { Localization.string(forKey: key, value: value, table: tableName, bundle: bundle) }
extension Bundle {
    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        Localization.string(forKey: key, value: value, table: tableName, bundle: self)
    }
    var preferredLocalizations: [String] { Localization.preferredLocalizations(of: self) }
    var localizations: [String] { Localization.localizations(of: self) }
}
extension String {
    init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = Localization.format(format, locale: nil, arguments)
    }
    init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = Localization.format(format, locale: locale, arguments)
    }
    init(format: __shared String, _ arguments: any CVarArg...) {
        self = Localization.format(format, locale: nil, arguments)
    }
    init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
        self = Localization.format(format, locale: locale, args)
    }
    static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        Localization.format(format, locale: Localization.locale, arguments)
    }
}

@Suite("Names beside Foundation's") struct ClientNamesTests {
    // Covers: NSLocalizedString, Bundle.localizedString, Bundle.preferredLocalizations, String.init(format:arguments:)
    @Test("Every form of NSLocalizedString and of localizedString compiles beside Foundation and speaks the language")
    func forms() throws {
        let app = try bundle([
            "en.lproj/T.strings": Data("\"k\" = \"E\";".utf8), "de.lproj/T.strings": Data("\"k\" = \"D\";".utf8),
        ])
        let table: String? = "T"
        spoken("de") {
            #expect(NSLocalizedString("k", tableName: "T", bundle: app, value: "v", comment: "") == "D")
            #expect(NSLocalizedString("k", tableName: table, bundle: app, value: "v", comment: "") == "D")
            #expect(NSLocalizedString("k", tableName: nil, bundle: app, value: "v", comment: "") == "v")
            #expect(NSLocalizedString("k", tableName: table, bundle: app, comment: "") == "D")
            #expect(NSLocalizedString("k", bundle: app, value: "v", comment: "") == "v")
            #expect(NSLocalizedString("missing", comment: "") == "missing")
            #expect(NSLocalizedString("missing", tableName: nil, comment: "") == "missing")
            #expect(NSLocalizedString("missing", tableName: nil, value: "v", comment: "") == "v")
            #expect(NSLocalizedString("missing", value: "v", comment: "") == "v")
            #expect(app.localizedString(forKey: "k", value: nil, table: table) == "D")
            #expect(app.localizedString(forKey: "k", value: nil, table: nil) == "k")
            #expect(app.localizedString(forKey: "k", value: nil, table: "T") == "D")
            #expect(app.preferredLocalizations == ["de"])
            #expect(String(format: "%d %@", arguments: [1, "x" as NSString]) == "1 x")
            #expect(String(format: "%d", 1) == "1")
            #expect(String(format: "%d%d%d%d%d%d%d", 1, 2, 3, 4, 5, 6, 7) == "1234567")
        }
    }

    // Covers: String.init(format:)
    @Test("An NSNumber is an argument of %@, beside strings and plain numbers (documented)")
    func numbers() {
        let big = NSNumber(value: 12_345_678_901)
        #expect(String(format: "%@ %@ %d", NSNumber(value: 3), "x", 4) == "3 x 4")
        #expect(String(format: "%@|%@", big, NSNumber(value: 1.5)) == "12345678901|1.5")
    }
}
