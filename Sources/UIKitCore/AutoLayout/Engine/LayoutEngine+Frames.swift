// Views that keep their frames: rows from frame and autoresizing mask, and what changes them.
// Apple: "UIView", translatesAutoresizingMaskIntoConstraints.
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

extension UIView {
    /// The frame without the transform, in the superview's coordinates.
    var untransformedFrame: CGRect {
        let size = layerStorage.bounds.size, anchor = layerStorage.anchorPoint, center = layerStorage.position
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// The shares of a change of the superview's size that each of the four numbers takes, by the mask.
    var maskShares: LayoutItem.FrameRows.Shares {
        guard let superview = hierarchy.superview, superview.autoresizesSubviews, autoresizingMask != [] else {
            return LayoutItem.FrameRows.Shares()
        }
        let mask = autoresizingMask, frame = untransformedFrame, outer = superview.bounds.size
        let horizontal = AutoresizingAxis(
            flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleSize: mask.contains(.flexibleWidth),
            flexibleAfter: mask.contains(.flexibleRightMargin))
        let vertical = AutoresizingAxis(
            flexibleBefore: mask.contains(.flexibleTopMargin), flexibleSize: mask.contains(.flexibleHeight),
            flexibleAfter: mask.contains(.flexibleBottomMargin))
        let x = horizontal.resized(origin: frame.minX, length: frame.width, from: outer.width, to: outer.width + 1)
        let y = vertical.resized(origin: frame.minY, length: frame.height, from: outer.height, to: outer.height + 1)
        return LayoutItem.FrameRows.Shares(
            x: LayoutEngine.tidy(x.0 - frame.minX), width: LayoutEngine.tidy(x.1 - frame.width),
            y: LayoutEngine.tidy(y.0 - frame.minY), height: LayoutEngine.tidy(y.1 - frame.height))
    }
}

extension LayoutEngine {
    /// Differences of large numbers: whole shares are meant to be whole.
    static func tidy(_ share: CGFloat) -> Double {
        let value = Double(share), whole = value.rounded()
        return abs(value - whole) < 1e-6 ? whole : value
    }

    /// The four rows of a view whose frame is given.
    func addFrameRows(_ item: LayoutItem) {
        guard item.parent != nil else { return addRootSize(item) }
        item.frameRows.shares = item.view.maskShares
        let c = frameConstants(item)
        let s = item.frameRows.shares
        let outer = item.parent!.box
        item.frameRows.x = addFrameRow(item, item.box.minX, outer.minX, s.x, outer.width, c.x)
        item.frameRows.y = addFrameRow(item, item.box.minY, outer.minY, s.y, outer.height, c.y)
        item.frameRows.width = addFrameRow(item, item.box.width, nil, s.width, outer.width, c.width)
        item.frameRows.height = addFrameRow(item, item.box.height, nil, s.height, outer.height, c.height)
    }

    /// variable = start + share × size + constant, where start counts only outside of a scroll view.
    private func addFrameRow(
        _ item: LayoutItem, _ variable: Variable, _ start: Variable?, _ share: Double, _ size: Variable, _ constant: Double
    ) -> ConstraintID {
        let begins = item.space === item.parent?.inner ? nil : start
        if share == 0 {
            guard let begins else { return framed(solver.add(variable, .equal, constant), item) }
            return framed(solver.add(variable, .equal, begins, constant: constant), item)
        }
        var terms = [Term(variable), Term(size, -share)]
        if let begins { terms.append(Term(begins, -1)) }
        return framed(solver.add(terms, .equal, constant), item)
    }

    private func frameConstants(_ item: LayoutItem) -> (x: Double, y: Double, width: Double, height: Double) {
        let frame = item.view.untransformedFrame, own = item.insets
        guard let parent = item.parent else { return (0, 0, 0, 0) }
        let outer = parent.insets, size = parent.view.bounds.size, shares = item.frameRows.shares
        let isInside = item.space === parent.inner
        let x = Double(frame.minX + own.left) - (isInside ? 0 : Double(outer.left))
        let y = Double(frame.minY + own.top) - (isInside ? 0 : Double(outer.top))
        let across = Double(size.width - outer.horizontal), down = Double(size.height - outer.vertical)
        return (
            x - shares.x * across, y - shares.y * down,
            Double(frame.width - own.horizontal) - shares.width * across,
            Double(frame.height - own.vertical) - shares.height * down
        )
    }

    /// The view's frame, its mask or its superview's size has been set. Whether anything is different now.
    @discardableResult
    func frameChanged(_ item: LayoutItem) -> Bool {
        guard item.kind == .view, let width = item.frameRows.width else { return false }
        if item.parent == nil {
            let size = item.view.bounds.size
            var differs = set(Double(size.width - item.insets.horizontal), of: width)
            if let height = item.frameRows.height, set(Double(size.height - item.insets.vertical), of: height) {
                differs = true
            }
            return differs
        }
        if item.view.maskShares != item.frameRows.shares {
            removeFrameRows(item)
            addFrameRows(item)
            return true
        }
        let c = frameConstants(item), rows = item.frameRows
        var differs = set(c.width, of: width)
        if let x = rows.x, set(c.x, of: x) { differs = true }
        if let y = rows.y, set(c.y, of: y) { differs = true }
        if let height = rows.height, set(c.height, of: height) { differs = true }
        return differs
    }

    func removeFrameRows(_ item: LayoutItem) {
        if item.parent != nil {
            drop(&item.frameRows.x)
            drop(&item.frameRows.y)
        }
        drop(&item.frameRows.width)
        drop(&item.frameRows.height)
    }

    /// The view now keeps its frame, or now is placed by constraints.
    func translationChanged(_ item: LayoutItem) {
        touch(item)
        if item.view.resizing.translatesMask {
            removeContentRows(item)
            addFrameRows(item)
        } else {
            removeFrameRows(item)
            noteContent(item)
        }
    }

    /// The bounds of a scroll view have moved over its content.
    func offsetChanged(_ item: LayoutItem) {
        guard let inner = item.inner else { return }
        let offset = item.view.bounds.origin
        if let origin = inner.origin {
            set(-Double(offset.x + item.insets.left), of: origin.xRow)
            set(-Double(offset.y + item.insets.top), of: origin.yRow)
        }
        guard let guide = item.view.scrolledContent?.madeFrameGuide,
            let rows = (isMeasuring ? measuredItems[ObjectIdentifier(guide)] : guide.item)?.frameRows
        else { return }
        if let x = rows.x { set(Double(offset.x), of: x) }
        if let y = rows.y { set(Double(offset.y), of: y) }
    }
}
