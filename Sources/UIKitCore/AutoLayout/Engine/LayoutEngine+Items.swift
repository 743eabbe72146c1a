// Making the rectangles of views, guides and contents.
// No Apple page: this is ours.
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

extension LayoutEngine {
    // MARK: Views

    /// The rectangle of a view of this tree; those above it are made with it.
    func item(for view: UIView) -> LayoutItem {
        if isMeasuring {
            if let known = measuredItems[ObjectIdentifier(view)] { return known }
        } else if let layout = view.layoutState, layout.engine === self, let known = layout.item {
            return known
        }
        return makeItem(view)
    }

    /// The same from what a constraint knows of the view; nil once the view is gone.
    @inline(__always) func item(for layout: ViewLayout) -> LayoutItem? {
        if !isMeasuring, layout.engine === self, let known = layout.item { return known }
        return layout.view.map { item(for: $0) }
    }

    /// The rectangle, if the view takes part.
    func existingItem(for view: UIView) -> LayoutItem? {
        if isMeasuring { return measuredItems[ObjectIdentifier(view)] }
        guard let layout = view.layoutState, layout.engine === self else { return nil }
        return layout.item
    }

    private func makeItem(_ view: UIView) -> LayoutItem {
        let isRoot = view === root
        let parent = isRoot ? nil : view.hierarchy.superview.map { self.item(for: $0) }
        let space = parent.map { spaceOfContents($0) } ?? rootSpace
        let frame = view.untransformedFrame
        let aligned = view.alignmentRect(forFrame: frame)
        var x = 0.0, y = 0.0
        if let parent {
            (x, y) = originOfContents(parent, space)
            x += Double(aligned.minX)
            y += Double(aligned.minY)
        }
        let box = solver.makeBox(
            minX: x, minY: y, width: Double(aligned.width), height: Double(aligned.height), prefersNoSize: true)
        let item = LayoutItem(view, guide: nil, .view, box, space, parent: parent)
        item.insets = UIEdgeInsets(
            top: aligned.minY - frame.minY, left: aligned.minX - frame.minX, bottom: frame.maxY - aligned.maxY,
            right: frame.maxX - aligned.maxX)
        enter(item)
        if isMeasuring {
            measuredItems[ObjectIdentifier(view)] = item
        } else {
            let layout = view.madeLayout
            layout.engine = self
            layout.item = item
        }
        touch(item)
        if isRoot { pinRoot(item) }
        if isRoot ? isMeasuring : !view.resizing.translatesMask {
            noteContent(item)
        } else if !isRoot {
            addFrameRows(item)
        }
        isDirty = true
        return item
    }

    /// Puts an item into the table by box.
    private func enter(_ item: LayoutItem) {
        let index = item.box.index
        while items.count <= index { items.append(nil) }
        items[index] = Unmanaged.passUnretained(item)
    }

    /// The top stands at the origin; its size is its frame's, unless constraints are to give it.
    private func pinRoot(_ item: LayoutItem) {
        item.frameRows.x = framed(solver.add(item.box.minX, .equal, 0), item)
        item.frameRows.y = framed(solver.add(item.box.minY, .equal, 0), item)
        if !isMeasuring, item.view.resizing.translatesMask { addRootSize(item) }
        if !isMeasuring, !item.view.resizing.translatesMask { noteContent(item) }
    }

    func addRootSize(_ item: LayoutItem) {
        let size = item.view.bounds.size
        item.frameRows.width = framed(
            solver.add(item.box.width, .equal, Double(size.width - item.insets.horizontal)), item)
        item.frameRows.height = framed(
            solver.add(item.box.height, .equal, Double(size.height - item.insets.vertical)), item)
    }

    func framed(_ row: ConstraintID, _ item: LayoutItem) -> ConstraintID {
        own(row, .frame, item)
        isDirty = true
        return row
    }

    // MARK: Spaces

    /// The space in which the subviews of a rectangle's view stand.
    func spaceOfContents(_ item: LayoutItem) -> LayoutSpace {
        item.view.scrolledContent != nil ? innerSpace(of: item) : item.space
    }

    /// The origin of the bounds of a rectangle's view in the space of its contents, as of the last solve.
    func originOfContents(_ item: LayoutItem, _ space: LayoutSpace) -> (Double, Double) {
        if space === item.inner { return (0, 0) }
        return (
            solver.value(of: item.box.minX) - Double(item.insets.left),
            solver.value(of: item.box.minY) - Double(item.insets.top)
        )
    }

