// Members of Foundation's classes where the place takes no nil.
// Apple: "AnyObject"; "NSString", "NSNumber", "NSArray", "NSDictionary", "NSError".
import Foundation

/// Members as values that are there in any case: the compiler takes them where the place takes no nil. What the object lacks is UIK1105,
/// and nothing (0, false, an empty text, no object) where the run goes on after that, as with an unrecognized selector.
public protocol AnyObjectCertainMembers {
    /// The object whose members these are.
    var ownMembers: AnyObjectMembers { get }
}

/// The same of members whose name another class has with another type.
public protocol AnyObjectCertainSecondMembers {
    /// The object whose members these are.
    var ownMembers: AnyObjectMembers { get }
}

extension AnyObjectMembers: AnyObjectCertainMembers, AnyObjectCertainSecondMembers {}

extension AnyObjectCertainMembers {
    /// The same where the place takes no nil.
    public var absoluteString: String? {
        let own: String?? = ownMembers.absoluteString
        return ownMembers.certain("absoluteString", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var allKeys: [Any] {
        let own: [Any]? = ownMembers.allKeys
        return ownMembers.certain("allKeys", own, or: [])
    }
    /// The same where the place takes no nil.
    public var allObjects: [Any] {
        let own: [Any]? = ownMembers.allObjects
        return ownMembers.certain("allObjects", own, or: [])
    }
    /// The same where the place takes no nil.
    public var allValues: [Any] {
        let own: [Any]? = ownMembers.allValues
        return ownMembers.certain("allValues", own, or: [])
    }
    /// The same where the place takes no nil.
    public var boolValue: Bool {
        let own: Bool? = ownMembers.boolValue
        return ownMembers.certain("boolValue", own, or: false)
    }
    /// The same where the place takes no nil.
    public var code: Int {
        let own: Int? = ownMembers.code
        return ownMembers.certain("code", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var count: Int {
        let own: Int? = ownMembers.count
        return ownMembers.certain("count", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var debugDescription: String {
        let own: String? = ownMembers.debugDescription
        return ownMembers.certain("debugDescription", own, or: "")
    }
    /// The same where the place takes no nil.
    public var description: String {
        let own: String? = ownMembers.description
        return ownMembers.certain("description", own, or: "")
    }
    /// The same where the place takes no nil.
    public var domain: String {
        let own: String? = ownMembers.domain
        return ownMembers.certain("domain", own, or: "")
    }
    /// The same where the place takes no nil.
    public var doubleValue: Double {
        let own: Double? = ownMembers.doubleValue
        return ownMembers.certain("doubleValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var firstObject: Any? {
        let own: Any?? = ownMembers.firstObject
        return ownMembers.certain("firstObject", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var floatValue: Float {
        let own: Float? = ownMembers.floatValue
        return ownMembers.certain("floatValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var hash: Int {
        let own: Int? = ownMembers.hash
        return ownMembers.certain("hash", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var int64Value: Int64 {
        let own: Int64? = ownMembers.int64Value
        return ownMembers.certain("int64Value", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var intValue: Int {
        let own: Int? = ownMembers.intValue
        return ownMembers.certain("intValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var integerValue: Int {
        let own: Int? = ownMembers.integerValue
        return ownMembers.certain("integerValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var lastObject: Any? {
        let own: Any?? = ownMembers.lastObject
        return ownMembers.certain("lastObject", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var lastPathComponent: String? {
        let own: String?? = ownMembers.lastPathComponent
        return ownMembers.certain("lastPathComponent", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var length: Int {
        let own: Int? = ownMembers.length
        return ownMembers.certain("length", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var localizedDescription: String {
        let own: String? = ownMembers.localizedDescription
        return ownMembers.certain("localizedDescription", own, or: "")
    }
    /// The same where the place takes no nil.
    public var lowercased: String {
        let own: String? = ownMembers.lowercased
        return ownMembers.certain("lowercased", own, or: "")
    }
    /// The same where the place takes no nil.
    public var stringValue: String {
        let own: String? = ownMembers.stringValue
        return ownMembers.certain("stringValue", own, or: "")
    }
    /// The same where the place takes no nil.
    public var timeIntervalSince1970: TimeInterval {
        let own: TimeInterval? = ownMembers.timeIntervalSince1970
        return ownMembers.certain("timeIntervalSince1970", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var uppercased: String {
        let own: String? = ownMembers.uppercased
        return ownMembers.certain("uppercased", own, or: "")
    }
}

extension AnyObjectCertainSecondMembers {
    /// The same where the place takes no nil.
    public var intValue: Int32 {
        let own: Int32? = ownMembers.intValue
        return ownMembers.certain("intValue", own, or: 0)
    }
}
