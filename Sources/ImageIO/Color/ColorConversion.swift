// Stored colours to sRGB, by Little CMS.
// Apple: "Color Management"; that pictures are brought to sRGB at decoding is ours (ADR 6)
internal import CLCMS
import PixelKernels

/// Brings stored colours to sRGB. Bytes go in and out: Little CMS works in fixed point on them.
final class ColorConversion {
    /// What a file's bytes stand for.
    enum Model { case gray, rgb, inks }

    private let context: cmsContext
    private let transform: cmsHTRANSFORM
    private let model: Model

    /// Profiles above this length are not read.
    static let longestProfile = 4 << 20

    /// The conversion from an ICC profile; nil where it is damaged or made for other channels.
    /// - Parameter model: What the picture has. Grey pictures take profiles for RGB too.
    convenience init?(profile: [UInt8], model: Model) {
        guard profile.count >= 128, profile.count <= Self.longestProfile else { return nil }
        self.init(model: model) { context in
            profile.withUnsafeBytes { cmsOpenProfileFromMemTHR(context, $0.baseAddress, UInt32($0.count)) }
        }
    }

    /// The conversion from PNG's chunks; nil where they say sRGB, or nothing that can be.
    /// - Parameters:
    ///   - gamma: The encoding exponent, 0 for none. Within a twentieth of sRGB's it counts as sRGB, as libpng takes it.
    ///   - chromaticities: x and y of white, red, green and blue; zeros for none.
    convenience init?(gamma: Double, chromaticities: [Double], isGray: Bool) {
        let srgb = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
        let hasGamma = gamma > 0.01 && gamma < 10 && abs(gamma - 0.45455) > 0.023
        let sound = chromaticities.allSatisfy { $0 > 0.0001 && $0 < 1 }
        let hasPrimaries = sound && !isGray && zip(chromaticities, srgb).contains { abs($0 - $1) > 0.005 }
        guard hasGamma || hasPrimaries else { return nil }
        let c = hasPrimaries ? chromaticities : srgb
        self.init(model: isGray ? .gray : .rgb) { context in
            // sRGB's curve as ICC's parametric type 4.
            let curve =
                hasGamma
                ? cmsBuildGamma(context, 1 / gamma)
                : cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
            guard let curve else { return nil }
            defer { cmsFreeToneCurve(curve) }
            var white = cmsCIExyY(x: c[0], y: c[1], Y: 1)
            if isGray { return cmsCreateGrayProfileTHR(context, &white, curve) }
            var primaries = cmsCIExyYTRIPLE(
                Red: cmsCIExyY(x: c[2], y: c[3], Y: 1), Green: cmsCIExyY(x: c[4], y: c[5], Y: 1),
                Blue: cmsCIExyY(x: c[6], y: c[7], Y: 1))
            return cmsCreateRGBProfileTHR(context, &white, &primaries, [curve, curve, curve])
        }
    }

    private init?(model: Model, _ open: (cmsContext?) -> cmsHPROFILE?) {
        guard let context = cmsCreateContext(nil, nil) else { return nil }
        // Profiles and transforms must go before their context.
        guard let source = open(context) else {
            cmsDeleteContext(context)
            return nil
        }
        let made = Self.transform(context, from: source, model)
        cmsCloseProfile(source)
        guard let made else {
            cmsDeleteContext(context)
            return nil
        }
        self.context = context
        transform = made.transform
        self.model = made.model
    }

    /// The transform to sRGB, and the channels that it reads; nil where the profile is made for other ones.
    private static func transform(
        _ context: cmsContext, from source: cmsHPROFILE, _ model: Model
    ) -> (transform: cmsHTRANSFORM, model: Model)? {
        let read: (model: Model, format: cmsUInt32Number)
        switch (cmsGetColorSpace(source), model) {
        case (cmsSigGrayData, .gray): read = (.gray, vti_lcms_gray)
        case (cmsSigRgbData, .gray), (cmsSigRgbData, .rgb): read = (.rgb, vti_lcms_bgra)
        case (cmsSigCmykData, .inks): read = (.inks, vti_lcms_inks)
        default: return nil
        }
        guard let srgb = cmsCreate_sRGBProfileTHR(context) else { return nil }
        defer { cmsCloseProfile(srgb) }
        let made = cmsCreateTransformTHR(
            context, source, read.format, srgb, vti_lcms_bgra, UInt32(INTENT_PERCEPTUAL), 0)
        return made.map { ($0, read.model) }
    }

    deinit {
        cmsDeleteTransform(transform)
        cmsDeleteContext(context)
    }

    /// Whether every colour stays as it is within a level: the profile is sRGB's, by whatever name.
    lazy var isIdentity: Bool = {
        let levels = stride(from: UInt8(0), through: 255, by: model == .gray ? 1 : 51)
        var samples: [UInt8] = []
        switch model {
        case .inks: return false
        case .gray: for level in levels { samples += [level, level, level, 255] }
        case .rgb: for b in levels { for g in levels { for r in levels { samples += [b, g, r, 255] } } }
        }
        let converted = samples.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: samples.count) { target, count in
                target.baseAddress!.update(from: source.baseAddress!, count: samples.count)
                convertRow(target.baseAddress!, samples.count / 4)
                count = samples.count
            }
        }
        return zip(samples, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }()

    /// Converts straight BGRA8, or inks, in place. Alpha stays; inks become opaque.
    func convert(_ buffer: PixelBuffer) {
        for y in 0..<buffer.height { convertRow(buffer.row(y).assumingMemoryBound(to: UInt8.self), buffer.width) }
    }

    private func convertRow(_ row: UnsafeMutablePointer<UInt8>, _ width: Int) {
        switch model {
        case .rgb: cmsDoTransform(transform, row, row, UInt32(width))
        case .inks:
            cmsDoTransform(transform, row, row, UInt32(width))
            for x in 0..<width { row[x * 4 + 3] = 255 }
        case .gray:
            let table = grays
            for x in 0..<width {
                let level = Int(row[x * 4]) * 4
                for channel in 0..<3 { row[x * 4 + channel] = table[level + channel] }
            }
        }
    }

    /// The 256 greys in sRGB.
    private lazy var grays: [UInt8] = {
        let levels = (0...255).map { UInt8($0) }
        return [UInt8](unsafeUninitializedCapacity: 1024) { target, count in
            target.initialize(repeating: 255)
            cmsDoTransform(transform, levels, target.baseAddress!, 256)
            count = 1024
        }
    }()
}
