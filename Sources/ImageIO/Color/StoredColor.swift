// What a file says about its colours, and the conversion that follows.
// No Apple page: this is ours (ADR 6).
internal import CImageCodecs
import Diagnostics
import Foundation

/// What a PNG or JPEG says about its colours.
struct StoredColor {
    private let isPNG: Bool
    private let model: ColorConversion.Model
    private let isSRGB: Bool
    private let gamma: Double
    private let chromaticities: [Double]

    init(_ info: vti_info, isPNG: Bool) {
        self.isPNG = isPNG
        let isGray = info.channels <= 2 && info.is_palette == 0
        model = info.is_cmyk != 0 ? .inks : isGray ? .gray : .rgb
        isSRGB = info.is_srgb != 0
        gamma = info.gamma
        let c = info.chromaticities
        chromaticities = [c.0, c.1, c.2, c.3, c.4, c.5, c.6, c.7]
    }

    /// The conversion to sRGB; nil where the colours are sRGB's, say nothing, or have a profile that cannot be used.
    func conversion(_ data: Data) -> ColorConversion? {
        if isSRGB { return nil }
        if let profile = profile(in: data) {
            return Self.conversion(profile: profile, model: model, name: ColorFile.name(isPNG ? .png : .jpeg, data))
        }
        return isPNG
            ? ColorConversion(gamma: gamma, chromaticities: chromaticities, isGray: model == .gray) : nil
    }

    /// The conversion from an ICC profile; nil for sRGB's, and with a diagnostic for one that cannot be used.
    static func conversion(
        profile: [UInt8], model: ColorConversion.Model, name: @autoclosure () -> String
    ) -> ColorConversion? {
        guard let made = ColorConversion(profile: profile, model: model) else {
            Catalogue.imageProfileUnusable.report(object: name())
            return nil
        }
        return made.isIdentity ? nil : made
    }

    private func profile(in data: Data) -> [UInt8]? {
        var out: UnsafeMutablePointer<UInt8>?
        var count = 0
        let code = data.withUnsafeBytes { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return isPNG
                ? vti_png_profile(base, bytes.count, &out, &count) : vti_jpeg_profile(base, bytes.count, &out, &count)
        }
        guard code == VTI_OK, let out else { return nil }
        defer { vti_free(out) }
        return Array(UnsafeBufferPointer(start: out, count: count))
    }
}

/// A file's name in diagnostics.
enum ColorFile {
    static func name(_ format: ImageFormat, _ data: Data) -> String { "\(format.rawValue), \(data.count) bytes" }
}
