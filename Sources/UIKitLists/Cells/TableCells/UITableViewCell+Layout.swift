// Placing and measuring the parts of a cell.
// Apple: "UITableViewCell", "Creating self-sizing table view cells"
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewCell {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var pixels: CGFloat { max(1, traitCollection.pixelScale) }

    func changeGeometry(_ change: (inout CellGeometry) -> Void) {
        change(&geometry)
        setNeedsLayout()
    }

    func placeChanged() {
        colorGround()
        showSelection(animated: false)
        placeContent()
        setNeedsLayout()
    }

    // MARK: Frames

    private func layout(_ size: CGSize) -> CellLayout {
        var layout = CellLayout()
        layout.size = size
        let safe = safeAreaInsets
        layout.safeLeading = isMirrored ? safe.right : safe.left
        layout.safeTrailing = isMirrored ? safe.left : safe.right
        layout.leadingMargin = max(0, directionalLayoutMargins.leading - layout.safeLeading)
        layout.margin = max(0, directionalLayoutMargins.trailing - layout.safeTrailing)
        layout.factor = ListMeasures.scaled(1, traitCollection)
        layout.line = place.separator.isOn ? 1 / pixels : 0
        layout.hasControl = editing.isEditing && editing.style != .none || editing.isEditing && place.selectsSeveral
        layout.indents = editing.isEditing && editing.indents
        layout.hasReorder = editing.isEditing && editing.showsReorder
        layout.accessory = accessorySize
        layout.scale = pixels
        return layout
    }

    /// The content follows a new size at once: constraints are solved before the layout, and must not find it as it was.
    func placeContent() {
        let frame = mirrored(layout(bounds.size).frames.content, in: bounds)
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// Steps: 1. the margins; 2. content, controls, accessory; 3. labels and image; 4. backgrounds and corners; 5. lines.
    func placeParts() {
        applyMargins()
        let frames = layout(bounds.size).frames
        let area = bounds
        contentView.frame = mirrored(frames.content, in: area)
        if let control = frames.control { editing.control?.frame = mirrored(control, in: area) }
        if let reorder = frames.reorder { editing.reorder?.frame = mirrored(reorder, in: area) }
        if let frame = frames.accessory { accessory.shown?.frame = mirrored(frame, in: area) }
        applyContentMargins(follows: frames.accessory != nil || frames.reorder != nil)
        placeOwnContent()
        for view in [selection.background, selection.shown] { view?.frame = bounds }
        backgroundSlot.place(in: self)
        CellCorners.round(self, place)
        placeLines()
    }

    /// The cell's own margins: those of the list, as long as the app does not set others.
    private func applyMargins() {
        let side = place.sideMargin ?? ListMeasures.sideMargin(forListWidth: bounds.width)
        var margins = ListMeasures.margins(side: side)
        if place.followsReadableWidth {
            let more = max(side, ((bounds.width - readableWidth) / 2).rounded(.down))
            margins.leading = more
            margins.trailing = more
        }
        guard geometry.ownMargins != margins else { return }
        geometry.ownMargins = margins
        directionalLayoutMargins = margins
    }

    /// The content's margins: the cell's, and less towards an accessory or a control.
    private func applyContentMargins(follows: Bool) {
        let safe = safeAreaInsets
        var margins = directionalLayoutMargins
        margins.leading -= isMirrored ? safe.right : safe.left
        margins.trailing -= isMirrored ? safe.left : safe.right
        if follows { margins.trailing = ListMeasures.innerMargin }
        if contentSlot.isConfigured {
            margins.leading += indentation
            if let list = contentView as? UIListContentView { return list.follow(margins) }
        }
        guard geometry.contentMargins != margins else { return }
        geometry.contentMargins = margins
        contentView.directionalLayoutMargins = margins
    }

    private var indentation: CGFloat { CGFloat(geometry.level) * geometry.width }

    // MARK: Labels and image

    private func ownLayout(follows: Bool) -> OwnContentLayout {
        var own = OwnContentLayout()
        own.style = style
        let safe = safeAreaInsets
        own.leading = directionalLayoutMargins.leading - (isMirrored ? safe.right : safe.left) + indentation
        own.trailing =
            follows ? ListMeasures.innerMargin : directionalLayoutMargins.trailing - (isMirrored ? safe.left : safe.right)
        own.stacks = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        own.scale = pixels
        if let text = labels.text, text.hasText { own.text = { text.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if let detail = labels.detail, detail.hasText { own.detail = { detail.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if style == .value1 {
            own.textBaseline = labels.text?.baselineDistances.first
            own.detailBaseline = labels.detail?.baselineDistances.first
        }
        if let view = labels.image, view.image != nil {
            own.image = view.intrinsicContentSize
            if view.image?.isSymbolImage == true { own.symbolBox = ListMeasures.symbolBox(for: traitCollection) }
        }
        return own
    }

    private func placeOwnContent() {
        guard !contentSlot.isConfigured, labels.text != nil || labels.detail != nil || labels.image != nil else { return }
        wrapLabels()
        let frames = layout(bounds.size).frames
        let own = ownLayout(follows: frames.accessory != nil || frames.reorder != nil)
        let found = own.frames(width: frames.content.width, height: frames.content.height)
        let area = CGRect(origin: .zero, size: frames.content.size)
        labels.image?.frame = found.image.map { mirrored($0, in: area) } ?? .zero
        labels.text?.frame = found.text.map { mirrored($0, in: area) } ?? .zero
        labels.detail?.frame = found.detail.map { mirrored($0, in: area) } ?? .zero
        if style == .value2, let text = labels.text {
            let alignment: NSTextAlignment = own.stacks ? .natural : isMirrored ? .left : .right
            if text.textAlignment != alignment { text.textAlignment = alignment }
        }
    }

    // MARK: Measuring

    /// The height for a width: of the content and the separator.
    func neededHeight(forWidth width: CGFloat) -> CGFloat {
        updateIfAsked()
        applyMargins()
        wrapLabels()
        let frames = layout(CGSize(width: width, height: bounds.height)).frames
        let follows = frames.accessory != nil || frames.reorder != nil
        applyContentMargins(follows: follows)
        let line = place.separator.isOn ? 1 / pixels : 0
        return contentHeight(frames.content.width, follows) + line
    }

    /// Steps: 1. list content measures itself; 2. so do the cell's own labels; 3. views of the app's by their constraints.
    private func contentHeight(_ width: CGFloat, _ follows: Bool) -> CGFloat {
        if let list = contentView as? UIListContentView {
            return max(ListMeasures.leastHeight, list.sizeThatFits(CGSize(width: width, height: 0)).height)
        }
        let own = [labels.text, labels.detail, labels.image].compactMap { $0 as UIView? }
        let others = contentView.subviews.contains { view in !own.contains { $0 === view } }
        var height: CGFloat = 0
        if others || contentSlot.isConfigured {
            height =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if !own.isEmpty {
            let found = ownLayout(follows: follows).frames(width: width, height: nil)
            height = max(height, ListMeasures.leastHeight, up(found.height))
        }
        return height > 0 ? height : ListMeasures.leastHeight
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * pixels - 1e-4).rounded(.up) / pixels }

    func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let width =
            horizontal.rawValue > UILayoutPriority.fittingSizeLevel.rawValue || target.width > 0
            ? target.width : bounds.width
        let needed = neededHeight(forWidth: width)
        return CGSize(width: width, height: vertical == .required ? target.height : needed)
    }

    // MARK: Corners and lines

    /// Where the texts begin and, for constraints of the app's own, the content's margin; from the cell's leading edge.
    private var textLeading: CGFloat {
        let frames = layout(bounds.size).frames
        let start = frames.content.minX
        if let list = contentView as? UIListContentView { return start + (list.textLeading ?? directionalLayoutMargins.leading) }
        let follows = frames.accessory != nil || frames.reorder != nil
        return start + ownLayout(follows: follows).textStart(height: frames.content.height)
    }

    /// The insets in effect: the cell's, the table's, or from the texts on.
    var shownSeparatorInset: UIEdgeInsets {
        if let own = geometry.separatorInset { return own }
        if let table = place.separator.inset, !place.separator.addsToAutomatic { return table }
        applyMargins()
        let start = textLeading
        var insets =
            isMirrored
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: start)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
        if let table = place.separator.inset {
            insets.left += table.left
            insets.right += table.right
        }
        return insets
    }

    private func placeLines() {
        geometry.lines.show(place.separator, in: self)
        guard place.separator.isOn else { return }
        geometry.lines.place(place.separator, insets: shownSeparatorInset, in: self, hairline: 1 / pixels)
    }
}

extension UILabel {
    /// Whether there is anything to see.
    fileprivate var hasText: Bool { !(text?.isEmpty ?? true) }
}
