// The names of the spaces and what stands behind them.
// Apple: "CGColorSpace", Color space names.

extension CGColorSpace {
    /// The space of the web and of everything here.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components below 0 and above 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with light in equal steps.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Linear sRGB with components below 0 and above 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide space of Apple's displays.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components below 0 and above 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3's primaries with light in equal steps.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Adobe's space of 1998.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// Device independent RGB with light in equal steps.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Grey with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey with values below 0 and above 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Grey with light in equal steps.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Linear grey with values below 0 and above 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Device independent cyan, magenta, yellow and black.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// The spaces that can be converted, and the two that only carry others.
    enum Kind: Hashable, Sendable {
        case deviceGray, genericGrayGamma2_2, extendedGray, linearGray, extendedLinearGray
        case deviceRGB, sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB
        case displayP3, extendedDisplayP3, linearDisplayP3, adobeRGB1998, genericRGBLinear
        case deviceCMYK, genericCMYK
        case indexed(last: Int)
        case pattern

        private static let names: [Kind: CFString] = [
            .deviceGray: "kCGColorSpaceDeviceGray", .genericGrayGamma2_2: CGColorSpace.genericGrayGamma2_2,
            .extendedGray: CGColorSpace.extendedGray, .linearGray: CGColorSpace.linearGray,
            .extendedLinearGray: CGColorSpace.extendedLinearGray,
            .deviceRGB: "kCGColorSpaceDeviceRGB", .sRGB: CGColorSpace.sRGB,
            .extendedSRGB: CGColorSpace.extendedSRGB, .linearSRGB: CGColorSpace.linearSRGB,
            .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB, .displayP3: CGColorSpace.displayP3,
            .extendedDisplayP3: CGColorSpace.extendedDisplayP3, .linearDisplayP3: CGColorSpace.linearDisplayP3,
            .adobeRGB1998: CGColorSpace.adobeRGB1998, .genericRGBLinear: CGColorSpace.genericRGBLinear,
            .deviceCMYK: "kCGColorSpaceDeviceCMYK", .genericCMYK: CGColorSpace.genericCMYK,
        ]

        init?(name: CFString) {
            guard let match = Self.names.first(where: { $0.value == name }) else { return nil }
            self = match.key
        }

        var name: CFString? { Self.names[self] }

        var model: CGColorSpaceModel {
            switch self {
            case .deviceGray, .genericGrayGamma2_2, .extendedGray, .linearGray, .extendedLinearGray: .monochrome
            case .deviceCMYK, .genericCMYK: .cmyk
            case .indexed: .indexed
            case .pattern: .pattern
            default: .rgb
            }
        }

        /// Whether components outside 0…1 have a meaning.
        var isExtended: Bool {
            switch self {
            case .extendedGray, .extendedLinearGray, .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3: true
            default: false
            }
        }
    }
}
