// The content of a cell: its own labels and image, or a configuration.
// Apple: "UITableViewCell", "Configuring the cells for your table"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewCell {
    func setUpCell() {
        insertPart(contentSlot.view, at: 0)
        placeContent()
        // The configurations are updated before the cell is first shown.
        askForUpdate()
    }

    // MARK: Labels and image

    var madeText: UILabel? {
        guard !contentSlot.isConfigured else { return nil }
        if let known = labels.text { return known }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        if style == .value2 { label.textColor = tintColor }
        return add(label, \.text)
    }

    var madeDetail: UILabel? {
        guard !contentSlot.isConfigured, style != .default else { return nil }
        if let known = labels.detail { return known }
        let label = UILabel()
        switch style {
        case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
        case .value2: label.font = .preferredFont(forTextStyle: .footnote)
        default: label.font = .preferredFont(forTextStyle: .body)
        }
        if style == .value1 { label.textColor = .secondaryLabel }
        return add(label, \.detail)
    }

    var madeImage: UIImageView? {
        guard !contentSlot.isConfigured, style != .value2 else { return nil }
        if let known = labels.image { return known }
        let view = UIImageView(frame: .zero)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        view.contentMode = .scaleAspectFit
        labels.image = view
        contentView.addPart(view)
        setNeedsLayout()
        return view
    }

    private func add(_ label: UILabel, _ path: WritableKeyPath<CellLabels, UILabel?>) -> UILabel {
        label.adjustsFontForContentSizeCategory = true
        labels[keyPath: path] = label
        contentView.addPart(label)
        setNeedsLayout()
        return label
    }

    /// At text sizes for accessibility the labels wrap (documented), unless the app limits their lines otherwise.
    func wrapLabels() {
        let wraps = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for label in [labels.text, labels.detail] {
            guard let label else { continue }
            if wraps, label.numberOfLines == 1 { label.numberOfLines = 0 }
            if !wraps, labels.wraps, label.numberOfLines == 0 { label.numberOfLines = 1 }
        }
        labels.wraps = wraps
    }

    // MARK: Configurations

    var styleContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    var lookBackground: UIBackgroundConfiguration {
        switch place.look {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        // What was asked before concerns the content that goes.
        if let old = contentSlot.set(configuration, for: configurationState) {
            old.removeFromSuperview()
            labels = CellLabels()
            geometry.contentMargins = nil
            insertPart(contentSlot.view, at: 0)
            // What is behind the content stays there.
            for view in [selection.shown, selection.background, backgroundSlot.view] {
                if let view, view.superview === self { sendSubviewToBack(view) }
            }
            placeContent()
        } else if contentView is UIListContentView {
            // It tells of another size by itself.
            return setNeedsLayout()
        }
        contentChanged()
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil {
            selection.background?.removeFromSuperview()
            selection.shown?.removeFromSuperview()
            selection.background = nil
            selection.selected = nil
            selection.multiple = nil
        }
        backgroundSlot.set(configuration, for: configurationState, in: self)
        colorGround()
        showSelection(animated: false)
    }

    /// The content may need another height: the layout and the table hear of it.
    func contentChanged() {
        setNeedsLayout()
        host?.cellChangedSize(self)
    }

    // MARK: State

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = selection.isHighlighted
        state.isSelected = selection.isSelected
        state.isFocused = isFocused
        state.isEditing = editing.isEditing
        state.isSwiped = editing.isSwiped
        state.isReordering = editing.isReordering
        state.isExpanded = editing.isExpanded
        state.cellDropState = editing.drop
        switch editing.drag {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        return state
    }

    func askForUpdate() {
        updates.isNeeded = true
        setNeedsLayout()
    }

    /// Steps: 1. the configurations follow the state; 2. the subclass; 3. the handler.
    func updateIfAsked() {
        guard updates.isNeeded else { return }
        updates.isNeeded = false
        let state = configurationState
        contentSlot.update(for: state)
        backgroundSlot.update(for: state, in: self)
        updateConfiguration(using: state)
        updates.handler?(self, state)
        // What the handler set was made for this very state.
        updates.isNeeded = false
    }

    func traitsChanged() {
        wrapLabels()
        refreshAccessory()
        editing.control?.redraw()
        editing.reorder?.redraw()
        askForUpdate()
    }

    /// Readies the cell for another row. The table sets what it is there: selected, edited, highlighted.
    func resetForReuse() {
        editing.isConfirmingDelete = false
        editing.isSwiped = false
        editing.isReordering = false
        editing.drag = .none
        editing.drop = .none
        askForUpdate()
    }

    func noteDrag(_ state: DragState) {
        editing.drag = state
        askForUpdate()
    }

    // MARK: Archives

    func encodeCell(_ coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UITableViewCellStyle")
        if let identifier { coder.encode(identifier as NSString, forKey: "UIReuseIdentifier") }
        coder.encode(selection.style.rawValue, forKey: "UISelectionStyle")
        coder.encode(accessory.type.rawValue, forKey: "UIAccessoryType")
        coder.encode(accessory.editingType.rawValue, forKey: "UIEditingAccessoryType")
        coder.encode(geometry.level, forKey: "UIIndentationLevel")
        coder.encode(Double(geometry.width), forKey: "UIIndentationWidth")
        coder.encode(editing.showsReorder, forKey: "UIShowsReorderControl")
        coder.encode(contentView, forKey: "UIContentView")
    }

    func decodeCell(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "UIIndentationWidth") else { return }
        selection.style = SelectionStyle(rawValue: coder.decodeInteger(forKey: "UISelectionStyle")) ?? .default
        accessory.editingType = AccessoryType(rawValue: coder.decodeInteger(forKey: "UIEditingAccessoryType")) ?? .none
        accessoryType = AccessoryType(rawValue: coder.decodeInteger(forKey: "UIAccessoryType")) ?? .none
        geometry.level = coder.decodeInteger(forKey: "UIIndentationLevel")
        geometry.width = CGFloat(coder.decodeDouble(forKey: "UIIndentationWidth"))
        editing.showsReorder = coder.decodeBool(forKey: "UIShowsReorderControl")
        for view in (coder.objectIfPresent("UIContentView") as? UIView)?.subviews ?? [] { contentView.addSubview(view) }
    }
}
