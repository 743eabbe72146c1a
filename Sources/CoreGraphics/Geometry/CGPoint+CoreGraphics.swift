// What Foundation's CGPoint lacks.
// Apple: "CGPoint".

extension CGPoint {
    /// The point under a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// Whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The values by the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

    /// Nil where a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number(dict["X"]), let y = number(dict["Y"]) else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

/// A number of a dictionary, whichever type it was put in as.
func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
}

/// A point of two coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
