// The delegate of a text storage, which is told before and after it processes edits.
// Apple: "NSTextStorageDelegate"
import Foundation

/// The methods of a text storage's delegate, called for edits before the layout processes them. Every method is optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Edits are about to be processed; characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Edits were processed; attributes alone may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
