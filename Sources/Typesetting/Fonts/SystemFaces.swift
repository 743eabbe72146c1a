// The files that draw the system's four designs, the best first.
// No Apple page: this is ours.
import Foundation

/// The files that draw the system's four designs, the best first. Paths are ``PinnedFonts``'.
enum SystemFaces {
    static func candidates(for descriptor: FontDescriptor) -> [String] {
        let weight = FontWeight.css(descriptor.weight)
        switch descriptor.family {
        case .system: return inter(weight, italic: descriptor.italic, display: descriptor.pointSize > 20)
        case .monospaced: return mono(weight, italic: descriptor.italic) + inter(weight, italic: false, display: false)
        case .rounded:
            let name = weight <= 300 ? "Light" : weight <= 400 ? "Regular" : weight <= 500 ? "Medium" : "Bold"
            return ["truetype/quicksand/Quicksand-\(name).ttf"] + inter(weight, italic: false, display: false)
        case .serif:
            let style = descriptor.italic ? (weight >= 600 ? "BoldItalic" : "Italic") : weight >= 600 ? "Bold" : "Regular"
            return ["truetype/noto/NotoSerif-\(style).ttf"] + inter(weight, italic: descriptor.italic, display: false)
        case .named: return []
        }
    }

    private static func inter(_ weight: Int, italic: Bool, display: Bool) -> [String] {
        let cut = display ? "InterDisplay" : "Inter"
        var names = ["\(cut)-\(interStyle(weight, italic: italic)).otf"]
        if italic { names.append("\(cut)-\(interStyle(weight, italic: false)).otf") }
        names += ["Inter-\(interStyle(weight, italic: italic)).otf", "Inter-Regular.otf"]
        return names.map { "opentype/inter/" + $0 }
            + ["truetype/noto/NotoSans-\(weight >= 600 ? "Bold" : "Regular").ttf", "truetype/noto/NotoSans-Regular.ttf"]
    }

    private static func interStyle(_ weight: Int, italic: Bool) -> String {
        let names = [
            100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
            800: "ExtraBold", 900: "Black",
        ]
        let name = names[weight] ?? "Regular"
        guard italic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }

    private static func mono(_ weight: Int, italic: Bool) -> [String] {
        let name = interStyle(min(weight, 800), italic: italic)
        return ["truetype/jetbrains-mono/JetBrainsMono-\(name).ttf", "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"]
    }
}
