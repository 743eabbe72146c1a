// Months side by side, one page each.
// Apple: "UIDatePickerStyle", inline.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A scroll view of the month that is shown and its neighbours; after a turn the months move on and the pages stay.
@MainActor final class MonthPages: UIScrollView, UIScrollViewDelegate {
    private var model: DateModel?
    private var allowed = DateLimits()
    private(set) var month = Date()
    private var selected = Date()
    private var grids: [MonthGrid] = []
    /// The months by which each page is away from the shown one.
    private var steps: [Int] = []
    var onDate: ((Date) -> Void)?
    var onMonth: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    func configure(_ model: DateModel, _ limits: DateLimits) {
        self.model = model
        allowed = limits
        rebuild()
    }

    /// Shows the month of a date, which is marked.
    func show(_ date: Date, animated: Bool) {
        selected = date
        let old = month
        month = start(of: date)
        guard animated, window != nil, old != month, let index = steps.firstIndex(of: old < month ? 1 : -1) else {
            return rebuild()
        }
        // The neighbouring page shows the wanted month, then becomes the middle one.
        grids[index].show(month, selected, model, allowed)
        setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: true)
    }

    private func start(of date: Date) -> Date {
        model?.calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    private func month(after step: Int) -> Date {
        model.flatMap { $0.calendar.date(byAdding: .month, value: step, to: month) } ?? month
    }

    func canTurn(by step: Int) -> Bool {
        guard let model, let whole = model.calendar.dateInterval(of: .month, for: month(after: step)) else { return false }
        return allowed.meets(whole)
    }

    /// Turns to a neighbour.
    func turn(by step: Int, animated: Bool) {
        guard canTurn(by: step), let index = steps.firstIndex(of: step), !isScrollAnimating, !isDecelerating else { return }
        guard animated, UIView.areAnimationsEnabled else {
            month = month(after: step)
            return rebuild()
        }
        setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: true)
    }

    // MARK: Pages

    /// The reachable months as steps, in the order of their places: from right to left the next month is at the left.
    private var reachable: [Int] {
        let steps = [-1, 0, 1].filter { $0 == 0 || canTurn(by: $0) }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? steps.reversed() : steps
    }

    private func offset(of page: Int) -> CGFloat { CGFloat(page) * bounds.width }

    private func rebuild() {
        guard let model else { return }
        steps = reachable
        while grids.count > steps.count { grids.removeLast().removeFromSuperview() }
        while grids.count < steps.count {
            let grid = MonthGrid(frame: .zero)
            grid.onDate = { [weak self] date in self?.onDate?(date) }
            grids.append(grid)
            addSubview(grid)
        }
        for (grid, step) in zip(grids, steps) {
            grid.show(step == 0 ? month : month(after: step), selected, model, allowed)
        }
        placePages()
        setNeedsLayout()
        onMonth?()
    }

    private func placePages() {
        for (index, grid) in grids.enumerated() {
            grid.frame = CGRect(x: offset(of: index), y: 0, width: bounds.width, height: bounds.height)
        }
        contentSize = CGSize(width: CGFloat(grids.count) * bounds.width, height: bounds.height)
        if let middle = steps.firstIndex(of: 0) {
            setContentOffset(CGPoint(x: offset(of: middle), y: 0), animated: false)
        }
    }

    private var placedSize = CGSize.zero
    override func layoutSubviews() {
        super.layoutSubviews()
        guard placedSize != bounds.size else { return }
        placedSize = bounds.size
        placePages()
    }

    /// A page came to rest: its month is the shown one.
    private func settle() {
        guard bounds.width > 0 else { return }
        let page = Int((contentOffset.x / bounds.width).rounded())
        guard steps.indices.contains(page), let middle = steps.firstIndex(of: 0) else { return }
        guard let shown = grids[page].month, page != middle || shown != month else { return rebuildIfMoved(middle) }
        month = shown
        rebuild()
    }

    private func rebuildIfMoved(_ middle: Int) {
        if contentOffset.x != offset(of: middle) { rebuild() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }
}
