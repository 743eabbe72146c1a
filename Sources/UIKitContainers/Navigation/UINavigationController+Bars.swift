// Bars: made, hidden, moved with pages; what the pages' items put into them.
// Apple: "UINavigationController", Configuring navigation bars; Hiding the navigation bar.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Changed by `UINavigationController+Bars.swift`.
struct NavigationBars {
    // Changed by the initializers, in `UINavigationController.swift`.
    var barClass: UINavigationBar.Type?
    var toolbarClass: UIToolbar.Type?

    fileprivate(set) var bar: UINavigationBar?
    fileprivate(set) var toolbar: UIToolbar?
    fileprivate(set) var isBarHidden = false
    fileprivate(set) var isToolbarHidden = true
    /// How far a bar is out of the screen while a page moves: -1…1 widths of the bar, negative to the left.
    fileprivate(set) var barShift: CGFloat = 0
    fileprivate(set) var toolbarShift: CGFloat = 0
}

extension UINavigationController: BarOwner {}

extension UINavigationController {
    var madeBar: UINavigationBar {
        if let bar = chrome.bar { return bar }
        let bar = UIView.make(chrome.barClass ?? UINavigationBar.self, frame: Self.firstBarFrame)
        bar.belong(to: self)
        chrome.bar = bar
        return bar
    }

