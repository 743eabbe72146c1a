// The card of an open menu: its rows in a column, scrolled where they do not fit.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// The card with the rows of a menu.
final class MenuPlatter: UIView {
    private let clip = UIView()
    /// The material; it holds the rows.
    private let ground = UIVisualEffectView(effect: MenuMaterial())
    private let shadow = HollowShadow(
        radius: MenuMeasures.shadowRadius, offset: MenuMeasures.shadowDown, opacity: MenuMeasures.shadowOpacity)
    private let scroll = UIScrollView()
    /// The rows as they were when the menu was closed.
    private var picture: UIView?
    /// The rows of the column from the top, with `nil` for a thick line.
    private var column: [[SlideRow]?] = []
    private var bands: [UIView] = []
    private(set) var rows: [SlideRow] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.layer.cornerRadius = MenuMeasures.cornerRadius
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        scroll.delaysContentTouches = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(shadow)
        addSubview(clip)
        clip.addSubview(ground)
        ground.contentView.addSubview(scroll)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows or hides the card. The effect is faded separately, since it is broken in a transparent view.
    func fade(_ isShown: Bool) {
        ground.effect = isShown ? MenuMaterial() : nil
        (picture ?? scroll).alpha = isShown ? 1 : 0
        shadow.alpha = isShown ? 1 : 0
    }

    /// Shows a picture of its rows from now on: nobody finds an entry of a menu that has been closed.
    func freeze() {
        guard picture == nil else { return }
        picture = scroll.resizableSnapshotView(from: scroll.bounds, afterScreenUpdates: false, withCapInsets: .zero)
        picture?.frame = scroll.frame
        if let picture { ground.contentView.addSubview(picture) }
        scroll.removeFromSuperview()
        rows = []
    }

    func show(_ model: MenuModel, reversed: Bool) {
        for view in rows as [UIView] + bands { view.removeFromSuperview() }
        rows = []
        bands = []
        column = []
        let hasGutter = model.items.contains { $0.isMarked }
        let sections = reversed ? model.sections.reversed().map { Array($0.reversed()) } : model.sections
        for (index, section) in sections.enumerated() {
            if index > 0 {
                column.append(nil)
                let band = UIView()
                band.backgroundColor = MenuLook.band
                bands.append(band)
                scroll.addSubview(band)
            }
            for (place, item) in section.enumerated() {
                let line = makeLine(item, hasGutter)
                (line.first as? MenuRow)?.showsLine = place + 1 < section.count
                column.append(line)
            }
        }
        for row in column.compactMap({ $0 }).flatMap({ $0 }) {
            rows.append(row)
            scroll.addSubview(row)
        }
        setNeedsLayout()
    }

    private func makeLine(_ item: MenuItem, _ hasGutter: Bool) -> [SlideRow] {
        guard case .strip(let leaves, let size) = item else { return [MenuRow(item, hasGutter: hasGutter)] }
        return leaves.enumerated().map { index, leaf in
            let cell = MenuCell(leaf, size)
            cell.showsLine = index + 1 < leaves.count
            return cell
        }
    }

    private func height(of line: [SlideRow]?, _ width: CGFloat) -> CGFloat {
        guard let line else { return MenuMeasures.bandHeight }
        if let row = line.first as? MenuRow { return row.sizeThatFits(CGSize(width: width, height: 1000)).height }
        return line.compactMap { $0 as? MenuCell }.first.map { MenuCell.height($0.isCompact ? .small : .medium) } ?? 0
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: column.reduce(0) { $0 + height(of: $1, size.width) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        ground.frame = clip.bounds
        scroll.frame = clip.bounds
        shadow.frame = bounds
        let radius = min(MenuMeasures.cornerRadius, bounds.width / 2, bounds.height / 2)
        shadow.cast(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
        let width = bounds.width
        var y: CGFloat = 0
        var band = 0
        for line in column {
            let height = height(of: line, width)
            if let line {
                let part = width / CGFloat(max(1, line.count))
                for (index, row) in line.enumerated() {
                    row.frame = mirrored(
                        CGRect(x: part * CGFloat(index), y: y, width: part, height: height),
                        in: CGRect(x: 0, y: 0, width: width, height: y + height))
                }
            } else {
                bands[band].frame = CGRect(x: 0, y: y, width: width, height: height)
                band += 1
            }
            y += height
        }
        scroll.contentSize = CGSize(width: width, height: y)
        scroll.isScrollEnabled = y > bounds.height + 0.5
    }
}
