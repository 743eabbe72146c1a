// What a flow layout does before it answers: counts, the delegate's sizes, lines.
// Apple: "UICollectionViewFlowLayout"; all sizes are asked once for an invalidation of the delegate's metrics (documented).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    /// Steps: 1. what was measured moves with its items, or is forgotten where all data are other ones; 2. the delegate is asked;
    /// 3. lines are solved, with measured sizes; 4. what cannot be followed is told.
    func prepareFlow() {
        guard let view = collectionView else {
            solved.solution = nil
            return
        }
        let container = container(of: view)
        let old = solved.solution?.container
        let isOther = old.map { $0 != container } ?? true
        guard isOther || solved.needs.metrics || solved.needs.lines else { return }
        if link.batch != nil, solved.before == nil { solved.before = solved.solution }
        // 1.
        if solved.needs.counts {
            solved.measured = link.batch == nil ? [:] : LayoutChanges(batch: link.batch).carriedItems(solved.measured)
        } else if let old, old.across != container.across {
            solved.measured = [:]
        }
        // 2.
        if solved.needs.metrics || solved.needs.counts || solved.solution == nil { ask(view) }
        // 3.
        solved.solution = solution(container)
        solved.handed = []
        solved.needs = FlowNeeds(metrics: false, lines: false, counts: false)
        // 4.
        tellFindings(view)
    }

    private func solution(_ container: FlowContainer) -> FlowSolution {
        var inputs = solved.inputs
        if solved.measures {
            for (section, sizes) in solved.measured where inputs.indices.contains(section) {
                let count = inputs[section].count
                var all: [CGSize]
                switch inputs[section].sizes {
                case .uniform(let size): all = [CGSize](repeating: size, count: count)
                case .varying(let given): all = given
                }
                for (item, size) in sizes where item < count { all[item] = size }
                inputs[section].sizes = .varying(all)
            }
        }
        return FlowSolution(container, sections: inputs)
    }

    /// The place that there is for lines.
    private func container(of view: UICollectionView) -> FlowContainer {
        let reference: UIEdgeInsets =
            switch flow.reference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        // The view mirrors the answers of layouts that want it.
        return FlowContainer(
            size: view.bounds.size, contentInset: view.adjustedContentInset, referenceInset: reference,
            isVertical: flow.isVertical, scale: max(1, view.traitCollection.pixelScale))
    }

    // MARK: The delegate

    private func ask(_ view: UICollectionView) {
        let calls = view.flowCalls
        solved.measures = flow.estimate != .zero || flow.itemSize == Self.automaticSize
        solved.inputs = (0..<view.numberOfSections).map { section in
            let count = view.numberOfItems(inSection: section)
            return FlowSectionInput(
                count: count, sizes: sizes(section, count, view, calls),
                lineSpacing: calls.lineSpacing(self, section) ?? flow.lineSpacing,
                itemSpacing: calls.itemSpacing(self, section) ?? flow.itemSpacing,
                inset: calls.insetForSection(self, section) ?? flow.inset,
                header: flow.along(calls.headerSize(self, section) ?? flow.header),
                footer: flow.along(calls.footerSize(self, section) ?? flow.footer),
                centersLoneItem: flow.estimate == Self.automaticSize)
        }
    }

    /// The delegate's sizes go before the estimate, and the estimate before the property. An automatic size counts as the estimate.
    private func sizes(_ section: Int, _ count: Int, _ view: UICollectionView, _ calls: CollectionFlowCalls) -> FlowSizes {
        let usual = flow.estimate != .zero || flow.itemSize == Self.automaticSize ? flow.estimatedSize : flow.itemSize
        guard count > 0 else { return .uniform(usual) }
        func size(_ item: Int) -> CGSize? {
            let shown = IndexPath(indexes: [section, item])
            guard let size = calls.sizeForItem(self, view.dataPath(of: shown)) else { return nil }
            guard size == Self.automaticSize else { return size }
            solved.measures = true
            return flow.estimatedSize
        }
        guard let first = size(0) else { return .uniform(usual) }
        var all = [first]
        all.reserveCapacity(count)
        for item in 1..<max(1, count) { all.append(size(item) ?? usual) }
        return .varying(all)
    }

    // MARK: Measured sizes

    /// Gives items the sizes that their cells said. Returns by how much what is visible moves along the scroll direction: an item
    /// before it that became longer moves all of it.
    func take(_ sizes: [InnerInvalidation.Measured]) -> CGFloat {
        guard let view = collectionView, solved.solution != nil else { return 0 }
        let visible = view.own(view.visibleSoon)
        let top = flow.isVertical ? visible.minY : visible.minX
        let width = collectionViewContentSize.width
        func start(_ frame: CGRect) -> CGFloat { flow.isVertical ? frame.minY : frame.minX }
        var shift: CGFloat = 0
        for one in sizes where one.category == .cell && one.path.count == 2 {
            let (section, item) = (one.path[0], one.path[1])
            guard let frame = solved.solution?.frame(ofItem: item, section: section) else { continue }
            let anchor = start(frame) < top - shift ? anchor(visible, behind: one.path) : nil
            let before = anchor.flatMap { solved.solution?.frame(ofItem: $0[1], section: $0[0]) }
            solved.measured[section, default: [:]][item] = one.size
            solved.solution?.setMeasured([item: one.size], section: section)
            if let anchor, let before, let after = solved.solution?.frame(ofItem: anchor[1], section: anchor[0]) {
                shift += start(after) - start(before)
            }
        }
        solved.handed = []
        return mirroredShift(shift, grownBy: collectionViewContentSize.width - width, isVertical: flow.isVertical)
    }

    /// The first item that begins in the visible part, where the measured one is not it.
    private func anchor(_ visible: CGRect, behind measured: IndexPath) -> IndexPath? {
        let found = solved.solution?.elements(in: visible).first { element in
            element.kind == .item
                && (flow.isVertical ? element.frame.minY >= visible.minY : element.frame.minX >= visible.minX)
        }
        guard let found else { return nil }
        let path = IndexPath(indexes: [found.section, found.item])
        return path == measured ? nil : path
    }

    /// Sizes follow items that a finger moves.
    func follow(_ movement: InteractiveMovement) {
        solved.measured = LayoutChanges.moved(solved.measured, movement)
        for (from, to) in zip(movement.previous, movement.target) where from != to && from.count == 2 && to.count == 2 {
            guard solved.inputs.indices.contains(from[0]), solved.inputs.indices.contains(to[0]) else { continue }
            move(from, to)
        }
        solved.needs.lines = true
    }

    private func move(_ from: IndexPath, _ to: IndexPath) {
        func all(_ section: Int) -> [CGSize] {
            switch solved.inputs[section].sizes {
            case .uniform(let size): [CGSize](repeating: size, count: solved.inputs[section].count)
            case .varying(let sizes): sizes
            }
        }
        // Items of one size in one section change places without a trace.
        if from[0] == to[0], case .uniform = solved.inputs[from[0]].sizes { return }
        var source = all(from[0])
        guard source.indices.contains(from[1]) else { return }
        let size = source.remove(at: from[1])
        solved.inputs[from[0]].sizes = .varying(source)
        solved.inputs[from[0]].count = source.count
        var goal = all(to[0])
        goal.insert(size, at: min(to[1], goal.count))
        solved.inputs[to[0]].sizes = .varying(goal)
        solved.inputs[to[0]].count = goal.count
    }
}
