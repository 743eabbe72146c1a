// A symbol as an image's content: its name, and how it was asked for.
// Apple: "UIImage", init(systemName:withConfiguration:), applyingSymbolConfiguration(_:)
import CoreGraphics
import Foundation
import PixelKernels

/// The symbol that an image shows, and its configuration.
struct SymbolReference: Sendable {
    var name: String
    var values: ImageConfigurationValues

    /// Mirrored in right-to-left interfaces: the names that speak of reading, not of left and right.
    var flips: Bool {
        name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }

    /// Size and weight in traits.
    func metrics(_ traits: UITraitCollection) -> SymbolMeasures {
        var size = values.pointSize ?? SymbolMeasures.defaultSize
        var weight = values.weight
        if let style = values.textStyle {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            size = font.pointSize
            if weight == .unspecified { weight = UIImage.SymbolWeight.nearest(to: TextStyleTable.weight(style).rawValue) }
        }
        if weight == .unspecified { weight = .regular }
        if traits.legibilityWeight == .bold, weight.rawValue < 8 {
            weight = UIImage.SymbolWeight(rawValue: weight.rawValue + 2) ?? .bold
        }
        let scale = values.scale == .unspecified || values.scale == .default ? .medium : values.scale
        return SymbolMeasures(pointSize: size, weight: weight, scale: scale)
    }

    /// The state of an image of it in traits; nil for an unknown name.
    func state(_ given: UITraitCollection?) -> ImageState? {
        var traits = given ?? .current
        if let own = values.traits { traits = UITraitCollection(traitsFrom: [traits, own]) }
        let ink: SymbolInk
        var tint: UIColor?
        switch values.coloring {
        case nil, .monochrome:
            ink = .monochrome
        case .hierarchical(let color):
            ink = .hierarchical
            tint = color
        case .palette(let colors):
            ink = .palette(colors.map { $0.resolvedColor(with: traits).cgColor.premultipliedPixel })
        case .multicolor:
            ink =
                SymbolColors.colors(of: name).map {
                    .palette($0.map { $0.resolvedColor(with: traits).cgColor.premultipliedPixel })
                } ?? .monochrome
        }
        let request = SymbolPicture.Request(name: name, metrics: metrics(traits), ink: ink, scale: traits.pixelScale)
        guard let picture = SymbolPicture.of(request) else { return nil }
        var state = ImageState(cgImage: picture.image, scale: request.scale)
        state.baselineOffset = picture.baseline
        state.flipsForRightToLeft = flips
        state.tint = tint
        state.symbol = self
        state.traits = traits
        if case .palette = ink { state.hasOwnColors = true }
        return state
    }
}

/// The colours of symbols that have their own.
enum SymbolColors {
    /// The colours of the levels; nil where the symbol has none of its own.
    ///
    /// Guessed: what everyday apps show, by the first word of the name that fits.
    static func colors(of name: String) -> [UIColor]? {
        let isFilled = name.contains(".fill")
        guard isFilled || name == "trash" else { return nil }
        let table: [(String, [UIColor])] = [
            ("exclamationmark.triangle", [.systemYellow]), ("exclamationmark.octagon", [.systemRed]),
            ("exclamationmark.circle", [.white, .systemRed]), ("checkmark.circle", [.white, .systemGreen]),
            ("checkmark.seal", [.systemGreen]), ("plus.circle", [.white, .systemGreen]),
            ("minus.circle", [.white, .systemRed]), ("xmark.circle", [.white, .systemRed]), ("trash", [.systemRed]),
            ("heart", [.systemPink]), ("star", [.systemYellow]), ("sun", [.systemYellow]), ("bolt", [.systemYellow]),
            ("moon", [.systemIndigo]), ("flame", [.systemOrange]), ("drop", [.systemBlue]), ("leaf", [.systemGreen]),
            ("flag", [.systemOrange]), ("bell", [.systemYellow]), ("icloud", [.systemBlue]), ("cloud", [.systemCyan]),
            ("folder", [.systemBlue]), ("envelope", [.systemBlue]), ("phone", [.systemGreen]), ("tag", [.systemOrange]),
            ("bookmark", [.systemRed]), ("calendar", [.systemRed]), ("lock", [.systemOrange]), ("mic", [.systemRed]),
        ]
        return table.first { name.hasPrefix($0.0) }?.1
    }
}
