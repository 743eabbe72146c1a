// Frames from the leading edge, for layouts by hand.
import UIKit

extension UIView {
    /// A frame as it stands from left to right, or its mirror image within this view's bounds from right to left.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
