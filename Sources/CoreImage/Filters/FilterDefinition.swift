// What a filter is: its keys with their types, defaults and ranges, and the step it makes.
// Apple: "CIFilter", attributes.

/// One filter of the library.
struct FilterDefinition: Sendable {
    var name: String
    var title: String
    var categories: [String]
    var parameters: [FilterParameter]
    /// The step for a filter's values; nil where a picture is missing.
    var make: @Sendable (FilterValues) -> (any ImageNode)?

    init(
        _ name: String, _ title: String, _ categories: [String], _ parameters: [FilterParameter],
        _ make: @escaping @Sendable (FilterValues) -> (any ImageNode)?
    ) {
        self.name = name
        self.title = title
        self.categories = categories
        self.parameters = parameters
        self.make = make
    }

    func parameter(_ key: String) -> FilterParameter? { parameters.first { $0.key == key } }

    func output(of filter: CIFilter) -> CIImage? {
        make(FilterValues(values: filter.values)).map { CIImage($0) }
    }

    var attributes: [String: Any] {
        var all: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: title,
            kCIAttributeFilterCategories: categories,
        ]
        for parameter in parameters { all[parameter.key] = parameter.attributes }
        return all
    }
}

/// What a key takes.
enum ParameterKind: Sendable {
    case image, number, color, vector, transform

    var words: String {
        switch self {
        case .image: "a CIImage"
        case .number: "a number"
        case .color: "a CIColor"
        case .vector: "a CIVector"
        case .transform: "a CGAffineTransform"
        }
    }

    var className: String {
        switch self {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .color: "CIColor"
        case .vector: "CIVector"
        case .transform: "NSValue"
        }
    }
}

/// A default.
enum ParameterValue: Sendable {
    case none
    case number(Double)
    case vector([CGFloat])
    case color(CGFloat, CGFloat, CGFloat, CGFloat)
    case transform

    /// As it is stored and given back.
    var object: Any? {
        switch self {
        case .none: nil
        case .number(let number): NSNumber(value: number)
        case .vector(let numbers): CIVector(numbers)
        case .color(let red, let green, let blue, let alpha): CIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .transform: CGAffineTransform.identity
        }
    }
}

/// One key of a filter.
struct FilterParameter: Sendable {
    var key: String
    var kind: ParameterKind
    var initial: ParameterValue
    /// Of the number; as Apple's sliders have it.
    var range: ClosedRange<Double>?
    /// What a number or vector stands for: an attribute type.
    var type: String?

    static let image = FilterParameter(key: kCIInputImageKey, kind: .image, initial: .none, type: kCIAttributeTypeImage)
    static let background = FilterParameter(
        key: kCIInputBackgroundImageKey, kind: .image, initial: .none, type: kCIAttributeTypeImage)
    static let mask = FilterParameter(
        key: kCIInputMaskImageKey, kind: .image, initial: .none, type: kCIAttributeTypeImage)
    static let target = FilterParameter(
        key: kCIInputTargetImageKey, kind: .image, initial: .none, type: kCIAttributeTypeImage)

    static func number(
        _ key: String, _ initial: Double, _ range: ClosedRange<Double>, _ type: String = kCIAttributeTypeScalar
    ) -> FilterParameter {
        FilterParameter(key: key, kind: .number, initial: .number(initial), range: range, type: type)
    }
    static func vector(_ key: String, _ initial: [CGFloat], _ type: String? = nil) -> FilterParameter {
        FilterParameter(key: key, kind: .vector, initial: .vector(initial), type: type)
    }
    static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterParameter {
        vector(key, [x, y], kCIAttributeTypePosition)
    }
    static func color(
        _ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
    ) -> FilterParameter {
        FilterParameter(
            key: key, kind: .color, initial: .color(red, green, blue, alpha), type: kCIAttributeTypeColor)
    }
    static let transform = FilterParameter(
        key: kCIInputTransformKey, kind: .transform, initial: .transform, type: kCIAttributeTypeTransform)

    /// The value in the type that is stored; nil where it is none of this kind.
    func fitting(_ value: Any) -> Any? {
        switch kind {
        case .image: value as? CIImage
        case .number: (value as? NSNumber) ?? realNumber(value).map { NSNumber(value: $0) }
        case .color: value as? CIColor
        case .vector:
            switch value {
            case let vector as CIVector: vector
            case let point as CGPoint: CIVector(cgPoint: point)
            case let rect as CGRect: CIVector(cgRect: rect)
            default: nil
            }
        case .transform: Self.transform(value)
        }
    }

    private static func transform(_ value: Any) -> CGAffineTransform? {
        switch value {
        case let transform as CGAffineTransform: return transform
        case let transform as NSAffineTransform:
            let t = transform.transformStruct
            return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.tX, ty: t.tY)
        case let value as any AffineTransformHolder: return value.heldAffineTransform
        default: return nil
        }
    }

    var attributes: [String: Any] {
        var all: [String: Any] = [
            kCIAttributeName: key, kCIAttributeDisplayName: title, kCIAttributeClass: kind.className,
        ]
        if let type { all[kCIAttributeType] = type }
        if let initial = initial.object { all[kCIAttributeDefault] = initial }
        if let range {
            all[kCIAttributeMin] = NSNumber(value: range.lowerBound)
            all[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
            all[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
        }
        return all
    }

    /// `inputBackgroundImage` → `Background Image`.
    private var title: String {
        var words = ""
        for letter in key.dropFirst(5) {
            if letter.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
            words.append(letter)
        }
        return words
    }

    // MARK: Archives

    func encode(_ value: Any?, _ coder: NSCoder) {
        switch value {
        case let value as NSNumber: coder.encode(value.doubleValue, forKey: key)
        case let value as CIColor: coder.encode(value, forKey: key)
        case let value as CIVector: coder.encode(value, forKey: key)
        case let value as CGAffineTransform: coder.encode(CIVector(cgAffineTransform: value), forKey: key)
        default: break
        }
    }

    func decode(_ coder: NSCoder) -> Any? {
        guard coder.containsValue(forKey: key) else { return nil }
        switch kind {
        case .image: return nil
        case .number: return NSNumber(value: coder.decodeDouble(forKey: key))
        case .color: return coder.decodeObject(of: CIColor.self, forKey: key)
        case .vector: return coder.decodeObject(of: CIVector.self, forKey: key)
        case .transform: return coder.decodeObject(of: CIVector.self, forKey: key)?.cgAffineTransformValue
        }
    }
}

/// An object that holds a transform, such as UIKit's `NSValue`.
package protocol AffineTransformHolder {
    /// The transform, or nil where it holds something else.
    var heldAffineTransform: CGAffineTransform? { get }
}

/// A filter's values in the types that its step wants.
struct FilterValues {
    var values: [String: Any]

    func image(_ key: String = kCIInputImageKey) -> (any ImageNode)? { (values[key] as? CIImage)?.node }

    /// A number; one that is not finite counts as 0.
    func number(_ key: String) -> Double {
        let number = (values[key] as? NSNumber)?.doubleValue ?? 0
        return number.isFinite ? number : 0
    }
    func float(_ key: String) -> Float { Float(number(key)) }

    func color(_ key: String) -> WorkingColor { ((values[key] as? CIColor) ?? .black).sRGB }
    func vector(_ key: String) -> CIVector { (values[key] as? CIVector) ?? CIVector([]) }
    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    func transform() -> CGAffineTransform { (values[kCIInputTransformKey] as? CGAffineTransform) ?? .identity }
}
