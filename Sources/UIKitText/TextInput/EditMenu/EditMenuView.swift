// The callout that is drawn.
// Apple: HIG, "Edit menus". The look is that of iOS 17, by eye.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Titles side by side in a rounded bar with an arrow.
final class EditMenuView: UIView {
    let items: [EditMenu.Item]
    private let close: () -> Void
    private let bar = UIView()
    private let shape = ShapePart()
    private var buttons: [EditMenuButton] = []
    private var lines: [UIView] = []
    /// How many entries a page holds, and which is shown.
    private var pages: [[Int]] = []
    private var page = 0

    init(_ items: [EditMenu.Item], close: @escaping () -> Void) {
        self.items = items
        self.close = close
        super.init(frame: .zero)
        accessibilityIdentifier = "edit-menu"
        bar.backgroundColor = Self.fill
        bar.layer.cornerRadius = EditMenuMeasures.cornerRadius
        bar.clipsToBounds = true
        layer.shadowOpacity = EditMenuMeasures.shadowOpacity
        layer.shadowRadius = EditMenuMeasures.shadowRadius
        layer.shadowOffset = EditMenuMeasures.shadowOffset
        shape.color = Self.fill
        addSubview(shape)
        addSubview(bar)
    }
    required init?(coder: NSCoder) { return nil }

    private static let fill = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? EditMenuMeasures.darkFill : EditMenuMeasures.lightFill, alpha: 1)
    }

    /// Steps: 1. as many titles a page as the screen is wide; 2. above the target, below where there is no room;
    /// 3. the arrow towards its middle.
    func place(beside target: CGRect, prefersBelow: Bool, keyboard: CGRect?) {
        let screen = UIScreen.main
        let area = screen.bounds.inset(by: screen.safeAreaInsets)
            .insetBy(dx: EditMenuMeasures.sideMargin, dy: EditMenuMeasures.endMargin)
        let font = UIFont.systemFont(ofSize: EditMenuMeasures.fontSize)
        let widths = items.map { item in
            (NSAttributedString(string: item.title, attributes: [.font: font]).size().width + 2 * EditMenuMeasures.padding).rounded(
                .up)
        }
        paginate(widths, room: area.width)
        let width =
            pages.enumerated().map { index, page in
                page.reduce(0) { $0 + widths[$1] } + (pages.count > 1 ? EditMenuMeasures.pageButtonWidth : 0)
                    + (index > 0 && index < pages.count - 1 ? EditMenuMeasures.pageButtonWidth : 0)
            }.max() ?? 0
        let total = EditMenuMeasures.height + EditMenuMeasures.arrow.height
        let floor = min(area.maxY, keyboard?.minY ?? area.maxY)
        let fitsAbove = target.minY - total - EditMenuMeasures.targetGap >= area.minY
        let isBelow = prefersBelow ? target.maxY + total <= floor || !fitsAbove : !fitsAbove
        let x = min(max(area.minX, target.midX - width / 2), area.maxX - width)
        let gap = EditMenuMeasures.targetGap
        let y = isBelow ? min(target.maxY + gap, floor - total) : target.minY - total - gap
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: total)
        bar.frame = CGRect(x: 0, y: isBelow ? EditMenuMeasures.arrow.height : 0, width: width, height: EditMenuMeasures.height)
        let inset = EditMenuMeasures.arrowInset
        placeArrow(at: min(max(inset, target.midX - frame.minX), width - inset), isBelow: isBelow)
        fill(widths)
    }

    private func paginate(_ widths: [CGFloat], room: CGFloat) {
        pages = [[]]
        if widths.reduce(0, +) <= room {
            pages = [Array(widths.indices)]
            return
        }
        var used: CGFloat = 0
        for (index, width) in widths.enumerated() {
            if used + width > room - 2 * EditMenuMeasures.pageButtonWidth, !pages[pages.count - 1].isEmpty {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(index)
            used += width
        }
    }

    private func placeArrow(at x: CGFloat, isBelow: Bool) {
        let size = EditMenuMeasures.arrow
        let path = CGMutablePath()
        let tip = isBelow ? -size.height / 2 : size.height / 2
        path.move(to: CGPoint(x: -size.width / 2, y: -tip))
        path.addLine(to: CGPoint(x: 0, y: tip))
        path.addLine(to: CGPoint(x: size.width / 2, y: -tip))
        path.closeSubpath()
        shape.path = path
        shape.frame = CGRect(
            x: x - size.width / 2, y: isBelow ? 0 : EditMenuMeasures.height, width: size.width, height: size.height)
    }

    private func fill(_ widths: [CGFloat]) {
        for view in buttons + lines { view.removeFromSuperview() }
        buttons = []
        lines = []
        var x: CGFloat = 0
        func add(_ title: String, _ label: String?, _ width: CGFloat, _ run: @escaping @MainActor () -> Void) {
            if x > 0 { addLine(at: x) }
            let button = EditMenuButton(title)
            button.accessibilityLabel = label ?? title
            button.frame = CGRect(x: x, y: 0, width: width, height: EditMenuMeasures.height)
            button.addAction(UIAction { _ in run() }, for: .touchUpInside)
            bar.addSubview(button)
            buttons.append(button)
            x += width
        }
        if page > 0 { add("‹", "Previous", EditMenuMeasures.pageButtonWidth) { [weak self] in self?.turn(-1, widths) } }
        let rest = page == pages.count - 1 && pages.count > 1 ? bounds.width : nil
        for index in pages[page] {
            let item = items[index]
            let isLast = rest != nil && index == pages[page].last
            add(item.title, nil, isLast ? max(widths[index], (rest ?? 0) - x) : widths[index]) { [weak self] in
                self?.close()
                item.run()
            }
        }
        if page < pages.count - 1 { add("›", "Next", bounds.width - x) { [weak self] in self?.turn(1, widths) } }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in buttons + lines { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
    }

    private func addLine(at x: CGFloat) {
        let line = UIView(frame: CGRect(x: x - 0.5, y: 0, width: 1 / UIScreen.main.scale, height: EditMenuMeasures.height))
        line.backgroundColor = .separator
        line.layer.zPosition = 1
        bar.addSubview(line)
        lines.append(line)
    }

    private func turn(_ step: Int, _ widths: [CGFloat]) {
        page = min(max(0, page + step), pages.count - 1)
        fill(widths)
    }
}

/// One title of the callout.
final class EditMenuButton: UIControl {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: EditMenuMeasures.fontSize)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }
}