    /// The space of a scroll view's content, made at its first use.
    func innerSpace(of item: LayoutItem) -> LayoutSpace {
        if let known = item.inner { return known }
        let space = LayoutSpace(owner: item, depth: item.space.depth + 1)
        item.inner = space
        let size = item.view.scrolledContent?.contentSize ?? .zero
        let box = solver.makeBox(width: Double(size.width), height: Double(size.height))
        let content = LayoutItem(item.view, guide: nil, .content, box, space, parent: item)
        enter(content)
        content.frameRows.x = framed(solver.add(box.minX, .equal, 0), content)
        content.frameRows.y = framed(solver.add(box.minY, .equal, 0), content)
        space.content = content
        return space
    }

    /// The unknowns of a content's origin in the space around it.
    func origin(of space: LayoutSpace) -> LayoutSpace.Origin? {
        if let known = space.origin { return known }
        guard let owner = space.owner else { return nil }
        let x = solver.makeVariable(), y = solver.makeVariable()
        let offset = owner.view.bounds.origin
        let xRow = solver.add(x, .equal, owner.box.minX, constant: -Double(offset.x + owner.insets.left))
        let yRow = solver.add(y, .equal, owner.box.minY, constant: -Double(offset.y + owner.insets.top))
        own(xRow, .guide, owner)
        own(yRow, .guide, owner)
        let made = LayoutSpace.Origin(x: x, y: y, xRow: xRow, yRow: yRow)
        space.origin = made
        isDirty = true
        return made
    }

    /// The content's rectangle without the scroll view's margins.
    func contentMargins(of space: LayoutSpace) -> LayoutItem? {
        if let known = space.contentMargins { return known }
        guard let owner = space.owner, let content = space.content else { return nil }
        let box = solver.makeBox()
        let item = LayoutItem(owner.view, guide: nil, .contentMargins, box, space, parent: owner)
        enter(item)
        space.contentMargins = item
        addInsetRows(item, in: content, owner.view.contentAreaMargins)
        return item
    }

    // MARK: Guides

