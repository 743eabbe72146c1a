// Border styles, modes of side views, reasons of an end.
// Apple: "UITextField.BorderStyle", "UITextField.ViewMode", "UITextField.DidEndEditingReason".
import Foundation

extension UITextField {
    /// The frame around a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// As if the field lay deeper.
        case bezel = 2
        /// A line with round corners on a background.
        case roundedRect = 3
    }

    /// When a side view or the clear button is shown. The clear button needs text as well.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While it is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text counts.
        case committed = 0
        /// The text was given up; on tvOS alone.
        case cancelled = 1
    }
}

/// The old name.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The old name.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The old name.
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
