// The sizes and colours of pickers.
// No Apple page. 216 high, 320 wide, rows of 32, and the band are observed; the rest is guessed.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Measures in points.
@MainActor enum PickerMeasures {
    nonisolated static let size = CGSize(width: 320, height: 216)
    nonisolated static let rowHeight: CGFloat = 32
    /// Between wheels.
    nonisolated static let spacing: CGFloat = 5
    /// The distance from the picker's sides to the band that marks the selection.
    nonisolated static let bandInset: CGFloat = 9
    /// How much higher the band is than a row.
    nonisolated static let bandExtra: CGFloat = 2
    nonisolated static let bandCorner: CGFloat = 8
    /// Beside a row's text.
    nonisolated static let padding: CGFloat = 4
    /// A width or height that the delegate does not give.
    nonisolated static let unset: CGFloat = -1
    /// Stands for a delegate that makes no views.
    static let noView = UIView()
    static let font = UIFont.systemFont(ofSize: 23)
}
