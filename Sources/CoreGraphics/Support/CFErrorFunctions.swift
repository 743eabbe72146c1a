// Errors in Core Foundation's words.
// Apple: "CFError". Here CFError is Foundation's NSError, so that `Unmanaged<CFError>?` is a type as it is at Apple.
import Foundation

/// An error: domain, code and what is known besides.
public typealias CFError = NSError

/// The error's number within its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// The kind of the error's number; the empty text without an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain ?? "" }
/// What went wrong, in words for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription ?? "" }
/// Why it went wrong; nil where the error does not say.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err?.localizedFailureReason }
/// How to mend it; nil where the error does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err?.localizedRecoverySuggestion }
/// What is known besides, by key.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo ?? [:] }
