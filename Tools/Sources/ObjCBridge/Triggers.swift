// Which files can need a rewriting at all: a search in the bytes, before anything is parsed.
// No Apple page: this is ours.
import SwiftSyntax

/// The words without which a file stays as it is.
public enum Triggers {
    /// Words that make a file a candidate in any module.
    private static let always: [StaticString] = [
        "@objc", "@IB", "@GKInspectable", "#selector", "#keyPath", "@UIApplicationMain", "@NSManaged", "override ",
        "optional ", "import ObjectiveC", "import Darwin", "import CryptoKit", "import UIKit.", "import class", "import struct",
        "import enum",
        "import func", "import protocol", "import typealias", "import let", "import var", "as? CGFloat", "as! CGFloat",
        ".description()", "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential",
        "URLProtocol", "URLAuthenticationChallenge", "XMLParser", "#imageLiteral", "#colorLiteral", ".observe(",
        "publisher(for: \\", "os_unfair_lock", "@Published", "ObservableObject",
        "method_exchangeImplementations", "class_getInstanceMethod", "@convention(c)", "import XCTest", "objc_allocate",
        "NSClassFromString",
        "NSStringFromClass", "NSProxy", "class_", "protocol_", "object_", "objc_", "forKeyPath", "ivar_", "NSInvocation",
        "as AnyObject", "Bundle(for", "Bundle.init(for", "Selector", "NSHashTable", "NSMapTable", "NSPointerFunctions",
        "NSKeyValue",
        "forKey:", "autoreleasepool", "NSInteger",
    ]
    /// Words that matter in modules that import UIKit.
    private static let inUIKit: [StaticString] = [
        "os(", "targetEnvironment(", ".init(", " init() ", ": UI", ".Type", "Self(", "(format:", "?(", "Delegate", "AnyObject",
        "DataSource", "class func test", "scrollView", "textField", "textView",
        "pickerView", "viewForZooming",
    ]

    /// Names of Foundation that a module gets lines for. Formats alone matter where UIKit is.
    private static let inAdditions = FoundationNames.triggers.filter { $0.description != "(format:" }

    /// Whether a tree may use such a name.
    static func nameFoundation(_ tree: SourceFileSyntax) -> Bool {
        tree.syntaxTextBytes.withContiguousStorageIfAvailable { bytes in
            FoundationNames.triggers.contains { contains(bytes, $0) }
        } ?? true
    }

    /// Whether a text has a trigger.
    public static func areIn(_ text: some Collection<UInt8>, importsUIKit: Bool) -> Bool {
        let found = text.withContiguousStorageIfAvailable { bytes in
            inAdditions.contains { contains(bytes, $0) } || always.contains { contains(bytes, $0) }
                || (importsUIKit && inUIKit.contains { contains(bytes, $0) })
        }
        return found ?? true
    }

    /// Whether a text may import UIKit.
    public static func mentionUIKit(_ text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { contains($0, "import UIKit") } ?? true
    }

    /// Whether a word is in a text.
    static func contains(_ text: [UInt8], _ word: StaticString) -> Bool { text.withUnsafeBufferPointer { contains($0, word) } }

    private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count >= count else { return false }
        let first = word.utf8Start.pointee
        var at = 0
        let end = bytes.count - count
        while at <= end {
            if bytes[at] == first {
                var matched = 1
                while matched < count, bytes[at + matched] == word.utf8Start[matched] { matched += 1 }
                if matched == count { return true }
            }
            at += 1
        }
        return false
    }
}
