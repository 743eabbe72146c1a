// Core Text's fonts and descriptors, which are UIKit's: `font as CTFont` compiles as it does at Apple.
// Apple: "CTFont", "CTFontDescriptor".
import CoreGraphics
import Foundation
import Typesetting
import UIKitValues

/// A font of one size; UIKit's own.
public typealias CTFont = UIFont
/// What makes a font; UIKit's own.
public typealias CTFontDescriptor = UIFontDescriptor

// MARK: Making fonts

/// A font by PostScript, full or family name; the system font where none is known by it. A size of 0 means 12. Matrices
/// have no effect.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
/// A font of a descriptor; a size of 0 means the descriptor's own, then 12. Matrices have no effect.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
/// A font of a file's bytes, registered or not; a size of 0 means 12. Matrices and attributes have no effect.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : 12
    guard let descriptor = FontManaging.descriptors(graphicsFont.tables.data)?.first else { return .systemFont(ofSize: size) }
    return UIFont(descriptor: descriptor, size: size)
}
/// A descriptor of a font by name.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}

// MARK: Measures, in points

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Highest point above the baseline, > 0.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far it goes below the baseline: > 0, where UIFont's is below 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Extra distance between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Height of capitals.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Height of a small x.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

// MARK: Names

/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The name for people.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    font.fontDescriptor.object(forKey: .visibleName) as? String ?? font.fontName
}
/// The name that a list of fonts would show.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// The attributes that make the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// MARK: Attributes of descriptors

/// The PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name for people.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The family.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The face within the family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// Points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"

/// One attribute of a descriptor; nil where it does not state it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
    descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
}
