// Texts in Core Foundation's words: length, comparison, transforms.
// Apple: "CFString", "CFMutableString". Here CFString is Swift's String and CFMutableString Foundation's NSMutableString.
import Foundation

/// How many UTF-16 units there are.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// How many UTF-16 units there are.
public func CFStringGetLength(_ theString: CFMutableString!) -> CFIndex { theString?.length ?? 0 }
/// The text with nothing but its characters.
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! { theString }
/// The same text, to be changed; the length is no limit.
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { theString.map { NSMutableString(string: $0) } }

/// Any script to Latin.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Chinese characters to Latin.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Takes combining marks off.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Takes accents off.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:diacritic:]Remove; NFC"
/// Latin to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Latin to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Latin to Cyrillic.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Latin to Greek.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Wide forms to narrow ones.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"

/// Changes a text, or a part of it, by one of the transforms or an ICU one. The part then is that of the result. False
/// where nobody knows the transform.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    let text = string.substring(with: part)
    guard let result = text.applyingTransform(StringTransform(rawValue: transform), reverse: reverse) else {
        return false
    }
    string.replaceCharacters(in: part, with: result)
    range?.pointee.length = result.utf16.count
    return true
}
