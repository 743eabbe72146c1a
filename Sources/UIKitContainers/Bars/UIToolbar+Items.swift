// Items of a toolbar, their places, and the ground below them.
// Apple: "UIToolbar".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UIToolbar+Items.swift`.
struct ToolbarState {
    fileprivate(set) var items: [UIBarButtonItem]?
    fileprivate(set) var views: [UIView?] = []
    /// The controller whose toolbar it is.
    fileprivate(set) weak var controller: (any BarOwner)?
    fileprivate(set) var derived: UIToolbarAppearance?
    fileprivate(set) var position = UIBarPosition.bottom
    fileprivate(set) var rowHeight = BarMeasures.rowHeight
    /// How far the ground goes on below the bar, in points.
    fileprivate(set) var below: CGFloat = 0
    fileprivate(set) var isAtEdge = false
    fileprivate(set) var ground: BarGround?

    // Changed by the accessors alone.
    weak var delegate: (any UIToolbarDelegate)?
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?

    /// Changed by the accessors and `UIToolbar+Items.swift`.
    var standard: UIToolbarAppearance?
}

extension UIToolbar {
    func belong(to controller: any BarOwner) { tools.controller = controller }

    func setUpToolbar() {
        isOpaque = false
        let ground = BarGround(frame: bounds)
        ground.hasLineAtTop = true
        ground.becomePart()
        tools.ground = ground
        insertSubview(ground, at: 0)
        updateLooks()
    }

