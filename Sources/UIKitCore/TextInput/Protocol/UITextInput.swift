// All that the text system asks of a responder whose text can be edited.
// Apple: "UITextInput".
import CoreGraphics
import Foundation
import Typesetting

/// A text that can be read, edited, selected and measured by keyboards, input methods and gestures.
///
/// `UITextField` and `UITextView` conform. All geometry is in the coordinates of ``textInputView``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The characters of a range; nil for a range of another text.
    func text(in range: UITextRange) -> String?
    /// Puts a text in place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a change may happen. Optional: true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// The selection; empty for an insertion point, nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method composes now; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// How marked text looks; nil for the usual underline.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts a text being composed in place of the marked text or the selection; the range selects within it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes the marked text as it is.
    func unmarkText()

    // MARK: Positions

    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units away; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many steps away on the screen; nil beyond the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from one position to another; negative backwards.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The position of a range that lies farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the farthest one of its line, or of the text, in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The position so many characters into a range. Optional: counts UTF-16 units.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many characters into a range a position lies. Optional: counts UTF-16 units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: The text system

    /// Hears of changes that the text system did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view whose coordinates the geometry is in. Optional: the input itself, if it is a view.
    @_disfavoredOverload var textInputView: UIView { get }
    /// At which end of a line the insertion point stands where two lines meet. Optional: forward.
    @_disfavoredOverload var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Writing direction

    /// The base direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// The first rectangle of a range's text.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the insertion point is drawn.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The look of the text at a position. Optional: nil.
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
    /// The view whose coordinates the geometry is in; nil where the input does not say.
    @preconcurrency @MainActor public var textInputView: UIView? {
        OptionalRequirement.read { self.textInputView as UIView }
    }
    /// At which end of a line the insertion point stands where two lines meet; nil where the input does not say.
    @preconcurrency @MainActor public var selectionAffinity: UITextStorageDirection? {
        OptionalRequirement.read { self.selectionAffinity as UITextStorageDirection }
    }
}
