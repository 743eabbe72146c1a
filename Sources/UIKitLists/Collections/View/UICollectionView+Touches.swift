// Fingers on items: highlight, and selection when they lift.
// Apple: "UICollectionViewDelegate", shouldHighlightItemAt: the order of the calls is documented (lists.md, L109).
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
    func fingerDown(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard picking.touch == nil, let touch = touches.first else { return }
        picking.touch = touch
        if editState.gestures.swiping.swiped != nil { return leaveSwipe(animated: true) }
        guard allowsPicking, let path = item(under: touch.location(in: self)) else { return }
        let indexPath = path.indexPath
        guard tells.shouldHighlight(indexPath) ?? true, has(path) else { return }
        picking.highlighted = indexPath
        element(indexPath)?.cell?.isHighlighted = true
        tells.didHighlight(indexPath)
    }

    func fingerMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch), let path = picking.highlighted else { return }
        if item(under: touch.location(in: self))?.indexPath != path { unhighlight() }
    }

    /// The item is selected while it is still highlighted; that it is no longer is told at last.
    func fingerUp(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch) else { return }
        picking.touch = nil
        guard let chosen = picking.highlighted else { return }
        if let path = ListPath(chosen), has(path), !data.isStale { pick(chosen) }
        unhighlight()
    }

    func fingerLost(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch) else { return }
        endTouch()
    }

    /// The finger has gone, or what it was on.
    func endTouch() {
        picking.touch = nil
        unhighlight()
    }

    private func unhighlight() {
        guard let indexPath = picking.highlighted else { return }
        picking.highlighted = nil
        element(indexPath)?.cell?.isHighlighted = false
        tells.didUnhighlight(indexPath)
    }
}
