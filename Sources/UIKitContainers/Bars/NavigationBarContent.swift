// The views of one navigation item.
// No Apple page: this is ours; "UINavigationItem".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Title, buttons and prompt of one item in a bar.
final class NavigationBarContent: UIView, BarItemHost {
    let item: UINavigationItem
    /// The item below, to which the back button leads.
    let backTo: UINavigationItem?
    private weak var bar: UINavigationBar?
    private(set) var back: BackButton?
    private(set) var left: [Slot] = []
    private(set) var right: [Slot] = []
    let title = UILabel(frame: .zero)
    let prompt = UILabel(frame: .zero)
    let large = UILabel(frame: .zero)
    private let largeClip = UIView(frame: .zero)
    private let searchClip = UIView(frame: .zero)
    private var titleView: UIView?
    private var isMoving = false
    private var isTitleShown = true
    private var titleOffset = UIOffset.zero
    private weak var searchView: UIView?
    private var isInline = false
    private var isRowShown = true

    /// An item and its view; nil for room.
    struct Slot {
        let item: UIBarButtonItem
        let view: UIView?
    }

    init(_ item: UINavigationItem, backTo: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.backTo = backTo
        self.bar = bar
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        largeClip.clipsToBounds = true
        largeClip.addSubview(large)
        largeClip.isUserInteractionEnabled = false
        prompt.textAlignment = .center
        prompt.font = .systemFont(ofSize: BarMeasures.promptSize)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        large.accessibilityTraits = .header
        searchClip.clipsToBounds = true
        addSubview(largeClip)
        addSubview(searchClip)
        addSubview(prompt)
        addSubview(title)
        reload()
    }
    required init?(coder: NSCoder) { nil }

    func barItemChanged(_ changed: UIBarItem) {
        reload()
        if changed === item.rightBarButtonItem || changed === item.leftBarButtonItem { setNeedsLayout() }
    }

    // MARK: Making the views

