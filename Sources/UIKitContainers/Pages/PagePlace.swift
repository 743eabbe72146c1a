// The place of a page: in a row that scrolls, or in a spread that turns.
// Apple: "UIPageViewController".
import QuartzCore
import UIKitCore

/// One place of a row or of a spread: it gives its size to the view that it holds.
final class PagePlace: UIView {
    private weak var held: UIView?

    func hold(_ view: UIView) {
        held = view
        view.frame = bounds
        if view.superview !== self { addSubview(view) }
    }
    func holds(_ view: UIView?) -> Bool { view != nil && held === view && view?.superview === self }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let held, held.superview === self, held.layer.transform.isIdentity { held.frame = bounds }
    }
}

extension CATransform3D {
    fileprivate var isIdentity: Bool { CATransform3DIsIdentity(self) }
}
