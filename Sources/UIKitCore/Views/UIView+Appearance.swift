// Background, alpha, visibility, content mode, mask.
// Apple: "UIView", Configuring a view's visual appearance.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    func setRestorationIdentifier(_ identifier: String?) {
        accessibilityMade.restorationIdentifier = identifier
        Catalogue.stored(
            "UIView.restorationIdentifier", of: ObjectName.of(self), isDefault: identifier == nil,
            "No state is kept from one launch to the next yet.")
    }

    func setBackground(_ color: UIColor?) {
        guard MainThread.allows("-[UIView setBackgroundColor:]") else { return }
        appearance.backgroundColor = color
        applyBackground()
    }

    /// The colour as it is in the present traits.
    func applyBackground() {
        guard let color = appearance.backgroundColor else {
            layerStorage.backgroundColor = nil
            return
        }
        layerStorage.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }

    /// NaN has no effect; other values are kept between 0 and 1.
    func setAlpha(_ value: CGFloat) {
        guard MainThread.allows("-[UIView setAlpha:]") else { return }
        guard !value.isNaN else {
            GeometryCheck.report(self, "alpha", [value], "setAlpha:")
            return
        }
        let value = min(max(value, 0), 1)
        alphaWillChange(to: value)
        layerStorage.opacity = Float(value)
    }

    func setOpaque(_ value: Bool) {
        appearance.isOpaque = value
        layerStorage.isOpaque = value && drawsContent
    }

    func setHidden(_ value: Bool) {
        guard MainThread.allows("-[UIView setHidden:]"), layerStorage.isHidden != value else { return }
        layerStorage.isHidden = value
        hierarchy.superview?.subviewChangedHidden(self)
    }

    func setContentMode(_ mode: ContentMode) {
        guard mode != appearance.contentMode else { return }
        appearance.contentMode = mode
        layerStorage.contentsGravity = mode.gravity
        layerStorage.needsDisplayOnBoundsChange = mode == .redraw && drawsContent
    }

    func setMask(_ view: UIView?) {
        maskWillChange(to: view)
        takeMask(view)
        layerStorage.mask = view?.layerStorage
    }

    /// The mask belongs to this view alone.
    func takeMask(_ view: UIView?) {
        appearance.mask?.hierarchy.enter(window: nil)
        view?.removeFromSuperview()
        appearance.mask = view
    }

    func setSemantic(_ value: UISemanticContentAttribute) {
        guard value != appearance.semantic else { return }
        appearance.semantic = value
        layoutDirectionChanged()
        setNeedsLayout()
        if drawsContent { setNeedsDisplay() }
        marginsWereSet()
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: appearance.semantic,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction for a semantic content attribute in the app's layout direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UITraitCollection.fallback.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction for a semantic content attribute in another layout direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }
}

extension UIView.ContentMode {
    /// The gravity that does the same. Core Animation's names are for a y axis that points upwards.
    package var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
