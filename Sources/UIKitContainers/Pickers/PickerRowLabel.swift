// The text of a picker's row.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// A label that shows a row's title, centred unless the title says otherwise.
final class PickerRowLabel: UILabel {
    func show(_ title: NSAttributedString?) {
        attributedText = nil
        font = PickerMeasures.font
        textColor = .label
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = PickerMeasures.leastScale
        attributedText = title
        if let title, title.length > 0, title.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
            textAlignment = .center
        }
    }
}
