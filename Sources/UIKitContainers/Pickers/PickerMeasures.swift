// The sizes and colours of pickers.
// Apple: "UIPickerView", which publishes none.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Points, and parts.
@MainActor enum PickerMeasures {
    /// Observed: Interface Builder's frames, 11 of them.
    nonisolated static let size = CGSize(width: 320, height: 216)
    /// Observed: `NativeScript+docs_ListPicker`, iOS 16.6 or 17.0.
    nonisolated static let rowHeight: CGFloat = 32
    /// Between wheels. Guessed.
    nonisolated static let spacing: CGFloat = 5
    /// The distance from the picker's sides to the band that marks the selection. Observed: `NativeScript+docs_ListPicker`.
    nonisolated static let bandInset: CGFloat = 9
    /// How much higher the band is than a row, and the band's corner. Observed: `NativeScript+docs_ListPicker`.
    nonisolated static let bandExtra: CGFloat = 2
    nonisolated static let bandCorner: CGFloat = 8
    /// Beside a row's text. Guessed.
    nonisolated static let padding: CGFloat = 4
    /// A width or height that the delegate does not give.
    nonisolated static let unset: CGFloat = -1
    /// Stands for a delegate that makes no views.
    static let noView = UIView()
    static let font = UIFont.systemFont(ofSize: fontSize)
    /// Observed: `NativeScript+docs_ListPicker`, iOS 16.6 or 17.0.
    nonisolated static let fontSize: CGFloat = 23
    /// How small a text that does not fit becomes at the least. Guessed.
    nonisolated static let leastScale: CGFloat = 0.6

    // MARK: Drum
    // Observed: `NativeScript+docs_ListPicker` (iOS 16.6 or 17.0) and ResearchKit's `creating-surveys-time-of-day@3x` (iOS 17).

    /// The drum's radius by the picker's height.
    nonisolated static let radiusByHeight: CGFloat = 86.0 / 216
    /// Rows beside the middle are smaller by this, and this much less opaque.
    nonisolated static let magnification: CGFloat = 21.0 / 23.0
    nonisolated static let dimming: CGFloat = 0.475
    /// Rows turned further than this, in radians, are not drawn. Guessed.
    nonisolated static let horizon: CGFloat = 1.5
    /// Rows fade from this cosine of their angle on. Guessed.
    nonisolated static let fadingFrom: CGFloat = 0.6
}
