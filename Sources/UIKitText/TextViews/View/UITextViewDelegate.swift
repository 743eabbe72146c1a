// The delegate of a text view.
// Apple: "UITextViewDelegate"
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// The methods of a text view's delegate for editing. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether editing may end; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a text may replace a range (in UTF-16 units); true by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has changed, for any reason.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a tap on a link opens it; true by default.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a tap on an attachment has its default effect, which is none; true by default.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the action of a tap on a link, an attachment or a tag; nil for none. The default is the default action.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu for a range (in UTF-16 units), from the suggested items; nil, the default, for those items.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
