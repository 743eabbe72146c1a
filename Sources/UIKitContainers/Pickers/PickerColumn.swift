// One wheel of a picker: rows on a drum, turned by a scroll view that shows nothing itself.
// Apple: "UIPickerView"
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Rows come into being as they are seen, so that a wheel of a million rows costs what a short one does.
@MainActor final class PickerColumn: UIView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    let index: Int
    private let drum = ControlPart()
    private let scroller = PickerScroller()
    private let tap = UITapGestureRecognizer()
    private var shown: [Int: UIView] = [:]
    private var pool: [UIView] = []
    /// Turning by fingers, which the delegate hears of.
    private var isUsersTurn = false
    /// A finger stopped the wheel between rows; its tap selects nothing.
    private var wasCaught = false
    private(set) var count = 0
    private(set) var selection = -1
    private(set) var rowSize = CGSize(width: 0, height: PickerMeasures.rowHeight)

    init(_ picker: UIPickerView, _ index: Int) {
        self.picker = picker
        self.index = index
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        addSubview(drum)
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollsToTop = false
        scroller.alwaysBounceVertical = true
        scroller.delegate = self
        tap.handler = { [weak self] recognizer in
            if recognizer.state == .ended { self?.tapped(recognizer.location(in: self)) }
        }
        scroller.addGestureRecognizer(tap)
        addSubview(scroller)
    }
    required init?(coder: NSCoder) { nil }

    private var cylinder: PickerCylinder { PickerCylinder(height: bounds.height, rowHeight: rowSize.height) }
    private var inset: CGFloat { (bounds.height - rowSize.height) / 2 }
    /// The position of the wheel, in rows.
    private var position: CGFloat { (scroller.contentOffset.y + inset) / rowSize.height }
    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowSize.height - inset) }
    var isTurning: Bool { scroller.isTracking || scroller.isDecelerating || scroller.isScrollAnimating }

    // MARK: Rows

    /// Asks for the number of rows and for what the visible ones show.
    func reload() {
        guard let picker else { return }
        count = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: index) ?? 0)
        selection = count == 0 ? -1 : min(max(0, selection), count - 1)
        dropRows()
        updateSize()
        scroller.setContentOffset(offset(of: max(0, selection)), animated: false)
        placeRows()
    }

    /// Asks for the contents of the visible rows alone; a wheel that turns goes on.
    func refresh() {
        dropRows()
        placeRows()
    }

    private func dropRows() {
        for (_, view) in shown.sorted(by: { $0.key < $1.key }) { retire(view) }
        shown = [:]
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        view.transform3D = CATransform3DIdentity
        pool.append(view)
    }

    func customView(_ row: Int) -> UIView? {
        guard let view = shown[row], !(view is PickerRowLabel) else { return nil }
        return view
    }

    private func makeRow(_ row: Int) -> UIView {
        guard let picker else { return UIView() }
        let old = pool.popLast()
        if let view = picker.rowView(row, index, reusing: old is PickerRowLabel ? nil : old) { return view }
        let label = old as? PickerRowLabel ?? PickerRowLabel()
        label.show(picker.rowTitle(row, index))
        return label
    }

    /// Puts every row that can be seen where it belongs on the drum.
    private func placeRows() {
        let cylinder = cylinder
        let position = position
        guard count > 0, rowSize.height > 0, bounds.height > 0 else { return dropRows() }
        let reach = cylinder.reach / rowSize.height
        let first = max(0, Int((position - reach).rounded(.up)))
        let last = min(count - 1, Int((position + reach).rounded(.down)))
        for row in shown.keys.sorted() where row < first || row > last {
            if let view = shown.removeValue(forKey: row) { retire(view) }
        }
        guard first <= last else { return }
        let box = CGRect(
            x: drum.bounds.midX - rowSize.width / 2, y: drum.bounds.midY - rowSize.height / 2, width: rowSize.width,
            height: rowSize.height)
        for row in first...last {
            let view = shown[row] ?? makeRow(row)
            let distance = (CGFloat(row) - position) * rowSize.height
            if view.superview !== drum { drum.addSubview(view) }
            shown[row] = view
            view.transform3D = CATransform3DIdentity
            view.place(box)
            // Where it would not be told from the middle the row is not turned, and its text stays sharp.
            view.transform3D = cylinder.transform(abs(distance) < 0.01 ? 0 : distance)
            view.alpha = cylinder.alpha(distance)
        }
    }

    // MARK: Layout

    private func updateSize() {
        guard let picker else { return }
        rowSize = CGSize(width: bounds.width, height: picker.rowHeight(index))
        drum.frame = bounds
        scroller.frame = bounds
        scroller.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let before = scroller.bounds.size
        updateSize()
        if before != bounds.size, !isTurning, selection >= 0 {
            scroller.setContentOffset(offset(of: selection), animated: false)
        }
        placeRows()
    }

    // MARK: Turning

    func turn(to row: Int, animated: Bool) {
        isUsersTurn = false
        selection = row
        guard bounds.height > 0 else { return }
        scroller.setContentOffset(offset(of: row), animated: animated && window != nil)
        placeRows()
    }

    private func tapped(_ place: CGPoint) {
        guard !wasCaught else {
            wasCaught = false
            return
        }
        let below = place.y - bounds.midY
        guard let row = cylinder.row(at: below, position: position, count: count) else { return }
        isUsersTurn = true
        if abs(CGFloat(row) - position) < 0.01 { return rest() }
        scroller.setContentOffset(offset(of: row), animated: true)
        if !scroller.isScrollAnimating { rest() }
    }

    /// The wheel stands: on a row, which counts now, or between two, from where it goes to the nearer one.
    private func rest() {
        guard count > 0 else { return }
        let row = min(max(0, Int(position.rounded())), count - 1)
        guard abs(position - CGFloat(row)) < 0.01 else {
            wasCaught = scroller.isTracking
            return scroller.setContentOffset(offset(of: row), animated: true)
        }
        guard isUsersTurn else { return }
        isUsersTurn = false
        guard row != selection else { return }
        selection = row
        picker?.tellDidSelect(row, index)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isUsersTurn = true
        wasCaught = false
    }

    /// A spin ends on a row.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard rowSize.height > 0, count > 0 else { return }
        let row = ((targetContentOffset.pointee.y + inset) / rowSize.height).rounded()
        targetContentOffset.pointee.y = min(max(0, row), CGFloat(count - 1)) * rowSize.height - inset
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

    // MARK: Accessibility

    /// The text of the selected row.
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? rowText }
        set { super.accessibilityValue = newValue }
    }
    private var rowText: String? {
        guard selection >= 0, let picker else { return nil }
        if let view = customView(selection) { return view.accessibilityLabel ?? (view as? UILabel)?.text }
        return picker.rowTitle(selection, index)?.string
    }
}
