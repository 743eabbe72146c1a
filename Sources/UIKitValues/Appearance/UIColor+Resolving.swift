// Resolving dynamic colours, reading components, changing the alpha, comparing.
// Apple: "UIColor", Resolving a dynamically generated color; Retrieving the color information
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

extension UIColor {
    /// Nested providers beyond this count as going in circles.
    private static let deepestNesting = 32

    func resolved(in traits: UITraitCollection) -> UIColor {
        switch content {
        case .rgb, .white, .cgColor, .pattern: return self
        case .system(let color, let alpha):
            var components = RGBAComponents(color.value(in: traits))
            if let alpha { components.alpha = alpha }
            return UIColor(content: .rgb(components))
        case .dynamic(let dynamic):
            let state = ThreadState.current
            guard state.colorDepth < Self.deepestNesting else {
                Catalogue.dynamicColorCircle.report(object: "UIColor")
                return .clear
            }
            state.colorDepth += 1
            defer { state.colorDepth -= 1 }
            return traits.performAsCurrent { dynamic.provider(traits).resolvedColor(with: traits) }
        }
    }

    var resolvedCGColor: CGColor {
        if case .system(let color, _) = content {
            let traits = UITraitCollection.current
            return systemCGColor(color.value(in: traits)) { resolved(in: traits).fixedCGColor }
        }
        return content.isDynamic ? resolved(in: .current).fixedCGColor : fixedCGColor
    }

    func replacingAlpha(_ alpha: CGFloat) -> UIColor {
        let alpha = min(max(alpha, 0), 1)
        switch content {
        case .rgb(var components):
            components.alpha = alpha
            return UIColor(content: .rgb(components))
        case .white(let white, _): return UIColor(content: .white(white, alpha))
        case .cgColor(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .pattern(let image): return UIColor(patternImage: image.fading(to: alpha))
        case .system(let color, _): return UIColor(content: .system(color, alpha: alpha))
        case .dynamic(let dynamic):
            return UIColor { traits in dynamic.provider(traits).resolvedColor(with: traits).withAlphaComponent(alpha) }
        }
    }

    /// Extended sRGB in the current traits; nil for a pattern.
    package var components: RGBAComponents? {
        let fixed = content.isDynamic ? resolved(in: .current) : self
        switch fixed.content {
        case .rgb(let components): return components
        case .white(let white, let alpha): return RGBAComponents(red: white, green: white, blue: white, alpha: alpha)
        case .cgColor(let color): return RGBAComponents(color)
        case .pattern, .system, .dynamic: return nil
        }
    }

    func readWhite(_ white: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let color = components, color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    func readHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?,
        _ brightness: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        let hsb = HueModel.hsb(color)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    func readRed(
        _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?,
        _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    func isSameColor(as object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (content, other.content) {
        case (.rgb(let one), .rgb(let two)): return one == two
        case (.white(let one, let oneAlpha), .white(let two, let twoAlpha)): return one == two && oneAlpha == twoAlpha
        case (.system(let one, let oneAlpha), .system(let two, let twoAlpha)):
            return one.name == two.name && oneAlpha == twoAlpha
        case (.dynamic(let one), .dynamic(let two)): return one === two
        case (.pattern(let one), .pattern(let two)): return one.isEqual(two)
        case (.system, _), (_, .system), (.dynamic, _), (_, .dynamic), (.pattern, _), (_, .pattern): return false
        // A grey and an RGB colour lie in different spaces and differ, as at Apple, unless one is a CGColor.
        case (.rgb, .white), (.white, .rgb): return false
        case (.cgColor, _), (_, .cgColor): return fixedCGColor == other.fixedCGColor
        }
    }

    var contentHash: Int {
        var hasher = Hasher()
        switch content {
        case .rgb, .white, .cgColor: hasher.combine(components)
        case .system(let color, let alpha):
            hasher.combine(color.name)
            hasher.combine(alpha)
        case .dynamic(let dynamic): hasher.combine(ObjectIdentifier(dynamic))
        case .pattern(let image): hasher.combine(image)
        }
        return hasher.finalize()
    }

    var contentDescription: String {
        switch content {
        case .rgb(let c): return "UIExtendedSRGBColorSpace \(c.red.short) \(c.green.short) \(c.blue.short) \(c.alpha.short)"
        case .white(let white, let alpha): return "UIExtendedGrayColorSpace \(white.short) \(alpha.short)"
        case .cgColor(let color): return "UIColor \(color)"
        case .pattern(let image): return "UIColor pattern \(image.size.width.short)×\(image.size.height.short)"
        case .system(let color, let alpha): return "UIColor \(color.name)" + (alpha.map { " alpha \($0.short)" } ?? "")
        case .dynamic(let dynamic): return dynamic === DynamicColor.placeholder ? "<UIPlaceholderColor>" : "UIColor dynamic"
        }
    }
}

extension CGFloat {
    /// The number in the format of C's `%g`: six significant digits, no trailing zeros.
    package var short: String { String(format: "%g", Double(self)) }
}

extension UIColor: TypesetColor {
    /// The colour in the current traits.
    package func typesetColor() -> CGColor { cgColor }
}

/// The public hook by which drawing code of lower layers resolves colours; nothing for clients.
extension RGBAComponents {
    /// The components of a grey or RGB colour; nil for a pattern or an unknown space.
    init?(_ color: CGColor) {
        guard let values = color.components else { return nil }
        switch values.count {
        case 2: self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: return nil
        }
    }
}
