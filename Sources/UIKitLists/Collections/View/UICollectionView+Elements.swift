// The views of elements: asked for, given attributes, put into their place.
// Apple: "UICollectionViewDataSource", "UICollectionReusableView", apply(_:). The order of calls is documented (lists.md, L81, L84).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension CGRect {
    /// Whether rectangles have more than an edge in common. An empty one may lie in another.
    func overlaps(_ other: CGRect) -> Bool {
        maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
    }
}

extension CollectionElements {
    /// Whether an element is not asked for again until the layout is made anew.
    func isRefused(_ identity: AttributesIdentity, _ generation: Int) -> Bool {
        refused.generation == generation && refused.identities.contains(identity)
    }

    /// Whether an element is refused for the first time since the layout was made anew: what is wrong is said once.
    mutating func refuses(_ identity: AttributesIdentity, _ generation: Int) -> Bool {
        if refused.generation != generation { refused = (generation, []) }
        return refused.identities.insert(identity).inserted
    }
}

extension UICollectionView {
    /// Gives an element its place, and a view where it has none.
    func bring(_ placed: PlacedElement, _ rank: Int) {
        let element: LiveElement
        var isNew = false
        if let known = elements.live[placed.identity] {
            element = known
            checkSilentChange(known, placed.shown)
        } else {
            guard let made = makeElement(placed) else { return }
            element = made
            isNew = true
        }
        element.rank = rank
        element.generation = arranging.generation
        if isNew {
            UIView.withoutAnimations { place(element, placed.shown) }
        } else {
            place(element, placed.shown)
        }
        askForSize(element, placed)
        if isNew { tellShown(element) }
    }

    /// The delegate hears that a view is about to be shown.
    private func tellShown(_ element: LiveElement) {
        let identity = element.identity
        if let cell = element.cell {
            tells.willDisplayCell(cell, dataPath(of: identity.indexPath))
        } else if identity.category == .supplementaryView {
            tells.willDisplayView(element.view, identity.kind ?? "", identity.indexPath)
        }
    }

    // MARK: Making

    private func makeElement(_ placed: PlacedElement) -> LiveElement? {
        guard !elements.isRefused(placed.identity, arranging.generation) else { return nil }
        guard let view = askForView(placed), !data.isStale else { return nil }
        if let twice = elements.live.values.first(where: { $0.view === view }) {
            _ = elements.refuses(twice.identity, arranging.generation)
            reportTwice(view, twice, placed.identity)
            elements.live[twice.identity] = nil
        }
        let element = LiveElement(placed.identity, view)
        elements.live[placed.identity] = element
        dress(element)
        return element
    }

    /// The data source's or the layout's view of an element; nil, reported, where there is none.
    private func askForView(_ placed: PlacedElement) -> UICollectionReusableView? {
        let identity = placed.identity
        guard identity.category != .decorationView else { return decoration(placed) }
        guard dataSource != nil else { return nil }
        let view = answer(identity, placed.shown.frame, kept: nil)
        if identity.category == .cell { checkCell(view) } else { checkView(view, identity) }
        return view
    }

    /// Asks the data source about an element. What it dequeues and does not return waits for another.
    func answer(
        _ identity: AttributesIdentity, _ frame: CGRect?, kept: UICollectionViewCell?
    ) -> UICollectionReusableView? {
        let (asked, given) = (elements.asked, elements.given)
        elements.asked = (identity, frame, kept)
        elements.given = []
        let view: UICollectionReusableView? = CollectionRequest.run {
            UIView.withoutAnimations {
                identity.category == .cell
                    ? dataSource?.collectionView(self, cellForItemAt: dataPath(of: identity.indexPath))
                    : source.supplementaryView(identity.kind ?? "", identity.indexPath)
            }
        }
        let surplus = elements.given.filter { $0 !== view }
        (elements.asked, elements.given) = (asked, given)
        for one in surplus where one !== kept {
            reportNotReturned(one)
            pool.giveBack(one)
        }
        return view
    }

    private func decoration(_ placed: PlacedElement) -> UICollectionReusableView? {
        let identity = placed.identity
        guard let kind = identity.kind else { return nil }
        if let free = pool.takeDecoration(kind) {
            free.prepareForReuse()
            return free
        }
        guard let type = layout.link.decorations[kind] as? UICollectionReusableView.Type else {
            reportNoDecoration(kind, identity)
            return nil
        }
        return UIView.withoutAnimations { UIView.make(type, frame: placed.shown.frame) }
    }

    // MARK: Setting up

    /// What the collection view says to a view: selection, editing, the place in a list.
    func dress(_ element: LiveElement) {
        guard let cell = element.cell else { return }
        let path = element.identity.indexPath
        cell.host = self
        let isSelected = picking.selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = picking.highlighted == path
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.isEditingItem = editState.isEditing && (ListPath(path).map { canEdit($0) } ?? false)
        dressForList(element)
    }

    /// Where a cell of a list is in it.
    func dressForList(_ element: LiveElement) {
        guard let cell = element.view as? UICollectionViewListCell, let place = layout.cellPlace(at: element.identity.indexPath)
        else {
            return
        }
        cell.place = place
    }

    /// All cells that are shown learn anew where they are.
    func dressAll() {
        for element in elements.live.values { dress(element) }
    }

    // MARK: Placing

    /// Gives a view attributes that differ from its last ones. While a change is prepared, a view that is there keeps its place.
    func place(_ element: LiveElement, _ attributes: UICollectionViewLayoutAttributes) {
        guard !elements.isCollecting || element.applied == nil else {
            element.next = attributes
            return
        }
        element.next = nil
        let container = layout.container(of: attributes) ?? self
        if element.view.superview !== container { container.insertPart(element.view, at: container === self ? backSubviews : 0) }
        guard element.applied.map({ !$0.isEqual(attributes) }) ?? true else { return }
        assign(attributes, to: element)
        element.applied = attributes.copy() as? UICollectionViewLayoutAttributes
        element.view.apply(attributes)
    }

    /// Geometry, opacity and visibility, in the points of the view's container.
    func assign(_ attributes: UICollectionViewLayoutAttributes, to element: LiveElement) {
        let (view, place) = (element.view, attributes.place)
        var center = place.center
        if let container = view.superview, container !== self { center = convert(center, to: container) }
        center.x += swipeOffset(of: view)
        let size = place.bounds.size
        if place.transform == CATransform3DIdentity, view.transform3D == CATransform3DIdentity {
            view.put(CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
        } else {
            if view.transform3D != place.transform { view.transform3D = place.transform }
            if view.bounds.size != size { view.bounds.size = size }
            if view.center != center { view.center = center }
        }
        if view.alpha != place.alpha { view.alpha = place.alpha }
        if view.isHidden != place.isHidden { view.isHidden = place.isHidden }
    }
}
