// The layout pass of a view, with its controller's callbacks.
// Apple: "UIView", Laying out subviews.
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func markLayout() {
        guard MainThread.allows("-[UIView setNeedsLayout]") else { return }
        layerStorage.setNeedsLayout()
    }

    /// Called by the layer in the layout pass. Steps: 1. the controller's viewWillLayoutSubviews; 2. layoutSubviews in
    /// the view's traits; 3. the controller's viewDidLayoutSubviews.
    func layoutContent(of layer: CALayer) {
        guard layer === layerStorage else { return }
        let controller = hierarchy.controller
        traitCollection.performAsCurrent {
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
    }

    func noteIntrinsicChange() { superview?.setNeedsLayout() }
}
