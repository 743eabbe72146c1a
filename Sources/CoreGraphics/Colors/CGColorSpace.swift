// Which colour a set of components means.
// Apple: "CGColorSpace".

/// A colour space; equal ones are interchangeable.
///
/// Real conversions exist between the gray, RGB and CMYK spaces named in ``CGColorSpace/Kind``; embedded ICC profiles
/// are not read.
public final class CGColorSpace: @unchecked Sendable {
    let kind: Kind
    /// The colour table of an indexed space: base colours one after the other.
    let table: [UInt8]
    /// The space that indexed and uncoloured pattern spaces stand on.
    public let baseColorSpace: CGColorSpace?

    init(kind: Kind, base: CGColorSpace? = nil, table: [UInt8] = []) {
        self.kind = kind
        self.table = table
        baseColorSpace = base
    }

    /// A named space; nil for a name that is not known here.
    public convenience init?(name: CFString) {
        guard let kind = Kind(name: name) else { return nil }
        self.init(kind: kind)
    }

    /// A table of up to 256 colours of a gray or RGB base space, each component a byte.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), [.monochrome, .rgb, .cmyk].contains(baseSpace.model) else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        self.init(
            kind: .indexed(last: last), base: baseSpace,
            table: Array(UnsafeBufferPointer(start: colorTable, count: count)))
    }

    /// The space of patterns; uncoloured ones take their colour from `baseSpace`.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(kind: .pattern, base: baseSpace)
    }

    /// What the components mean.
    public var model: CGColorSpaceModel { kind.model }

    /// Components of a colour, alpha not counted.
    public var numberOfComponents: Int {
        switch kind.model {
        case .monochrome, .indexed: 1
        case .rgb: 3
        case .cmyk: 4
        default: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Apple's name of the space, such as ``sRGB``; nil for indexed and pattern spaces.
    public var name: CFString? { kind.name }

    /// Whether components may lie outside 0…1.
    public var supportsOutput: Bool { model != .indexed && model != .pattern }
    /// Whether colours outside sRGB can be said in this space.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .adobeRGB1998 || kind == .linearDisplayP3 }

    /// sRGB's primaries and curve.
    static let sRGBSpace = CGColorSpace(kind: .sRGB)
    static let deviceRGB = CGColorSpace(kind: .deviceRGB)
    static let deviceGray = CGColorSpace(kind: .deviceGray)
    static let deviceCMYK = CGColorSpace(kind: .deviceCMYK)
    static let gray22 = CGColorSpace(kind: .genericGrayGamma2_2)
}

extension CGColorSpace: Hashable {
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one === other
            || (one.kind == other.kind && one.table == other.table && one.baseColorSpace == other.baseColorSpace)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
    }
}

/// The gray space of this device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// The RGB space of this device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The CMYK space of this device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
