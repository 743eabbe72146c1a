// The guides of a controller's bars: guides of its view that reach from its edge to the safe area.
// Apple: "UIViewController", topLayoutGuide, bottomLayoutGuide.
import CoreGraphics
import Foundation

/// A guide of no width at the top or the bottom of a controller's view. Its constraints are the view's, as in UIKit.
/// APPLE-DIFF: it is a layout guide of the view, not one of its subviews.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    init(in view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The bar guides that were asked for; they belong to the view.
    struct BarGuides {
        var top: BarGuide?
        var bottom: BarGuide?
    }

    func madeBarGuide(_ path: WritableKeyPath<BarGuides, BarGuide?>, isTop: Bool) -> BarGuide {
        let view: UIView = view
        if let known = state.barGuides[keyPath: path], known.owningView === view { return known }
        let guide = BarGuide(in: view, isTop: isTop)
        state.barGuides[keyPath: path] = guide
        return guide
    }
}
