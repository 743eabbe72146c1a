// The layout pass of a view, with its controller's callbacks.
// Apple: "UIView", Laying out subviews.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    func markLayout() {
        guard MainThread.allows("-[UIView setNeedsLayout]") else { return }
        layerStorage.setNeedsLayout()
    }

    /// `setNeedsLayout()` where that is not said already.
    @inline(__always) func askForLayout() {
        if !layerStorage.needsLayout() { setNeedsLayout() }
    }

    /// Called by the layer in the layout pass. Steps: 1. the controller's viewWillLayoutSubviews; 2. layoutSubviews in
    /// the view's traits; 3. the controller's viewDidLayoutSubviews.
    func layoutContent(of layer: CALayer) {
        guard layer === layerStorage else { return }
        noteLayout()
        if margins.isDue { noteMarginsChange(.layoutBegins) }
        if isPlainLeaf { return }
        let controller = hierarchy.owner
        traitCollection.performAsCurrent {
            controller?.viewWillLayoutSubviews()
            if layoutState != nil { beginPlacing() }
            layoutSubviews()
            if let layout = layoutState, !layout.hasPlaced { placeByConstraints() }
            controller?.viewDidLayoutSubviews()
        }
    }

    /// A view of UIKit's own class without contents, below a superview: nothing happens in its layout.
    private var isPlainLeaf: Bool {
        type(of: self) == UIView.self && hierarchy.subviews.isEmpty && !margins.preservesSuperview
            && layoutState?.item?.parent != nil && hierarchy.owner == nil
    }
}
