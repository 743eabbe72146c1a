// Localized texts by interpolation.
// Apple: "String", init(localized:table:bundle:locale:comment:); "LocalizedStringResource".
import Foundation

extension String {
    /// A key made of a literal: each value in it stands as a placeholder of its type, "%@", "%lld" or "%lf".
    public struct LocalizationValue: ExpressibleByStringInterpolation, @unchecked Sendable {
        let key: String
        let arguments: [any CVarArg]

        /// A key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// A key without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// A key of the parts of a literal.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [any CVarArg] = []

            /// An empty key with room.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            }

            /// Words; a percent sign among them is doubled, as in any format.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func add(_ specifier: String, _ value: any CVarArg) {
                key += specifier
                arguments.append(value)
            }

            /// A text: "%@".
            public mutating func appendInterpolation(_ value: String) { add("%@", value as NSString) }
            /// A whole number: "%lld".
            public mutating func appendInterpolation(_ value: Int) { add("%lld", value) }
            /// A whole number: "%lld".
            public mutating func appendInterpolation(_ value: Int64) { add("%lld", value) }
            /// A whole number: "%d".
            public mutating func appendInterpolation(_ value: Int32) { add("%d", value) }
            /// A whole number: "%llu".
            public mutating func appendInterpolation(_ value: UInt) { add("%llu", value) }
            /// A whole number: "%llu".
            public mutating func appendInterpolation(_ value: UInt64) { add("%llu", value) }
            /// A whole number: "%u".
            public mutating func appendInterpolation(_ value: UInt32) { add("%u", value) }
            /// A number: "%lf".
            public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
            /// A number: "%f".
            public mutating func appendInterpolation(_ value: Float) { add("%f", value) }
            /// A number: "%lf".
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", Double(value)) }
            /// A value of another type by its description: "%@".
            public mutating func appendInterpolation<Value>(_ value: Value) {
                add("%@", String(describing: value) as NSString)
            }
            /// A value in a format of its own: "%@".
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String { add("%@", format.format(value) as NSString) }
            /// A value with its placeholder.
            public mutating func appendInterpolation(_ value: any CVarArg, specifier: String) { add(specifier, value) }
        }
    }

    /// The text of a key in the language of the app; a literal's values are put in, with the forms of their numbers.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = Localization.found(keyAndValue.key, table: table, bundle: bundle ?? .main)
        self = Localization.filled(text ?? keyAndValue.key, keyAndValue.arguments, locale)
    }

    /// The text of a key in the language of the app, or another where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = Localization.found(key.description, table: table, bundle: bundle ?? .main)
        self = Localization.filled(text ?? defaultValue.key, defaultValue.arguments, locale)
    }

    /// The text that a resource names.
    public init(localized resource: LocalizedStringResource) {
        let text = Localization.found(resource.key, table: resource.table, bundle: resource.ownBundle)
        self = Localization.filled(text ?? resource.defaultValue.key, resource.defaultValue.arguments, resource.locale)
    }
}

/// A localized text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {
    /// Where the table is.
    public enum BundleDescription: Sendable {
        /// The app.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at an address.
        case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text where the table has none.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil is Localizable.
    public let table: String?
    /// How numbers are written.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    /// A resource whose key is its text in the source language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Localization.locale,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// A resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = Localization.locale, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// A resource whose key is a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A resource whose key is a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var ownBundle: Bundle {
        switch bundle {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }
}

extension Localization {
    static func found(_ key: String, table: String?, bundle: Bundle) -> String? {
        BundleTables.of(bundle).text(key, table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable")
    }

    /// A format with its arguments put in. A text without values stays as it is, percent signs too.
    static func filled(_ text: String, _ arguments: [any CVarArg], _ locale: Locale?) -> String {
        if arguments.isEmpty, !text.contains("%%") { return PluralFormats.resolve(text).text }
        return format(text, locale: locale ?? Localization.locale, arguments)
    }
}
