// A rectangle of a view that is not a view.
// Apple: "UILayoutGuide".
import CoreGraphics
import Foundation

/// A rectangular area in the coordinates of its owning view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that owns the guide; set by `UIView.addLayoutGuide`.
    open weak var owningView: UIView?
    /// A name for debugging.
    open var identifier = ""
    /// The source of the frame of UIKit's own guides. Ours.
    final var frameSource: ((UIView) -> CGRect)?
    /// The guide's rectangle in the tree's engine, once a constraint names it. Ours.
    final var item: LayoutItem?
    /// The guide as constraints know it; nil until one does. Ours.
    private var madeLink: GuideLink?
    /// The rectangle that the guide represents. Ours.
    final var role = GuideRole.plain

    public override init() { super.init() }

    deinit { madeLink?.end() }

    /// The guide's frame in the owning view's coordinates, in points, from the last layout pass; empty without an owner.
    open var layoutFrame: CGRect { solvedFrame }

    final var link: GuideLink {
        if let madeLink { return madeLink }
        let made = GuideLink(self)
        madeLink = made
        return made
    }
}

extension UIView {
    /// The layout guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { guides }
    /// Adds a layout guide to the view, removing it from its previous owner.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.append(layoutGuide)
    }
    /// Removes a layout guide from the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        LayoutEngine.leave(layoutGuide)
        layoutGuide.owningView = nil
        guides.removeAll { $0 === layoutGuide }
    }
}
