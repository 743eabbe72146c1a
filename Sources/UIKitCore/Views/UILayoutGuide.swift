// A rectangle of a view that is not a view.
// Apple: "UILayoutGuide".
import CoreGraphics
import Foundation

/// A rectangle in the coordinates of the view that owns it, for layout: constraints place it like a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide stands; set by `UIView.addLayoutGuide`.
    open weak var owningView: UIView?
    /// A name for debugging.
    open var identifier = ""
    /// Where UIKit's own guides take their rectangle from. Ours.
    final var frameSource: ((UIView) -> CGRect)?
    /// The guide's rectangle in the tree's engine, once a constraint names it. Ours.
    final var item: LayoutItem?
    /// The guide as constraints know it; nil until one does. Ours.
    private var madeLink: GuideLink?
    /// What the guide stands for. Ours.
    final var role = GuideRole.plain

    public override init() { super.init() }

    deinit { madeLink?.end() }

    /// The rectangle in the owning view's coordinates, in points, as of the last layout pass; empty without an owner.
    open var layoutFrame: CGRect { solvedFrame }

    final var link: GuideLink {
        if let madeLink { return madeLink }
        let made = GuideLink(self)
        madeLink = made
        return made
    }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { guides }
    /// Makes the view the owner of a guide, taking it from its old one.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.append(layoutGuide)
    }
    /// Takes a guide off the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        LayoutEngine.leave(layoutGuide)
        layoutGuide.owningView = nil
        guides.removeAll { $0 === layoutGuide }
    }
}
