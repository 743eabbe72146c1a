// Members of Foundation's classes that code asks an `AnyObject` for.
// Apple: "AnyObject"; "NSString", "NSNumber", "NSArray", "NSDictionary", "NSError".
import Foundation

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    // MARK: Any object

    /// The object's description; any object has one.
    public var description: String! { String(describing: object) }
    /// The object's description for debugging; any object has one.
    public var debugDescription: String! { String(reflecting: object) }
    /// The object's hash, of one that is an NSObject.
    public var hash: Int! { find("hash", Members.of { (it: NSObject) in it.hash }) }

    // MARK: Numbers and texts

    /// The number as an Int.
    public var intValue: Int! {
        find("intValue", Members.of { (it: NSNumber) in it.intValue }, Members.of { (it: NSString) in Int(it.intValue) })
    }
    /// The number as an Int.
    public var integerValue: Int! {
        find("integerValue", Members.of { (it: NSNumber) in it.intValue }, Members.of { (it: NSString) in it.integerValue })
    }
    /// The number as an Int64; of a text that of its first digits.
    public var int64Value: Int64! { find("longLongValue", Members.of { (it: NSNumber) in it.int64Value }) }
    /// The number as a Float.
    public var floatValue: Float! {
        find("floatValue", Members.of { (it: NSNumber) in it.floatValue }, Members.of { (it: NSString) in it.floatValue })
    }
    /// The number as a Double.
    public var doubleValue: Double! {
        find("doubleValue", Members.of { (it: NSNumber) in it.doubleValue }, Members.of { (it: NSString) in it.doubleValue })
    }
    /// The number as a Bool.
    public var boolValue: Bool! {
        find("boolValue", Members.of { (it: NSNumber) in it.boolValue }, Members.of { (it: NSString) in it.boolValue })
    }
    /// The number as a text.
    public var stringValue: String! { find("stringValue", Members.of { (it: NSNumber) in it.stringValue }) }
    /// The number of UTF-16 units of a text, or of bytes.
    public var length: Int! {
        find(
            "length", Members.of { (it: NSString) in it.length }, Members.of { (it: NSData) in it.length },
            Members.of { (it: NSAttributedString) in it.length })
    }
    /// The text in capitals.
    public var uppercased: String! { find("uppercaseString", Members.of { (it: NSString) in it.uppercased }) }
    /// The text in small letters.
    public var lowercased: String! { find("lowercaseString", Members.of { (it: NSString) in it.lowercased }) }
    /// The last part of a path or URL.
    public var lastPathComponent: String?! {
        find(
            "lastPathComponent", Members.of { (it: NSString) in it.lastPathComponent as String? },
            Members.of { (it: NSURL) in it.lastPathComponent })
    }
    /// The URL as a text.
    public var absoluteString: String?! { find("absoluteString", Members.of { (it: NSURL) in it.absoluteString }) }

    // MARK: Collections

    /// How many elements a collection has.
    public var count: Int! {
        find(
            "count", Members.of { (it: NSArray) in it.count }, Members.of { (it: NSDictionary) in it.count },
            Members.of { (it: NSSet) in it.count }, Members.of { (it: NSOrderedSet) in it.count })
    }
    /// The first element, nil in an empty array.
    public var firstObject: Any?! { find("firstObject", Members.of { (it: NSArray) in it.firstObject }) }
    /// The last element, nil in an empty array.
    public var lastObject: Any?! { find("lastObject", Members.of { (it: NSArray) in it.lastObject }) }
    /// The keys of a dictionary, in no order.
    public var allKeys: [Any]! { find("allKeys", Members.of { (it: NSDictionary) in it.allKeys }) }
    /// The values of a dictionary, in no order.
    public var allValues: [Any]! { find("allValues", Members.of { (it: NSDictionary) in it.allValues }) }
    /// The elements of a set, in no order.
    public var allObjects: [Any]! { find("allObjects", Members.of { (it: NSSet) in it.allObjects }) }

    // MARK: Errors and dates

    /// An error's text for the user.
    public var localizedDescription: String! {
        find("localizedDescription", Members.of { (it: NSError) in it.localizedDescription })
    }
    /// An error's number.
    public var code: Int! { find("code", Members.of { (it: NSError) in it.code }) }
    /// An error's domain.
    public var domain: String! { find("domain", Members.of { (it: NSError) in it.domain }) }
    /// A date's seconds since 1970.
    public var timeIntervalSince1970: TimeInterval! {
        find("timeIntervalSince1970", Members.of { (it: NSDate) in it.timeIntervalSince1970 })
    }
}

/// Members whose name another class has with another type: the place of use decides, as with Apple's compiler.
public protocol AnyObjectSecondMembers {
    /// The object whose members these are.
    var ownMembers: AnyObjectMembers { get }
}

extension AnyObjectMembers: AnyObjectSecondMembers {
    /// Itself.
    public var ownMembers: AnyObjectMembers { self }
}

extension AnyObjectSecondMembers {
    /// The number at the beginning of a text.
    public var intValue: Int32! { ownMembers.intValue.map { Int32(truncatingIfNeeded: $0) } }
}
