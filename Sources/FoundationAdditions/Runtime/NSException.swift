// Exceptions that the app makes and raises.
// Apple: "NSException".
import Diagnostics
import Foundation

/// A mistake with a name and a reason.
///
/// Differs from Apple in: raising one is UIK2105, which ends the process under the policy for apps; nothing can catch it.
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of mistake.
    public let name: NSExceptionName
    /// What happened, in words.
    public let reason: String?
    /// Further values.
    public let userInfo: [AnyHashable: Any]?

    /// An exception that is not raised yet.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Reports UIK2105.
    open func raise() {
        Catalogue.raisedException.report(
            cause: "\(name.rawValue) was raised.", apple: "\(name.rawValue): \(reason ?? "")")
    }

    /// Makes one of a format and raises it.
    public static func raise(_ name: NSExceptionName, format: String, _ arguments: any CVarArg...) {
        NSException(name: name, reason: Localization.format(format, locale: nil, arguments)).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    /// A generic mistake.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An argument outside its domain.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An index beyond the end.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A state that must not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A key that a class does not know.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
