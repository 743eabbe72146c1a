// The row of dots below pages that slide, and the view that holds row and dots.
// Apple: "UIPageViewControllerDataSource", presentationCount(for:) and presentationIndex(for:).
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// Keeps the dots of one page view controller.
@MainActor final class PageDots {
    private(set) var control: UIPageControl?

    init() {}

    /// Shows a count of pages and the current one; a count of 0 removes the dots.
    func show(_ count: Int, _ index: Int, in view: UIView, _ turned: @escaping @MainActor (Int) -> Void) {
        guard count > 0 else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        let control = self.control ?? make(in: view, turned)
        control.numberOfPages = count
        control.currentPage = index
    }

    private func make(in view: UIView, _ turned: @escaping @MainActor (Int) -> Void) -> UIPageControl {
        let control = UIPageControl()
        self.control = control
        var last = 0
        control.addAction(
            UIAction { [weak control, weak self] _ in
                guard let control, let self else { return }
                last = self.page
                let wanted = control.currentPage
                // The dot follows the page, not the finger.
                control.currentPage = last
                turned(wanted - last)
            }, for: .valueChanged)
        view.addSubview(control)
        view.setNeedsLayout()
        return control
    }

    private(set) var page = 0

    func note(_ page: Int) { self.page = page }

    /// The user turned a page. Past the ends it begins anew (guessed).
    func go(_ direction: UIPageViewController.NavigationDirection) {
        guard let control, control.numberOfPages > 0 else { return }
        let count = control.numberOfPages
        page = (page + (direction == .forward ? 1 : -1) + count) % count
        control.currentPage = page
    }
}

/// The view of a page view controller.
final class PagesView: UIView {
    weak var owner: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.layoutPages()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIPageViewController {
    func loadPages() {
        let container = PagesView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        container.owner = self
        switch book.style {
        case .scroll:
            book.row.owner = self
            book.row.isScrollEnabled = dataSource != nil
            container.addSubview(book.row)
        case .pageCurl:
            book.spread.owner = self
            container.addSubview(book.spread)
            book.spread.attach(to: container)
        }
        view = container
        layoutPages()
        switch book.style {
        case .scroll: book.row.show(book.current.first, after: nil)
        case .pageCurl: book.spread.show(book.current, book.spine)
        }
        updateDots()
    }

    func layoutPages() {
        guard let container = viewIfLoaded else { return }
        var area = container.bounds
        if let dots = book.dots.control {
            let bottom = container.safeAreaInsets.bottom
            dots.frame = CGRect(
                x: 0, y: area.height - bottom - PageMeasures.dotsHeight, width: area.width, height: PageMeasures.dotsHeight)
            area.size.height = max(0, dots.frame.minY)
        }
        switch book.style {
        case .scroll:
            let isVertical = book.orientation == .vertical
            let row = area.insetBy(
                dx: isVertical ? 0 : -book.spacing / 2, dy: isVertical ? -book.spacing / 2 : 0)
            if book.row.frame != row { book.row.frame = row }
        case .pageCurl:
            if book.spread.frame != area { book.spread.frame = area }
        }
    }

    func pageSize(in size: CGSize) -> CGSize {
        var size = size
        if book.dots.control != nil {
            size.height = max(0, size.height - (viewIfLoaded?.safeAreaInsets.bottom ?? 0) - PageMeasures.dotsHeight)
        }
        guard book.spine == .mid else { return size }
        if book.orientation == .vertical { size.height /= 2 } else { size.width /= 2 }
        return size
    }

    /// Asked when pages or the data source are set. Documented.
    func updateDots() {
        guard isViewLoaded, book.style == .scroll, book.orientation == .horizontal else { return }
        let count = book.current.isEmpty ? 0 : dataSource?.presentationCount(for: self) ?? 0
        let index = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        book.dots.note(index)
        book.dots.show(count, index, in: view) { [weak self] steps in
            if steps != 0 { self?.go(steps > 0 ? .forward : .reverse) }
        }
        view.setNeedsLayout()
    }
}