    /// Makes everything from the item anew; views of the app's stay.
    func reload(animated: Bool = false) {
        guard let bar else { return }
        let before = (left + right).compactMap(\.view) + (back.map { [$0] } ?? [])
        let looks = bar.effectiveLooks
        let context = BarButtonContext(
            isCompact: bar.isLow, wantsLargeImages: bar.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        left = (item.systemLeading + item.shownLeft).map { slot($0, looks, context) }
        right = item.shownRight.map { slot($0, looks, context) }
        makeBack(looks, context)
        let views = (left + right).compactMap(\.view) + (back.map { [$0] } ?? [])
        for view in before where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        if !isRowShown { for view in views { view.alpha = 0 } }
        showTitles(looks)
        showSearch()
        setNeedsLayout()
        if animated { fadeIn(views.filter { view in !before.contains { $0 === view } }) }
    }

    private func slot(
        _ item: UIBarButtonItem, _ looks: UINavigationBarAppearance, _ context: BarButtonContext
    ) -> Slot {
        item.host = self
        var context = context
        context.appearance = looks.buttons.of(item.style)
        return Slot(item: item, view: item.makeView(context))
    }

    private var showsBack: Bool {
        backTo != nil && !item.hidesBackButton && (item.shownLeft.isEmpty || item.leftItemsSupplementBackButton)
    }

    private func makeBack(_ looks: UINavigationBarAppearance, _ context: BarButtonContext) {
        back = nil
        guard showsBack, let backTo, let bar else { return }
        var context = context
        context.appearance = looks.buttons.back ?? looks.buttons.plain
        let button = BackButton(backTo.backBarButtonItem ?? UIBarButtonItem(), to: backTo, in: bar)
        backTo.backBarButtonItem?.host = self
        // An appearance of the looks of old has the bar's own.
        button.indicator = looks.backIndicatorImage
        button.show(context)
        back = button
    }

    private func showTitles(_ looks: UINavigationBarAppearance) {
        guard let bar else { return }
        titleView?.removeFromSuperview()
        titleView = item.titleView
        if let view = titleView { addSubview(view) }
        title.show(item.title, bar.titleAttributes(looks, large: false))
        title.isHidden = titleView != nil
        titleOffset = looks.titlePositionAdjustment
        large.show(item.title, bar.titleAttributes(looks, large: true))
        prompt.text = item.prompt
        prompt.textColor = looks.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    }

    /// The search bar below the titles, or in the row.
    private func showSearch() {
        guard let bar else { return }
        let view = item.navigationSearch?.searchView
        isInline = item.placement(bar.traitCollection) == .inline
        for old in searchClip.subviews where old !== view { old.removeFromSuperview() }
        if let searchView, searchView !== view, searchView.superview === self { searchView.removeFromSuperview() }
        searchView = view
        guard let view else { return }
        let place: UIView = isInline ? self : searchClip
        if view.superview !== place {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = []
            place.addSubview(view)
        }
        item.navigationSearch?.stand(isInline ? .inline : .stacked(bar.rowMargins))
    }

    private func fadeIn(_ views: [UIView]) {
        for view in views { view.alpha = 0 }
        layoutIfNeeded()
        UIView.animate(withDuration: BarMeasures.fade) { for view in views { view.alpha = 1 } }
    }

    // MARK: Layout

    /// The row of buttons, within the safe area and the margins.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let promptHeight = bar.promptHeight(item)
        // An active search pushes the titles out at the top.
        let out = bar.searchHidesTitles(item) ? promptHeight + bar.barPlace.rowHeight : 0
        let row = CGRect(x: 0, y: promptHeight - out, width: bounds.width, height: bar.barPlace.rowHeight)
        prompt.frame = CGRect(x: 0, y: -out, width: bounds.width, height: promptHeight)
        prompt.isHidden = promptHeight == 0
        showRow(out == 0)
        let layout = NavigationBarRow(
            row: row, margins: bar.rowMargins, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: traitCollection.pixelScale)
        let titleSize =
            titleView is any TitleFilling
            ? row.size : titleView.map { BarViewSize.of($0, height: row.height) } ?? title.intrinsicContentSize
        let searchWidth = isInline && searchView != nil ? [min(SearchPlaceMeasures.inlineWidth, row.width / 2)] : []
        let rightWidths = searchWidth + right.map(width)
        let rightWidth = NavigationBarRow.width(rightWidths)
        back?.fit(
            row.width - layout.margins.left - layout.margins.right - rightWidth - BarMeasures.gap * 2
                - min(titleSize.width, row.width / 2))
        let frames = layout.place(
            back: back.map { $0.contentWidth }, left: left.map(width), right: rightWidths, title: titleSize)
        if let back, let frame = frames.back { back.place(frame) }
        for (slot, frame) in zip(left, frames.left) { put(slot, frame) }
        for (slot, frame) in zip(right, frames.right.dropFirst(searchWidth.count)) { put(slot, frame) }
        if !searchWidth.isEmpty, let frame = frames.right.first { searchView?.place(frame) }
        var titleFrame = frames.title
        titleFrame.origin.x += titleOffset.horizontal
        titleFrame.origin.y += titleOffset.vertical + bar.titleVerticalPositionAdjustment(for: bar.isLow ? .compact : .default)
        (titleView ?? title).place(titleFrame)
        layOutSearch()
        layOutLarge(below: row)
    }

