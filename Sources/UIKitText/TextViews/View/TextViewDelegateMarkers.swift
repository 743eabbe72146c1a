// The optional methods that a text view's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each optional method.
import Foundation
import UIKitCore

/// A class implements `textViewShouldBeginEditing` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewShouldBeginMarker: AnyObject {
    /// Calls `textViewShouldBeginEditing`.
    func vitrine_textViewShouldBeginEditing(_ textView: UITextView) -> Bool
}
/// The same for `textViewShouldEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewShouldEndMarker: AnyObject {
    /// Calls `textViewShouldEndEditing`.
    func vitrine_textViewShouldEndEditing(_ textView: UITextView) -> Bool
}
/// The same for `textViewDidBeginEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewDidBeginMarker: AnyObject {
    /// Calls `textViewDidBeginEditing`.
    func vitrine_textViewDidBeginEditing(_ textView: UITextView)
}
/// The same for `textViewDidEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewDidEndMarker: AnyObject {
    /// Calls `textViewDidEndEditing`.
    func vitrine_textViewDidEndEditing(_ textView: UITextView)
}
/// The same for `textViewDidChange`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewDidChangeMarker: AnyObject {
    /// Calls `textViewDidChange`.
    func vitrine_textViewDidChange(_ textView: UITextView)
}
/// The same for `textViewDidChangeSelection`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewDidChangeSelectionMarker: AnyObject {
    /// Calls `textViewDidChangeSelection`.
    func vitrine_textViewDidChangeSelection(_ textView: UITextView)
}
/// The same for `textView(_:shouldChangeTextIn:replacementText:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewShouldChangeMarker: AnyObject {
    /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
    func vitrine_textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
}
/// The same for `textView(_:shouldInteractWith:in:interaction:)` of a URL.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewShouldInteractMarker: AnyObject {
    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    func vitrine_textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}
/// The same for `textView(_:primaryActionFor:defaultAction:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TextViewPrimaryActionMarker: AnyObject {
    /// Calls `textView(_:primaryActionFor:defaultAction:)`.
    func vitrine_textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
}

/// The markers that the present delegate carries, found once when it is set.
struct TextViewDelegateMarkers: OptionSet {
    let rawValue: Int
    static let shouldBegin = TextViewDelegateMarkers(rawValue: 1 << 0)
    static let shouldEnd = TextViewDelegateMarkers(rawValue: 1 << 1)
    static let didBegin = TextViewDelegateMarkers(rawValue: 1 << 2)
    static let didEnd = TextViewDelegateMarkers(rawValue: 1 << 3)
    static let didChange = TextViewDelegateMarkers(rawValue: 1 << 4)
    static let didChangeSelection = TextViewDelegateMarkers(rawValue: 1 << 5)
    static let shouldChange = TextViewDelegateMarkers(rawValue: 1 << 6)
    static let shouldInteract = TextViewDelegateMarkers(rawValue: 1 << 7)
    static let primaryAction = TextViewDelegateMarkers(rawValue: 1 << 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    @MainActor init(of delegate: AnyObject?) {
        self = []
        guard let delegate else { return }
        if delegate is any TextViewShouldBeginMarker { insert(.shouldBegin) }
        if delegate is any TextViewShouldEndMarker { insert(.shouldEnd) }
        if delegate is any TextViewDidBeginMarker { insert(.didBegin) }
        if delegate is any TextViewDidEndMarker { insert(.didEnd) }
        if delegate is any TextViewDidChangeMarker { insert(.didChange) }
        if delegate is any TextViewDidChangeSelectionMarker { insert(.didChangeSelection) }
        if delegate is any TextViewShouldChangeMarker { insert(.shouldChange) }
        if delegate is any TextViewShouldInteractMarker { insert(.shouldInteract) }
        if delegate is any TextViewPrimaryActionMarker { insert(.primaryAction) }
    }
}
