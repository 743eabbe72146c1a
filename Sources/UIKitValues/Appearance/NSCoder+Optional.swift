// Reading keys that an archive may lack.
// No Apple page: this is ours (Foundation on Linux records an error for a missing key).
import Foundation

extension NSCoder {
    /// The object of a key; nil where the archive lacks it or has another class there.
    package func optional<Object: NSObject & NSSecureCoding>(_ type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// The string of a key; nil where the archive lacks it.
    package func optionalString(forKey key: String) -> String? { (optional(NSString.self, forKey: key)).map { $0 as String } }
}
