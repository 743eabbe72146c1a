// Colours at locations between 0 and 1.
// Apple: "CGGradient".

/// A run of colours for axial, radial and conic gradients; colours between stops mix as encoded, not premultiplied.
public final class CGGradient: @unchecked Sendable {
    /// A colour as clipped sRGB, not premultiplied, at a location in 0…1.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat
    }

    /// The stops by rising location.
    package let stops: [Stop]

    /// Colours converted to `space` (sRGB where nil) at locations, evenly spread where nil.
    ///
    /// Nil without colours, or where something in `colors` is not a CGColor.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors.map(\.sRGBComponents), locations: locations)
    }

    /// `count` colours of the space, each with alpha last, one after the other.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, count <= 1 << 16, space.model != .pattern else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(
                space: space, values: Array(UnsafeBufferPointer(start: components + index * size, count: size)))
        }
        stops = Self.stops(colors.map(\.sRGBComponents), locations: locations)
    }

    private static func stops(
        _ colors: [(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)], locations: UnsafePointer<CGFloat>?
    ) -> [Stop] {
        let unsorted = colors.enumerated().map { index, color in
            let location = locations.map { unit($0[index]) } ?? CGFloat(index) / CGFloat(max(1, colors.count - 1))
            return (
                index,
                Stop(location: location, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            )
        }
        return unsorted.sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map(\.1)
    }
}

extension CGGradient: Hashable {
    public static func == (one: CGGradient, other: CGGradient) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
