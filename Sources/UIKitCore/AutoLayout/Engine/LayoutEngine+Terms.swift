// From a constraint to a row: attributes as sums of unknowns.
// Apple: "NSLayoutConstraint"; "Working with Scroll Views" (edges mean the content, sizes and centres the frame).
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

/// Summands of one row, in memory on the stack.
struct TermList {
    private let base: UnsafeMutableBufferPointer<Term>
    private(set) var count = 0

    /// The most that a constraint has: two distances of two anchors each with their origins, and the holder's place.
    static let capacity = 40

    init(_ base: UnsafeMutableBufferPointer<Term>) { self.base = base }

    @inline(__always) mutating func add(_ variable: Variable, _ factor: Double) {
        guard factor != 0, count < base.count else { return }
        base.initializeElement(at: count, to: Term(variable, factor))
        count += 1
    }

    var span: UnsafeBufferPointer<Term> { UnsafeBufferPointer(rebasing: base[0..<count]) }
}

/// How an attribute counts: along which axis, where between the edges, or as a length.
struct AttributeForm {
    enum Place { case position, length, firstBaseline, lastBaseline }
    var isHorizontal: Bool
    var place: Place
    /// 0 the near edge, 1 the far one.
    var fraction: Double = 0
    var isMargin = false
    var isDirectional = false

    init(_ attribute: NSLayoutConstraint.Attribute, flipped: Bool) {
        isHorizontal = true
        place = .position
        switch attribute {
        case .left: break
        case .right: fraction = 1
        case .leading: (fraction, isDirectional) = (flipped ? 1 : 0, true)
        case .trailing: (fraction, isDirectional) = (flipped ? 0 : 1, true)
        case .centerX: fraction = 0.5
        case .leftMargin: isMargin = true
        case .rightMargin: (fraction, isMargin) = (1, true)
        case .leadingMargin: (fraction, isMargin, isDirectional) = (flipped ? 1 : 0, true, true)
        case .trailingMargin: (fraction, isMargin, isDirectional) = (flipped ? 0 : 1, true, true)
        case .centerXWithinMargins: (fraction, isMargin) = (0.5, true)
        case .width: place = .length
        case .height: (isHorizontal, place) = (false, .length)
        case .top: isHorizontal = false
        case .bottom: (isHorizontal, fraction) = (false, 1)
        case .centerY: (isHorizontal, fraction) = (false, 0.5)
        case .topMargin: (isHorizontal, isMargin) = (false, true)
        case .bottomMargin: (isHorizontal, fraction, isMargin) = (false, 1, true)
        case .centerYWithinMargins: (isHorizontal, fraction, isMargin) = (false, 0.5, true)
        case .firstBaseline: (isHorizontal, place) = (false, .firstBaseline)
        case .lastBaseline: (isHorizontal, place, fraction) = (false, .lastBaseline, 1)
        case .notAnAttribute: place = .length
        }
    }
}

extension NSLayoutConstraint {
    /// Whether a side speaks of leading or trailing.
    var isDirectional: Bool { LayoutEngine.isDirectional(first) || LayoutEngine.isDirectional(second) }
}

