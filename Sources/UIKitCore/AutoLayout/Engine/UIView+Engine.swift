// What views and guides tell the engine of their tree.
// No Apple page: this is ours; "Auto Layout Guide".
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The view leaves its superview's tree.
    func leaveEngine() { LayoutEngine.leave(self) }
    /// The view has come into its superview's tree.
    func enterEngine() { LayoutEngine.enter(self) }
    /// Leading and trailing may have changed places.
    func layoutDirectionChanged() { LayoutEngine.directionChanged(self) }
    /// The view is laid out in the pass under way.
    func noteLayout() { LayoutPass.note(self) }

    /// The engine has solved before `layoutSubviews()`; a top that constraints size takes its size.
    func beginPlacing() {
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

extension UILayoutGuide {
    /// The guide's rectangle in the tree's engine, once a constraint names it.
    final var item: LayoutItem? {
        @inline(__always) get { itemSlot.object() }
        set { itemSlot.put(newValue) }
    }

    /// The guide as constraints know it.
    final var link: GuideLink {
        if let linkPart { return unsafeDowncast(linkPart, to: GuideLink.self) }
        let made = GuideLink(self)
        linkPart = made
        return made
    }

    /// The guide leaves its view.
    func leaveEngine() { LayoutEngine.leave(self) }
}
