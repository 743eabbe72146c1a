// Symbol images: making them, changing their configuration, the few that UIKit names.
// Apple: "UIImage", Loading system-provided symbol images; Configuring and rendering symbols
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

extension UIImage {
    /// A symbol by name, for traits; nil with a diagnostic for an unknown name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, values: ImageConfigurationValues(), traits: ImageLookup.complete(traitCollection))
    }
    /// A symbol by name in a configuration; nil with a diagnostic for an unknown name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, values: configuration?.values ?? ImageConfigurationValues(), traits: nil)
    }

    convenience init?(systemName name: String, values: ImageConfigurationValues, traits: UITraitCollection?) {
        guard let state = SymbolReference(name: name, values: values).state(traits) else {
            if SymbolLibrary.shared.recipe(name) == nil {
                let near = SymbolLibrary.shared.namesLike(name)
                Catalogue.symbolNotFound.report(
                    object: "\"\(name)\"",
                    cause: near.isEmpty ? nil : "Names like it: " + near.joined(separator: ", ") + ".")
            }
            return nil
        }
        self.init(state: state)
    }

    /// A named image of a bundle in a configuration: its traits choose the variant.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    func configured(_ configuration: Configuration) -> UIImage {
        guard var symbol = state.symbol else {
            guard let traits = configuration.traitCollection else { return self }
            return variant(for: ImageLookup.complete(traits))
        }
        symbol.values = configuration.values
        return redrawn(symbol, nil)
    }

    func symbolConfigured(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = state.symbol else { return nil }
        symbol.values = symbol.values.applying(configuration.values)
        return redrawn(symbol, nil)
    }

    /// The symbol as a place shows it that has wishes of its own: what the image says itself goes first.
    package func preferring(_ configuration: SymbolConfiguration?, in traits: UITraitCollection) -> UIImage {
        guard var symbol = state.symbol else { return self }
        let own = symbol.values
        if let configuration { symbol.values = configuration.values.applying(own) }
        let shown = redrawn(symbol, traits)
        guard shown !== self else { return self }
        var copy = shown.state
        // Asked again elsewhere, the image still says only what it said itself.
        copy.symbol?.values = own
        copy.shownWith = configuration
        return UIImage(state: copy)
    }

    /// The symbol drawn anew; what was set on this image stays.
    private func redrawn(_ symbol: SymbolReference, _ traits: UITraitCollection?) -> UIImage {
        guard var made = symbol.state(traits) else { return self }
        made.renderingMode = state.renderingMode
        made.tint = made.tint ?? state.tint
        made.alignmentInsets = state.alignmentInsets
        made.orientation = state.orientation
        if state.flipsForRightToLeft { made.flipsForRightToLeft = true }
        if made.cgImage === state.cgImage, made.scale == state.scale, made.tint == state.tint { return self }
        return UIImage(state: made)
    }

    func symbolVariant(beside font: FontDescriptor) -> UIImage {
        guard let symbol = state.symbol, symbol.values.pointSize == nil, symbol.values.textStyle == nil else { return self }
        let size = SymbolConfiguration(pointSize: font.pointSize, weight: SymbolWeight.nearest(to: font.weight))
        return preferring(size, in: .current)
    }

    func symbolPixels(in color: CGColor) -> CGImage? {
        if let tint = state.tint { return UIImage(state: uprightState).tintedCGImage(tint.cgColor) }
        let isTemplate = state.renderingMode == .alwaysTemplate || state.renderingMode == .automatic && isTemplateByItself
        return isTemplate ? UIImage(state: uprightState).tintedCGImage(color) : uprightCGImage
    }

    private var uprightState: ImageState { ImageState(cgImage: uprightCGImage, scale: scale) }

    /// Whether image views draw it in their tint where nobody says otherwise.
    package var isTemplateByItself: Bool { state.symbol != nil && !state.hasOwnColors && state.tint == nil }

    /// A plus in a filled circle.
    public class var add: UIImage { UIImage.symbol("plus.circle.fill") }
    /// A minus in a filled circle.
    public class var remove: UIImage { UIImage.symbol("minus.circle.fill") }
    /// Three dots in a filled circle.
    public class var actions: UIImage { UIImage.symbol("ellipsis.circle.fill") }
    /// A checkmark in a filled circle.
    public class var checkmark: UIImage { UIImage.symbol("checkmark.circle.fill") }
    /// A checkmark in a circle.
    public class var strokedCheckmark: UIImage { UIImage.symbol("checkmark.circle") }

    /// A symbol that the library has for certain.
    package static func symbol(_ name: String, _ configuration: SymbolConfiguration? = nil) -> UIImage {
        UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
    }
}
