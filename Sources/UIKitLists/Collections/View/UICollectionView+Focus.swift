// The keyboard's focus on items.
// Apple: "UICollectionView", allowsFocus, selectionFollowsFocus; "UICollectionViewDelegate", canFocusItemAt.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

extension UICollectionView {
    /// Whether a cell takes the focus: where items do, the delegate agrees, and the item can be selected.
    package func mayFocus(_ cell: UIView) -> Bool {
        guard isEditing ? options.allowsFocusDuringEditing : options.allowsFocus, let cell = cell as? UICollectionViewCell,
            let path = path(of: cell, .cell)
        else { return false }
        return tells.canFocus(path) ?? allowsPicking
    }

    private func path(of item: (any UIFocusItem)?) -> IndexPath? {
        var view = item as? UIView
        while let there = view, there !== self {
            if let cell = there as? UICollectionViewCell, let path = path(of: cell, .cell) { return path }
            view = there.superview
        }
        return nil
    }

    private func inItems(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            context, from: path(of: context.previouslyFocusedItem), to: path(of: context.nextFocusedItem))
    }

    func focusMayMove(_ context: UIFocusUpdateContext) -> Bool { tells.shouldUpdateFocus(inItems(context)) ?? true }

    func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = inItems(context)
        tells.didUpdateFocus(own, coordinator)
        guard let path = own.nextFocusedIndexPath else { return }
        picking.focused = path
        guard tells.selectionFollowsFocus(path) ?? options.selectionFollowsFocus, allowsPicking, !picking.selected.contains(path)
        else {
            return
        }
        pick(path)
    }

    /// The delegate's item, else the one that had the focus before.
    var preferredFocus: [any UIFocusEnvironment] {
        let path = (tells.preferredFocus() ?? nil) ?? (options.remembersFocus ? picking.focused : nil)
        return path.flatMap { element($0)?.cell }.map { [$0] } ?? []
    }
}
