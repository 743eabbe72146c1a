// The mark or view at a cell's trailing edge.
// Apple: "UITableViewCell", Managing Accessory Views
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewCell {
    func changeAccessory(_ change: (inout CellAccessoryState) -> Void) {
        change(&accessory)
        showAccessory()
    }

    /// The view in effect: the app's goes before the mark.
    private var wantedAccessory: (view: UIView?, type: AccessoryType) {
        editing.isEditing
            ? (accessory.editingView, accessory.editingType) : (accessory.view, accessory.type)
    }

    /// Puts the right view at the edge.
    func showAccessory() {
        let wanted = wantedAccessory
        let isSame =
            wanted.view != nil
            ? accessory.shown === wanted.view
            : accessory.shownType == wanted.type && (accessory.shown != nil) == (wanted.type != .none)
                && accessory.shown !== accessory.view && accessory.shown !== accessory.editingView
        guard !isSame else { return }
        accessory.shown?.removeFromSuperview()
        accessory.shownType = wanted.view == nil ? wanted.type : .none
        accessory.shown = wanted.view ?? makeMark(wanted.type)
        if let view = accessory.shown {
            if wanted.view == nil { addPart(view) } else { addSubview(view) }
            watchTaps(of: view)
        }
        contentChanged()
    }

    /// Draws the mark anew, for other traits.
    func refreshAccessory() {
        guard accessory.shownType != .none else { return }
        accessory.shown?.setNeedsLayout()
        setNeedsLayout()
    }

    private func makeMark(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return Mark.disclosure.make()
        case .checkmark: return Mark.checkmark.make()
        case .detailButton: return DetailAccessory(hasArrow: false) { [weak self] in self?.accessoryWasTapped() }
        case .detailDisclosureButton: return DetailAccessory(hasArrow: true) { [weak self] in self?.accessoryWasTapped() }
        }
    }

    private func accessoryWasTapped() { host?.accessoryTapped(of: self) }

    /// Documented: a control without an action of its own tells the table.
    private func watchTaps(of view: UIView) {
        guard let control = view as? UIControl, control.allControlEvents.isEmpty else { return }
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control, self.accessory.shown === control, control.allTargets.isEmpty else { return }
                self.accessoryWasTapped()
            }, for: .touchUpInside)
    }

    /// The size of what stands there; a mark of the system has no height of its own.
    var accessorySize: CGSize? {
        guard let view = accessory.shown else { return nil }
        func scaled(_ width: CGFloat) -> CGSize {
            let pixels = max(1, traitCollection.pixelScale)
            return CGSize(width: (ListMeasures.scaled(width, traitCollection) * pixels).rounded() / pixels, height: 0)
        }
        switch accessory.shownType {
        case .disclosureIndicator: return scaled(ListMeasures.disclosureWidth)
        case .checkmark, .detailButton: return scaled(ListMeasures.accessoryWidth)
        case .detailDisclosureButton:
            return scaled(ListMeasures.accessoryWidth + ListMeasures.innerMargin + ListMeasures.disclosureWidth)
        case .none: return view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
        }
    }
}

/// A button with an i, and an arrow beside it.
final class DetailAccessory: UIView {
    private let button = UIButton(type: .detailDisclosure)
    private let arrow: MarkView?

    init(hasArrow: Bool, onTap: @escaping () -> Void) {
        arrow = hasArrow ? Mark.disclosure.make() : nil
        super.init(frame: .zero)
        button.accessibilityLabel = "More Info"
        button.setPreferredSymbolConfiguration(Mark.symbol(.large, .regular), forImageIn: .normal)
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        addPart(button)
        if let arrow { addPart(arrow) }
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var room = CGRect(origin: .zero, size: bounds.size)
        if let arrow {
            let width = min(ListMeasures.scaled(ListMeasures.disclosureWidth, traitCollection), room.width)
            arrow.frame = mirrored(CGRect(x: room.maxX - width, y: 0, width: width, height: room.height), in: bounds)
            room.size.width -= width + ListMeasures.innerMargin
        }
        button.frame = mirrored(room, in: bounds)
    }
}
