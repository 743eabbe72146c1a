// The views that are no rows: above and below the sections, behind them, and lines that fill.
// Apple: "UITableView", tableHeaderView, tableFooterView, backgroundView, fillerRowHeight.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView {
    func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        accessibilityContainerType = .list
        editState.gestures.attach(to: self)
        editState.memory.watch(self)
    }

    func setTableHeader(_ view: UIView?) {
        if let old = parts.header, old !== view, old.superview === self { old.removeFromSuperview() }
        parts.header = view
        let before = parts.headerHeight
        parts.headerHeight = max(0, view?.frame.height ?? 0)
        if let view { take(view) }
        partsChanged(before != parts.headerHeight)
    }

    func setTableFooter(_ view: UIView?) {
        if let old = parts.footer, old !== view, old.superview === self { old.removeFromSuperview() }
        parts.footer = view
        let before = parts.footerHeight
        parts.footerHeight = max(0, view?.frame.height ?? 0)
        if let view { take(view) }
        partsChanged(before != parts.footerHeight)
    }

    private func take(_ view: UIView) {
        if view.superview !== self { addSubview(view) }
    }

    private func partsChanged(_ isHigher: Bool) {
        placeHeaderAndFooter()
        if rows.isLoaded || isHigher { updateContentSize() }
        setNeedsLayout()
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        if let old = parts.background, old.superview === self { old.removeFromSuperview() }
        parts.background = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    /// Places everything that is no cell.
    func placeParts() {
        placeHeaderAndFooter()
        if let background = parts.background {
            if subviews.first !== background { sendSubviewToBack(background) }
            background.put(bounds)
        }
        placePlaceholders()
        placeFillers()
        placeIndex()
    }

    private func placeHeaderAndFooter() {
        if let header = parts.header {
            header.put(CGRect(x: 0, y: 0, width: bounds.width, height: parts.headerHeight))
        }
        if let footer = parts.footer {
            let y = parts.headerHeight + CGFloat(rows.offsets.height) + gapsHeight
            footer.put(CGRect(x: 0, y: y, width: bounds.width, height: parts.footerHeight))
        }
    }

    // MARK: Lines that fill

    func setFillerHeight(_ height: CGFloat) {
        options.fillerRowHeight = height
        setNeedsLayout()
    }

    /// Lines below the last row of a plain table, at the distances of its fillers.
    private func placeFillers() {
        let height = options.fillerRowHeight
        var lines = 0
        let start = parts.headerHeight + CGFloat(rows.offsets.height) + parts.footerHeight
        if style == .plain, height > 0, options.separatorStyle != .none, bounds.maxY > start {
            lines = min(TableMeasures.mostFillers, Int(((bounds.maxY - start) / height).rounded(.down)))
        }
        while parts.fillers.count > lines { parts.fillers.removeLast().removeFromSuperview() }
        while parts.fillers.count < lines {
            let line = UIView()
            line.isUserInteractionEnabled = false
            parts.fillers.append(line)
            insertPart(line, at: 0)
        }
        let pixel = 1 / pixelScale
        let inset = separatorInset
        for (number, line) in parts.fillers.enumerated() {
            line.backgroundColor = separatorColor
            let area = CGRect(
                x: inset.left, y: start + height * CGFloat(number + 1) - pixel, width: bounds.width - inset.left - inset.right,
                height: pixel)
            line.put(mirrored(area, in: CGRect(x: 0, y: 0, width: bounds.width, height: 0)))
        }
    }

    /// Headers lie above rows, the index above all.
    func raiseParts() {
        if let index = parts.index, index.superview === self, subviews.last !== index { bringSubviewToFront(index) }
    }

    func windowChanged() {
        if window == nil {
            leaveSwipe(animated: false)
            cancelMoving()
            endTouch()
        } else {
            setNeedsLayout()
        }
    }

    func traitsChanged(from previous: UITraitCollection?) {
        guard let previous else { return }
        let now = traitCollection
        if previous.displayScale != now.displayScale || previous.preferredContentSizeCategory != now.preferredContentSizeCategory {
            rows.forgetHeights()
            dismissAllViews()
            setNeedsLayout()
        }
    }

    // MARK: Archives

    func encodeTable(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        for (key, path) in Self.archivedHeights { coder.encode(Double(options[keyPath: path]), forKey: key) }
        coder.encode(options.separatorStyle.rawValue, forKey: "UISeparatorStyle")
        coder.encode(options.allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(options.allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        if let header = parts.header { coder.encode(header, forKey: "UITableHeaderView") }
        if let footer = parts.footer { coder.encode(footer, forKey: "UITableFooterView") }
    }

    func decodeTable(from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIStyle") else { return }
        for (key, path) in Self.archivedHeights where coder.containsValue(forKey: key) {
            options[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
        }
        options.separatorStyle =
            UITableViewCell.SeparatorStyle(rawValue: coder.decodeInteger(forKey: "UISeparatorStyle")) ?? .singleLine
        options.allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection")
        options.allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection")
        tableHeaderView = coder.objectIfPresent("UITableHeaderView") as? UIView
        tableFooterView = coder.objectIfPresent("UITableFooterView") as? UIView
    }

    private static let archivedHeights: [(String, WritableKeyPath<TableOptions, CGFloat>)] = [
        ("UIRowHeight", \.rowHeight), ("UISectionHeaderHeight", \.headerHeight), ("UISectionFooterHeight", \.footerHeight),
        ("UIEstimatedRowHeight", \.estimatedRowHeight), ("UIEstimatedSectionHeaderHeight", \.estimatedHeaderHeight),
        ("UIEstimatedSectionFooterHeight", \.estimatedFooterHeight),
    ]
}
