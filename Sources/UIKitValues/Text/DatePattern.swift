// A locale's way of writing dates and times.
// No Apple page: "DateFormatter", date formats from templates.
import Foundation

/// Patterns of a locale, and what is made with them.
package enum DatePattern {
    /// A locale's pattern for the parts of a template; the template where it has none.
    package static func letters(_ template: String, _ locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// A text with plain spaces in place of narrow ones, which fonts may lack.
    package static func plain(_ text: String) -> String { text.replacingOccurrences(of: "\u{202F}", with: "\u{A0}") }
}
