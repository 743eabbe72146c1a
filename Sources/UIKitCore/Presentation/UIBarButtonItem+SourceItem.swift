// Bar buttons as what popovers point at.
// Apple: "UIPopoverPresentationControllerSourceItem", "UIBarButtonItem".
import CoreGraphics
import Foundation
import QuartzCore

/// A view of a bar that shows an item.
@MainActor package protocol BarItemView: UIView {
    var item: UIBarButtonItem { get }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the rectangle of the button in points of a view in its window; nil while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }

    private var shownView: UIView? {
        if let customView, customView.window != nil { return customView }
        func find(_ view: UIView) -> UIView? {
            if let button = view as? any BarItemView, button.item === self, button.window != nil { return button }
            for subview in view.subviews {
                if let found = DeepWalk.level(ObjectName.of(subview), or: nil, { find(subview) }) { return found }
            }
            return nil
        }
        return (host as? UIView).flatMap(find)
    }
}
