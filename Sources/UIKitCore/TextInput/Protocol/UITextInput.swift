// All that the text system asks of a responder whose text can be edited.
// Apple: "UITextInput".
import CoreGraphics
import Foundation
import Typesetting

/// Text that keyboards, input methods and gestures can read, edit, select and measure.
///
/// `UITextField` and `UITextView` conform. All geometry is in the coordinates of ``textInputView``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range; nil for a range of another text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with a text.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns whether a change may happen. Optional; true by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// The selection; empty for an insertion point, nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method composes; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil for the default underline.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text or the selection with text being composed. The range selects a part of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the marked text.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 units; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a number of steps on the screen; nil beyond the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the offset between two positions in UTF-16 units; negative backward.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one of its line, or of the text, in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the position at a number of characters within a range. Optional; counts UTF-16 units.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the number of characters from the beginning of a range to a position. Optional; counts UTF-16 units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: The text system

    /// The delegate that is notified of changes from outside the text system.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer of words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view whose coordinates the geometry is in. Optional: the input itself, if it is a view.
    @_disfavoredOverload var textInputView: UIView { get }
    /// The end of a line at which the insertion point is drawn where two lines meet. Optional: forward.
    @_disfavoredOverload var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Writing direction

    /// Returns the base writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// Returns the first rectangle of a range's text.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the insertion point.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Returns the attributes of the text at a position. Optional; nil by default.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    @_disfavoredOverload public var textInputView: UIView {
        OptionalRequirement.missing(self as? UIView ?? UIView())
    }
    @_disfavoredOverload public var selectionAffinity: UITextStorageDirection {
        get { OptionalRequirement.missing(.forward) }
        set {}
    }
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

extension NSObjectProtocol where Self: UITextInput {
    /// The view in whose coordinates the geometry is; nil if the input does not implement it.
    @preconcurrency @MainActor public var textInputView: UIView? {
        OptionalRequirement.read { self.textInputView as UIView }
    }
    /// The end of a line at which the insertion point is shown between two lines; nil if the input does not implement it.
    @preconcurrency @MainActor public var selectionAffinity: UITextStorageDirection? {
        OptionalRequirement.read { self.selectionAffinity as UITextStorageDirection }
    }
}
