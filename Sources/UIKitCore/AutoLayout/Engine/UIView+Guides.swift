// The guides that UIKit makes for each view, and where their rectangles come from.
// Apple: "UIView", safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide.
import CoreGraphics
import Foundation
import UIKitValues

extension UIView {
    var madeSafeAreaGuide: UILayoutGuide {
        ownGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    var madeMarginsGuide: UILayoutGuide {
        ownGuide(\.margins, .margins, "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
    }

    var madeReadableGuide: UILayoutGuide {
        ownGuide(\.readable, .readable, "UIViewReadableContentGuide") { $0.readableRect }
    }

    private func ownGuide(
        _ path: WritableKeyPath<ViewLayout.OwnGuides, UILayoutGuide?>, _ role: GuideRole, _ identifier: String,
        _ source: @escaping (UIView) -> CGRect
    ) -> UILayoutGuide {
        let layout = madeLayout
        if let known = layout.guides[keyPath: path] { return known }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guide.role = role
        guide.frameSource = source
        layout.guides[keyPath: path] = guide
        return guide
    }

    /// The widest rectangle for reading, in points: so many letters of the body font. Fidelity: observed at the default
    /// size (672), in proportion to the font at others.
    package var readableWidth: CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        return (ViewMeasures.readableWidth * size / FontMeasures.bodySize).rounded()
    }

    private var readableRect: CGRect {
        let area = bounds.inset(by: layoutMargins)
        let width = min(area.width, readableWidth)
        return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
    }

    /// The margins of a scroll view's content: what its insets keep clear already is left out.
    var contentAreaMargins: UIEdgeInsets {
        var insets = layoutMargins
        guard self.insetsLayoutMarginsFromSafeArea else { return insets }
        let all = safeAreaInsets, left = safeAreaForSubviews
        insets.top -= all.top - left.top
        insets.left -= all.left - left.left
        insets.bottom -= all.bottom - left.bottom
        insets.right -= all.right - left.right
        return insets
    }
}

extension UILayoutGuide {
    /// Distances of the guide from its view's bounds, for those that have them.
    var currentInsets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch role {
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        default: return .zero
        }
    }

    /// The height of a guide that lies along the top or bottom, in points.
    var barHeight: CGFloat {
        switch role {
        case .top: owningView?.safeAreaInsets.top ?? 0
        case .bottom: owningView?.safeAreaInsets.bottom ?? 0
        default: (self as? UIKeyboardLayoutGuide)?.height ?? 0
        }
    }

    /// The guide's frame in the owning view's coordinates, as of the last solve.
    var solvedFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let frameSource { return frameSource(view) }
        guard let item, let engine = view.layoutState?.engine, engine.root != nil else { return .zero }
        return engine.roundedFrame(item)
    }
}
