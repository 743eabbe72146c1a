// Border styles, modes of side views, reasons of an end.
// Apple: "UITextField.BorderStyle", "UITextField.ViewMode", "UITextField.DidEndEditingReason".
import Foundation

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A recessed border.
        case bezel = 2
        /// A line with rounded corners around a background.
        case roundedRect = 3
    }

    /// The visibility of an overlay view or the clear button. The clear button also requires text.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is being edited.
        case whileEditing = 1
        /// While the text is not being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The reason for the end of editing.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was committed.
        case committed = 0
        /// The edit was cancelled; only on tvOS.
        case cancelled = 1
    }
}

@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
