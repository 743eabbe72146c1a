// A layout between two others, by the progress of a gesture.
// Apple: "UICollectionViewTransitionLayout".
import CoreGraphics
import Foundation
import UIKitCore

/// Shows elements between the places that two layouts give them.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    final var way = TransitionWay()
    /// The layout from which the transition comes.
    public let currentLayout: UICollectionViewLayout
    /// The layout to which it goes.
    public let nextLayout: UICollectionViewLayout

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    /// Creates a layout from an archive, between two layouts that place nothing.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// The part of the way from 0, the current layout, to 1, the next; 0 at first. A subclass may go beyond.
    open var transitionProgress: CGFloat {
        get { way.progress }
        set { setProgress(newValue) }
    }
    /// Keeps a value of a gesture under a name.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { way.values[key] = value }
    /// Returns a value that was kept under a name; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { way.values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        prepareBoth()
    }
    open override var collectionViewContentSize: CGSize { sizeBetween }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elementsBetween(rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForItem(at: indexPath) }
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
            || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}

/// How far a transition is. Changed by `UICollectionViewTransitionLayout.swift` and `UICollectionViewTransitionLayout+Between.swift`.
struct TransitionWay {
    var progress: CGFloat = 0
    /// Whether the layout is invalidated for another progress alone.
    var isProgressing = false
    /// Whether the two layouts have to be prepared.
    var areStale = true
    /// Values of the app's own, by their names.
    var values: [String: CGFloat] = [:]
}
