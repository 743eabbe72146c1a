// Views that decide about their own size.
// Apple: "UICollectionReusableView", preferredLayoutAttributesFitting(_:); "UICollectionView", selfSizingInvalidation.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UICollectionView {
    /// Asks a view for its size, and the layout whether that counts. Steps: 1. only for another size or other content than before;
    /// 2. the view answers; 3. the layout may be invalidated, and is made anew in the next pass.
    func askForSize(_ element: LiveElement, _ placed: PlacedElement) {
        let own = placed.own
        guard element.identity.category != .decorationView, element.needsSize || element.askedSize != own.size else { return }
        element.needsSize = false
        element.askedSize = own.size
        let axes = layout.fittedAxes(of: own)
        guard !axes.isEmpty, let given = own.copy() as? UICollectionViewLayoutAttributes else { return }
        element.view.fittedAxes = axes
        let preferred = UIView.withoutAnimations { element.view.preferredLayoutAttributesFitting(given) }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: own) else { return }
        element.wishes.append(preferred.size)
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: own))
    }

    func setSelfSizing(_ value: SelfSizingInvalidation) {
        options.selfSizing = value
        Catalogue.stored(
            "UICollectionView.selfSizingInvalidation", of: ObjectName.of(self), isDefault: value != .enabledIncludingConstraints,
            "Changes of constraints alone do not measure an item again.")
    }

    /// A cell needs another size, perhaps: it is measured with the next layout, and the others move.
    package func cellChangedSize(_ cell: UIView) {
        guard options.selfSizing != .disabled, window != nil, !arranging.isTiling, elements.asked == nil, !data.isStale,
            let element = elements.live.values.first(where: { $0.view === cell })
        else { return }
        element.needsSize = true
        setNeedsLayout()
    }

    /// Which views keep the layout from settling, and between which sizes.
    func reportLoop() {
        let wishers = elements.live.values.filter { $0.wishes.count >= CollectionMeasures.mostPasses - 1 }
            .sorted { $0.identity.indexPath < $1.identity.indexPath }
        func text(_ size: CGSize) -> String { "\(LayoutWords.number(size.width)) x \(LayoutWords.number(size.height))" }
        let named = wishers.prefix(3).map { element in
            var sizes: [String] = []
            for size in element.wishes where !sizes.contains(text(size)) { sizes.append(text(size)) }
            let path = element.identity.indexPath
            let numbers = (0..<path.count).map { String(path[$0]) }.joined(separator: " - ")
            return "\(ObjectName.of(element.view)) at \(numbers) wished \(sizes.prefix(4).joined(separator: ", then "))"
        }
        let cause =
            named.isEmpty
            ? "The layout \(ObjectName.of(layout)) was invalidated, or the bounds changed, in each of \(CollectionMeasures.mostPasses) passes."
            : "In \(CollectionMeasures.mostPasses) passes \(named.joined(separator: "; "))."
        let address = "<\(String(describing: type(of: self))) 0x…>"
        Catalogue.collectionLoop.report(
            object: ObjectName.of(self), cause: cause,
            apple:
                "NSInternalInconsistencyException: UICollectionView (\(address)) is stuck in its update/layout loop. This can happen "
                + "for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size. To "
                + "debug this issue, check the Console app for logs in the \"UICollectionViewRecursion\" category.")
    }
}
