// A step by name, with its values by key.
// Apple: "CIFilter".
import Diagnostics

/// A filter: values go in by key, ``outputImage`` is a recipe that nothing has computed yet.
///
/// A subclass of an app's own overrides ``outputImage``; its properties are not reached by key, Linux having no
/// key-value coding. Differs from Apple in: `copy()` of such a subclass is the object itself.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
    let definition: FilterDefinition?
    var values: [String: Any] = [:]
    private var givenName: String?

    /// A filter of an app's own.
    public override init() { definition = nil }

    init(_ definition: FilterDefinition) {
        self.definition = definition
        super.init()
        setDefaults()
    }

    /// A filter by Apple's name with its defaults; nil with a diagnostic where there is none.
    public convenience init?(name: String) {
        guard let definition = FilterLibrary.definition(name) else { return nil }
        self.init(definition)
    }

    /// A filter with some values set; nil with a diagnostic where there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Decodes numbers, colours and vectors, not pictures; nil from an archive without a filter.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let found = FilterLibrary.definition(String(describing: name))
        else { return nil }
        definition = found
        super.init()
        setDefaults()
        for parameter in found.parameters {
            if let value = parameter.decode(coder) { values[parameter.key] = value }
        }
    }
    /// Encodes which filter it is, numbers, colours, vectors and transforms; not pictures, nor a name that was given.
    open func encode(with coder: NSCoder) {
        guard let definition else { return }
        coder.encode(definition.name as NSString, forKey: "name")
        for parameter in definition.parameters { parameter.encode(values[parameter.key], coder) }
    }
    open class var supportsSecureCoding: Bool { true }

    /// A filter of the same name with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let definition else { return self }
        let other = self is BuiltinFilter ? BuiltinFilter(definition) : CIFilter(definition)
        other.values = values
        other.givenName = givenName
        other.isEnabled = isEnabled
        return other
    }

    /// The result; nil while a picture that the filter needs is not set.
    open var outputImage: CIImage? { definition?.output(of: self) }
    /// The filter's name, unless another was given: a layer finds its filters by it.
    open var name: String {
        get { givenName ?? definition?.name ?? String(describing: type(of: self)) }
        set { givenName = newValue }
    }
    /// Whether a layer applies the filter.
    open var isEnabled = true
    /// The keys that values go in by.
    open var inputKeys: [String] { definition?.parameters.map(\.key) ?? [] }
    /// `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// Name, categories, and a dictionary for each key, as the `kCIAttribute…` keys name them.
    open var attributes: [String: Any] { definition?.attributes ?? [:] }
    /// Gives every key its default; pictures become nil.
    open func setDefaults() {
        guard let definition else { return }
        values = [:]
        for parameter in definition.parameters { values[parameter.key] = parameter.initial.object }
    }

    /// The value of a key; nil with a diagnostic for a key that the filter does not have.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard let parameter = definition?.parameter(key) else { return value(forUndefinedKey: key) }
        return values[parameter.key]
    }
    /// Sets a value; nil brings the default back. A wrong key or type is diagnosed and changes nothing.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let parameter = definition?.parameter(key) else { return setValue(value, forUndefinedKey: key) }
        guard let value, !(value is NSNull) else {
            values[key] = parameter.initial.object
            return
        }
        guard let fitting = parameter.fitting(value) else {
            return Catalogue.filterValueType.report(
                object: words, cause: "\(key) was given \(type(of: value)); it takes \(parameter.kind.words).")
        }
        values[key] = fitting
    }
    /// Called for a key that the filter does not have: UIKit's exception.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUnknown(key, setter: true) }
    /// Called for a key that the filter does not have: UIKit's exception; nil.
    open func value(forUndefinedKey key: String) -> Any? {
        reportUnknown(key, setter: false)
        return nil
    }
    /// The same as the key: filters have no objects below them.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    /// The same as the key.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Sets several values.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    /// The values of several keys; those without one are left out.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).compactMap { key in value(forKey: key).map { (key, $0) } })
    }

    /// Name and values, pictures by their extent.
    open override var description: String {
        let inside = inputKeys.map { "\($0)=\(values[$0].map { "\($0)" } ?? "nil")" }
        return "<\(name): \(inside.joined(separator: " "))>"
    }

    private var words: String { "\(definition?.name ?? String(describing: type(of: self)))" }

    private func reportUnknown(_ key: String, setter: Bool) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        let call = setter ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
        let place = "0x" + String(address, radix: 16)
        Catalogue.filterKeyUnknown.report(
            object: words, cause: "\(words) has no \(key); its keys are \(inputKeys.joined(separator: ", ")).",
            apple: "NSUnknownKeyException: [<\(words) \(place)> \(call)]: this class is not key value coding-compliant "
                + "for the key \(key).")
    }
}
