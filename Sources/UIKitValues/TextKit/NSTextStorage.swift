// A text that tells its layout managers what was edited.
// Apple: "NSTextStorage"
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Typesetting

/// A mutable attributed text that tells its delegate and its layout managers what was edited.
///
/// A subclass with characters of its own overrides the four primitives `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` (of a string) and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` after each change; every other change goes through these.
///
/// Differs from Apple in: after each call of `edited`, the object's own memory holds a copy of such a subclass's text,
/// because Linux Foundation reads that and not the overridden members when it copies or compares.
open class NSTextStorage: NSMutableAttributedString {
    final var editing = StorageEdit()
    final var managers: [NSLayoutManager] = []

    /// Told before and after edits are processed. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// An empty text.
    public init() { super.init(string: "") }
    /// A text without attributes.
    public override init(string: String) { super.init(string: string) }
    /// A text with the same attributes throughout.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    /// A copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Creates a text from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init(string: coder.optionalString(forKey: "NSString") ?? "")
        decodeRuns(coder)
    }
    /// Writes the characters and the attributes that can be archived.
    open override func encode(with coder: NSCoder) { encodeRuns(coder) }

    // MARK: Layout managers

    /// The managers that lay out this text.
    open var layoutManagers: [NSLayoutManager] { managers }
    /// Lets a manager lay out this text, taking it from another.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { attach(aLayoutManager) }
    /// Takes the text from a manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { detach(aLayoutManager) }

    // MARK: Editing

    /// The kinds of edits since the last processing; empty outside of it.
    open var editedMask: EditActions { editing.mask }
    /// The edited range of the present text; location `NSNotFound` without an edit.
    open var editedRange: NSRange { editing.range }
    /// How many UTF-16 units longer the text is.
    open var changeInLength: Int { editing.change }
    /// Notes an edit of a range of the text as it was. Processes it at once outside of ``beginEditing()``.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note(editedMask, editedRange, delta)
    }
    /// Tells the delegate and the layout managers of the edits noted.
    open func processEditing() { process() }
    /// Edits are processed together at the matching ``endEditing()``.
    open override func beginEditing() { openEditing() }
    /// Processes the edits since the matching ``beginEditing()``.
    open override func endEditing() { closeEditing() }
    /// False: nothing waits to be fixed.
    open var fixesAttributesLazily: Bool { false }
    /// Does nothing: attributes are complete at once.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are complete at once.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Primitives

    /// The characters.
    open override var string: String { super.string }
    /// The attributes of a unit and the range that they hold for. An index beyond the end is reported (UIK1502).
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { read(location, range) }
    /// Replaces characters; new ones have the attributes of the first replaced, or of the one before. UIK1502 beyond the end.
    open override func replaceCharacters(in range: NSRange, with str: String) { replaceText(range, str) }
    /// Sets the attributes of a range; nil for none. UIK1502 beyond the end.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) { setAll(attrs, range) }

    // MARK: Changes by way of the primitives

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replaceStyled(range, attrString)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        add([name: value], range)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) { add(attrs, range) }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { remove(name, range) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    /// The characters, mutable. Changes made through it are not seen by the layout (UIK1507).
    open override var mutableString: NSMutableString {
        Catalogue.textMutableString.report(object: "NSTextStorage")
        return super.mutableString
    }
}

extension NSTextStorage {
    /// The kinds of an edit: characters, attributes or both.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were set.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were inserted, deleted or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before edits are processed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after edits were processed, before the layout managers hear of them; the object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}