    func decodeToolbar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIBarStyle") {
            looks.style = UIBarStyle(rawValue: coder.decodeInteger(forKey: "UIBarStyle")) ?? .default
        }
        looks.tint = coder.optional(UIColor.self, forKey: "UIBarTintColor")
        showItems(coder.objectIfPresent("UIItems") as? [UIBarButtonItem], false)
        toolbarLooksChanged()
    }

    func encodeToolbar(with coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        if let color = barTintColor { coder.encode(color, forKey: "UIBarTintColor") }
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    func showItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        let old = tools.views.compactMap { $0 }
        for item in tools.items ?? [] where item.host === self { item.host = nil }
        tools.items = items
        makeViews()
        guard animated, window != nil else { return }
        let new = tools.views.compactMap { $0 }.filter { view in !old.contains { $0 === view } }
        for view in new { view.alpha = 0 }
        layoutIfNeeded()
        UIView.animate(withDuration: BarMeasures.fade) { for view in new { view.alpha = 1 } }
    }

    private var shownItems: [UIBarButtonItem] {
        (tools.items ?? []).filter { !$0.isHidden && !($0.group?.isHidden ?? false) }
    }

    func reloadItems() { makeViews() }

    private func makeViews() {
        let old = tools.views.compactMap { $0 }
        let looks = effectiveLooks
        tools.views = shownItems.map { item in
            item.host = self
            return item.makeView(
                BarButtonContext(
                    appearance: looks.buttons.of(item.style), isCompact: isLow,
                    wantsLargeImages: traitCollection.preferredContentSizeCategory.isAccessibilityCategory))
        }
        let views = tools.views.compactMap { $0 }
        for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    var isLow: Bool { tools.rowHeight < BarMeasures.lowBelow }

    func setRowHeight(_ height: CGFloat) {
        guard height != tools.rowHeight else { return }
        tools.rowHeight = height
        toolbarLooksChanged()
    }

    func setBelow(_ below: CGFloat) {
        guard below != tools.below else { return }
        tools.below = max(0, below)
        setNeedsLayout()
    }

    func toolbarMoved() {
        guard window != nil, tools.controller == nil else { return }
        let position = tools.delegate?.position(for: self) ?? .any
        tools.position = position == .any ? .bottom : position
        tools.ground?.hasLineAtTop = tools.position == .bottom
        toolbarLooksChanged()
    }

    // MARK: Layout

    func layOutToolbar() {
        tools.ground?.place(
            CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + tools.below))
        let items = shownItems
        guard items.count == tools.views.count else { return }
        let side = BarMargin.side(window?.bounds.width ?? bounds.width)
        let widths = zip(items, tools.views).map { item, view in
            ToolbarRow.Entry(
                width: item.isSpace || item.width > 0
                    ? item.width : view.map { BarViewSize.of($0, height: bounds.height).width } ?? 0,
                isFlexible: item.button.systemItem == .flexibleSpace, isSpace: item.isSpace)
        }
        let row = ToolbarRow(
            width: bounds.width, left: safeAreaInsets.left + side, right: safeAreaInsets.right + side,
            scale: traitCollection.pixelScale)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for ((x, width), view) in zip(row.place(widths, isRightToLeft: isRightToLeft), tools.views) {
            guard let view else { continue }
            let height = BarViewSize.of(view, height: bounds.height).height
            view.place(
                CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height))
        }
    }

    // MARK: Looks

    func changeOldLooks(_ change: (inout BarLooks) -> Void) {
        change(&looks)
        tools.derived = nil
        toolbarLooksChanged()
    }

    func setAppearance(_ path: WritableKeyPath<ToolbarState, UIToolbarAppearance?>, _ appearance: UIToolbarAppearance?) {
        let copy = appearance?.duplicate()
        copy?.onChange = { [weak self] in self?.toolbarLooksChanged() }
        tools[keyPath: path] = copy
        toolbarLooksChanged()
    }

    /// The appearance that was set, or one that can be changed in place of the looks of old.
    var madeStandard: UIToolbarAppearance {
        if let set = tools.standard { return set }
        let made = oldLooks
        made.onChange = { [weak self, weak made] in
            guard let self, let made, self.tools.derived === made else { return }
            self.tools.standard = made
            self.tools.derived = nil
            made.onChange = { [weak self] in self?.toolbarLooksChanged() }
            self.toolbarLooksChanged()
        }
        return made
    }

    private var oldLooks: UIToolbarAppearance {
        if let derived = tools.derived { return derived }
        let made = UIToolbarAppearance()
        let isDark = looks.style != .default
        if isDark { made.ground.effect = UIBlurEffect(style: .systemChromeMaterialDark) }
        if let tint = looks.tint { made.ground.color = looks.isTranslucent ? tint.withAlphaComponent(BarMeasures.tintAlpha) : tint }
        if !looks.isTranslucent {
            made.ground.effect = nil
            made.ground.color = looks.tint ?? (isDark ? .black : .systemBackground)
        }
        if let image = looks.image(tools.position, isLow ? .compact : .default) {
            made.ground.effect = nil
            made.ground.color = nil
            made.ground.image = image
            made.ground.shadowImage = looks.shadows[tools.position] ?? looks.shadows[.any]
        }
        tools.derived = made
        return made
    }

    var effectiveLooks: UIToolbarAppearance {
        let standard = (isLow ? tools.compact : nil) ?? tools.standard ?? oldLooks
        guard tools.isAtEdge else { return standard }
        if let edge = (isLow ? tools.compactScrollEdge : nil) ?? tools.scrollEdge { return edge }
        let clear = standard.duplicate()
        clear.ground = UIBarAppearance.Ground(effect: nil, color: nil, image: nil, shadowColor: nil, shadowImage: nil)
        return clear
    }

    func updateLooks() { tools.ground?.show(effectiveLooks.ground) }

    func toolbarLooksChanged() {
        tools.derived = nil
        updateLooks()
        makeViews()
    }

    func setAtEdge(_ isAtEdge: Bool, animated: Bool) {
        guard isAtEdge != tools.isAtEdge else { return }
        tools.isAtEdge = isAtEdge
        guard animated, window != nil else { return updateLooks() }
        UIView.animate(withDuration: BarMeasures.edgeFade, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.updateLooks()
        }
    }
}

extension UIToolbar: BarItemHost {
    package func barItemChanged(_ item: UIBarItem) { makeViews() }
}

/// The arithmetic of a toolbar; no views.
struct ToolbarRow {
    struct Entry {
        var width: CGFloat
        var isFlexible = false
        var isSpace = false
    }
    var width: CGFloat
    var left: CGFloat
    var right: CGFloat
    var scale: CGFloat = 1

    /// Left edges and widths: flexible room shares what is left; without any, items stand at the leading edge.
    func place(_ entries: [Entry], isRightToLeft: Bool) -> [(x: CGFloat, width: CGFloat)] {
        var taken: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            taken += entry.width
            if index > 0, !entry.isSpace, !entries[index - 1].isSpace { taken += BarMeasures.gap }
        }
        let flexible = entries.filter(\.isFlexible).count
        let free = max(0, width - left - right - taken)
        let share = flexible > 0 ? free / CGFloat(flexible) : 0
        var place = isRightToLeft ? right : left
        var result: [(x: CGFloat, width: CGFloat)] = []
        for (index, entry) in entries.enumerated() {
            if index > 0, !entry.isSpace, !entries[index - 1].isSpace { place += BarMeasures.gap }
            let own = entry.isFlexible ? share : entry.width
            let x = isRightToLeft ? width - place - own : place
            result.append(((x * scale).rounded() / scale, own))
            place += own
        }
        return result
    }
}
