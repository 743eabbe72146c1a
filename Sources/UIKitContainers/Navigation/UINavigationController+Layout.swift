// The places of pages and bars, and the part of the pages' safe areas that bars take.
// Apple: "UINavigationController"; "Positioning content relative to the safe area". Heights: observed in public interface files.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UINavigationController {
    func loadNavigationView() {
        let root = NavigationView(frame: owningWindowStorage?.bounds ?? UIScreen.main.bounds)
        root.controller = self
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(container)
        if let toolbar = chrome.toolbar { root.addSubview(toolbar) }
        root.addSubview(navigationBar)
        root.addGestureRecognizer(swipeBack.recognizer)
        view = root
    }

    // MARK: Bars' places

    /// The upper end of the bar in points of the view.
    var barTop: CGFloat {
        let top = view.safeAreaInsets.top
        switch top {
        case BarMeasures.island.safeArea: return BarMeasures.island.top
        case BarMeasures.lowIsland.safeArea: return BarMeasures.lowIsland.top
        default: return top
        }
    }

    /// Low bars in the low windows of phones but the wide ones; others on pads and in sheets.
    var rowHeight: CGFloat {
        if isInSheet { return BarMeasures.sheetRowHeight }
        let traits = traitCollection
        if traits.userInterfaceIdiom == .pad { return BarMeasures.padRowHeight }
        return traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
            ? BarMeasures.lowRowHeight : BarMeasures.rowHeight
    }

    private var toolRowHeight: CGFloat {
        let traits = traitCollection
        return traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
            && traits.horizontalSizeClass != .regular ? BarMeasures.lowRowHeight : BarMeasures.rowHeight
    }

    private var isInSheet: Bool {
        guard let presentation = modal.presentation else { return false }
        return presentation.active is UISheetPresentationController
    }

    /// Whether a page goes on below a bar. Rules (documented): its edges say so, and the bar lets it shine through or the
    /// page says that it goes on below others too.
    private func extends(_ controller: UIViewController, _ edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
        controller.frontPage.edgesForExtendedLayout.contains(edge)
            && (isTranslucent || controller.frontPage.extendedLayoutIncludesOpaqueBars)
    }

    /// The lower end of the bar of a page, with as much of its large title and search as it shows.
    func barBottom(of controller: UIViewController) -> CGFloat { barTop + barHeight(of: controller) }

    /// The height of a page's bar, where it is not pulled down: an active search by itself, or the row with prompt, large title and
    /// search.
    func barHeight(of controller: UIViewController) -> CGFloat {
        let bar = navigationBar, item = controller.frontPage.navigationItem
        let search = searchHeight(of: controller)
        if barOwner.navigationBar.searchHidesTitles(item) { return search }
        return bar.barPlace.rowHeight + bar.promptHeight(item) + largeHeight(of: controller) + search
    }

    func pageFrame(of controller: UIViewController) -> CGRect {
        var frame = container.bounds
        if !isBarOut, !extends(controller, .top, below: navigationBar.isTranslucent) {
            let top = barBottom(of: controller)
            frame.origin.y += top
            frame.size.height = max(0, frame.height - top)
        }
        if showsToolbar, let toolbar = chrome.toolbar, !extends(controller, .bottom, below: toolbar.isTranslucent) {
            frame.size.height = max(0, frame.height - toolbar.tools.rowHeight - view.safeAreaInsets.bottom)
        }
        return frame
    }

    private func pageInsets(of controller: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        if !isBarOut { insets.top = max(insets.top, barBottom(of: controller)) }
        insets.top += doubledSpace
        if showsToolbar { insets.bottom += toolRowHeight }
        return insets
    }

    // MARK: Laying out

    func place(_ page: UIView, at frame: CGRect) {
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let controller = page.owningController { container.setInsets(pageInsets(of: controller), for: page) }
        page.place(frame)
        container.mate(of: page)?.place(frame)
    }

    /// The page stands in the container alone.
    func put(_ controller: UIViewController) {
        guard let page = controller.view else { return }
        page.transform = .identity
        place(page, at: pageFrame(of: controller))
        if page.superview !== container { container.addSubview(page) }
        place(page, at: pageFrame(of: controller))
    }

    /// Bars first, as pages depend on them. While pages move only the new one's insets follow.
    func layOutPages() {
        guard isViewLoaded else { return }
        if isNested { barOwner.layOutBars() }
        container.frame = view.bounds
        swipeBack.setEdge(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        navigationBar.setRowHeight(rowHeight)
        chrome.toolbar?.setRowHeight(toolRowHeight)
        layOutBars()
        checkScrolling()
        updateReach()
        guard let shown = pages.shown, let page = shown.viewIfLoaded else { return }
        if pages.transition == nil {
            if page.superview === container { place(page, at: pageFrame(of: shown)) }
        } else {
            container.setInsets(pageInsets(of: shown), for: page)
        }
    }

    func layOutBars() {
        let size = view.bounds.size
        let bar = navigationBar
        let top = barTop
        if let shown = pages.shown {
            let height = barHeight(of: shown) + pull(of: shown)
            let y = chrome.isBarHidden && chrome.barShift == 0 ? -height : top
            bar.place(CGRect(x: chrome.barShift * size.width, y: y, width: size.width, height: height))
        } else {
            bar.place(CGRect(x: 0, y: top, width: size.width, height: bar.barPlace.rowHeight))
        }
        bar.setPosition(top > 0 ? .topAttached : .top)
        bar.setAbove(top)
        guard let toolbar = chrome.toolbar else { return }
        let bottom = view.safeAreaInsets.bottom
        let height = toolRowHeight
        let y = showsToolbar || chrome.toolbarShift != 0 ? size.height - bottom - height : size.height
        toolbar.setBelow(bottom)
        toolbar.place(CGRect(x: chrome.toolbarShift * size.width, y: y, width: size.width, height: height))
    }

    /// An item's title, prompt or looks have changed.
    func barHeightMayChange() {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
    }

    func pageTraitsChanged() {
        guard isViewLoaded else { return }
        hideByHeight()
        view.setNeedsLayout()
    }
}
