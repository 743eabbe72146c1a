// The state of a text view, grouped by the file that changes it.
// No Apple page: this is ours (the storage behind UITextView).
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Changed by `UITextView+Text.swift`.
struct TextViewContent {
    var font = UIFont.systemFont(ofSize: FontMeasures.unstyledSize)
    /// The colour; nil means `label`.
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var followsContentSize = false
    var linkAttributes: [NSAttributedString.Key: Any]?
    var detectors: UIDataDetectorTypes = []
}

/// Changed by `UITextView+Layout.swift`.
struct TextViewLayout {
    var inset = TextViewMeasures.inset
    var needsContentSize = true
    var isSizing = false
    var isContainerSized = false
}

/// Changed by `UITextView+Editing.swift`.
struct TextViewEditing {
    var isEditable = true
    var isSelectable = true
    var clearsOnInsertion = false
    var allowsAttributes = false
    var allowsFinding = false
    var scalesStandardText = false
    var inputView: UIView?
    var accessoryView: UIView?
    var markers: TextViewDelegateMarkers = []
    /// The delegate whose markers these are.
    weak var marked: (any UITextViewDelegate)?
    /// A person edits the text now.
    var isEditing = false
}

/// What proxies of a text view carry besides.
extension AppearanceKey {
    static let textInset = AppearanceKey("textInset")
    static let linkAttributes = AppearanceKey("linkAttributes")
}
