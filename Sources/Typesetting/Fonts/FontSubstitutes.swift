// The substitutes for font families that iOS has and Debian does not have.
// No Apple page: this is ours. The choice of substitutes is a guess at the nearest look.
import Foundation

/// The substitutes for font families that iOS has and Debian does not have.
enum FontSubstitutes {
    private static let families: [(prefix: String, family: FontDescriptor.Family)] = [
        ("helveticaneue", .system), ("helvetica", .system), ("arial", .system), ("verdana", .system),
        ("trebuchet", .system), ("gillsans", .system), ("futura", .system), ("avenir", .system),
        ("sanfrancisco", .system), (".sfui", .system), ("sfpro", .system), ("sfui", .system), (".applesystemui", .system),
        ("arialrounded", .rounded), ("sfcompactrounded", .rounded),
        ("menlo", .monospaced), ("courier", .monospaced), ("americantypewriter", .monospaced), ("sfmono", .monospaced),
        ("georgia", .serif), ("timesnewroman", .serif), ("times", .serif), ("palatino", .serif), ("baskerville", .serif),
        ("didot", .serif), ("cochin", .serif), ("hoeflertext", .serif), ("bodoni", .serif), ("charter", .serif),
        ("newyork", .serif),
    ]

    private static let weights: [(word: String, raw: CGFloat)] = [
        ("ultralight", -0.8), ("thin", -0.6), ("semibold", 0.3), ("demibold", 0.3), ("demi", 0.3), ("medium", 0.23),
        ("heavy", 0.56), ("black", 0.62), ("extrabold", 0.56), ("condensedbold", 0.4), ("bold", 0.4), ("light", -0.4),
    ]

    /// The metrics of a font that a substitute draws; nil where they are the system font's here. Helvetica's lines are
    /// 1.15 of its size (observed: 13.8 at 12 points).
    static func metrics(of descriptor: FontDescriptor) -> FontMetrics? {
        guard case .named(let name) = descriptor.family else { return nil }
        let key = name.lowercased().filter { $0 != " " }
        guard key.hasPrefix("helvetica"), !key.hasPrefix("helveticaneue") else { return nil }
        let size = descriptor.pointSize
        return FontMetrics(
            ascender: 0.92 * size, descender: -0.23 * size, leading: descriptor.lineHeightLeading,
            capHeight: 0.72 * size, xHeight: 0.523 * size)
    }

    /// The substitute for an iOS font's family or PostScript name; nil where the name is none.
    static func descriptor(forName name: String, like descriptor: FontDescriptor) -> FontDescriptor? {
        let key = name.lowercased().filter { $0 != " " }
        // The longest prefix: "arialrounded" before "arial".
        let matches = families.filter { key.hasPrefix($0.prefix) }
        guard let best = matches.max(by: { $0.prefix.count < $1.prefix.count }) else { return nil }
        var result = descriptor
        result.family = best.family
        let rest = key.dropFirst(best.prefix.count)
        if let weight = weights.first(where: { rest.contains($0.word) }) { result.weight = weight.raw }
        if rest.contains("italic") || rest.contains("oblique") { result.italic = true }
        return result
    }
}
