// The boundaries of characters, words, sentences and paragraphs.
// No Apple page: this is ours; the rules of words follow Unicode's report 29 in the plain cases.
import Foundation
import UIKitCore

/// The units of a text in UTF-16 units. Pure functions; lines as laid out are not among them.
package enum TextUnits {
    /// The kind of a character within words.
    private enum Kind { case word, joiner, ideograph, space, other }

    /// The unit around an index; at a boundary the one that lies in the direction. Nil outside of every unit.
    package static func range(
        in text: NSString, at index: Int, _ granularity: UITextGranularity, forward: Bool
    ) -> NSRange? {
        let length = text.length
        guard length > 0, (0...length).contains(index) else { return nil }
        // At a boundary the character on the asked side counts.
        let place = forward ? index : index - 1
        guard (0..<length).contains(place) else { return nil }
        switch granularity {
        case .character: return character(in: text, at: place)
        case .word: return word(in: text, holding: place)
        case .sentence: return sentences(in: text).first { NSLocationInRange(place, $0) }
        case .paragraph, .line: return paragraph(in: text, holding: place)
        case .document: return NSRange(location: 0, length: length)
        }
    }

    /// The character, as people count them, that holds an index.
    package static func character(in text: NSString, at index: Int) -> NSRange {
        let string = text as String
        let place = String.Index(utf16Offset: index, in: string)
        guard place < string.endIndex else { return NSRange(location: index, length: 0) }
        // An index within a character counts as its beginning.
        let end = string.index(after: place)
        let start = string.index(before: end).utf16Offset(in: string)
        return NSRange(location: start, length: end.utf16Offset(in: string) - start)
    }

    /// Whether a unit begins or ends at an index: seen forward an end counts, backward a beginning.
    package static func isBoundary(
        in text: NSString, at index: Int, _ granularity: UITextGranularity, forward: Bool
    ) -> Bool {
        guard let unit = range(in: text, at: index, granularity, forward: !forward) else { return false }
        return forward ? unit.location + unit.length == index : unit.location == index
    }

    /// The next end of a unit forward, or beginning backward; nil where none follows.
    package static func boundary(
        in text: NSString, from index: Int, _ granularity: UITextGranularity, forward: Bool
    ) -> Int? {
        let length = text.length
        var place = index
        while forward ? place < length : place > 0 {
            if let unit = range(in: text, at: place, granularity, forward: forward) {
                return forward ? unit.location + unit.length : unit.location
            }
            let step = character(in: text, at: forward ? place : place - 1)
            place = forward ? step.location + step.length : step.location
        }
        return index == place ? nil : place
    }

    /// The word that a person means by tapping at an index twice: the word there, the one before it at its end, else
    /// the one run of spaces or marks.
    package static func tapped(in text: NSString, at index: Int) -> NSRange {
        let length = text.length
        guard length > 0 else { return NSRange(location: 0, length: 0) }
        if let word = range(in: text, at: index, .word, forward: true) { return word }
        if let word = range(in: text, at: index, .word, forward: false) { return word }
        return character(in: text, at: min(index, length - 1))
    }

    /// The paragraph around an index, with its line break.
    package static func paragraph(in text: NSString, holding place: Int) -> NSRange {
        var start = place
        while start > 0, !isBreak(text, start - 1) || isInsideBreak(text, start) { start -= 1 }
        var end = place
        while end < text.length {
            let found = isBreak(text, end)
            end += 1
            if found, !isInsideBreak(text, end) { break }
        }
        return NSRange(location: start, length: end - start)
    }

    private static func isBreak(_ text: NSString, _ index: Int) -> Bool {
        [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(text.character(at: index))
    }

    /// Between carriage return and line feed.
    private static func isInsideBreak(_ text: NSString, _ index: Int) -> Bool {
        index > 0 && index < text.length && text.character(at: index) == 0x0A && text.character(at: index - 1) == 0x0D
    }

    // MARK: Words

    private static func word(in text: NSString, holding place: Int) -> NSRange? {
        let here = character(in: text, at: place)
        switch kind(text, here) {
        case .ideograph: return here
        case .word: break
        case .joiner where joins(text, here): break
        default: return nil
        }
        var start = here.location
        while start > 0 {
            let before = character(in: text, at: start - 1)
            guard isWord(text, before) else { break }
            start = before.location
        }
        var end = here.location + here.length
        while end < text.length {
            let next = character(in: text, at: end)
            guard isWord(text, next) else { break }
            end = next.location + next.length
        }
        return NSRange(location: start, length: end - start)
    }

    private static func isWord(_ text: NSString, _ range: NSRange) -> Bool {
        switch kind(text, range) {
        case .word: true
        case .joiner: joins(text, range)
        default: false
        }
    }

    /// An apostrophe or full stop between two letters or digits.
    private static func joins(_ text: NSString, _ range: NSRange) -> Bool {
        let end = range.location + range.length
        guard range.location > 0, end < text.length else { return false }
        return kind(text, character(in: text, at: range.location - 1)) == .word
            && kind(text, character(in: text, at: end)) == .word
    }

    private static func kind(_ text: NSString, _ range: NSRange) -> Kind {
        guard let scalar = text.substring(with: range).unicodeScalars.first else { return .other }
        switch scalar.value {
        case 0x27, 0x2E, 0x2019, 0xB7, 0x3A: return .joiner
        case 0x5F: return .word
        case 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
            return .word
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
        default: return .other
        }
    }

    // MARK: Sentences

    /// The sentences with the blanks behind them: a terminator, closing marks, then a blank end one.
    package static func sentences(in text: NSString) -> [NSRange] {
        var found: [NSRange] = []
        var start = 0
        var index = 0
        let length = text.length
        while index < length {
            let unit = text.character(at: index)
            index += 1
            if isBreak(text, index - 1), !isInsideBreak(text, index) {
                found.append(NSRange(location: start, length: index - start))
                start = index
                continue
            }
            let wide = unit == 0x3002 || unit == 0xFF01 || unit == 0xFF1F
            guard wide || unit == 0x2E || unit == 0x21 || unit == 0x3F || unit == 0x2026 else { continue }
            while index < length, [0x2E, 0x21, 0x3F, 0x22, 0x27, 0x29, 0x2019, 0x201D, 0x300D].contains(text.character(at: index)) {
                index += 1
            }
            guard wide || index == length || isBlank(text, index) else { continue }
            while index < length, isBlank(text, index), !isBreak(text, index) { index += 1 }
            found.append(NSRange(location: start, length: index - start))
            start = index
        }
        if start < length { found.append(NSRange(location: start, length: length - start)) }
        return found
    }

    private static func isBlank(_ text: NSString, _ index: Int) -> Bool {
        [0x20, 0x09, 0xA0, 0x3000].contains(text.character(at: index)) || isBreak(text, index)
    }
}
