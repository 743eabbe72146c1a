// Headers and footers: their heights, their views, those that stay at the edges of what is visible.
// Apple: "UITableView", "Adding headers and footers to table sections". Views go before titles (documented).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView {
    // MARK: Heights

    /// The height with which a header or footer counts before it is shown, with the room above a header.
    func viewHeight(_ kind: TableViewKind, _ section: Int) -> ListOffsets.Height {
        let given = explicitHeight(kind, section)
        if let given { return .measured(Double(padded(given, kind))) }
        let option = kind == .header ? options.headerHeight : options.footerHeight
        if title(kind, section) != nil {
            if option > 0 || option == 0 && style == .plain { return .measured(Double(padded(option, kind))) }
            return .estimated(Double(padded(estimatedHeight(kind, section) ?? titleHeight(kind, section), kind)))
        }
        if !mayGiveViews(kind) { return .measured(Double(padded(bareHeight(kind, section), kind))) }
        let guess = estimatedHeight(kind, section) ?? (option >= 0 ? option : style == .plain ? TableMeasures.plainHeader : nil)
        return .estimated(Double(padded(guess ?? bareHeight(kind, section), kind)))
    }

    /// Whether the delegate may have a view for a section: it is not asked before the section is shown.
    private func mayGiveViews(_ kind: TableViewKind) -> Bool {
        let mark: TableDelegateMarks = kind == .header ? .viewForHeader : .viewForFooter
        guard let delegate, !known.absentFromDelegate.contains(mark) else { return false }
        if known.delegateMarks.contains(mark) { return true }
        if let controller = delegate as? UITableViewController { return OverriddenMethods.hasViews(kind, controller) }
        // A class that the rewriter has seen carries the marker of each method that it has.
        return known.delegateMarks.isEmpty
    }

    /// The delegate turned out to have no views: sections that counted with an estimate have nothing, or their gap.
    private func forgetEstimates(_ kind: TableViewKind) {
        for section in 0..<rows.offsets.numberOfSections where !rows.offsets.isMeasured(kind.part(section)) {
            rows.offsets.setHeight(viewHeight(kind, section), of: kind.part(section))
        }
    }

    /// The delegate's height, which counts with a view or without; nil where the contents decide.
    private func explicitHeight(_ kind: TableViewKind, _ section: Int) -> CGFloat? {
        guard let height = kind == .header ? tells.heightForHeader(section) : tells.heightForFooter(section) else { return nil }
        if height == UITableView.automaticDimension { return nil }
        if height < 0 {
            Catalogue.tableHeightNegative.report(
                object: ObjectName.of(self), cause: "The delegate gave \(height) for the \(kind.word) of section \(section).",
                apple: "NSInternalInconsistencyException: section \(kind.word) height must not be negative - provided height for "
                    + "section \(section) is \(String(format: "%.6f", Double(height)))")
            return 0
        }
        if height == 0, style != .plain { return bareHeight(kind, section) }
        return height
    }

    private func estimatedHeight(_ kind: TableViewKind, _ section: Int) -> CGFloat? {
        let given =
            (kind == .header ? tells.estimatedHeightForHeader(section) : tells.estimatedHeightForFooter(section))
            ?? (kind == .header ? options.estimatedHeaderHeight : options.estimatedFooterHeight)
        return given > 0 ? given : nil
    }

    /// Without view or title: nothing in a plain table, a gap between groups.
    private func bareHeight(_ kind: TableViewKind, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        let isTop = kind == .header && section == 0 && parts.headerHeight == 0
        return TableMeasures.near(isTop ? TableMeasures.groupTop : TableMeasures.groupGap, pixelScale)
    }

    /// The height of a title of one line.
    private func titleHeight(_ kind: TableViewKind, _ section: Int) -> CGFloat {
        let scale = pixelScale
        guard style != .plain else {
            let line = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection).lineHeight
            return max(TableMeasures.plainHeader, TableMeasures.near(line + TableMeasures.plainAround, scale))
        }
        let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        let line = TableMeasures.up(font.lineHeight, scale)
        let around =
            kind == .header
            ? TableMeasures.titleAbove + TableMeasures.titleBelow : TableMeasures.footerAbove + TableMeasures.footerBelow
        return TableMeasures.near(line + around, scale)
    }

    /// The room above a header that is there.
    func topPadding(ofHeader height: CGFloat, _ section: Int) -> CGFloat {
        guard height > 0 else { return 0 }
        if options.headerTopPadding >= 0 { return options.headerTopPadding }
        return style == .plain ? TableMeasures.plainPadding : 0
    }

    private func padded(_ height: CGFloat, _ kind: TableViewKind) -> CGFloat {
        // Lengths that are no part of a pixel, such as leastNormalMagnitude, are none.
        guard kind == .header, height > 0.001 else { return max(0, height) }
        return height + topPadding(ofHeader: height, 0)
    }

    func title(_ kind: TableViewKind, _ section: Int) -> String? {
        (kind == .header ? source.titleForHeader(section) : source.titleForFooter(section)) ?? nil
    }

    // MARK: Views

    func shownView(_ kind: TableViewKind, _ section: Int) -> UITableViewHeaderFooterView? {
        (kind == .header ? parts.headers : parts.footers)[section]?.view as? UITableViewHeaderFooterView
    }

    /// Brings headers and footers into the table that belong to what is visible, and takes the others away. Returns how much taller
    /// the content above a row became, and whether anything changed.
    func tileViews(above anchor: ListPath?) -> (shift: CGFloat, changed: Bool) {
        var shift: CGFloat = 0
        var changed = false
        var wanted: [TableViewKind: Set<Int>] = [.header: [], .footer: []]
        for section in sectionsInView {
            for kind in [TableViewKind.header, .footer] where isInView(kind, section) {
                wanted[kind]?.insert(section)
                guard views(kind)[section] == nil else { continue }
                let grown = bringView(kind, section)
                guard grown != 0 else { continue }
                changed = true
                if let anchor, section < anchor.section || section == anchor.section && kind == .header { shift += grown }
            }
        }
        for kind in [TableViewKind.header, .footer] {
            for section in views(kind).keys.sorted() where !wanted[kind]!.contains(section) { dismissView(kind, section) }
        }
        return (shift, changed)
    }

    private func views(_ kind: TableViewKind) -> [Int: TableSectionView] { kind == .header ? parts.headers : parts.footers }

    /// The sections that meet the visible part.
    var sectionsInView: ClosedRange<Int>.SubSequence {
        let none = (0...0).prefix(0)
        guard rows.offsets.numberOfSections > 0 else { return none }
        let found = rows.offsets.parts(from: Double(bounds.minY - origin), to: Double(bounds.maxY - origin))
        guard let first = found.first, let last = found.last else { return none }
        return (first.part.section...last.part.section)[...]
    }

    private func isInView(_ kind: TableViewKind, _ section: Int) -> Bool {
        let part = kind.part(section)
        let height = rows.offsets.height(of: part)
        if height == 0 { return false }
        if style == .plain { return true }
        let y = CGFloat(rows.offsets.y(of: part)) + origin
        return y < bounds.maxY && y + CGFloat(height) > bounds.minY
    }

    /// Asks for a view, measures and adds it. Returns how much taller its part became.
    private func bringView(_ kind: TableViewKind, _ section: Int) -> CGFloat {
        let part = kind.part(section)
        let before = rows.offsets.height(of: part)
        let mayGive = mayGiveViews(kind)
        let given = kind == .header ? tells.viewForHeader(section) : tells.viewForFooter(section)
        if mayGive, !mayGiveViews(kind) { forgetEstimates(kind) }
        var made: TableSectionView?
        if let view = given ?? nil {
            made = TableSectionView(view: view, isOwn: false)
            if let view = view as? UITableViewHeaderFooterView { dress(view, kind) }
        } else if let title = title(kind, section) {
            made = TableSectionView(view: titleView(kind, title), isOwn: true)
        }
        if !rows.offsets.isMeasured(part) { measureView(kind, section, made) }
        if let made, rows.offsets.height(of: part) > 0 {
            if kind == .header { parts.headers[section] = made } else { parts.footers[section] = made }
            made.view.frame = viewFrame(kind, section)
            addPart(made.view)
            kind == .header ? tells.willDisplayHeader(made.view, section) : tells.willDisplayFooter(made.view, section)
        }
        return CGFloat(rows.offsets.height(of: part) - before)
    }

    /// The height of a header or footer that is about to be shown.
    private func measureView(_ kind: TableViewKind, _ section: Int, _ made: TableSectionView?) {
        let option = kind == .header ? options.headerHeight : options.footerHeight
        var height: CGFloat
        if let made {
            height = option >= 0 && !(option == 0 && style != .plain) ? option : fitted(made.view, kind, section, isOwn: made.isOwn)
        } else {
            height = bareHeight(kind, section)
        }
        height = padded(height, kind)
        rows.offsets.setHeight(.measured(Double(height)), of: kind.part(section))
    }

    private func fitted(_ view: UIView, _ kind: TableViewKind, _ section: Int, isOwn: Bool) -> CGFloat {
        let width = rowsWidth
        let plain = titleHeight(kind, section)
        let fit = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        .height
        let height = TableMeasures.up(max(0, fit), pixelScale)
        if isOwn { return max(plain, height) }
        return height > 0 ? height : style == .plain ? TableMeasures.plainHeader : bareHeight(kind, section)
    }

    private static let titleIdentifiers = (header: "vitrine.title.header", footer: "vitrine.title.footer")

    /// A view of the table's own for a title.
    private func titleView(_ kind: TableViewKind, _ title: String) -> UITableViewHeaderFooterView {
        let identifier = kind == .header ? Self.titleIdentifiers.header : Self.titleIdentifiers.footer
        let view = pool.takeView(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        dress(view, kind)
        view.setTitle(title)
        return view
    }

    private func dress(_ view: UITableViewHeaderFooterView, _ kind: TableViewKind) {
        var place = HeaderPlace()
        switch style {
        case .plain: place.look = .plain
        case .grouped: place.look = .grouped
        case .insetGrouped: place.look = .insetGrouped
        }
        place.isFooter = kind == .footer
        place.sideMargin = TableMeasures.margin(bounds.width)
        place.followsReadableWidth = options.followsReadableWidth
        view.place = place
        view.host = self
    }

    func dismissView(_ kind: TableViewKind, _ section: Int) {
        guard let gone = kind == .header ? parts.headers.removeValue(forKey: section) : parts.footers.removeValue(forKey: section)
        else { return }
        if gone.view.superview === self { gone.view.removeFromSuperview() }
        kind == .header
            ? tells.didEndDisplayingHeader(gone.view, section) : tells.didEndDisplayingFooter(gone.view, section)
        if let view = gone.view as? UITableViewHeaderFooterView { pool.giveView(view) }
    }

    func dismissAllViews() {
        for section in parts.headers.keys.sorted() { dismissView(.header, section) }
        for section in parts.footers.keys.sorted() { dismissView(.footer, section) }
    }

    // MARK: Places

    /// Places all of them; those of a plain table stay at the edges of what bars leave, until their section ends.
    func placeViews() {
        let inset = adjustedContentInset
        let top = bounds.minY + inset.top
        let bottom = bounds.maxY - inset.bottom
        for (section, shown) in parts.headers {
            let shift = gapShift(.header, section)
            var frame = viewFrame(.header, section).offsetBy(dx: 0, dy: shift)
            let natural = frame.minY
            if style == .plain {
                let extent = sectionRect(section)
                let end = extent.maxY + gapShift(.footer, section)
                frame.origin.y = max(natural, min(top, end - frame.height))
            }
            place(shown, frame, isPinned: frame.minY > natural) { parts.headers[section]?.isPinned = $0 }
        }
        for (section, shown) in parts.footers {
            let shift = gapShift(.footer, section)
            var frame = viewFrame(.footer, section).offsetBy(dx: 0, dy: shift)
            let natural = frame.minY
            if style == .plain {
                let start = viewFrame(.header, section).minY + gapShift(.header, section)
                frame.origin.y = min(natural, max(bottom - frame.height, start))
            }
            place(shown, frame, isPinned: frame.minY < natural) { parts.footers[section]?.isPinned = $0 }
        }
    }

    private func place(_ shown: TableSectionView, _ frame: CGRect, isPinned: Bool, _ keep: (Bool) -> Void) {
        shown.view.put(frame)
        guard shown.isPinned != isPinned else { return }
        keep(isPinned)
        (shown.view as? UITableViewHeaderFooterView)?.place.isPinned = isPinned
    }
}

extension ListOffsets.Part {
    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let path): path.section
        }
    }
}
