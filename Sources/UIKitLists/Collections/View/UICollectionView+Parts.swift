// The views that are no elements, and what a collection view hears of its surroundings.
// Apple: "UICollectionView", backgroundView.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UICollectionView {
    func setUpCollection() {
        arranging.layout.link.join(self)
        backgroundColor = .systemBackground
        accessibilityContainerType = .list
        editState.gestures.attach(to: self)
        parts.memory.watch(self)
    }

    func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        if let old = parts.background, old.superview === self { old.removeFromSuperview() }
        parts.background = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    /// Places everything that is no element.
    func placeParts() {
        if let background = parts.background {
            if subviews.first !== background { sendSubviewToBack(background) }
            background.put(bounds)
        }
        if window != nil, parts.index == nil, !known.absentFromSource.contains(.indexTitles), dataSource != nil { reloadIndex() }
        placeIndex()
    }

    /// The index lies above all.
    func raiseParts() {
        if let index = parts.index, index.superview === self, subviews.last !== index { bringSubviewToFront(index) }
    }

    func windowChanged() {
        if window == nil {
            leaveSwipe(animated: false)
            if moving.current != nil { endMoving(isCancelled: true, animated: false) }
            endTouch()
        } else {
            setNeedsLayout()
        }
    }

    /// Sizes depend on the size of text, on the width class and on the direction.
    func traitsChanged(from previous: UITraitCollection?) {
        guard let previous else { return }
        let now = traitCollection
        guard
            previous.preferredContentSizeCategory != now.preferredContentSizeCategory || previous.displayScale != now.displayScale
                || previous.layoutDirection != now.layoutDirection || previous.horizontalSizeClass != now.horizontalSizeClass
                || previous.verticalSizeClass != now.verticalSizeClass
        else { return }
        for element in elements.live.values { element.needsSize = true }
        rearrange()
    }

    func safeAreaChanged() { rearrange() }

    // MARK: Archives

    func encodeCollection(with coder: NSCoder) {
        coder.encode(arranging.layout, forKey: "UICollectionLayout")
        coder.encode(options.allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(options.allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
    }

    func decodeCollection(from coder: NSCoder) {
        if coder.layoutIfPresent == nil { Catalogue.collectionNoLayout.report(object: ObjectName.of(self)) }
        guard coder.containsValue(forKey: "UIAllowsSelection") else { return }
        options.allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection")
        options.allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection")
    }
}

extension NSCoder {
    /// The layout of an archived collection view; the same object each time it is asked for.
    var layoutIfPresent: UICollectionViewLayout? { objectIfPresent("UICollectionLayout") as? UICollectionViewLayout }
}