    func item(for guide: UILayoutGuide) -> LayoutItem? {
        guard let view = guide.owningView else { return nil }
        let parent = item(for: view)
        if guide.role == .content, view.scrolledContent != nil { return innerSpace(of: parent).content }
        if isMeasuring {
            if let known = measuredItems[ObjectIdentifier(guide)] { return known }
        } else if let known = guide.item {
            return known
        }
        // UIKit's own guides of a scroll view stay with the view; the app's are part of its content.
        let space = guide.role == .plain || guide.role == .frame ? spaceOfContents(parent) : parent.space
        let frame = guide.role == .plain ? .zero : guide.frameSource?(view) ?? .zero
        let (x, y) = originOfContents(parent, space)
        let box = solver.makeBox(
            minX: x + Double(frame.minX), minY: y + Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height), prefersNoSize: guide.role == .plain)
        let item = LayoutItem(view, guide: guide, .guide, box, space, parent: parent)
        enter(item)
        if isMeasuring { measuredItems[ObjectIdentifier(guide)] = item } else { guide.item = item }
        addRows(of: guide, item, parent)
        isDirty = true
        return item
    }

    private func addRows(of guide: UILayoutGuide, _ item: LayoutItem, _ parent: LayoutItem) {
        switch guide.role {
        case .plain, .content: break
        case .safeArea, .margins: addInsetRows(item, in: parent, guide.currentInsets)
        case .keyboard, .bottom: addBarRows(item, parent, guide.barHeight, isTop: false)
        case .top: addBarRows(item, parent, guide.barHeight, isTop: true)
        case .readable: addReadableRows(item, parent)
        case .frame: addFrameGuideRows(item, parent)
        }
    }

    /// A rectangle within another by four distances from the latter's bounds.
    private func addInsetRows(_ item: LayoutItem, in outer: LayoutItem, _ insets: UIEdgeInsets) {
        let c = LayoutEngine.constants(insets, outer)
        item.frameRows.x = guided(solver.add(item.box.minX, .equal, outer.box.minX, constant: c.x), item)
        item.frameRows.y = guided(solver.add(item.box.minY, .equal, outer.box.minY, constant: c.y), item)
        item.frameRows.width = guided(solver.add(item.box.width, .equal, outer.box.width, constant: c.width), item)
        item.frameRows.height = guided(solver.add(item.box.height, .equal, outer.box.height, constant: c.height), item)
    }

    private func guided(_ row: ConstraintID, _ item: LayoutItem) -> ConstraintID {
        own(row, .guide, item)
        isDirty = true
        return row
    }

    private static func constants(
        _ insets: UIEdgeInsets, _ outer: LayoutItem
    ) -> (x: Double, y: Double, width: Double, height: Double) {
        let own = outer.insets
        return (
            Double(insets.left - own.left), Double(insets.top - own.top),
            Double(own.horizontal - insets.horizontal), Double(own.vertical - insets.vertical)
        )
    }

    /// Other insets of a guide that has its rows.
    func setInsets(_ insets: UIEdgeInsets, of item: LayoutItem, in outer: LayoutItem) {
        let c = LayoutEngine.constants(insets, outer)
        let rows = item.frameRows
        guard let x = rows.x, let y = rows.y, let width = rows.width, let height = rows.height else { return }
        set(c.x, of: x)
        set(c.y, of: y)
        set(c.width, of: width)
        set(c.height, of: height)
    }

    /// The margins' rectangle, no wider than suits reading, in its middle.
    private func addReadableRows(_ item: LayoutItem, _ parent: LayoutItem) {
        guard let margins = self.item(for: item.view.layoutMarginsGuide) else { return }
        let box = item.box, outer = margins.box
        item.frameRows.y = guided(solver.add(box.minY, .equal, outer.minY), item)
        item.frameRows.height = guided(solver.add(box.height, .equal, outer.height), item)
        let middle = [Term(box.minX), Term(box.width, 0.5), Term(outer.minX, -1), Term(outer.width, -0.5)]
        item.frameRows.x = guided(solver.add(middle, .equal, 0), item)
        let most = guided(solver.add(box.width, .lessThanOrEqual, Double(item.view.readableWidth)), item)
        item.frameRows.width = most
        own(solver.add(box.width, .lessThanOrEqual, outer.width), .guide, item)
        own(solver.add(box.width, .equal, outer.width, priority: 999.5), .guide, item)
    }

    /// Adds the rows of a bar's guide at the top or bottom, as wide as the view.
    private func addBarRows(_ item: LayoutItem, _ parent: LayoutItem, _ height: CGFloat, isTop: Bool) {
        let own = parent.insets, box = item.box, outer = parent.box
        item.frameRows.x = guided(solver.add(box.minX, .equal, outer.minX, constant: -Double(own.left)), item)
        item.frameRows.width = guided(solver.add(box.width, .equal, outer.width, constant: Double(own.horizontal)), item)
        if isTop {
            item.frameRows.y = guided(solver.add(box.minY, .equal, outer.minY, constant: -Double(own.top)), item)
        } else {
            let bottom = [Term(box.minY), Term(box.height), Term(outer.minY, -1), Term(outer.height, -1)]
            item.frameRows.y = guided(solver.add(bottom, .equal, Double(own.bottom)), item)
        }
        item.frameRows.height = guided(solver.add(box.height, .equal, Double(height)), item)
    }

    /// The scroll view's own rectangle in the coordinates of its content.
    private func addFrameGuideRows(_ item: LayoutItem, _ parent: LayoutItem) {
        let offset = item.view.bounds.origin
        item.frameRows.x = guided(solver.add(item.box.minX, .equal, Double(offset.x)), item)
        item.frameRows.y = guided(solver.add(item.box.minY, .equal, Double(offset.y)), item)
        let width = Double(parent.insets.horizontal), height = Double(parent.insets.vertical)
        item.frameRows.width = guided(
            solver.add(item.box.width, .equal, parent.box.width, constant: width), item)
        item.frameRows.height = guided(
            solver.add(item.box.height, .equal, parent.box.height, constant: height), item)
    }

    // MARK: Baselines

    /// The distances of a view's baselines from its edges.
    func baselines(of item: LayoutItem) -> LayoutItem.Baselines {
        if let known = item.baselines { return known }
        let offsets = item.view.baselineDistances
        let first = solver.makeVariable(), last = solver.makeVariable()
        let firstRow: ConstraintID
        if let fromTop = offsets.first {
            firstRow = solver.add(first, .equal, Double(fromTop))
        } else {
            firstRow = solver.add(first, .equal, item.box.height)
        }
        let lastRow = solver.add(last, .equal, Double(offsets.last))
        own(firstRow, .baseline, item)
        own(lastRow, .baseline, item)
        let made = LayoutItem.Baselines(first: first, last: last, firstRow: firstRow, lastRow: lastRow)
        item.baselines = made
        isDirty = true
        return made
    }
}
