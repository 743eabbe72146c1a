// Font descriptors from and to dictionaries of attributes, and archives.
// Apple: "UIFontDescriptor", init(fontAttributes:)
import CoreGraphics
import Foundation
import Typesetting

/// The values of a dictionary of font attributes.
struct FontAttributes {
    var font = FontDescriptor(pointSize: 0)
    var textStyle: UIFont.TextStyle?
    var others: [UIFontDescriptor.AttributeName: Any] = [:]

    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let style = attributes[.textStyle] {
            let style = (style as? UIFont.TextStyle) ?? UIFont.TextStyle(rawValue: style as? String ?? "")
            let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            font = preferred.typesetFont
            textStyle = style
        }
        if let family = attributes[.family] as? String { take(name: family) }
        if let name = attributes[.name] as? String { take(name: name) }
        if let face = attributes[.face] as? String {
            font.weight = FontNames.weight(inName: face) ?? 0
            font.italic = face.contains("Italic")
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { take(traits: traits) }
        if let size = Self.number(attributes[.size]).flatMap({ UIFont.checked($0, "UIFontDescriptor.AttributeName.size") }),
            size >= 0
        {
            font = size == font.pointSize ? font : font.withSize(size)
        }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            for setting in settings { take(feature: setting) }
        }
        let known: Set<UIFontDescriptor.AttributeName> = [.textStyle, .family, .name, .face, .traits, .size]
        others = attributes.filter { !known.contains($0.key) }
    }

    private mutating func take(name: String) {
        if var system = FontNames.system(name: name, size: font.pointSize) {
            // A text style's lines keep their distance (observed).
            system.lineHeightLeading = font.lineHeightLeading
            font = system
            return
        }
        font.family = .named(name)
        if let entry = FontNames.entry(font), entry.isNamed(name) {
            font.weight = entry.rawWeight
            font.italic = entry.italic
            return
        }
        font.weight = FontNames.weight(inName: name) ?? font.weight
        if name.contains("Italic") || name.contains("Oblique") { font.italic = true }
    }

    private mutating func take(traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = Self.number(traits[.symbolic]), bits >= 0, bits <= CGFloat(UInt32.max) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
            if symbolic.contains(.traitBold) { font.weight = UIFont.Weight.bold.rawValue }
            if symbolic.contains(.traitItalic) { font.italic = true }
            if symbolic.contains(.traitMonoSpace), font.family == .system { font.family = .monospaced }
        }
        if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) {
            font.weight = min(max(weight, -1), 1)
        }
        if let slant = Self.number(traits[.slant]) { font.italic = slant > 0 }
    }

    /// Number spacing, stylistic alternatives, slashed zero and small capitals by Apple's type and selector numbers.
    private mutating func take(feature: [UIFontDescriptor.FeatureKey: Any]) {
        guard let type = Self.number(feature[.type]), let selector = Self.number(feature[.selector]) else { return }
        switch (Int(type), Int(selector)) {
        case (6, 0): font.features.insert(.monospacedDigits)
        case (6, 1): font.features.insert(.proportionalDigits)
        case (11, 2): font.features.insert(.fractions)
        case (14, 4): font.features.insert(.slashedZero)
        case (35, 2): font.features.insert(.stylisticSet1)
        case (37, 1): font.features.insert(.smallCaps)
        default: break
        }
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func dictionary(of descriptor: UIFontDescriptor) -> [UIFontDescriptor.AttributeName: Any] {
        var result = descriptor.otherAttributes
        result[.size] = descriptor.pointSize
        if let style = descriptor.textStyle { result[.textStyle] = style.rawValue }
        result[.name] = descriptor.postscriptName
        return result
    }

    static func traitDictionary(of descriptor: UIFontDescriptor) -> [UIFontDescriptor.TraitKey: Any] {
        [
            .symbolic: descriptor.symbolicTraits.rawValue, .weight: descriptor.typesetFont.weight,
            .slant: descriptor.typesetFont.italic ? FontMeasures.italicSlant : CGFloat(0),
        ]
    }

    init?(coder: NSCoder) {
        guard let name = coder.optionalString(forKey: "name") else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "size"))
        font = FontNames.system(name: name, size: size) ?? FontDescriptor(family: .named(name), pointSize: size)
        font.weight = CGFloat(coder.decodeDouble(forKey: "weight"))
        font.italic = coder.decodeBool(forKey: "italic")
        font.features = FontFeatures(rawValue: UInt16(truncatingIfNeeded: coder.decodeInteger(forKey: "features")))
        font.lineHeightLeading = CGFloat(coder.decodeDouble(forKey: "leading"))
        if let style = coder.optionalString(forKey: "style") {
            textStyle = UIFont.TextStyle(rawValue: style)
        }
    }

    static func encode(_ descriptor: UIFontDescriptor, with coder: NSCoder) {
        let font = descriptor.typesetFont
        coder.encode(descriptor.postscriptName as NSString, forKey: "name")
        coder.encode(Double(font.pointSize), forKey: "size")
        coder.encode(Double(font.weight), forKey: "weight")
        coder.encode(font.italic, forKey: "italic")
        coder.encode(Int(font.features.rawValue), forKey: "features")
        coder.encode(Double(font.lineHeightLeading), forKey: "leading")
        if let style = descriptor.textStyle { coder.encode(style.rawValue as NSString, forKey: "style") }
    }
}
