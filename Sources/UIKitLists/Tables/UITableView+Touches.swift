// Fingers on rows: highlight, and selection when they lift.
// Apple: "UITableViewDelegate", shouldHighlightRowAt, didHighlightRowAt, didSelectRowAt.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    /// The row of a point of the table that has a cell there.
    func row(under point: CGPoint) -> ListPath? {
        rows.isStale ? nil : rows.live.first { has($0.path) && shownFrame(of: $0.path).contains(point) }?.path
    }

    func fingerDown(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard picking.touch == nil, let touch = touches.first else { return }
        picking.touch = touch
        if editState.swiped != nil {
            picking.isClosing = true
            return leaveSwipe(animated: true)
        }
        guard allowsPicking, let path = row(under: touch.location(in: self)) else { return }
        if takesNoTouches(path) { return }
        let indexPath = path.indexPath
        guard tells.shouldHighlightRow(indexPath) ?? true, has(path) else { return }
        picking.highlighted = indexPath
        cell(at: path)?.setHighlighted(true, animated: false)
        tells.didHighlightRow(indexPath)
    }

    func fingerMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch), let path = picking.highlighted.flatMap({ ListPath($0) }) else {
            return
        }
        if row(under: touch.location(in: self)) != path { unhighlight() }
    }

    func fingerUp(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch) else { return }
        let chosen = picking.highlighted
        endTouch()
        if let chosen, let path = ListPath(chosen), has(path), !rows.isStale { pick(chosen) }
    }

    func fingerLost(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = picking.touch, touches.contains(touch) else { return }
        endTouch()
    }

    /// The finger has gone, or what it was on.
    func endTouch() {
        picking.touch = nil
        picking.isClosing = false
        unhighlight()
    }

    private func unhighlight() {
        guard let indexPath = picking.highlighted else { return }
        picking.highlighted = nil
        if let path = ListPath(indexPath) { cell(at: path)?.setHighlighted(false, animated: false) }
        tells.didUnhighlightRow(indexPath)
    }
}
