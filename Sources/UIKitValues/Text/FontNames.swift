// The names and traits that a font descriptor shows.
// Apple: "UIFont" (fontName, familyName); observed strings
import CoreGraphics
import Foundation
import Typesetting

/// Names by family, weight and slant, and back.
enum FontNames {
    static func postScript(_ font: FontDescriptor) -> String {
        let italic = font.italic ? "Italic" : ""
        let weight = UIFont.Weight(rawValue: font.weight).name
        switch font.family {
        case .system: return ".SFUI-\(weight)\(italic)"
        case .monospaced: return ".AppleSystemUIFontMonospaced-\(weight)\(italic)"
        case .rounded: return ".AppleSystemUIFontRounded-\(weight)\(italic)"
        case .serif: return ".AppleSystemUIFontSerif-\(weight)\(italic)"
        case .named(let name):
            guard let entry = entry(font) else { return name }
            return entry.postScript.isEmpty ? entry.fullName : entry.postScript
        }
    }

    /// The face that a font by name means, the app's own among them; nil for other fonts and for substitutes.
    static func entry(_ font: FontDescriptor) -> FontEntry? {
        guard case .named = font.family else { return nil }
        AppFonts.ready()
        return FontLibrary.shared.entry(of: font)
    }

    static func family(_ font: FontDescriptor) -> String {
        switch font.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .named(let name):
            entry(font)?.family ?? (name.hasPrefix("TimesNewRoman") ? "Times New Roman" : nil)
                ?? name.split(separator: "-").first.map(String.init) ?? name
        }
    }

    static func face(_ font: FontDescriptor) -> String {
        if let style = entry(font)?.style, !style.isEmpty { return style }
        let weight = UIFont.Weight(rawValue: font.weight).name
        guard font.italic else { return weight }
        return weight == "Regular" ? "Italic" : weight + " Italic"
    }

    static func visible(_ font: FontDescriptor) -> String { "\(family(font)) \(face(font))" }

    static func traits(_ font: FontDescriptor) -> UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        let entry = entry(font)
        if entry?.italic ?? font.italic { traits.insert(.traitItalic) }
        if entry?.rawWeight ?? font.weight >= FontMeasures.boldFrom { traits.insert(.traitBold) }
        if font.family == .monospaced || entry?.isMonospaced == true { traits.insert(.traitMonoSpace) }
        if case .named = font.family {} else { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// The weight that a PostScript or face name ends with, nil where it names none.
    static func weight(inName name: String) -> CGFloat? {
        let list: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin),
            ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy),
            ("Light", .light), ("Medium", .medium), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
            ("Regular", .regular),
        ]
        return list.first { name.contains($0.0) }?.1.rawValue
    }

    /// The system font behind one of its own names; nil for other names.
    static func system(name: String, size: CGFloat) -> FontDescriptor? {
        let families: [(String, FontDescriptor.Family)] = [
            (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFontRounded", .rounded),
            (".AppleSystemUIFontSerif", .serif), (".AppleSystemUIFont", .system), (".SFUIText", .system),
            (".SFUIDisplay", .system), (".SFUI", .system), (".SFNS", .system),
        ]
        guard let match = families.first(where: { name.hasPrefix($0.0) }) else { return nil }
        return FontDescriptor(
            family: match.1, pointSize: size, weight: weight(inName: name) ?? 0, italic: name.contains("Italic"))
    }

    static func hasFace(family: String, bold: Bool, italic: Bool) -> Bool {
        let faces = FontLibrary.shared.faces(ofFamily: family)
        // A name that is known by a substitute only has whatever the substitute has.
        guard !faces.isEmpty else { return FontLibrary.shared.isKnown(name: family) }
        return faces.contains { ($0.rawWeight >= FontMeasures.boldFrom) == bold && $0.italic == italic }
    }
}
