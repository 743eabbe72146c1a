// A rectangle of a view that is not a view.
// Apple: "UILayoutGuide".
import CoreGraphics
import Foundation

/// The rectangle that a guide represents.
enum GuideRole { case plain, safeArea, margins, readable, keyboard, top, bottom, content, frame }

/// A rectangular area in the coordinates of its owning view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that owns the guide; set by `UIView.addLayoutGuide`.
    open weak var owningView: UIView?
    /// A name for debugging.
    open var identifier = ""
    /// The source of the frame of UIKit's own guides. Ours.
    final var frameSource: ((UIView) -> CGRect)?
    /// The guide's rectangle in the tree's engine, once a constraint names it, typed by `UIView+Engine.swift`. Ours.
    final var itemSlot = Slot()
    /// The guide as constraints know it; nil until one does. Ours.
    final var linkPart: LayoutPart?
    /// The rectangle that the guide represents. Ours.
    final var role = GuideRole.plain

    public override init() { super.init() }

    deinit { linkPart?.end() }

    /// The guide's frame in the owning view's coordinates, in points, from the last layout pass; empty without an owner.
    open var layoutFrame: CGRect { solvedFrame }
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
        layoutGuide.leaveEngine()
        layoutGuide.owningView = nil
        guides.removeAll { $0 === layoutGuide }
    }
}
