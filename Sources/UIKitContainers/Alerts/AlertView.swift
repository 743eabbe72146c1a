// The view of an alert, action sheet or list of actions in a popover.
// Apple: "UIAlertController"; figures: AlertMeasures.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitControls
import UIKitCore
import UIKitValues

/// Title, message and actions.
final class AlertView: SlideSurface {
    weak var controller: UIAlertController?
    private let card = UIView()
    /// The blurred ground of the card; it holds the card's contents.
    private let ground = UIVisualEffectView(effect: nil)
    private let head = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fieldBox = AlertFieldBox(frame: .zero)
    private let actionArea = UIScrollView()
    private(set) var look = AlertLook.alert

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for scroll in [head, actionArea] {
            scroll.delaysContentTouches = false
            scroll.contentInsetAdjustmentBehavior = .never
            ground.contentView.addSubview(scroll)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            head.addSubview(label)
        }
        head.addSubview(fieldBox)
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        card.addSubview(ground)
        addSubview(card)
        reload()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The width of an alert at the text size.
    var alertWidth: CGFloat {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            ? AlertMeasures.accessibilityWidth : AlertMeasures.width
    }

    // MARK: Content

    func reload() {
        guard let controller else { return }
        let isPopover = controller.modalPresentationStyle == .popover
        look = controller.preferredStyle == .alert ? .alert : isPopover ? .popover : .sheet
        fieldBox.fields = controller.content.fields
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        let isAlert = look == .alert
        let titleSize = isAlert ? AlertMeasures.titleSize : AlertMeasures.sheetTitleSize
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: titleSize, weight: .semibold), compatibleWith: traitCollection)
        messageLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: AlertMeasures.messageSize), compatibleWith: traitCollection)
        for label in [titleLabel, messageLabel] { label.textColor = look.headingColor }
        backgroundColor = isPopover ? look.fill : nil
        card.layer.cornerRadius = isPopover ? 0 : look.cornerRadius
        ground.effect = look.effect
        for row in rows { row.removeFromSuperview() }
        rows = orderedActions.map { AlertRow($0, look, isBold: isBold($0)) }
        for case let row as AlertRow in rows {
            let isApart = look == .sheet && row.action.style == .cancel
            row.isApart = isApart
            if isApart {
                row.clipsToBounds = true
                row.layer.cornerRadius = look.cornerRadius
                row.layer.cornerCurve = .continuous
                addSubview(row)
            } else {
                actionArea.addSubview(row)
            }
        }
        setNeedsLayout()
    }

    /// Shows or hides the alert. The effect is faded separately, since it is broken in a transparent view.
    func fade(_ isShown: Bool) {
        ground.effect = isShown ? look.effect : nil
        ground.contentView.alpha = isShown ? 1 : 0
    }

    func update(_ action: UIAlertAction) {
        for case let row as AlertRow in rows where row.action === action { row.isEnabled = action.isEnabled }
    }

    private func isBold(_ action: UIAlertAction) -> Bool {
        look == .alert ? action === controller?.boldAction : action.style == .cancel
    }

    /// The cancelling action is the first of two on an alert, else the last; a popover has none.
    private var orderedActions: [UIAlertAction] {
        guard let controller else { return [] }
        let others = controller.actions.filter { $0.style != .cancel }
        guard let cancel = controller.cancelAction else { return others }
        if look == .popover { return others }
        if look == .alert, others.count == 1 { return [cancel] + others }
        return others + [cancel]
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reload()
    }

    override func chose(_ row: SlideRow) { (row as? AlertRow).map { controller?.choose($0.action) } }

    // MARK: Layout

    private struct Plan {
        var head: CGFloat = 0
        var actions: CGFloat = 0
        var apart: CGFloat = 0
        var isSideBySide = false
        var height: CGFloat { head + actions + apart }
    }

    private var listed: [AlertRow] { rows.compactMap { $0 as? AlertRow }.filter { !$0.isApart } }
    private var apart: AlertRow? { rows.compactMap { $0 as? AlertRow }.first(where: \.isApart) }
    /// Above and below the texts, beside them.
    private var padding: CGSize { look == .alert ? AlertMeasures.padding : AlertMeasures.sheetPadding }

    private func textHeights(_ width: CGFloat) -> (title: CGFloat, message: CGFloat) {
        let room = CGSize(width: width - 2 * padding.width, height: 10_000)
        func height(_ label: UILabel) -> CGFloat {
            label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(room).height
        }
        return (height(titleLabel), height(messageLabel))
    }

    /// Below the texts: padding, or the fields with what is above and below them.
    private func fieldRoom(_ hasTexts: Bool) -> CGFloat {
        guard fieldBox.height > 0 else { return padding.height }
        return (hasTexts ? AlertMeasures.aboveFields : 0) + fieldBox.height + AlertMeasures.belowFields
    }

    /// One physical pixel, in points.
    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }
    /// An action with the line above it.
    private var rowHeight: CGFloat { look.rowHeight + look.room(forLine: hairline) }

    private func plan(_ width: CGFloat) -> Plan {
        var plan = Plan()
        let texts = textHeights(width)
        if texts.title + texts.message + fieldBox.height > 0 {
            let between = look == .alert ? AlertMeasures.gap : AlertMeasures.sheetGap
            let gap = texts.title > 0 && texts.message > 0 ? between : 0
            plan.head = padding.height + texts.title + gap + texts.message + fieldRoom(texts.title + texts.message > 0)
        }
        let rows = listed
        plan.isSideBySide =
            look == .alert && rows.count == 2
            && rows.allSatisfy { $0.naturalWidth <= width / 2 - AlertMeasures.sideBySideRoom }
        plan.actions = rowHeight * CGFloat(plan.isSideBySide ? 1 : rows.count)
        plan.apart = apart == nil ? 0 : look.rowHeight + AlertMeasures.sheetMargin
        return plan
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: min(plan(size.width).height, max(0, size.height)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let plan = plan(width)
        let room = max(0, bounds.height - plan.apart)
        card.frame = CGRect(x: 0, y: 0, width: width, height: room)
        ground.frame = card.bounds
        // Where not all fits, the actions get the greater part.
        let least = min(plan.actions, rowHeight * AlertMeasures.leastRows)
        let headHeight = min(plan.head, max(0, room - least))
        head.frame = CGRect(x: 0, y: 0, width: width, height: headHeight)
        head.contentSize = CGSize(width: width, height: plan.head)
        head.isScrollEnabled = plan.head > headHeight
        actionArea.frame = CGRect(x: 0, y: headHeight, width: width, height: room - headHeight)
        actionArea.contentSize = CGSize(width: width, height: plan.actions)
        actionArea.isScrollEnabled = plan.actions > room - headHeight
        let texts = textHeights(width)
        titleLabel.frame = CGRect(
            x: padding.width, y: padding.height, width: width - 2 * padding.width, height: texts.title)
        let fields = fieldBox.height
        fieldBox.frame = CGRect(
            x: AlertMeasures.fieldInset, y: plan.head - AlertMeasures.belowFields - fields,
            width: max(0, width - 2 * AlertMeasures.fieldInset),
            height: fields)
        let below = fieldRoom(texts.title + texts.message > 0)
        messageLabel.frame = CGRect(
            x: padding.width, y: plan.head - below - texts.message, width: width - 2 * padding.width,
            height: texts.message)
        layoutRows(plan, width)
        guard let apart else { return }
        apart.frame = CGRect(x: 0, y: bounds.height - look.rowHeight, width: width, height: look.rowHeight)
        apart.side = .none
    }

    private func layoutRows(_ plan: Plan, _ width: CGFloat) {
        let height = rowHeight
        for (index, row) in listed.enumerated() {
            if plan.isSideBySide {
                let half = (width / 2).rounded()
                let rect = CGRect(
                    x: index == 0 ? 0 : half, y: 0, width: index == 0 ? half : width - half, height: height)
                row.frame = mirrored(rect, in: CGRect(x: 0, y: 0, width: width, height: height))
                row.side = .top
                row.hasSideLine = index == 1
            } else {
                row.frame = CGRect(x: 0, y: height * CGFloat(index), width: width, height: height)
                row.side = index == 0 && plan.head == 0 ? .none : .top
                row.hasSideLine = false
            }
        }
    }
}
