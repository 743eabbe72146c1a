// Accessories, layout and separator of a list's cell.
// Apple: "UICollectionViewListCell"
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UICollectionViewListCell {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var pixels: CGFloat { max(1, traitCollection.pixelScale) }

    func changeList(_ change: (inout ListState) -> Void) {
        change(&list)
        setNeedsLayout()
        host?.cellChangedSize(self)
    }

    func placeChanged() {
        showListBackground()
        askForUpdate()
    }

    /// The content of the look: of a cell, of a header, of a footer.
    var listContent: UIListContentConfiguration {
        guard place.isHeader || place.isFooter else { return place.look == .sidebar ? .sidebarCell() : .cell() }
        return switch (place.look, place.isFooter) {
        case (.plain, false), (.sidebarPlain, false): .plainHeader()
        case (.plain, true), (.sidebarPlain, true): .plainFooter()
        case (.sidebar, false): .sidebarHeader()
        case (.grouped, false), (.insetGrouped, false): .groupedHeader()
        case (.grouped, true), (.insetGrouped, true), (.sidebar, true): .groupedFooter()
        }
    }

    var listBackground: UIBackgroundConfiguration {
        if place.isHeader || place.isFooter {
            return switch place.look {
            case .plain, .sidebarPlain: .listPlainHeaderFooter()
            case .grouped, .insetGrouped: .listGroupedHeaderFooter()
            case .sidebar: .listSidebarHeader()
            }
        }
        return switch place.look {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    /// The look's background, unless the app set one.
    func showListBackground() {
        guard !list.hasOwnBackground else { return }
        backgroundSlot.set(listBackground, for: configurationState, in: self)
    }

    // MARK: Accessories

    /// Sets the accessories. A kind that was there keeps its view.
    func setAccessories(_ new: [UICellAccessory]) {
        var known: Set<UICellAccessory.AccessoryType> = []
        var kept: [UICellAccessory] = []
        for accessory in new {
            guard known.insert(accessory.accessoryType).inserted else {
                Catalogue.accessoryTwice.report(
                    object: ObjectName.of(self), cause: "There are two accessories of the kind \(accessory.accessoryType).")
                continue
            }
            if case .view(let view, _, _) = accessory.payload, !view.translatesAutoresizingMaskIntoConstraints {
                Catalogue.accessoryByConstraints.report(object: ObjectName.of(self))
                view.translatesAutoresizingMaskIntoConstraints = true
            }
            kept.append(accessory)
        }
        for (type, view) in list.views where !known.contains(type) {
            view.removeFromSuperview()
            list.views[type] = nil
        }
        // An action of a kind may be another one: those views are made anew.
        for accessory in kept {
            guard let view = list.views[accessory.accessoryType], accessory.hasAction else { continue }
            view.removeFromSuperview()
            list.views[accessory.accessoryType] = nil
        }
        changeList { $0.accessories = kept }
    }

    private func tapped(_ type: UICellAccessory.AccessoryType) {
        switch type {
        case .outlineDisclosure: host?.outlineTapped(of: self)
        case .detail: host?.accessoryTapped(of: self)
        default: host?.editingControlTapped(of: self)
        }
    }

    private func view(of accessory: UICellAccessory) -> UIView {
        if let known = list.views[accessory.accessoryType] { return known }
        let made = accessory.makeView { [weak self] in self?.tapped($0) }
        list.views[accessory.accessoryType] = made
        return made
    }

    /// The three lines by which the item is moved; nil while they are not shown. The collection view attaches its recognizer.
    package var reorderHandle: UIView? {
        list.accessories.first { $0.accessoryType == .reorder && $0.isShown(editing: item.isEditing) }
            .flatMap { list.views[$0.accessoryType] }
    }

    // MARK: Layout

    private func shown(leading: Bool) -> [UICellAccessory] {
        AccessoryRow.ordered(list.accessories, leading: leading, editing: item.isEditing)
    }

    private func layout(_ size: CGSize) -> ListCellLayout {
        var layout = ListCellLayout()
        let safe = safeAreaInsets, margins = directionalLayoutMargins
        layout.size = size
        layout.safeLeading = isMirrored ? safe.right : safe.left
        layout.safeTrailing = isMirrored ? safe.left : safe.right
        layout.leadingMargin = max(0, margins.leading - layout.safeLeading)
        layout.trailingMargin = max(0, margins.trailing - layout.safeTrailing)
        layout.line = place.separator.isOn ? 1 / pixels : 0
        layout.indentation = list.indentsAccessories ? indentation : 0
        layout.scale = pixels
        let state = configurationState
        func measured(_ leading: Bool) -> [(box: CGFloat, size: CGSize)] {
            shown(leading: leading).map { accessory in
                let view = view(of: accessory)
                accessory.style(view, state)
                return accessory.measure(view, in: size, traitCollection)
            }
        }
        layout.leading = measured(true)
        layout.trailing = measured(false)
        return layout
    }

    var listContentFrame: CGRect { mirrored(layout(bounds.size).frames.content, in: bounds) }

    private var indentation: CGFloat { CGFloat(list.level) * list.width }

    private func applyMargins() {
        let side = place.sideMargin ?? ListMeasures.sideMargin(forListWidth: bounds.width)
        let margins = ListMeasures.margins(side: side)
        guard list.ownMargins != margins else { return }
        list.ownMargins = margins
        directionalLayoutMargins = margins
    }

    /// The content's margins: less towards accessories, which stand in the margin.
    private func applyContentMargins(_ layout: ListCellLayout) {
        var margins = directionalLayoutMargins
        let moves = layout.leading.isEmpty || !list.indentsAccessories
        margins.leading = (layout.leading.isEmpty ? layout.leadingMargin : ListMeasures.imageGap) + (moves ? indentation : 0)
        margins.trailing = layout.trailing.isEmpty ? layout.trailingMargin : ListMeasures.innerMargin
        if let content = contentView as? UIListContentView { return content.follow(margins) }
        guard list.contentMargins != margins else { return }
        list.contentMargins = margins
        contentView.directionalLayoutMargins = margins
    }

    /// Before the content is placed: its frame, its margins, and the views of the accessories.
    func prepareList() {
        applyMargins()
        let layout = layout(bounds.size)
        list.frames = layout.frames
        applyContentMargins(layout)
        let leading = shown(leading: true), trailing = shown(leading: false)
        let current = Set((leading + trailing).map(\.accessoryType))
        for (type, view) in list.views where !current.contains(type) { view.removeFromSuperview() }
        for (accessories, frames) in [(leading, list.frames.leading), (trailing, list.frames.trailing)] {
            for (accessory, frame) in zip(accessories, frames) {
                let view = view(of: accessory)
                if view.superview !== self { addPart(view) }
                view.frame = mirrored(frame, in: bounds)
            }
        }
    }

    /// After the content was placed: corners and separator.
    func placeList() {
        CellCorners.round(self, place)
        list.lines.show(place.separator, in: self)
        let start = list.frames.content.minX + textStart
        list.guide?.follow(leading: start, trailing: 0, in: self)
        guard place.separator.isOn else { return }
        var left = start, right: CGFloat = 0
        if let guide = list.guide, guide.layoutFrame.width > 0 {
            let frame = mirrored(guide.layoutFrame, in: bounds)
            left = frame.minX
            right = bounds.width - frame.maxX
        } else if let inset = place.separator.inset {
            let added: CGFloat = place.separator.addsToAutomatic ? start : 0
            left = (isMirrored ? inset.right : inset.left) + added
            right = isMirrored ? inset.left : inset.right
        }
        let insets = UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
        list.lines.place(place.separator, insets: insets, in: self, hairline: 1 / pixels)
    }

    private var textStart: CGFloat {
        if let content = contentView as? UIListContentView, let start = content.textLeading { return start }
        return contentView.directionalLayoutMargins.leading
    }

    var madeSeparatorGuide: UILayoutGuide {
        if let known = list.guide { return known }
        let guide = SeparatorGuide()
        addLayoutGuide(guide)
        guide.follow(leading: directionalLayoutMargins.leading, trailing: 0, in: self)
        list.guide = guide
        setNeedsLayout()
        return guide
    }

    // MARK: Measuring

    /// The height for a width, with the separator; content of the system is at least 44 points high.
    func fittedListSize(_ target: CGSize, _ vertical: UILayoutPriority) -> CGSize {
        updateIfAsked()
        applyMargins()
        let width = target.width > 0 ? target.width : bounds.width
        guard vertical != .required else { return CGSize(width: width, height: target.height) }
        let layout = layout(CGSize(width: width, height: bounds.height))
        let room = layout.frames.content.width
        applyContentMargins(layout)
        var height: CGFloat
        if let content = contentView as? UIListContentView {
            height = max(leastListHeight, content.sizeThatFits(CGSize(width: room, height: 0)).height)
        } else {
            height =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            if height <= 0 { height = leastListHeight }
        }
        height = (height * pixels - 1e-4).rounded(.up) / pixels
        return CGSize(width: width, height: height + (place.separator.isOn ? 1 / pixels : 0))
    }

    /// Headers and footers are as high as their content; those of plain lists at least as high as a plain header.
    private var leastListHeight: CGFloat {
        guard place.isHeader || place.isFooter else { return ListMeasures.leastHeight }
        return place.isHeader && place.look == .plain ? ListContentMeasures.plainHeader : 0
    }

    // MARK: Accessibility

    var isOneListElement: Bool {
        if CellSpeech.holdsControls(contentView) { return false }
        return !list.views.values.contains { view in
            view.superview === self && (view is UIControl || CellSpeech.holdsControls(view))
        }
    }

    var spokenListLabel: String? {
        var texts = CellSpeech.texts(of: contentView)
        for accessory in shown(leading: false) {
            if case .label(let text, _, _) = accessory.payload, !text.isEmpty { texts.append(text) }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    var listTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .none
        let isChecked = shown(leading: false).contains { $0.accessoryType == .checkmark }
        if item.isSelected || isChecked { traits.insert(.selected) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        if place.isSelectable { traits.insert(.button) }
        return traits
    }
}

extension UICellAccessory {
    /// Whether the view runs a closure that the accessory brought.
    var hasAction: Bool {
        switch payload {
        case .action, .filled, .outline, .menu: true
        default: false
        }
    }
}
