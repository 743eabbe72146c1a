// What the tests of HTML import share.
import Foundation
import TestFixtures
import UIKit

/// The attributed string of an HTML text.
func imported(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
    -> NSAttributedString
{
    let all = options.merging([
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]) { old, _ in old }
    return try NSAttributedString(data: Data(html.utf8), options: all, documentAttributes: nil)
}

/// The characters alone.
func string(_ html: String) throws -> String { try imported(html).string }

extension NSAttributedString {
    /// The value at the first place of a text, and the range where it holds.
    func value(_ key: NSAttributedString.Key, at part: String) -> (value: Any?, range: NSRange) {
        let place = (string as NSString).range(of: part).location
        var range = NSRange()
        let value = attribute(key, at: place, longestEffectiveRange: &range, in: NSRange(location: 0, length: length))
        return (value, range)
    }
    func font(_ part: String) -> UIFont? { value(.font, at: part).value as? UIFont }
    func color(_ part: String) -> UIColor? { value(.foregroundColor, at: part).value as? UIColor }
    func paragraph(_ part: String) -> NSParagraphStyle? { value(.paragraphStyle, at: part).value as? NSParagraphStyle }
    func number(_ key: NSAttributedString.Key, _ part: String) -> Double? {
        let value = value(key, at: part).value
        return (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
            ?? (value as? Int).map(Double.init)
    }
    /// The text where a number is not 0.
    func text(with key: NSAttributedString.Key) -> [String] {
        var result: [String] = []
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            if value != nil { result.append((string as NSString).substring(with: range)) }
        }
        return result
    }
    /// The texts of bold runs.
    var bold: [String] { texts(with: .traitBold) }
    /// The texts of italic runs.
    var italic: [String] { texts(with: .traitItalic) }
    private func texts(with trait: UIFontDescriptor.SymbolicTraits) -> [String] {
        var result: [String] = []
        var end = -1
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont, font.fontDescriptor.symbolicTraits.contains(trait) else { return }
            let text = (string as NSString).substring(with: range)
            if end == range.location, !result.isEmpty { result[result.count - 1] += text } else { result.append(text) }
            end = range.location + range.length
        }
        return result
    }
}

/// The whole texts of what is reported while the closure runs.
@MainActor func texts(_ body: () throws -> Void) rethrows -> [String] { try Reports.during(body).map(Reports.stable) }
