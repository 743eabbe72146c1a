// The card of a custom alert: texts, content, buttons, hairlines.
// Sizes: those of UIKit's alerts; see AlertView in UIKitCore. Hairlines: Owen Zhao's custom alert.
import UIKit

/// The card of a custom alert. What does not fit on the screen scrolls; the buttons stay, and scroll by themselves where
/// they would take more than two thirds of the card from the texts.
final class AlertCard: UIView {
    private unowned let alert: CustomAlertController
    private let scroll = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    /// Holds the content: constraints of the content end here.
    private let holder = UIView()
    private var isConstrained = false
    private let area = AlertButtonArea()
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []

    private static let padding = CGSize(width: 16, height: 20)
    private static let buttonHeight: CGFloat = 44
    private static let contentGap: CGFloat = 12
    /// Free above and below the card.
    private static let verticalMargin: CGFloat = 24

    init(_ alert: CustomAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(scroll)
        area.contentInsetAdjustmentBehavior = .never
        addSubview(area)
        scroll.addSubview(holder)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            scroll.addSubview(label)
        }
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        messageLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        titleLabel.accessibilityTraits = .header
        textsChanged()
        contentChanged(from: nil)
        actionsChanged()
    }
    required init?(coder: NSCoder) { fatalError("made in code") }

    // MARK: Content

    func textsChanged() {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        alert.sizeChanged()
    }

    func contentChanged(from old: UIView?) {
        if old !== alert.content, old?.superview === holder { old?.removeFromSuperview() }
        if let content = alert.content {
            // Constraints inside set its height; a frame of ours would contradict them until the next layout.
            isConstrained = fittingHeight(content, 238) > 0
            holder.addSubview(content)
            if isConstrained {
                content.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: holder.topAnchor),
                    content.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
                ])
            }
        }
        alert.sizeChanged()
    }

    func colorsChanged() {
        backgroundColor = alert.colors.background
        for line in lines { line.backgroundColor = alert.colors.line }
        for button in buttons { button.pressedColor = alert.colors.pressed }
    }

    func actionsChanged() {
        for view in buttons as [UIView] + lines { view.removeFromSuperview() }
        let bold = alert.preferredAction ?? alert.cancelAction
        buttons = ordered.map { action in
            let button = AlertButton(action, isBold: action === bold)
            button.addAction(
                UIAction { [weak self, weak action] _ in action.map { self?.alert.choose($0) } }, for: .touchUpInside)
            return button
        }
        lines = buttons.map { _ in UIView() }
        for line in lines { line.isUserInteractionEnabled = false }
        for view in buttons as [UIView] + lines.dropFirst() { area.addSubview(view) }
        // The line above the buttons stays where they scroll.
        if let first = lines.first { addSubview(first) }
        colorsChanged()
        alert.sizeChanged()
    }

    /// From above; the cancelling action is the last.
    private var ordered: [CustomAlertAction] {
        guard let cancel = alert.cancelAction else { return alert.actions }
        return alert.actions.filter { $0 !== cancel } + [cancel]
    }

    // MARK: Layout

    /// Half a point, in whole pixels and at least one: 1 px at 1x and 2x, a third of a point at 3x.
    private var lineWidth: CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return max(1, (scale / 2).rounded(.down)) / scale
    }

    private func isSideBySide(_ width: CGFloat) -> Bool {
        buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 - 16 }
    }

    private func buttonsHeight(_ width: CGFloat) -> CGFloat {
        rowHeight * CGFloat(isSideBySide(width) ? 1 : buttons.count)
    }

    /// Larger texts make taller buttons.
    private var rowHeight: CGFloat {
        buttons.reduce(Self.buttonHeight) { max($0, ($1.titleHeight + 22).rounded(.up)) }
    }

    /// Puts the card in the middle of the room that screen and keyboard leave.
    func place(in room: CGRect, width: CGFloat) {
        guard room.width > 0, room.height > 0, width > 0 else { return }
        let parts = parts(width)
        let wanted = parts.height + buttonsHeight(width)
        let height = min(wanted, max(min(wanted, rowHeight * 1.5), room.height - 2 * Self.verticalMargin))
        let scale = max(1, traitCollection.displayScale)
        frame = CGRect(
            x: ((room.midX - width / 2) * scale).rounded() / scale, y: ((room.midY - height / 2) * scale).rounded() / scale,
            width: width, height: height)
        setNeedsLayout()
    }

    private struct Parts {
        var title = CGRect.zero
        var message = CGRect.zero
        var content = CGRect.zero
        var height: CGFloat = 0
    }

    private func parts(_ width: CGFloat) -> Parts {
        let inner = max(0, width - 2 * Self.padding.width)
        let room = CGSize(width: inner, height: 10_000)
        var parts = Parts()
        var y = Self.padding.height
        func stack(_ height: CGFloat, gap: CGFloat) -> CGRect {
            guard height > 0 else { return CGRect(x: Self.padding.width, y: y, width: inner, height: 0) }
            if y > Self.padding.height { y += gap }
            defer { y += height }
            return CGRect(x: Self.padding.width, y: y, width: inner, height: height)
        }
        func height(_ label: UILabel) -> CGFloat {
            (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height.rounded(.up)
        }
        parts.title = stack(height(titleLabel), gap: 0)
        parts.message = stack(height(messageLabel), gap: 2)
        parts.content = stack(alert.content.map { contentHeight($0, inner) } ?? 0, gap: Self.contentGap)
        parts.height = y > Self.padding.height ? y + Self.padding.height : 0
        return parts
    }

    private func fittingHeight(_ content: UIView, _ width: CGFloat) -> CGFloat {
        content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height.rounded(.up)
    }

    private func contentHeight(_ content: UIView, _ width: CGFloat) -> CGFloat {
        if isConstrained { return fittingHeight(content, width) }
        let fits = content.sizeThatFits(CGSize(width: width, height: 10_000)).height
        return (fits > 0 ? fits : content.frame.height).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let parts = parts(width)
        let all = buttonsHeight(width)
        let room = max(bounds.height - parts.height, (bounds.height * 2 / 3).rounded(.down))
        let actions = min(all, room, bounds.height)
        area.frame = CGRect(x: 0, y: bounds.height - actions, width: width, height: actions)
        area.contentSize = CGSize(width: width, height: all)
        area.isScrollEnabled = all > actions
        area.delaysContentTouches = all > actions
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - actions)
        scroll.contentSize = CGSize(width: width, height: parts.height)
        scroll.isScrollEnabled = parts.height > scroll.frame.height
        titleLabel.frame = parts.title
        messageLabel.frame = parts.message
        holder.frame = parts.content
        if !isConstrained { alert.content?.frame = holder.bounds }
        layoutButtons(width)
    }

    private func layoutButtons(_ width: CGFloat) {
        let thin = lineWidth
        let top = area.frame.minY
        let sideBySide = isSideBySide(width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = rowHeight
        let cancelIsLast = alert.cancelAction != nil
        for (index, button) in buttons.enumerated() {
            if sideBySide {
                let half = (width / 2).rounded()
                // Beside one another the cancelling one stands first.
                let isFirst = (index == 0) != cancelIsLast
                let isLeft = isFirst != isRightToLeft
                button.frame = CGRect(x: isLeft ? 0 : half, y: 0, width: isLeft ? half : width - half, height: height)
                lines[index].frame = CGRect(x: half, y: 0, width: thin, height: height)
            } else {
                let y = height * CGFloat(index)
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                lines[index].frame = CGRect(x: 0, y: y, width: width, height: thin)
            }
        }
        lines.first?.frame = CGRect(x: 0, y: top, width: width, height: thin)
        // Nothing above the first button needs no line.
        lines.first?.isHidden = top == 0
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, superview != nil { alert.leftWindow() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        alert.sizeChanged()
        setNeedsLayout()
    }
}
