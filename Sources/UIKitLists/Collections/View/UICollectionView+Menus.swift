// The menus of items, and what begins where fingers come down.
// Apple: "UICollectionViewDelegate", contextMenuConfigurationForItemsAt.
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView: MenuList {
    var hasMenuDelegate: Bool { delegate != nil }

    /// Steps: 1. a selected item of several stands for all of them; 2. the method for several items goes before the old one; 3. beside
    /// the items no path is named.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)? {
        guard moving.current == nil, editState.swiping.swiped == nil else { return nil }
        let path = item(under: point)?.indexPath
        var paths = path.map { [$0] } ?? []
        if let path, picking.selected.count > 1, picking.selected.contains(path) { paths = picking.selected }
        var given = tells.menuForItems(paths, point) ?? nil
        if given == nil, let path { given = tells.menuForItem(path, point) ?? nil }
        guard let given else { return nil }
        endTouch()
        return (given, path)
    }
    func cellOfMenu(at path: IndexPath) -> UIView? { element(path)?.cell }
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        if let path, let given = tells.highlightPreview(configuration, path) ?? nil { return given }
        return tells.oldHighlightPreview(configuration) ?? nil
    }
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        if let path, let given = tells.dismissalPreview(configuration, path) ?? nil { return given }
        return tells.oldDismissalPreview(configuration) ?? nil
    }
    func menuPreviewTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { tells.willPerformPreview(configuration, animator) }
    func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tells.willDisplayMenu(configuration, animator)
    }
    func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tells.willEndMenu(configuration, animator)
    }
}

extension UICollectionView: HandleList {
    func isHandle(at point: CGPoint) -> Bool { handleItem(under: point) != nil }

    /// nil leaves the decision to the scroll view.
    func ownGestureMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        let gestures = editState.gestures
        if gestures.owns(recognizer) { return true }
        if let mayBegin = editState.menus.mayBegin(recognizer) { return mayBegin }
        if recognizer === moving.press { return itemToPress(at: recognizer.location(in: self)) != nil }
        guard recognizer === panGestureRecognizer else { return nil }
        if moving.isHeld || gestures.several.isSelecting || gestures.several.mayBegin() { return false }
        // A finger that came down on the index goes along its titles.
        let (place, way) = (panGestureRecognizer.location(in: self), panGestureRecognizer.translation(in: self))
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        if let index = parts.index, !index.isHidden, index.frame.contains(start) { return false }
        return nil
    }

    /// The actions beside a swiped item get their touches before the item does.
    func hitPart(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        if let index = parts.index, !index.isHidden, index.frame.contains(point) { return index }
        return editState.swiping.hit(point, event)
    }
}