extension LayoutEngine {
    static func isDirectional(_ side: LayoutSide) -> Bool {
        if let distance = side.distance { return isDirectional(distance.start) || isDirectional(distance.end) }
        switch side.attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: return true
        default: return false
        }
    }

    // MARK: Sides

    /// The sum of a constraint: first − multiplier × second. false where an item is gone.
    func collect(_ constraint: NSLayoutConstraint, _ holder: UIView, _ list: inout TermList) -> Bool {
        let flips = constraint.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let times = Double(constraint.storedMultiplier)
        let first = constraint.first, second = constraint.second
        if first.distance != nil || AttributeForm(first.attribute, flipped: false).place == .length {
            guard addLength(first, 1, flips, &list) else { return false }
            return second.isConstant || addLength(second, -times, flips, &list)
        }
        guard !second.isConstant else { return addPosition(first, 1, nil, flips, nil, &list) }
        guard let common = commonSpace(first, second) else { return false }
        guard addPosition(first, 1, second, flips, common, &list),
            addPosition(second, -times, first, flips, common, &list)
        else { return false }
        if times != 1 {
            addReference(holder, common, times - 1, AttributeForm(first.attribute, flipped: flips), flips, &list)
        }
        return true
    }

    private func addLength(_ side: LayoutSide, _ factor: Double, _ flips: Bool, _ list: inout TermList) -> Bool {
        if let distance = side.distance {
            guard let common = commonSpace(distance.start, distance.end) else { return false }
            return addPosition(distance.end, factor, distance.start, flips, common, &list)
                && addPosition(distance.start, -factor, distance.end, flips, common, &list)
        }
        guard let item = item(of: side) else { return false }
        let form = AttributeForm(side.attribute, flipped: false)
        note(item, form)
        list.add(form.isHorizontal ? item.box.width : item.box.height, factor)
        return true
    }

    /// Positions count from the holder's near edge (at the right, where the direction is turned): with a multiplier that
    /// matters.
    private func addReference(
        _ holder: UIView, _ common: LayoutSpace, _ factor: Double, _ form: AttributeForm, _ flips: Bool,
        _ list: inout TermList
    ) {
        let place = item(for: holder)
        let box: Box
        if place.space === common {
            box = place.box
        } else if let inner = place.inner, inner === common, let content = inner.content {
            box = content.box
        } else {
            return
        }
        if !form.isHorizontal { return list.add(box.minY, factor) }
        list.add(box.minX, flips ? -factor : factor)
        if flips { list.add(box.width, -factor) }
    }

    /// Adds factor × position, in the coordinates of `common` (the item's own where nil).
    private func addPosition(
        _ side: LayoutSide, _ factor: Double, _ other: LayoutSide?, _ flips: Bool, _ common: LayoutSpace?,
        _ list: inout TermList
    ) -> Bool {
        let form = AttributeForm(side.attribute, flipped: flips)
        guard let place = place(of: side, form, besides: other) else { return false }
        let factor = flips && form.isHorizontal ? -factor : factor
        let box = place.item.box
        note(place.item, form)
        if form.isHorizontal {
            if let viewport = place.centre {
                list.add(viewport.box.width, factor * 0.5)
            } else {
                list.add(box.minX, factor)
                list.add(box.width, factor * form.fraction)
            }
        } else if let viewport = place.centre {
            list.add(viewport.box.height, factor * 0.5)
        } else {
            list.add(box.minY, factor)
            switch form.place {
            case .firstBaseline: list.add(baselines(of: place.item).first, factor)
            case .lastBaseline:
                list.add(box.height, factor)
                list.add(baselines(of: place.item).last, -factor)
            default: list.add(box.height, factor * form.fraction)
            }
        }
        guard let common else { return true }
        var space = place.space
        while space !== common, let outer = space.outer {
            guard let origin = origin(of: space) else { break }
            list.add(form.isHorizontal ? origin.x : origin.y, factor)
            space = outer
        }
        return true
    }

    // MARK: Items of sides

    private struct Place {
        var item: LayoutItem
        var space: LayoutSpace
        /// The scroll view, where its middle is meant in the coordinates of its content.
        var centre: LayoutItem?
    }

    private func item(of side: LayoutSide) -> LayoutItem? {
        guard let object = side.object else { return nil }
        return side.isGuide
            ? item(for: unsafeDowncast(object, to: UILayoutGuide.self))
            : item(for: unsafeDowncast(object, to: UIView.self))
    }

    /// The rectangle that a position is of. Between a scroll view and what stands in it the content's is meant.
    private func place(of side: LayoutSide, _ form: AttributeForm, besides other: LayoutSide?) -> Place? {
        guard let object = side.object else { return nil }
        if side.isGuide {
            let guide = unsafeDowncast(object, to: UILayoutGuide.self)
            guard let item = item(for: guide) else { return nil }
            if guide.role == .margins, let view = guide.owningView, view.scrolledContent != nil,
                let inner = contentSpace(of: view, holding: other), let margins = contentMargins(of: inner)
            {
                return Place(item: margins, space: inner)
            }
            return Place(item: item, space: item.space)
        }
        let view = unsafeDowncast(object, to: UIView.self)
        if view.scrolledContent != nil, let inner = contentSpace(of: view, holding: other),
            let content = inner.content
        {
            if form.fraction == 0.5 {
                return Place(item: content, space: inner, centre: item(for: view))
            }
            let item = form.isMargin ? contentMargins(of: inner) ?? content : content
            return Place(item: item, space: inner)
        }
        if form.isMargin { return item(for: view.layoutMarginsGuide).map { Place(item: $0, space: $0.space) } }
        var base = view
        if form.place == .firstBaseline { base = view.baselineView(isFirst: true) }
        if form.place == .lastBaseline { base = view.baselineView(isFirst: false) }
        let item = item(for: base)
        return Place(item: item, space: item.space)
    }

    /// The space of a scroll view's content, if the other side stands in it.
    private func contentSpace(of scrollView: UIView, holding other: LayoutSide?) -> LayoutSpace? {
        guard let other, let object = other.object, object !== scrollView, let view = other.owningView else { return nil }
        if view === scrollView {
            guard other.isGuide else { return nil }
            let role = unsafeDowncast(object, to: UILayoutGuide.self).role
            return role == .plain || role == .content ? innerSpace(of: item(for: scrollView)) : nil
        }
        var above = view.hierarchy.superview
        while let there = above {
            if there === scrollView { return innerSpace(of: item(for: scrollView)) }
            above = there.hierarchy.superview
        }
        return nil
    }

    private func commonSpace(_ first: LayoutSide, _ second: LayoutSide) -> LayoutSpace? {
        guard
            var one = place(of: first, AttributeForm(first.attribute, flipped: false), besides: second)?.space,
            var two = place(of: second, AttributeForm(second.attribute, flipped: false), besides: first)?.space
        else { return nil }
        while one !== two {
            if one.depth >= two.depth {
                guard let outer = one.outer else { return nil }
                one = outer
            } else {
                guard let outer = two.outer else { return nil }
                two = outer
            }
        }
        return one
    }

    /// Constraints that speak of a content's far edge or size make it.
    private func note(_ item: LayoutItem, _ form: AttributeForm) {
        guard item.kind == .content || item.kind == .contentMargins else { return }
        guard form.place != .position || form.fraction > 0 else { return }
        if form.isHorizontal { item.space.sizesWidth = true } else { item.space.sizesHeight = true }
    }
}

extension Box {
    /// 0 minX, 1 minY, 2 width, 3 height.
    @inline(__always) func variables(_ which: Int) -> Variable {
        switch which {
        case 0: minX
        case 1: minY
        case 2: width
        default: height
        }
    }
}
