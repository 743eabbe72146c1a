// The optional methods that a field's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each optional method.
import Foundation

/// A class implements `textFieldShouldBeginEditing` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldShouldBeginMarker: AnyObject {
    /// Calls `textFieldShouldBeginEditing`.
    func vitrine_textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
}
/// The same for `textFieldDidBeginEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldDidBeginMarker: AnyObject {
    /// Calls `textFieldDidBeginEditing`.
    func vitrine_textFieldDidBeginEditing(_ textField: UITextField)
}
/// The same for `textFieldShouldEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldShouldEndMarker: AnyObject {
    /// Calls `textFieldShouldEndEditing`.
    func vitrine_textFieldShouldEndEditing(_ textField: UITextField) -> Bool
}
/// The same for `textFieldDidEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldDidEndMarker: AnyObject {
    /// Calls `textFieldDidEndEditing`.
    func vitrine_textFieldDidEndEditing(_ textField: UITextField)
}
/// The same for `textField(_:shouldChangeCharactersIn:replacementString:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldShouldChangeMarker: AnyObject {
    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    func vitrine_textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}
/// The same for `textFieldDidChangeSelection`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldDidChangeSelectionMarker: AnyObject {
    /// Calls `textFieldDidChangeSelection`.
    func vitrine_textFieldDidChangeSelection(_ textField: UITextField)
}
/// The same for `textFieldShouldClear`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldShouldClearMarker: AnyObject {
    /// Calls `textFieldShouldClear`.
    func vitrine_textFieldShouldClear(_ textField: UITextField) -> Bool
}
/// The same for `textFieldShouldReturn`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextFieldShouldReturnMarker: AnyObject {
    /// Calls `textFieldShouldReturn`.
    func vitrine_textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// The markers that the present delegate carries, found once when it is set.
struct TextFieldDelegateMarkers: OptionSet {
    let rawValue: Int
    static let shouldBegin = TextFieldDelegateMarkers(rawValue: 1 << 0)
    static let didBegin = TextFieldDelegateMarkers(rawValue: 1 << 1)
    static let shouldEnd = TextFieldDelegateMarkers(rawValue: 1 << 2)
    static let didEnd = TextFieldDelegateMarkers(rawValue: 1 << 3)
    static let shouldChange = TextFieldDelegateMarkers(rawValue: 1 << 4)
    static let didChangeSelection = TextFieldDelegateMarkers(rawValue: 1 << 5)
    static let shouldClear = TextFieldDelegateMarkers(rawValue: 1 << 6)
    static let shouldReturn = TextFieldDelegateMarkers(rawValue: 1 << 7)

    init(rawValue: Int) { self.rawValue = rawValue }

    @MainActor init(of delegate: AnyObject?) {
        self = []
        guard let delegate else { return }
        if delegate is any TextFieldShouldBeginMarker { insert(.shouldBegin) }
        if delegate is any TextFieldDidBeginMarker { insert(.didBegin) }
        if delegate is any TextFieldShouldEndMarker { insert(.shouldEnd) }
        if delegate is any TextFieldDidEndMarker { insert(.didEnd) }
        if delegate is any TextFieldShouldChangeMarker { insert(.shouldChange) }
        if delegate is any TextFieldDidChangeSelectionMarker { insert(.didChangeSelection) }
        if delegate is any TextFieldShouldClearMarker { insert(.shouldClear) }
        if delegate is any TextFieldShouldReturnMarker { insert(.shouldReturn) }
    }
}
