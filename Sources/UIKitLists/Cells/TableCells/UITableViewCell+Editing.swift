// The controls of a cell that is edited.
// Apple: "UITableViewCell", Editing the Cell
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewCell {
    func changeEditing(_ change: (inout CellEditing) -> Void) {
        change(&editing)
        showControls()
        setNeedsLayout()
    }

    /// Steps: 1. the subclass hears what will be; 2. the controls come or go and slide; 3. it hears that they have.
    func changeEditing(_ isEditing: Bool, _ animated: Bool) {
        guard isEditing != editing.isEditing else { return }
        transition(animated) { $0.isEditing = isEditing }
    }

    /// Shows or hides the button that confirms a deletion. The table draws it.
    package func setConfirmingDelete(_ isConfirming: Bool, animated: Bool) {
        guard isConfirming != editing.isConfirmingDelete else { return }
        transition(animated) { $0.isConfirmingDelete = isConfirming }
    }

    private func transition(_ animated: Bool, _ change: (inout CellEditing) -> Void) {
        var new = editing
        change(&new)
        var coming: StateMask = []
        if new.isEditing { coming.insert(.showingEditControl) }
        if new.isConfirmingDelete { coming.insert(.showingDeleteConfirmation) }
        willTransition(to: coming)
        if animated { layoutIfNeeded() }
        editing.isEditing = new.isEditing
        editing.isConfirmingDelete = new.isConfirmingDelete
        let leaving = animated && !new.isEditing ? takeControls() : []
        showControls()
        showAccessory()
        showSelection(animated: false)
        askForUpdate()
        guard animated else { return didTransition(to: coming) }
        UIView.animate(
            withDuration: ListMeasures.slide,
            animations: {
                self.layoutIfNeeded()
                for (control, place) in leaving { control.frame = place }
            }
        ) { [weak self] _ in
            for (control, _) in leaving { control.removeFromSuperview() }
            self?.didTransition(to: coming)
        }
    }

    /// The controls that slide out, each with its place beyond the edge; they are the cell's no longer.
    private func takeControls() -> [(UIView, CGRect)] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var leaving: [(UIView, CGRect)] = []
        for (control, isLeading) in [(editing.control as UIView?, true), (editing.reorder, false)] {
            guard let control else { continue }
            let goesLeft = isLeading != isMirrored
            var place = control.frame
            place.origin.x = goesLeft ? -place.width : bounds.width
            control.isUserInteractionEnabled = false
            leaving.append((control, place))
        }
        editing.control = nil
        editing.reorder = nil
        return leaving
    }

    /// Makes the controls that the cell shows now and removes the others.
    func showControls() {
        let isMany = editing.isEditing && place.selectsSeveral
        if editing.isEditing, editing.style != .none || isMany {
            let kind: EditingControl.Kind =
                isMany ? .choose(selection.isSelected) : editing.style == .insert ? .insert : .delete
            if let control = editing.control {
                if control.kind != kind { control.kind = kind }
            } else {
                let control = EditingControl(kind)
                control.frame = mirrored(
                    CGRect(x: -ListMeasures.editingWidth, y: 0, width: ListMeasures.editingWidth, height: bounds.height),
                    in: bounds)
                control.onTap = { [weak self] in
                    guard let self else { return }
                    self.host?.editingControlTapped(of: self)
                }
                addPart(control)
                editing.control = control
            }
        } else {
            editing.control?.removeFromSuperview()
            editing.control = nil
        }
        if editing.isEditing, editing.showsReorder {
            guard editing.reorder == nil else { return }
            let control = ReorderControl(frame: .zero)
            addPart(control)
            editing.reorder = control
        } else {
            editing.reorder?.removeFromSuperview()
            editing.reorder = nil
        }
    }

    // MARK: What the table sets

    /// The control that the table's delegate chose.
    package func setEditingStyle(_ style: EditingStyle) { changeEditing { $0.style = style } }
    /// The three lines by which the row is moved; nil while they are not shown. The table attaches its recognizer.
    package var reorderHandle: UIView? { editing.reorder }
    /// Whether the cell shows its swipe actions.
    package var isSwiped: Bool {
        get { editing.isSwiped }
        set {
            editing.isSwiped = newValue
            askForUpdate()
        }
    }
    /// Whether the table moves the cell.
    package var isReordering: Bool {
        get { editing.isReordering }
        set {
            editing.isReordering = newValue
            askForUpdate()
        }
    }
    /// What a drop does with the cell.
    package var dropState: UICellConfigurationState.DropState {
        get { editing.drop }
        set {
            editing.drop = newValue
            askForUpdate()
        }
    }
    /// The name under which the table keeps the cell.
    package var keptIdentifier: String? {
        get { identifier }
        set { identifier = newValue }
    }
}
