// Pages that the app sets, the checks of their number, the spine.
// Apple: "UIPageViewController", setViewControllers(_:direction:animated:completion:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UIPageViewController {
    // MARK: Pages

    /// Steps: 1. the number; 2. a transition that goes on ends; 3. without animation all at once; 4. else by the style.
    func show(
        _ pages: [UIViewController], _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        guard hasRightNumber(pages, animated) else {
            completion?(false)
            return
        }
        let pages = book.asksForSpine ? pages : Array(pages.prefix(book.visible))
        stopTransition()
        book.forgetBeside()
        defer { updateDots() }
        let moves =
            animated && !book.asksForSpine && !book.current.isEmpty && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
            && !pages.elementsEqual(book.current, by: ===)
        let transition = PageTransition(
            direction, from: book.current, to: pages, isByUser: false, completion: completion)
        if moves, start(transition) { return }
        begin(transition, animated: false)
        place(transition)
        end(transition, completed: true)
    }

    /// Whether the transition has begun and goes on by itself.
    private func start(_ transition: PageTransition) -> Bool {
        switch book.style {
        case .scroll: scroll(through: transition)
        case .pageCurl: turn(through: transition)
        }
    }

    /// A page bound at an edge has a back where it turns before the user's eyes. Text: public reports.
    private func hasRightNumber(_ pages: [UIViewController], _ animated: Bool) -> Bool {
        if book.asksForSpine, !pages.isEmpty { return true }
        let hasBack = book.style == .pageCurl && book.isDoubleSided && book.spine != .mid && animated
        let required = hasBack ? 2 : book.visible
        // Without animation nobody sees the back: it may be given.
        let isOptionalBack = book.style == .pageCurl && book.isDoubleSided && book.spine != .mid && pages.count == 2
        if pages.count == required || isOptionalBack { return true }
        Catalogue.pageCount.report(
            object: ObjectName.of(self),
            apple: "NSInvalidArgumentException: The number of view controllers provided (\(pages.count)) doesn't match "
                + "the number required (\(required)) for the requested transition")
        return false
    }

    /// The app sets pages while others are on their way: those end where they are nearer to. Under a finger, or on
    /// their way back, UIKit may raise (radars 20302671, 24607701).
    private func stopTransition() {
        guard let transition = book.transition else { return }
        if transition.isByUser {
            Catalogue.pagesSetDuringSwipe.report(
                object: ObjectName.of(self),
                apple: "NSInternalInconsistencyException: No view controller managing visible view "
                    + (transition.incoming.first?.viewIfLoaded.map { "\(ObjectName.short($0))" } ?? "<UIView: 0x…>"))
        }
        settle()
    }

    /// Ends the transition that goes on, where it is nearer to.
    func settle() {
        guard let transition = book.transition else { return }
        let completed = transition.isByUser ? progress > 0.5 : true
        switch book.style {
        case .scroll: book.row.standStill()
        case .pageCurl: book.spread.standStill()
        }
        // Standing still may have ended it.
        guard book.transition === transition else { return }
        end(transition, completed: completed, finished: false)
    }

    /// The part of the way that the transition has gone.
    private var progress: CGFloat { book.style == .scroll ? abs(book.row.shift) : book.spread.progress }

    // MARK: Children

    /// The pages that come become children and are told; those that go are told.
    func begin(_ transition: PageTransition, animated: Bool) {
        book.transition = transition
        for page in transition.incoming where page.parent !== self { addChild(page) }
        for page in transition.outgoing where !transition.incoming.contains(page) {
            if showsChildren { childWillDisappear(page, animated: animated) }
        }
        for page in transition.incoming where !transition.outgoing.contains(page) {
            childWillAppear(page, animated: animated)
        }
    }

    /// The pages that come take their place in the tree.
    func place(_ transition: PageTransition) {
        guard isViewLoaded else { return }
        switch book.style {
        case .scroll: if let page = transition.incoming.first { book.row.put(page, at: transition.direction) }
        case .pageCurl: book.spread.put(transition, book.spine)
        }
    }

    /// Steps: 1. views that are not needed leave; 2. controllers hear of it; 3. children; 4. what the app asked to hear.
    func end(_ transition: PageTransition, completed: Bool, finished: Bool = true) {
        guard book.transition === transition else { return }
        let stays = completed ? transition.incoming : transition.outgoing
        let goes = (completed ? transition.outgoing : transition.incoming).filter { !stays.contains($0) }
        book.transition = nil
        book.current = stays
        if completed { remember(transition) }
        for page in goes {
            page.willMove(toParent: nil)
            childWillDisappear(page, animated: page.appearing.animated)
        }
        if isViewLoaded {
            switch book.style {
            case .scroll: book.row.show(stays.first, after: completed ? transition.direction : nil)
            case .pageCurl: book.spread.show(stays, book.spine)
            }
        }
        for page in goes {
            page.viewIfLoaded?.removeFromSuperview()
            childDidDisappear(page)
            page.removeFromParent()
        }
        for page in stays { if isViewLoaded, showsChildren { childDidAppear(page) } }
        if completed { for page in stays where !transition.outgoing.contains(page) { page.didMove(toParent: self) } }
        if completed, transition.isByUser { book.dots.go(transition.direction) }
        if completed { setNeedsStatusBarAppearanceUpdate() }
        transition.complete(finished && completed)
        guard transition.isByUser else { return }
        delegate?.pageViewController(
            self, didFinishAnimating: finished, previousViewControllers: transition.outgoing,
            transitionCompleted: completed)
        if completed, book.transition == nil { askAhead(transition.direction) }
    }

    /// The user came from there: the way back is known. After pages that the app set nobody knows what is beside them.
    /// APPLE-DIFF: UIKit goes back to the page that was there also after an animated change by the app (radar 13162693).
    private func remember(_ transition: PageTransition) {
        book.forgetBeside()
        guard transition.isByUser else { return }
        if transition.direction == .forward {
            book.before = .pages(transition.outgoing)
        } else {
            book.after = .pages(transition.outgoing)
        }
    }

    // MARK: Pages beside

    func dataSourceDidChange(from old: (any UIPageViewControllerDataSource)?) {
        book.forgetBeside()
        guard isViewLoaded, book.style == .scroll else { return }
        if (old == nil) != (dataSource == nil) {
            book.row.isScrollEnabled = dataSource != nil
            updateDots()
        }
        if book.transition == nil { book.row.block() }
    }

    /// Observed (iOS 9): before the first movement the page after is asked for, then the one before; at the end of a
    /// swipe the next one of that direction.
    func askBeside() {
        _ = pages(.forward)
        _ = pages(.reverse)
    }

    private func askAhead(_ direction: NavigationDirection) {
        guard book.style == .scroll else { return }
        _ = pages(direction)
    }

    /// Returns the next pages in a direction: as many as are visible, nil if there are fewer.
    func pages(_ direction: NavigationDirection) -> [UIViewController]? {
        let known = direction == .forward ? book.after : book.before
        let found = known.isUnknown ? PageBeside(askFor(direction)) : known
        if direction == .forward { book.after = found } else { book.before = found }
        if book.style == .scroll, known.isUnknown, isViewLoaded {
            book.row.block()
        }
        return found.pages
    }

    /// A page that is bound at an edge and has a back: the data source gives the back first.
    private func askFor(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource else { return nil }
        func next(_ page: UIViewController?) -> UIViewController? {
            guard let page else { return nil }
            return direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        let edge = direction == .forward ? book.current.last : book.current.first
        guard let first = next(edge) else { return nil }
        guard book.style == .pageCurl, book.isDoubleSided else { return [first] }
        guard let second = next(first) else { return nil }
        if book.spine != .mid { return [second] }
        return direction == .forward ? [first, second] : [second, first]
    }
}
