// Points, sizes, rectangles, transforms, vectors, insets and offsets as texts and in archives.
// Apple: "NSCoder", UIKit additions: string(for:), cgPoint(for:), encode(_:forKey:), decodeCGPoint(forKey:).
import CoreGraphics
import Foundation

/// The text of numbers, `{1, 2}`; 17 digits, as UIKit writes them (observed). A text of another form reads as nil.
enum GeometryText {
    static func text(_ numbers: [CGFloat], _ brackets: (String, String) = ("{", "}")) -> String {
        brackets.0 + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + brackets.1
    }

    /// Reads a count of numbers between brackets, nested or not, separated by commas.
    static func numbers(_ text: String, _ count: Int, _ brackets: (Character, Character) = ("{", "}")) -> [CGFloat]? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.first == brackets.0, text.last == brackets.1 else { return nil }
        let plain = text.filter { $0 != brackets.0 && $0 != brackets.1 }
        let parts = plain.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        guard parts.count == count, numbers.count == count else { return nil }
        return numbers.map { CGFloat($0) }
    }
}

extension NSCoder {
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty], ("[", "]"))
    }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.text([offset.horizontal, offset.vertical])
    }

    /// The point of a text; zero where it has another form.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The size of a text; zero where it has another form.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The vector of a text; zero where it has another form.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The rectangle of a text; zero where it has another form.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The transform of a text; the identity where it has another form.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(string, 6, ("[", "]")).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    /// The insets of a text; zero where it has another form.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    /// The offset of a text; zero where it has another form.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

/// `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
}
/// The insets of a text; zero where it has another form.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4).map {
        NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
}

extension NSCoder {
    /// Writes a vector, as its text.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(Self.string(for: vector) as NSString, forKey: key)
    }
    /// Writes a transform, as its text.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform) as NSString, forKey: key)
    }
    /// Writes insets, as their text.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets) as NSString, forKey: key)
    }
    /// Writes insets by direction, as their text.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSStringFromDirectionalEdgeInsets(insets) as NSString, forKey: key)
    }
    /// Writes an offset, as its text.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(Self.string(for: offset) as NSString, forKey: key)
    }

    /// The point of a key; zero where the archive lacks it.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// The size of a key; zero where the archive lacks it.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// The rectangle of a key; zero where the archive lacks it.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// The vector of a key; zero where the archive lacks it.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: optionalString(forKey: key) ?? "") }
    /// The transform of a key; the identity where the archive lacks it.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: optionalString(forKey: key) ?? "")
    }
    /// The insets of a key; zero where the archive lacks it.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        Self.uiEdgeInsets(for: optionalString(forKey: key) ?? "")
    }
    /// The insets by direction of a key; zero where the archive lacks it.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsetsFromString(optionalString(forKey: key) ?? "")
    }
    /// The offset of a key; zero where the archive lacks it.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: optionalString(forKey: key) ?? "") }
}
