// A glyph's number in its font.
// Apple: "CGGlyph", "CGFontIndex".

/// A place in a font's list of glyphs.
public typealias CGFontIndex = UInt16
/// A glyph's number in its font; 0 is the one for characters that the font does not have.
public typealias CGGlyph = CGFontIndex

/// The highest glyph number.
public let kCGGlyphMax: CGFontIndex = 65_534
/// The highest place in a font's list.
public let kCGFontIndexMax: CGFontIndex = 65_534
/// No glyph.
public let kCGFontIndexInvalid: CGFontIndex = 65_535
