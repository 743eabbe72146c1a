// Debug builds compare what views keep of their place in the tree with what it stands for.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

extension UIScreen {
    /// Looks at the views of all windows after a commit, when nothing waits.
    func checkViews() {
        guard CacheCheck.isBuilt else { return }
        for window in windows {
            CacheCheck.look(.layerOrder, ObjectName.of(window)) { window.firstDifference { $0.layerDifference } }
            CacheCheck.look(.safeAreas, ObjectName.of(window)) { window.firstDifference { $0.safeAreaDifference } }
            CacheCheck.look(.margins, ObjectName.of(window)) { window.firstDifference { $0.marginDifference } }
            CacheCheck.look(.traits, ObjectName.of(window)) { window.firstDifference { $0.traitDifference } }
        }
    }
}

extension UIView {
    /// The first difference in a tree, from the top.
    fileprivate func firstDifference(depth: Int = 0, _ difference: (UIView) -> String?) -> String? {
        if let found = difference(self) { return "\(ObjectName.of(self)) \(found)" }
        guard depth < ViewMeasures.deepestChecked else { return nil }
        for subview in hierarchy.subviews {
            if let found = subview.firstDifference(depth: depth + 1, difference) { return found }
        }
        return nil
    }

    /// Layers of subviews are sublayers in the subviews' order, unless the app has arranged them itself.
    fileprivate var layerDifference: String? {
        guard !layerStorage.isArrangedByHand else { return nil }
        let wanted = hierarchy.subviews.map { ObjectIdentifier($0.layerStorage) }
        let known = Set(wanted)
        let found = layerStorage.sublayerList.map { ObjectIdentifier($0) }.filter { known.contains($0) }
        if found == wanted { return nil }
        if found.count != wanted.count { return "has \(wanted.count) subviews, and \(found.count) of their layers." }
        return "has its subviews in another order than their layers."
    }

    fileprivate var safeAreaDifference: String? {
        // Scrolling moves the content below the safe area, which is computed when frames change.
        guard hierarchy.superview?.scrolledContent == nil else { return nil }
        let now = computedSafeArea()
        return now == margins.safeArea ? nil : "keeps the safe area \(margins.safeArea), and it is \(now)."
    }

    fileprivate var marginDifference: String? {
        guard let kept = margins.kept else { return nil }
        let now = freshMargins
        return now == kept ? nil : "keeps the margins \(kept), and they are \(now)."
    }

    /// A controller's own traits are part of those of its view: only views without one are compared.
    fileprivate var traitDifference: String? {
        guard hierarchy.owner == nil, let superview = hierarchy.superview else { return nil }
        let now = traitState.applying(to: superview.traitState.current)
        return now == traitState.current ? nil : "keeps other traits than its superview and its overrides give."
    }
}
