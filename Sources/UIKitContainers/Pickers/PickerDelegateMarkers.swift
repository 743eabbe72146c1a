// The optional methods that a picker's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each optional method.
import CoreGraphics
import Foundation
import UIKitCore

/// A class implements `pickerView(_:titleForRow:forComponent:)` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewTitleMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
}
/// The same for `pickerView(_:attributedTitleForRow:forComponent:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewAttributedTitleMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
}
/// The same for `pickerView(_:viewForRow:forComponent:reusing:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewViewMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
}
/// The same for `pickerView(_:didSelectRow:inComponent:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewDidSelectMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
/// The same for `pickerView(_:widthForComponent:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewWidthMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}
/// The same for `pickerView(_:rowHeightForComponent:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol PickerViewRowHeightMarker: AnyObject {
    /// Calls the method.
    func vitrine_pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

/// The markers that the present delegate carries, found once when it is set.
struct PickerDelegateMarkers {
    private(set) weak var title: (any PickerViewTitleMarker)?
    private(set) weak var attributedTitle: (any PickerViewAttributedTitleMarker)?
    private(set) weak var view: (any PickerViewViewMarker)?
    private(set) weak var didSelect: (any PickerViewDidSelectMarker)?
    private(set) weak var width: (any PickerViewWidthMarker)?
    private(set) weak var rowHeight: (any PickerViewRowHeightMarker)?

    init() {}

    @MainActor init(of delegate: AnyObject?) {
        guard let delegate else { return }
        title = delegate as? any PickerViewTitleMarker
        attributedTitle = delegate as? any PickerViewAttributedTitleMarker
        view = delegate as? any PickerViewViewMarker
        didSelect = delegate as? any PickerViewDidSelectMarker
        width = delegate as? any PickerViewWidthMarker
        rowHeight = delegate as? any PickerViewRowHeightMarker
    }
}