    private static var firstBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: BarMeasures.firstWidth, height: BarMeasures.rowHeight)
    }

    var madeToolbar: UIToolbar {
        if let toolbar = chrome.toolbar { return toolbar }
        let toolbar = UIView.make(chrome.toolbarClass ?? UIToolbar.self, frame: Self.firstBarFrame)
        toolbar.belong(to: self)
        toolbar.isHidden = chrome.isToolbarHidden
        chrome.toolbar = toolbar
        if isViewLoaded {
            view.insertSubview(toolbar, aboveSubview: container)
            layOutBars()
        }
        return toolbar
    }

    // MARK: Items

    /// The pages' own; those of a navigation controller that stands among them in its place.
    var items: [UINavigationItem] { pages.controllers.flatMap { ($0 as? UINavigationController)?.items ?? [$0.navigationItem] } }

    @discardableResult
    func beginItems(_ kind: NavigationBarChange.Kind) -> NavigationBarChange? {
        showTools(animated: false)
        if isNested { return barOwner.beginItems(kind) }
        return navigationBar.begin(items, kind)
    }

    func showItems(_ kind: NavigationBarChange.Kind) { beginItems(kind)?.end(true) }

    /// The top page's toolbar items.
    func showTools(animated: Bool) {
        guard let toolbar = chrome.toolbar ?? (showsToolbar ? madeToolbar : nil) else { return }
        let wanted = pages.shown?.toolbarItems
        let now = toolbar.items
        if wanted?.count == now?.count, zip(wanted ?? [], now ?? []).allSatisfy({ $0 === $1 }) { return }
        toolbar.setItems(wanted, animated: animated)
    }

    /// The toolbar stands where it is not hidden, but for pages that hide the bar at the bottom.
    var showsToolbar: Bool { !chrome.isToolbarHidden && !hidesBottomBar }

    /// Whether one of the pages up to the shown one hides the bars at the bottom.
    var hidesBottomBar: Bool { pages.controllers.contains { $0.hidesBottomBarWhenPushed } }

    /// A container with a bar at the bottom asks ``hidesBottomBar``.
    func bottomBarMayChange(_ animated: Bool) { parent?.childBottomBarMayChange(self, animated: animated) }

    // MARK: In and out

    func setBar(hidden: Bool, _ animated: Bool) {
        guard hidden != chrome.isBarHidden else { return }
        chrome.isBarHidden = hidden
        guard isViewLoaded, !pages.isTelling else { return }
        moveBarsVertically(animated)
    }

    func setTools(hidden: Bool, _ animated: Bool) {
        guard hidden != chrome.isToolbarHidden else { return }
        chrome.isToolbarHidden = hidden
        if !hidden { _ = madeToolbar }
        showTools(animated: false)
        guard isViewLoaded, !pages.isTelling else { return }
        moveBarsVertically(animated)
    }

    func decodeBars(from coder: NSCoder) {
        if coder.containsValue(forKey: "UINavigationBarHidden") {
            chrome.isBarHidden = coder.decodeBool(forKey: "UINavigationBarHidden")
        }
        if coder.containsValue(forKey: "UIToolbarHidden") {
            chrome.isToolbarHidden = coder.decodeBool(forKey: "UIToolbarHidden")
        }
    }

    /// A change did not come about: bars are hidden as before it.
    func restoreBars(_ transition: NavigationTransition) {
        chrome.isBarHidden = transition.wasBarHidden
        chrome.isToolbarHidden = transition.wasToolbarHidden
    }

    private func moveBarsVertically(_ animated: Bool) {
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            barsArrived()
            view.setNeedsLayout()
            layOutPages()
            return
        }
        if !isBarOut { navigationBar.isHidden = false }
        if showsToolbar { chrome.toolbar?.isHidden = false }
        view.layoutIfNeeded()
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOutPages()
            self.container.layoutIfNeeded()
        } completion: { _ in
            if self.pages.transition == nil { self.barsArrived() }
        }
        updateFront()
    }

    /// Bars are where they stay.
    func barsArrived() {
        chrome.barShift = 0
        chrome.toolbarShift = 0
        navigationBar.isHidden = isBarOut
        chrome.toolbar?.isHidden = !showsToolbar
    }

    /// A bar that one page has and the other has not moves with its page.
    func prepareBars(_ transition: NavigationTransition) {
        let way = direction(transition)
        if transition.wasBarHidden, !isBarOut {
            navigationBar.isHidden = false
            chrome.barShift = way
        }
        if let toolbar = chrome.toolbar, toolbar.isHidden, showsToolbar {
            toolbar.isHidden = false
            chrome.toolbarShift = way
        }
        UIView.performWithoutAnimation {
            if chrome.barShift != 0 { layOutBars() }
            chrome.bar?.layoutIfNeeded()
        }
    }

    /// Runs with the pages' movement.
    func moveBars(_ transition: NavigationTransition) {
        let way = direction(transition)
        // The page that comes is laid out as it stays: a bar's new size has all of the controller's view laid out below.
        UIView.performWithoutAnimation { container.layoutIfNeeded() }
        chrome.barShift = !transition.wasBarHidden && chrome.isBarHidden ? -way : 0
        if let toolbar = chrome.toolbar { chrome.toolbarShift = !toolbar.isHidden && !showsToolbar ? -way : 0 }
        transition.barChange?.animate()
        updateEdges(animated: false)
        layOutBars()
        if isNested { barOwner.layOutBars() }
        barOwner.navigationBar.updateLooks()
        barOwner.navigationBar.layoutIfNeeded()
        chrome.toolbar?.layoutIfNeeded()
    }

    /// The side from which the new page comes: 1 is the right.
    private func direction(_ transition: NavigationTransition) -> CGFloat {
        let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (transition.operation == .pop ? -1 : 1) * (mirrored ? -1 : 1)
    }

    func barsWillAppear() {
        hideByHeight()
        showItems(.none)
        barsArrived()
        layOutPages()
    }

    /// Another page is in front: status bar and orientation ask it.
    func updateFront() {
        guard view.window != nil else { return }
        UIApplication.shared.frontControllerChanged()
    }

    // MARK: Back

    /// A tap on the back button. A subclass that adopts the bar's delegate protocol may keep the page.
    func backTapped(_ item: UINavigationItem) {
        guard pages.transition == nil else { return }
        if let judge = self as? any UINavigationBarDelegate, !judge.navigationBar(navigationBar, shouldPop: item) { return }
        popFront()
    }

    /// An entry of the back button's menu was chosen.
    func goBack(to index: Int) {
        guard pages.transition == nil, items.indices.contains(index) else { return }
        popTo(itemAt: index)
    }
}
