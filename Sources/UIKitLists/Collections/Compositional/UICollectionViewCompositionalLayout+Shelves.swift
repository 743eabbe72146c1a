// Sections that scroll across by themselves: their scroll views, made where something of them is visible.
// Apple: "NSCollectionLayoutSection", orthogonalScrollingBehavior.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The scroll views of sections, and their offsets. Changed by `UICollectionViewCompositionalLayout+Shelves.swift`.
struct Shelves {
    /// How far each section is scrolled, in points in reading direction; kept while it has no view.
    var offsets: [Int: CGFloat] = [:]
    var views: [Int: ShelfView] = [:]
}

/// The measures of sections that scroll across.
enum ShelfMeasures {
    /// So many scroll views may wait out of sight. Guessed: ours.
    static let mostWaiting = 12
}

extension UICollectionViewCompositionalLayout {
    /// Whether attributes are of an element that scrolls with its section: items and what is attached to them and to groups.
    func isOnShelf(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let section = attributes.indexPath.first, attributes.indexPath.count == 2, let solution = solved.solution,
            section < solution.sectionCount, solution.scroll(ofSection: section) != nil
        else { return false }
        switch attributes.representedElementCategory {
        case .cell: return true
        case .decorationView: return false
        case .supplementaryView:
            guard case .extra? = element(of: attributes)?.source else { return false }
            return true
        }
    }

    func shelf(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
        guard isOnShelf(attributes) else { return nil }
        let section = attributes.indexPath[0]
        if let known = shelves.views[section] { return known }
        guard let view = collectionView else { return nil }
        dropEmptyShelves(view)
        let made = ShelfView(frame: .zero)
        shelves.views[section] = made
        watch(made, section)
        view.insertPart(made, at: 0)
        place(made, section)
        return made
    }

    private func watch(_ shelf: ShelfView, _ section: Int) {
        shelf.onScroll = { [weak self] offset in self?.scrolled(section, offset) }
    }

    /// A section moves: its elements are placed anew in the next pass, and nothing else.
    private func scrolled(_ section: Int, _ offset: CGFloat) {
        guard shelves.offsets[section] != offset else { return }
        shelves.offsets[section] = offset
        invalidatePartly()
    }

    private func invalidatePartly() {
        let context = newContext()
        context.inner.isPartial = true
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutAttributes = false
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        invalidateLayout(with: context)
    }

    /// Brings the offsets of sections without a view inside their ends, and gives centred sections their first one.
    func settleOffsets() {
        guard let solution = solved.solution else { return }
        for (section, description) in solved.sections.enumerated() {
            guard let description, description.orthogonalScrollingBehavior != .none, shelves.views[section] == nil,
                let scroll = solution.scroll(ofSection: section)
            else { continue }
            let range = scroll.range
            let offset = shelves.offsets[section] ?? firstOffset(scroll)
            if offset != 0 { shelves.offsets[section] = min(max(offset, range.lowerBound), range.upperBound) }
        }
    }

    /// Places all scroll views for the solution of now; those of sections that do not scroll across any more go.
    func placeShelves() {
        for (section, shelf) in shelves.views {
            guard let solution = solved.solution, section < solution.sectionCount, solution.scroll(ofSection: section) != nil else {
                remove(section)
                continue
            }
            place(shelf, section)
        }
    }

    private func place(_ shelf: ShelfView, _ section: Int) {
        guard let solution = solved.solution, let scroll = solution.scroll(ofSection: section),
            let frame = solution.scrollFrame(ofSection: section), let view = collectionView,
            let description = solved.sections[section]
        else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Across the whole width, so that mirrored it is the same; a layout that scrolls across is mirrored along its length.
        var place = frame
        if isMirrored, !solution.container.isVertical { place.origin.x = solution.contentSize.width - frame.maxX }
        shelves.offsets[section] = shelf.place(
            place, scroll, axis: acrossAxis, isMirrored: isMirrored, offset: shelves.offsets[section] ?? firstOffset(scroll),
            description.orthogonalScrollingProperties)
    }

    /// A centred section begins with its first group in the middle.
    private func firstOffset(_ scroll: OrthogonalScroll) -> CGFloat {
        scroll.behavior == .groupPagingCentered ? scroll.range.lowerBound : 0
    }

    private func remove(_ section: Int) {
        guard let shelf = shelves.views.removeValue(forKey: section) else { return }
        shelf.onScroll = nil
        shelf.removeFromSuperview()
    }

    func removeShelves() { for section in shelves.views.keys.sorted() { remove(section) } }

    /// Sections that have gone out of sight need no scroll view; a few may wait.
    private func dropEmptyShelves(_ view: UICollectionView) {
        guard shelves.views.count >= ShelfMeasures.mostWaiting else { return }
        for (section, shelf) in shelves.views where shelf.subviews.isEmpty && !shelf.frame.intersects(view.bounds) {
            remove(section)
        }
    }

    /// Offsets and scroll views stay with their sections through a batch; without one they stay by their numbers.
    func moveShelves(_ changes: LayoutChanges) {
        guard changes.batch != nil else { return }
        shelves.offsets = changes.carried(shelves.offsets)
        let moved = changes.carried(shelves.views)
        let kept = Set(moved.values.map(ObjectIdentifier.init))
        for shelf in shelves.views.values where !kept.contains(ObjectIdentifier(shelf)) {
            shelf.onScroll = nil
            shelf.removeFromSuperview()
        }
        shelves.views = moved
        for (section, shelf) in moved { watch(shelf, section) }
    }

    // MARK: Scrolling to items

    /// Brings an item into view, by the position across; without one by the shortest way.
    func bring(_ path: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool) -> Bool {
        guard path.count == 2, let solution = solved.solution, path[0] < solution.sectionCount,
            let scroll = solution.scroll(ofSection: path[0]), let frame = solution.frame(ofItem: path[1], section: path[0])
        else { return false }
        let isAcross = acrossAxis == .horizontal
        let (lower, upper) = isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let isMirrored = isAcross && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let now = shelves.offsets[path[0]] ?? firstOffset(scroll)
        let (near, far): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
            isAcross ? (isMirrored ? (.right, .left) : (.left, .right)) : (.top, .bottom)
        var wanted = now
        if position.contains(near) {
            wanted = lower
        } else if position.contains(far) {
            wanted = upper - scroll.viewport
        } else if position.contains(isAcross ? .centeredHorizontally : .centeredVertically) {
            wanted = (lower + upper - scroll.viewport) / 2
        } else {
            wanted = max(min(now, lower), upper - scroll.viewport)
        }
        wanted = min(max(wanted, scroll.range.lowerBound), scroll.range.upperBound)
        if let shelf = shelves.views[path[0]] {
            shelf.show(wanted, animated: animated)
        } else if wanted != now {
            shelves.offsets[path[0]] = wanted
            invalidatePartly()
        }
        return true
    }
}
