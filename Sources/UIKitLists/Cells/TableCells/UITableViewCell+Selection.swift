// Selection, highlight and the views behind the content.
// Apple: "UITableViewCell", Managing the Background View, Managing Cell Selection and Highlighting
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewCell {
    func changeSelected(_ isSelected: Bool, _ animated: Bool) {
        guard isSelected != selection.isSelected else { return }
        selection.isSelected = isSelected
        stateChanged(animated)
    }

    func changeHighlighted(_ isHighlighted: Bool, _ animated: Bool) {
        guard isHighlighted != selection.isHighlighted else { return }
        selection.isHighlighted = isHighlighted
        stateChanged(animated)
    }

    private func stateChanged(_ animated: Bool) {
        askForUpdate()
        if editing.control != nil { showControls() }
        showSelection(animated: animated)
    }

    /// Whether the cell looks selected.
    private var isMarked: Bool { (selection.isSelected || selection.isHighlighted) && selection.style != .none }

    /// The view behind the content of a selected cell; nil where a configuration colours it.
    private var markingView: UIView? {
        guard backgroundSlot.configuration == nil else { return nil }
        if place.selectsSeveral, editing.isEditing, let multiple = selection.multiple { return multiple }
        if let selected = selection.selected { return selected }
        if let own = selection.ownSelected { return own }
        let own = UIView()
        // Observed: systemGray4.
        own.backgroundColor = .systemGray4
        own.isUserInteractionEnabled = false
        selection.ownSelected = own
        return own
    }

    /// Brings the marking view, the labels and the images up to date.
    func showSelection(animated: Bool) {
        let isMarked = isMarked
        CellMarking.mark(contentView, isMarked)
        let wanted = isMarked ? markingView : nil
        guard wanted !== selection.shown else { return }
        let old = selection.shown
        selection.shown = wanted
        let duration = animated ? ListMeasures.fade : 0
        if let wanted {
            wanted.frame = bounds
            place(markingView: wanted)
            if duration > 0 {
                wanted.alpha = 0
                UIView.animate(withDuration: duration) { wanted.alpha = 1 }
            } else {
                wanted.alpha = 1
            }
        }
        guard let old else { return }
        if duration > 0, wanted == nil {
            UIView.animate(withDuration: duration, animations: { old.alpha = 0 }) { [weak self] _ in
                guard self?.selection.shown !== old else { return }
                old.removeFromSuperview()
                old.alpha = 1
            }
        } else {
            old.removeFromSuperview()
        }
    }

    /// The marking view is directly above the background view.
    private func place(markingView view: UIView) {
        if let background = selection.background, background.superview === self {
            insertPart(view, aboveSubview: background)
        } else {
            insertPart(view, at: 0)
        }
    }

    private func insertPart(_ view: UIView, aboveSubview other: UIView) {
        let index = subviews.firstIndex { $0 === other } ?? -1
        insertPart(view, at: index + 1)
    }

    func setBackground(_ view: UIView?) {
        guard view !== selection.background else { return }
        selection.background?.removeFromSuperview()
        selection.background = view
        if backgroundSlot.configuration != nil, view != nil { setBackgroundConfiguration(nil) }
        if let view {
            view.frame = bounds
            insertPart(view, at: 0)
        }
        setNeedsLayout()
    }

    func setSelectedBackground(_ view: UIView?, _ path: WritableKeyPath<CellSelection, UIView?>) {
        if view != nil, backgroundSlot.configuration != nil { setBackgroundConfiguration(nil) }
        selection[keyPath: path] = view
        showSelection(animated: false)
    }

    /// The ground of the table's look, unless the app set a colour or a configuration.
    func colorGround() {
        guard !geometry.hasOwnColor else { return }
        geometry.isColoring = true
        defer { geometry.isColoring = false }
        let color = backgroundSlot.configuration == nil ? place.look.cellColor : nil
        // A proxy's colour goes before it.
        AppearanceProxies.quietly { backgroundColor = color }
    }
}
