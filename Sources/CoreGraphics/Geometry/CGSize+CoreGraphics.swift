// What Foundation's CGSize lacks.
// Apple: "CGSize".

extension CGSize {
    /// The size under the linear part of a transform; sides may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether both sides are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// The values by the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

    /// Nil where a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number(dict["Width"]), let height = number(dict["Height"]) else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

/// A size of two sides.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
