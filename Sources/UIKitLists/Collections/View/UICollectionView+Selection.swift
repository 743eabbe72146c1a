// Which items are selected.
// Apple: "UICollectionView", "Changing the appearance of selected and highlighted cells".
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
    /// Whether items can be selected now.
    var allowsPicking: Bool {
        isEditing
            ? options.allowsSelectionDuringEditing || options.allowsMultipleSelectionDuringEditing
            : options.allowsSelection || options.allowsMultipleSelection
    }
    /// Whether several can be.
    var allowsSeveral: Bool { isEditing ? options.allowsMultipleSelectionDuringEditing : options.allowsMultipleSelection }

    func setAllowed(_ path: WritableKeyPath<CollectionOptions, Bool>, _ value: Bool) {
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        if !allowsPicking {
            for item in picking.selected { deselect(item, false) }
        } else if !allowsSeveral, picking.selected.count > 1 {
            for item in picking.selected.dropFirst() { deselect(item, false) }
        }
        for element in elements.live.values { dressForList(element) }
    }

    func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for item in picking.selected { deselect(item, animated) }
            return
        }
        guard let path = valid(indexPath), has(path), allowsPicking else { return }
        if !allowsSeveral { for item in picking.selected where item != indexPath { deselect(item, animated) } }
        mark(indexPath, animated)
        if !position.isEmpty { scroll(to: indexPath, position, animated) }
    }

    private func mark(_ indexPath: IndexPath, _ animated: Bool) {
        if !picking.selected.contains(indexPath) { picking.selected.append(indexPath) }
        show(animated) { self.element(indexPath)?.cell?.isSelected = true }
    }

    func deselect(_ indexPath: IndexPath, _ animated: Bool) {
        picking.selected.removeAll { $0 == indexPath }
        guard let cell = element(indexPath)?.cell, cell.isSelected else { return }
        show(animated) { cell.isSelected = false }
    }

    private func show(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return change() }
        UIView.animate(withDuration: CollectionMeasures.changeTime, delay: 0, options: .allowUserInteraction, animations: change)
    }

    /// Nothing is selected any more; nobody is told.
    func clearSelection() {
        picking.touch = nil
        picking.highlighted = nil
        picking.selected = []
    }

    // MARK: By a person

    /// A person chose an item. Steps: 1. in a list of several a selected one is deselected, where the delegate agrees; 2. else the
    /// delegate may refuse; 3. the old one is deselected; 4. the item is selected; 5. its action runs, also where the selection did
    /// not change.
    func pick(_ indexPath: IndexPath) {
        if allowsSeveral, picking.selected.contains(indexPath) {
            if tells.shouldDeselect(indexPath) ?? true {
                deselect(indexPath, false)
                tells.didDeselect(indexPath)
            }
        } else if tells.shouldSelect(indexPath) ?? true {
            if !allowsSeveral {
                for old in picking.selected where old != indexPath {
                    deselect(old, false)
                    tells.didDeselect(old)
                }
            }
            if let path = ListPath(indexPath), has(path) {
                mark(indexPath, false)
                tells.didSelect(indexPath)
            }
        }
        guard let path = ListPath(indexPath), has(path), tells.canPerformPrimaryAction(indexPath) ?? !isEditing else { return }
        tells.performPrimaryAction(indexPath)
    }
}
