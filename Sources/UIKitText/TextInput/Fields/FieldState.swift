// The state of a text field, grouped by the file that changes it.
// No Apple page: this is ours (the storage behind UITextField).
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Changed by `UITextField+Text.swift`.
struct FieldText {
    /// The text with its attributes; font, colour and alignment stand in it as well.
    var storage = NSMutableAttributedString()
    var font = UIFont.systemFont(ofSize: TextFieldMeasures.fontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    /// The attributes that the app set beyond font, colour and alignment.
    var attributes: [NSAttributedString.Key: Any] = [:]
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var shrinks = false
    var minimumSize: CGFloat = 0
    var followsContentSize = false
    var allowsAttributes = false
}

/// Changed by `UITextField+Editing.swift`.
struct FieldEditing {
    var isEditing = false
    var clearsOnBegin = false
    var clearsOnInsertion = false
    /// Whether the next typing replaces a secure text.
    var willClear = false
    var inputView: UIView?
    var accessoryView: UIView?
    var markers: TextFieldDelegateMarkers = []
    /// How far the text is moved to the left so that the caret is seen, in points.
    var scroll: CGFloat = 0
}

/// Changed by `UITextField+Parts.swift`.
struct FieldLook {
    var border = UITextField.BorderStyle.none
    var background: UIImage?
    var disabledBackground: UIImage?
    var clearMode = UITextField.ViewMode.never
    var leftMode = UITextField.ViewMode.never
    var rightMode = UITextField.ViewMode.never
    var left: UIView?
    var right: UIView?
}

/// What proxies of a text field carry besides.
extension AppearanceKey {
    static let borderStyle = AppearanceKey("borderStyle")
    static let clearButtonMode = AppearanceKey("clearButtonMode")
    static let textAttributes = AppearanceKey("textAttributes")
    static let placeholderText = AppearanceKey("placeholderText")
    static let background = AppearanceKey("background")
    static let disabledBackground = AppearanceKey("disabledBackground")
}
