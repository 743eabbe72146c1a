// The old guides of a view: the height of what covers it at the top and bottom.
// Apple: "UILayoutSupport", "UIViewController", topLayoutGuide and bottomLayoutGuide (deprecated).
import CoreGraphics
import Foundation
import UIKitValues

/// The area that bars cover at one end of a controller's view, with anchors.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge: for the top guide the beginning of the content.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of ``length``.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the top or bottom of the safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { barHeight }
}

extension UIView {
    func madeBarGuide(_ path: WritableKeyPath<ViewLayout.OwnGuides, BarGuide?>, _ role: GuideRole) -> BarGuide {
        let layout = madeLayout
        if let known = layout.guides[keyPath: path] { return known }
        let guide = BarGuide()
        guide.identifier = role == .top ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
        guide.owningView = self
        guide.role = role
        guide.frameSource = { view in
            let height = role == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
            let y = role == .top ? view.bounds.minY : view.bounds.maxY - height
            return CGRect(x: view.bounds.minX, y: y, width: view.bounds.width, height: height)
        }
        layout.guides[keyPath: path] = guide
        return guide
    }
}
