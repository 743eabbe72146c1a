// Which elements have views: those that are visible. Views are measured as they come.
// Apple: "UICollectionView", "UICollectionViewLayout", layoutAttributesForElements(in:).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// An element as the layout places it, and as it is shown.
@MainActor struct PlacedElement {
    let own: UICollectionViewLayoutAttributes
    let shown: UICollectionViewLayoutAttributes
    var identity: AttributesIdentity { own.identity }
}

extension UICollectionView {
    /// The layout pass of the collection view itself.
    func layoutCollection() {
        tileNow()
        placeParts()
        cameThrough()
    }

    /// Brings views up to date with data, layout and offset.
    ///
    /// Steps: 1. counts and layout; 2. views of old data go, the last first; 3. elements of the visible part come and are measured,
    /// until the layout settles; 4. those that left go; 5. the order from back to front; 6. what comes next is announced.
    func tileNow() {
        guard !arranging.isTiling, bounds.width > 0 || bounds.height > 0 else { return }
        arranging.isTiling = true
        defer { arranging.isTiling = false }
        prepareIfNeeded()
        if data.isStale { dropViews() }
        guard bounds.width > 0, bounds.height > 0 else { return }
        takeAway(except: fill())
        orderElements()
        prefetchAhead()
    }

    /// Brings the elements of the visible part. Returns them, as they were placed at last.
    func fill() -> [PlacedElement] {
        for element in elements.live.values { element.wishes = [] }
        var wanted: [PlacedElement] = []
        for _ in 0..<CollectionMeasures.mostPasses {
            prepareIfNeeded()
            let area = bounds
            wanted = wantedElements()
            for (rank, one) in wanted.enumerated() {
                guard !data.isStale else { return [] }
                bring(one, rank)
            }
            if arranging.isPrepared, bounds == area { return wanted }
        }
        reportLoop()
        prepareIfNeeded()
        return wanted
    }

    /// The elements that touch the visible part, and the one that a finger moves.
    private func wantedElements() -> [PlacedElement] {
        let area = bounds
        var wanted: [PlacedElement] = []
        for own in layout.layoutAttributesForElements(in: own(area)) ?? [] where !own.isHidden {
            let placed = PlacedElement(own: own, shown: shown(own))
            guard placed.shown.frame.overlaps(area), exists(own) else { continue }
            if let moved = moving.current, moved.element.identity == own.identity { continue }
            wanted.append(placed)
        }
        if let moved = movedElement() { wanted.append(moved) }
        return wanted
    }

    /// Whether the data has what attributes are for. A supplementary path of one number belongs to no section.
    private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let identity = attributes.identity
        let path = identity.indexPath
        switch identity.category {
        case .cell: if let path = ListPath(path), has(path) { return true }
        case .supplementaryView: if path.count == 1 || path.count > 1 && data.counts.indices.contains(path[0]) { return true }
        case .decorationView: return true
        }
        guard dataSource != nil, elements.refuses(identity, arranging.generation) else { return false }
        let numbers = (0..<path.count).map { String(path[$0]) }.joined(separator: " - ")
        let what = identity.kind.map { "a view of the kind \($0) at" } ?? "a cell for"
        Catalogue.collectionUnknownAttributes.report(
            object: ObjectName.of(self),
            cause:
                "The layout \(ObjectName.of(layout)) gave attributes of \(what) the path \(numbers). The data has \(countsInWords).",
            apple: identity.category == .cell
                ? "NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an index path that "
                    + "does not exist: <NSIndexPath: 0x…> {length = \(path.count), path = \(numbers)}"
                : "NSInternalInconsistencyException: request for layout attributes for supplementary view \(identity.kind ?? "") in "
                    + "section \(path.isEmpty ? 0 : path[0]) when there are only \(data.counts.count) sections in the collection view"
        )
        return false
    }

    private func takeAway(except wanted: [PlacedElement]) {
        guard !data.isStale else { return }
        let kept = Set(wanted.map(\.identity))
        let gone = elements.live.values.filter { !kept.contains($0.identity) }
        for element in gone.sorted(by: { $0.identity.indexPath < $1.identity.indexPath }) {
            elements.live[element.identity] = nil
            retire(element)
        }
    }

    /// The views of data before a reload go, the last item first, so that items get the cells of other items and none is made.
    private func dropViews() {
        data.isStale = false
        let gone = elements.live.values.sorted { $0.identity.indexPath > $1.identity.indexPath }
        elements.live = [:]
        for element in gone { retire(element) }
    }

    /// A view leaves the collection view.
    func retire(_ element: LiveElement) {
        if let swiped = editState.swiping.swiped, swiped.cell === element.view { leaveSwipe(animated: false) }
        element.view.removeFromSuperview()
        tellGone(element)
        pool.give(element.view, element.identity)
    }

    /// The delegate hears that a view has left.
    func tellGone(_ element: LiveElement) {
        let identity = element.identity
        if let cell = element.cell {
            tells.didEndDisplayingCell(cell, dataPath(of: identity.indexPath))
        } else if identity.category == .supplementaryView {
            tells.didEndDisplayingView(element.view, identity.kind ?? "", identity.indexPath)
        }
    }

    // MARK: Order

    /// The subviews that lie behind all elements: the background, the refresh control, and what is on its way out.
    var backSubviews: Int {
        var count = 0
        for view in [parts.background, refreshControl] as [UIView?] where view?.superview === self { count += 1 }
        return count + updating.leaving.filter { $0.view.superview === self }.count
    }

    /// Puts the elements into the order of their `zIndex`, those of one value into the layout's order, in each container.
    func orderElements() {
        var containers: [ObjectIdentifier: (view: UIView, elements: [LiveElement])] = [:]
        for element in elements.live.values {
            guard let container = element.view.superview else { continue }
            containers[ObjectIdentifier(container), default: (container, [])].elements.append(element)
        }
        for (container, elements) in containers.values {
            let sorted = elements.sorted {
                let (one, other) = ($0.applied?.zIndex ?? 0, $1.applied?.zIndex ?? 0)
                return one != other ? one < other : $0.rank < $1.rank
            }
            let wanted = sorted.map(\.view)
            let members = Set(wanted.map { ObjectIdentifier($0) })
            let present = container.subviews.filter { members.contains(ObjectIdentifier($0)) }
            guard !zip(wanted, present).allSatisfy({ $0 === $1 }) else { continue }
            let first = container === self ? backSubviews : 0
            for (number, view) in wanted.enumerated() { container.insertPart(view, at: first + number) }
        }
        if let swiped = editState.swiping.swiped, let host = swiped.cell.superview {
            host.insertPart(swiped.view, belowSubview: swiped.cell)
        }
    }
}
