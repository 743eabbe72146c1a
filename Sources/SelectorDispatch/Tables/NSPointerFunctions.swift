// How a table holds its objects and tells them apart.
// Apple: "NSPointerFunctions", NSPointerFunctions.Options.
import Foundation

/// How a table holds and compares objects. Only the options have a meaning here; functions of one's own do not.
open class NSPointerFunctions: NSObject {
    /// How objects are held (the low byte), told apart (the next one), and whether they are copied.
    public struct Options: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are kept alive: the default.
        public static var strongMemory: Options { [] }
        /// Objects are not kept alive, and are gone from the table when nobody else keeps them.
        public static let weakMemory = Options(rawValue: 5)
        /// `isEqual` and `hash` tell objects apart: the default. Of objects that are no `NSObject` identity does.
        public static var objectPersonality: Options { [] }
        /// Identity tells objects apart.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// As ``objectPointerPersonality``.
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// What comes in is copied, where it is an `NSCopying`.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 0xFF == 5 }
        var comparesIdentity: Bool { rawValue >> 8 & 0xFF != 0 }
    }

    /// The options.
    public let options: Options
    /// Functions of options.
    public init(options: Options) { self.options = options }
}

/// ``NSPointerFunctions/Options/strongMemory``.
public var NSHashTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// ``NSPointerFunctions/Options/weakMemory``.
public var NSHashTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// ``NSPointerFunctions/Options/copyIn``.
public var NSHashTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// ``NSPointerFunctions/Options/objectPointerPersonality``.
public var NSHashTableObjectPointerPersonality: NSPointerFunctions.Options { .objectPointerPersonality }
/// ``NSPointerFunctions/Options/strongMemory``.
public var NSMapTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// ``NSPointerFunctions/Options/weakMemory``.
public var NSMapTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// ``NSPointerFunctions/Options/copyIn``.
public var NSMapTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// ``NSPointerFunctions/Options/objectPointerPersonality``.
public var NSMapTableObjectPointerPersonality: NSPointerFunctions.Options { .objectPointerPersonality }
