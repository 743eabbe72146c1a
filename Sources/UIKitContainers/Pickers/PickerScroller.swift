// The scroll view by which a finger turns a wheel.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// A scroll view that keeps its drags also at its ends: a wheel does not scroll what it lies in. Observed.
final class PickerScroller: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        allowsKeyboardScrolling = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer || super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
