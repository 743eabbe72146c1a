// The attributes that make a font, without its measures.
// Apple: "UIFontDescriptor"
import CoreGraphics
import Foundation
import Typesetting

/// Family, size, weight, slant and design of a font. Immutable; safe from any thread.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The descriptor by which the typesetter finds the font.
    package let typesetFont: FontDescriptor
    /// The text style that the descriptor stands for, if any.
    package let textStyle: UIFont.TextStyle?
    /// Attributes that are kept and have no effect on drawing.
    final let otherAttributes: [AttributeName: Any]
    private let extraTraits: SymbolicTraits
    /// The weight without the user's bold text; nil where that changed none.
    final let weightBefore: CGFloat?

    package init(
        font: FontDescriptor, textStyle: UIFont.TextStyle? = nil, otherAttributes: [AttributeName: Any] = [:],
        extraTraits: SymbolicTraits = [], weightBefore: CGFloat? = nil
    ) {
        typesetFont = font
        self.textStyle = textStyle
        self.otherAttributes = otherAttributes
        self.extraTraits = extraTraits
        self.weightBefore = weightBefore
    }

    /// A descriptor of attributes by name.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let parsed = FontAttributes(attributes)
        self.init(font: parsed.font, textStyle: parsed.textStyle, otherAttributes: parsed.others)
    }
    /// A descriptor of a font by name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Decodes name, size, weight and style.
    public required convenience init?(coder: NSCoder) {
        guard let archived = FontAttributes(coder: coder) else { return nil }
        self.init(font: archived.font, textStyle: archived.textStyle)
    }
    /// Encodes name, size, weight and style.
    open func encode(with coder: NSCoder) { FontAttributes.encode(self, with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// True for the same family, size, weight, slant and style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return typesetFont == other.typesetFont && textStyle == other.textStyle && extraTraits == other.extraTraits
    }
    /// Equal descriptors have equal hashes.
    open override var hash: Int { typesetFont.hashValue }

    /// PostScript name.
    open var postscriptName: String { FontNames.postScript(typesetFont) }
    /// Points; 0 where none is stated.
    open var pointSize: CGFloat { typesetFont.pointSize }
    /// The transform of the glyphs; identity.
    open var matrix: CGAffineTransform { .identity }
    /// Bold, italic, monospaced and so on.
    open var symbolicTraits: SymbolicTraits { FontNames.traits(typesetFont).union(extraTraits) }
    /// The attributes by name.
    open var fontAttributes: [AttributeName: Any] { FontAttributes.dictionary(of: self) }
    /// One attribute, nil where it is not stated.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: familyName
        case .name: postscriptName
        case .face: FontNames.face(typesetFont)
        case .visibleName: FontNames.visible(typesetFont)
        case .traits: FontAttributes.traitDictionary(of: self)
        default: fontAttributes[anAttribute]
        }
    }
    /// Itself where its font is known, else nothing.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        if case .named(let name) = typesetFont.family {
            AppFonts.ready()
            if !FontLibrary.shared.isKnown(name: name) { return [] }
        }
        return [self]
    }

    /// The same attributes with others put over them.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }
    /// The same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        guard let size = UIFont.checked(newPointSize, "UIFontDescriptor.withSize(_:)") else { return self }
        return changing { $0 = $0.withSize(size) }
    }
    /// The same size and traits in another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changing { $0.family = .named(newFamily) }
    }
    /// The same family in the face of that name ("Bold Italic").
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        changing {
            $0.weight = FontNames.weight(inName: newFace) ?? 0
            $0.italic = newFace.contains("Italic") || newFace.contains("Oblique")
        }
    }
    /// Another design of the system font; nil for a font that has none.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = typesetFont.family { return nil }
        return changing { $0.family = design.family }
    }
    /// The font with exactly these traits; nil where the family has no such face.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        replacingTraits(symbolicTraits)
    }

    func changing(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var font = typesetFont
        change(&font)
        return UIFontDescriptor(
            font: font, textStyle: textStyle, otherAttributes: otherAttributes, extraTraits: extraTraits,
            weightBefore: font.weight == typesetFont.weight ? weightBefore : nil)
    }

    /// The family's name, such as `.AppleSystemUIFont`.
    var familyName: String { FontNames.family(typesetFont) }
}
