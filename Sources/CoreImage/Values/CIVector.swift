// A few numbers as one object.
// Apple: "CIVector".

/// Immutable numbers: a point, a rectangle, a row of a matrix.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: [CGFloat]

    /// So many numbers from memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }

    init(_ values: [CGFloat]) { self.values = values }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Two numbers.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// Origin, width and height.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }
    /// The six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// Numbers as ``stringRepresentation`` writes them; those that cannot be read end the list.
    public convenience init(string representation: String) {
        let inside = representation.drop { $0 == "[" || $0 == " " }.prefix { $0 != "]" }
        var numbers: [CGFloat] = []
        for part in inside.split(whereSeparator: { $0 == " " || $0 == "," }) {
            guard let number = Double(part) else { break }
            numbers.append(CGFloat(number))
        }
        self.init(numbers)
    }

    /// Decodes numbers; nil from an archive without them.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "values") else { return nil }
        values = CIVector(string: String(describing: text)).values
    }
    /// Encodes ``stringRepresentation``.
    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "values") }
    open class var supportsSecureCoding: Bool { true }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }

    /// A number; 0 for an index outside.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// How many numbers there are.
    open var count: Int { values.count }
    /// The first number, or 0.
    open var x: CGFloat { value(at: 0) }
    /// The second number, or 0.
    open var y: CGFloat { value(at: 1) }
    /// The third number, or 0.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// `[1 2 3]`.
    open var stringRepresentation: String { "[" + values.map(\.plain).joined(separator: " ") + "]" }
    open override var description: String { stringRepresentation }
}

extension CGFloat {
    /// Without a needless fraction.
    var plain: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self)) }
}
