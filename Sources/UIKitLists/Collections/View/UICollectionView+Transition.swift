// Other layouts: at once, animated, or by a gesture of the app's own.
// Apple: "UICollectionView", setCollectionViewLayout(_:animated:completion:), startInteractiveTransition(to:completion:). That the item
// in the middle stays there is documented, how far is guessed (lists.md, L115).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UICollectionView+Transition.swift`.
struct CollectionTransition {
    /// The layout of a transition by a gesture.
    var layout: UICollectionViewTransitionLayout?
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether its rest is animated.
    var isEnding = false
    /// The item in the middle when it began.
    var middle: IndexPath?
}

extension UICollectionView {
    /// Steps: 1. both layouts are told; 2. the new one is prepared, around the item in the middle; 3. elements go from their old places
    /// to the new ones; 4. both layouts and all views hear of the end.
    func setLayout(_ new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = arranging.layout
        guard new !== old else {
            completion?(true)
            return
        }
        if moving.current != nil { endMoving(isCancelled: true, animated: false) }
        if changing.layout != nil { closeTransition(isFinished: false, ended: false) }
        leaveSwipe(animated: false)
        let oldOffset = contentOffset
        let middle = middleItem
        let isShown = arranging.wasPrepared && !data.isStale
        if isShown { old.prepareForTransition(to: new) }
        attach(new)
        if isShown { new.prepareForTransition(from: old) }
        guard isShown else {
            part(from: old)
            if let completion { finish([completion], true) }
            return
        }
        let views = elements.live.values.map(\.view)
        for view in views { view.willTransition(from: old, to: new) }
        UIView.performWithoutAnimation {
            prepareIfNeeded()
            keepInMiddle(middle)
        }
        var change = CollectionChange(
            start: { [weak self] in self?.initialPlace($0.identity) ?? Self.place($0.identity, in: old) },
            end: { [weak self] in self?.finalPlace(of: $0, in: old) }, oldOffset: oldOffset)
        change.newOffset = contentOffset
        change.isAnimated = animated
        change.inside = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        change.completion = { [weak self] finished in
            for view in views { view.didTransition(from: old, to: new) }
            self?.part(from: old)
            completion?(finished)
        }
        carryOut(change)
    }

    private static func place(_ identity: AttributesIdentity, in old: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch identity.category {
        case .cell: old.layoutAttributesForItem(at: identity.indexPath)
        case .supplementaryView:
            old.layoutAttributesForSupplementaryView(ofKind: identity.kind ?? "", at: identity.indexPath)
        case .decorationView: old.layoutAttributesForDecorationView(ofKind: identity.kind ?? "", at: identity.indexPath)
        }
    }

    private func finalPlace(of element: LiveElement, in old: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        element.identity.category == .cell ? old.finalLayoutAttributesForDisappearingItem(at: element.identity.indexPath) : nil
    }

    /// A layout is not this collection view's any more.
    private func part(from old: UICollectionViewLayout) {
        guard old !== arranging.layout, old.link.view === self else { return }
        old.detached(from: self)
        old.link.join(nil)
    }

    /// The shown item that is nearest to the middle.
    private var middleItem: IndexPath? {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func distance(_ element: LiveElement) -> CGFloat {
            let center = element.applied?.center ?? .zero
            return hypot(center.x - middle.x, center.y - middle.y)
        }
        return elements.cells.min { distance($0) < distance($1) }?.identity.indexPath
    }

    private func keepInMiddle(_ path: IndexPath?) {
        guard let path, let center = itemAttributes(path)?.center else { return }
        contentOffset = offsetAfterChange(CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
    }

    // MARK: By a gesture

    func startTransition(
        to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let present = changing.layout {
            Catalogue.collectionInTransition.report(object: ObjectName.of(self))
            return present
        }
        if moving.current != nil { endMoving(isCancelled: true, animated: false) }
        let old = arranging.layout
        let between =
            tells.transitionLayout(old, next) ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        changing = CollectionTransition(layout: between, completion: completion, middle: middleItem)
        old.prepareForTransition(to: next)
        next.link.join(self)
        next.prepareForTransition(from: old)
        for element in elements.live.values { element.view.willTransition(from: old, to: next) }
        attach(between)
        return between
    }

    /// The rest of the way, forth or back.
    func endTransition(isFinished: Bool) {
        guard let between = changing.layout, !changing.isEnding else {
            Catalogue.collectionNoTransition.report(object: ObjectName.of(self))
            return
        }
        changing.isEnding = true
        UIView.animate(
            withDuration: CollectionMeasures.transitionTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                between.transitionProgress = isFinished ? 1 : 0
                self.tileNow()
                (isFinished ? between.nextLayout : between.currentLayout).finalizeLayoutTransition()
            },
            completion: { [weak self] ended in
                guard let self, self.changing.layout === between else { return }
                self.closeTransition(isFinished: isFinished, ended: ended)
            })
    }

    /// One of the two layouts is in force again.
    private func closeTransition(isFinished: Bool, ended: Bool) {
        guard let between = changing.layout else { return }
        let completion = changing.completion
        changing = CollectionTransition()
        let (old, next) = (between.currentLayout, between.nextLayout)
        attach(isFinished ? next : old)
        let gone = isFinished ? old : next
        part(from: between)
        part(from: gone)
        for element in elements.live.values { element.view.didTransition(from: old, to: isFinished ? next : old) }
        completion?(ended, isFinished)
    }
}
