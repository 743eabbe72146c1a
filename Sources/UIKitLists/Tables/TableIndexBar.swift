// The titles at the trailing edge that lead to sections.
// Apple: "UITableView", sectionIndexTitles; "UITableViewDataSource", sectionForSectionIndexTitle. Sizes are in IndexBarMeasures.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// A column of short titles. A finger on it goes to the title under it.
@MainActor final class TableIndexBar: UIControl {
    private static let font = UIFont.systemFont(ofSize: IndexBarMeasures.fontSize, weight: .semibold)
    var titles: [String] = [] { didSet { if titles != oldValue { rebuild() } } }
    var chosen: (Int) -> Void = { _ in }
    var ground: UIColor? { didSet { showGround() } }
    var trackingGround: UIColor? { didSet { showGround() } }
    private var labels: [UIView] = []
    /// The titles that the labels are of.
    private var labelled: [String] = []
    /// The number of each shown line's title; nil for a dot between titles.
    private var lines: [Int?] = []
    private var last: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "table index"
        accessibilityTraits = .adjustable
    }
    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        last = nil
        setNeedsLayout()
    }

    private func showGround() { backgroundColor = isTracking ? trackingGround ?? ground : ground }

    /// Titles that find no room are left out, evenly, with dots in their places.
    private func shownLines() -> [Int?] {
        let room = max(1, Int(bounds.height / IndexBarMeasures.line))
        guard titles.count > room, titles.count > 2 else { return titles.indices.map { $0 } }
        // A title, a dot, a title…: an odd number of lines that begins and ends with titles.
        let shown = max(2, (room + 1) / 2)
        var lines: [Int?] = []
        for place in 0..<shown {
            if place > 0 { lines.append(nil) }
            lines.append((titles.count - 1) * place / (shown - 1))
        }
        return lines
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = shownLines()
        if wanted != lines || titles != labelled { makeLabels(wanted) }
        let line = IndexBarMeasures.line
        let top = (bounds.height - CGFloat(lines.count) * line) / 2
        for (number, view) in labels.enumerated() {
            let inset: CGFloat = view is UIImageView ? 2 : 0
            let area = CGRect(x: 0, y: top + CGFloat(number) * line, width: bounds.width, height: line)
            view.put(area.insetBy(dx: 0, dy: inset))
            (view as? UILabel)?.textColor = tintColor
        }
    }

    private func makeLabels(_ wanted: [Int?]) {
        for label in labels { label.removeFromSuperview() }
        (lines, labelled) = (wanted, titles)
        labels = wanted.map { line in
            if let line, titles[line] == UITableView.indexSearch {
                let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
                view.contentMode = .scaleAspectFit
                view.isUserInteractionEnabled = false
                addPart(view)
                return view
            }
            let label = UILabel()
            label.text = line.map { titles[$0] } ?? "•"
            label.font = Self.font
            label.textAlignment = .center
            label.isAccessibilityElement = false
            addPart(label)
            return label
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: The finger

    /// The title at a height: in proportion, so that those between the shown ones can be reached as well.
    private func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty, !lines.isEmpty else { return nil }
        let height = CGFloat(lines.count) * IndexBarMeasures.line
        let part = (y - (bounds.height - height) / 2) / height
        return min(titles.count - 1, max(0, Int((part * CGFloat(titles.count)).rounded(.down))))
    }

    /// The point of the bar that leads to a title, in points of the window's screen; nil for a title that it does not have.
    func screenPoint(of title: String) -> CGPoint? {
        guard let number = titles.firstIndex(of: title), !lines.isEmpty else { return nil }
        let height = CGFloat(lines.count) * IndexBarMeasures.line
        let y = (bounds.height - height) / 2 + height * (CGFloat(number) + 0.5) / CGFloat(titles.count)
        return convert(CGPoint(x: bounds.midX, y: y), to: nil)
    }

    private func go(to y: CGFloat) {
        guard let title = title(at: y), title != last else { return }
        last = title
        chosen(title)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = nil
        go(to: touch.location(in: self).y)
        backgroundColor = trackingGround ?? ground
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        go(to: touch.location(in: self).y)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { backgroundColor = ground }
    override func cancelTracking(with event: UIEvent?) { backgroundColor = ground }

    override var accessibilityValue: String? {
        get { last.map { titles[$0] } }
        set {}
    }
    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }
    private func step(_ way: Int) {
        guard !titles.isEmpty else { return }
        let next = min(titles.count - 1, max(0, (last ?? (way > 0 ? -1 : titles.count)) + way))
        last = next
        chosen(next)
    }
}

extension UITableView {
    /// The titles of the index at the edge, where it is shown.
    package var shownIndexTitles: [String] { shownIndex?.titles ?? [] }
    /// The point that leads to a title of the shown index, in points of the window's screen; nil for a title that it does not have.
    package func indexPoint(of title: String) -> CGPoint? { shownIndex?.screenPoint(of: title) }
    private var shownIndex: TableIndexBar? { parts.index.flatMap { $0.isHidden ? nil : $0 } }

    func setIndexOption<Value>(_ path: WritableKeyPath<TableOptions, Value>, _ value: Value) {
        options[keyPath: path] = value
        setNeedsLayout()
        dressIndex()
    }

    /// Titles anew; the bar goes where there are none.
    func reloadIndex() {
        guard dataSource != nil, let titles = source.sectionIndexTitles() ?? nil, !titles.isEmpty else {
            parts.index?.removeFromSuperview()
            parts.index = nil
            return
        }
        let bar = parts.index ?? TableIndexBar(frame: .zero)
        if parts.index == nil {
            parts.index = bar
            bar.chosen = { [weak self] in self?.go(toTitle: $0) }
            addPart(bar)
        }
        bar.titles = titles
        dressIndex()
        setNeedsLayout()
    }

    private func dressIndex() {
        guard let bar = parts.index else { return }
        bar.tintColor = options.indexColor
        bar.ground = options.indexBackground
        bar.trackingGround = options.indexTrackingBackground
    }

    func placeIndex() {
        guard let bar = parts.index else { return }
        let isHidden = counts.reduce(0, +) < options.indexMinimum
        if bar.isHidden != isHidden { bar.isHidden = isHidden }
        let area = bounds.inset(by: adjustedContentInset)
        let frame = CGRect(
            x: bounds.width - IndexBarMeasures.width - safeAreaInsets.right, y: area.minY, width: IndexBarMeasures.width,
            height: area.height)
        let placed = mirrored(frame, in: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        bar.put(placed)
        raiseParts()
    }

    /// A title of the index was touched: its section's beginning, at once.
    private func go(toTitle number: Int) {
        guard let bar = parts.index, bar.titles.indices.contains(number) else { return }
        if number == 0, bar.titles[0] == Self.indexSearch {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section = source.sectionForTitle(bar.titles[number], number) ?? number
        guard section >= 0, section < loadedSections else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), .top, false)
    }
}
