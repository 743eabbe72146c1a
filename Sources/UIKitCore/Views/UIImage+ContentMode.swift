// The size in which a content mode shows an image.
// Apple: "UIView.ContentMode".
import CoreGraphics
import Foundation
import UIKitValues

extension UIImage {
    /// The size in which a content mode shows the image in a rectangle; nil for the modes that do not scale.
    package func shownSize(in bounds: CGSize, _ mode: UIView.ContentMode) -> CGSize? {
        let own = size
        guard own.width > 0, own.height > 0 else { return nil }
        let (across, down) = (bounds.width / own.width, bounds.height / own.height)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit:
            let factor = min(across, down)
            return CGSize(width: own.width * factor, height: own.height * factor)
        case .scaleAspectFill:
            let factor = max(across, down)
            return CGSize(width: own.width * factor, height: own.height * factor)
        default: return nil
        }
    }
}
