// Colours of asset catalogues by name.
// Apple: "UIColor", init(named:in:compatibleWith:)
import CoreGraphics
import Diagnostics
import Foundation

extension UIColor {
    /// Creates a colour from the main bundle's asset catalogues; nil with a diagnostic.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour from a bundle's asset catalogues, dynamic if the set has several appearances; nil with a diagnostic.
    /// With traits, the colour of their appearance is fixed.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = ColorSet.find(name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(content: .rgb(set.components(in: traitCollection)))
        } else if set.variants.count == 1 {
            self.init(content: .rgb(set.variants[0].components))
        } else {
            self.init { UIColor(content: .rgb(set.components(in: $0))) }
        }
    }
}

/// The appearances of one colour of an asset catalogue.
struct ColorSet: Sendable {
    struct Variant: Sendable {
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
        let idiom: UIUserInterfaceIdiom
        let components: RGBAComponents
    }

    let variants: [Variant]

    static func find(_ name: String, in bundle: Bundle?) -> ColorSet? {
        let folders = ResourceFolders.of(bundle)
        for folder in folders {
            if let path = ResourceIndex.of(folder).colorSets[name], let set = ColorSet(folder: path) { return set }
        }
        Catalogue.colorNotFound.report(object: "\"\(name)\"", cause: "Searched: " + folders.joined(separator: ", "))
        return nil
    }

    init?(folder: String) {
        guard let entries = AssetContents.read(folder)?["colors"] as? [[String: Any]] else { return nil }
        variants = entries.compactMap { entry in
            guard let color = entry["color"] as? [String: Any], let components = Self.components(color) else {
                return nil
            }
            let traits = AssetContents.traits(of: entry)
            return Variant(
                style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
                idiom: traits.userInterfaceIdiom, components: components)
        }
        if variants.isEmpty { return nil }
    }

    /// The variant that agrees best; one for any appearance before one for the wrong one.
    func components(in traits: UITraitCollection) -> RGBAComponents {
        func score(_ variant: Variant) -> Int {
            var score = 0
            if variant.style != .unspecified {
                let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
                score += variant.style == style ? 4 : -100
            }
            if variant.contrast != .unspecified {
                let contrast: UIAccessibilityContrast = traits.accessibilityContrast == .high ? .high : .normal
                score += variant.contrast == contrast ? 2 : -50
            }
            if variant.idiom != .unspecified { score += variant.idiom == traits.userInterfaceIdiom ? 1 : -200 }
            return score
        }
        var best = variants[0]
        for variant in variants.dropFirst() where score(variant) > score(best) { best = variant }
        return best.components
    }

    private static func components(_ color: [String: Any]) -> RGBAComponents? {
        if let reference = color["reference"] as? String {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return SystemColor.all.first { $0.name == name }.map { RGBAComponents($0.light) }
        }
        guard let parts = color["components"] as? [String: Any] else { return nil }
        let alpha = number(parts["alpha"]) ?? 1
        if let white = number(parts["white"]) {
            return RGBAComponents(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = number(parts["red"]), let green = number(parts["green"]), let blue = number(parts["blue"])
        else { return nil }
        return color["color-space"] as? String == "display-p3"
            ? RGBAComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : RGBAComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `0x7F` or `127`: a fraction where it has a point, else a level of 255.
    private static func number(_ value: Any?) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        guard let text = value as? String else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
    }
}
