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
        LayoutPass.note(self)
        if margins.isDue { noteMarginsChange(.layoutBegins) }
        if isPlainLeaf { return }
        let controller = hierarchy.controller
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
            && layoutState?.item?.parent != nil && hierarchy.controller == nil
    }

    /// The engine has solved before `layoutSubviews()`; a top that constraints size takes its size.
    private func beginPlacing() {
        guard let layout = layoutState else { return }
        layout.hasPlaced = false
        guard let engine = LayoutEngine.found(for: self) else { return }
        engine.prepare()
        guard engine.rootLayout === layout, !resizing.translatesMask, let item = layout.item else { return }
        take(engine.roundedFrame(item))
    }

    func noteIntrinsicChange() {
        if layoutState != nil || LayoutEngine.measurerCount > 0 { contentSizeWasInvalidated() }
        superview?.setNeedsLayout()
        superview?.subviewChangedOwnSize(self)
    }
}