    /// The search stands at the bar's lower end.
    private func layOutSearch() {
        guard let bar else { return }
        let height = isInline ? 0 : min(bar.searchHeight(item), bounds.height)
        searchClip.place(CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
        searchClip.isHidden = height <= 0 || searchView == nil
        guard let searchView, searchView.superview === searchClip else { return }
        item.navigationSearch?.stand(.stacked(bar.rowMargins))
        searchView.place(searchClip.bounds)
    }

    /// What an active search leaves of row and large title: all or nothing.
    private func showRow(_ isShown: Bool) {
        guard isShown != isRowShown else { return }
        isRowShown = isShown
        if !isMoving { rest() }
    }

    private func width(_ slot: Slot) -> CGFloat? {
        if slot.item.button.systemItem == .flexibleSpace { return nil }
        if slot.item.isSpace { return slot.item.width }
        if slot.item.width > 0 { return slot.item.width }
        return slot.view.map { BarViewSize.of($0, height: bar?.barPlace.rowHeight ?? BarMeasures.rowHeight).width } ?? 0
    }

    private func put(_ slot: Slot, _ frame: CGRect) {
        guard let view = slot.view else { return }
        let size = BarViewSize.of(view, height: frame.height)
        view.place(
            CGRect(
                x: frame.minX, y: frame.minY + ((frame.height - size.height) / 2).rounded(), width: frame.width,
                height: size.height))
    }

    /// The large title stands at the bar's lower end and is cut off above.
    private func layOutLarge(below row: CGRect) {
        guard let bar else { return }
        let end = searchClip.frame.minY
        largeClip.place(CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, end - row.maxY)))
        let size = large.intrinsicContentSize
        let margins = bar.rowMargins
        let width = min(size.width, bounds.width - margins.left - margins.right)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        large.place(
            CGRect(
                x: isRightToLeft ? bounds.width - margins.right - width : margins.left,
                y: largeClip.bounds.height - BarMeasures.largeTitleBottom - size.height, width: width,
                height: size.height))
        let isLarge = bar.wantsLargeTitle(item)
        largeClip.isHidden = !isLarge
        showSmallTitle(!isLarge || end - row.maxY <= BarMeasures.smallTitleAppears)
    }

    /// The small title fades in as the large one goes.
    private func showSmallTitle(_ shown: Bool) {
        guard shown != isTitleShown else { return }
        isTitleShown = shown
        let label = title
        guard window != nil, !isMoving, AnimationBlock.current == nil else {
            label.alpha = shown ? rowAlpha : 0
            return
        }
        UIView.animate(withDuration: BarMeasures.smallTitleFade, delay: 0, options: .beginFromCurrentState) {
            label.alpha = shown ? self.rowAlpha : 0
        }
    }

    // MARK: Moving

    /// The alpha of row and large title beside an active search.
    private var rowAlpha: CGFloat { isRowShown ? 1 : 0 }
    private var buttons: [UIView] { (left + right).compactMap(\.view) }

    /// Moves the views to the places from which they come or to which they go.
    func move(coming: Bool, _ direction: CGFloat, _ isPush: Bool) {
        isMoving = true
        let way = bounds.width * NavigationMeasures.titleWay * direction * (coming ? 1 : -1)
        // A large title goes with its page: the upper page moves by the whole width.
        let page = bounds.width * (coming == isPush ? 1 : NavigationMeasures.parallax) * direction * (coming ? 1 : -1)
        for view in buttons { view.alpha = 0 }
        (titleView ?? title).transform = CGAffineTransform(translationX: way, y: 0)
        (titleView ?? title).alpha = 0
        large.transform = CGAffineTransform(translationX: page, y: 0)
        searchClip.transform = CGAffineTransform(translationX: page, y: 0)
        // A large title that was scrolled away does not come back as the bar grows for the next one.
        if !coming, isTitleShown { large.isHidden = true }
        back?.move(way)
    }

    /// Moves the views to their places.
    func rest() {
        for view in buttons { view.alpha = rowAlpha }
        titleView?.transform = .identity
        titleView?.alpha = rowAlpha
        title.transform = .identity
        title.alpha = isTitleShown ? rowAlpha : 0
        large.transform = .identity
        large.isHidden = false
        searchClip.transform = .identity
        largeClip.alpha = rowAlpha
        prompt.alpha = rowAlpha
        back?.rest()
        back?.alpha = rowAlpha
        isMoving = false
    }
}
