// A collection view's stored state, grouped by the files that change it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// What accessors set. Changed by `UICollectionView.swift`, `UICollectionView+Selection.swift`, `UICollectionView+Parts.swift` and
/// `UICollectionView+Sizing.swift`.
struct CollectionOptions {
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var allowsFocus = true
    var allowsFocusDuringEditing = false
    var remembersFocus = false
    var selectionFollowsFocus = false
    var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
}

/// What is known of data source and delegate. Changed by `UICollectionView+Messages.swift`.
struct CollectionKnown {
    var sourceMarks: CollectionSourceMarks = []
    var delegateMarks: CollectionDelegateMarks = []
    var flowMarks: CollectionFlowMarks = []
    /// Optional methods that the defaults answered.
    var absentFromSource: CollectionSourceMarks = []
    var absentFromDelegate: CollectionDelegateMarks = []
    var absentFromFlow: CollectionFlowMarks = []

    /// The default answered for the data source. Called by `CollectionSourceCalls.swift`.
    mutating func sourceLacks(_ mark: CollectionSourceMarks) { absentFromSource.insert(mark) }
    /// The default answered for the delegate. Called by `CollectionDelegateCalls.swift`.
    mutating func delegateLacks(_ mark: CollectionDelegateMarks) { absentFromDelegate.insert(mark) }
    /// The default answered for the flow layout's delegate. Called by `CollectionFlowCalls.swift`.
    mutating func flowLacks(_ mark: CollectionFlowMarks) { absentFromFlow.insert(mark) }
}

/// Changed by `UICollectionView+Loading.swift`.
struct CollectionData {
    /// The items of each section, as they are shown.
    var counts: [Int] = []
    /// Whether the counts have been asked for.
    var isLoaded = false
    /// Whether the views are those of data before a reload. Changed by `UICollectionView+Loading.swift` and
    /// `UICollectionView+Tiling.swift`.
    var isStale = false

    /// The counts after a checked batch, or with an item that a finger moves into another section. Called by
    /// `UICollectionView+Changing.swift` and `UICollectionView+Moving.swift`.
    mutating func take(_ new: [Int]) { counts = new }
}

/// The layout, and how far it has been asked. Changed by `UICollectionView.swift` and `UICollectionView+Arranging.swift`.
struct CollectionArranging {
    var layout: UICollectionViewLayout
    /// Whether the layout has been prepared since its last invalidation.
    var isPrepared = false
    /// Whether it was prepared at all: from then on it is asked about other bounds.
    var wasPrepared = false
    var isPreparing = false
    /// Goes up with each invalidation: attributes of one number do not differ.
    var generation = 0
    /// What contexts ask to be added to the offset.
    var offset = CGPoint.zero
    /// Whether views are being placed: the layout pass must not place them. Changed by `UICollectionView+Tiling.swift` and
    /// `UICollectionView+Changing.swift`.
    var isTiling = false
    /// Whether a batch is being carried out: the counts are its own.
    var isCommitting = false

    init(_ layout: UICollectionViewLayout) { self.layout = layout }

    /// Runs the layout's part of a batch, during which an invalidation of the counts does not ask the data source again. Called by
    /// `UICollectionView+Changing.swift`.
    mutating func commits(_ value: Bool) { isCommitting = value }
}

/// An element that has a view in the collection view. Changed by `UICollectionView+Elements.swift`, `UICollectionView+Sizing.swift`,
/// `UICollectionView+Changing.swift` and `UICollectionView+Moving.swift`.
@MainActor final class LiveElement {
    var identity: AttributesIdentity
    let view: UICollectionReusableView
    /// A copy of the attributes that the view was given last.
    var applied: UICollectionViewLayoutAttributes?
    /// The attributes to which a change under way brings the view.
    var next: UICollectionViewLayoutAttributes?
    /// The place in the layout's last answer: of equal `zIndex` the later stands in front.
    var rank = 0
    /// The generation of the layout of which the attributes are.
    var generation = 0
    /// The size for which the view was asked for another one.
    var askedSize: CGSize?
    /// Whether the view's content changed since.
    var needsSize = true
    /// Whether it was said that the layout moved it without an invalidation. Changed by `UICollectionView+Reports.swift`.
    var hasMovedSilently = false
    /// The sizes that the view wished in this layout pass.
    var wishes: [CGSize] = []

    init(_ identity: AttributesIdentity, _ view: UICollectionReusableView) {
        self.identity = identity
        self.view = view
    }

    var path: ListPath? { ListPath(identity.indexPath) }
    var cell: UICollectionViewCell? { view as? UICollectionViewCell }
}

/// Changed by `UICollectionView+Elements.swift` and `UICollectionView+Tiling.swift`.
@MainActor struct CollectionElements {
    var live: [AttributesIdentity: LiveElement] = [:]
    /// The element whose view is asked for; with the view that it keeps when it is configured anew. Changed by
    /// `UICollectionView+Applying.swift` as well.
    var asked: (identity: AttributesIdentity, size: CGRect?, kept: UICollectionViewCell?)?
    /// The views that were dequeued for the question under way. Changed by `UICollectionView+Reuse.swift`.
    var given: [UICollectionReusableView] = []
    /// While a change is prepared, views that are there keep their places, and learn only where they go. Changed by
    /// `UICollectionView+Changing.swift`.
    var isCollecting = false

    /// Elements that were refused since the layout was last invalidated.
    var refused: (generation: Int, identities: Set<AttributesIdentity>) = (0, [])

    /// Elements under other paths. Called by `UICollectionView+Changing.swift` and `UICollectionView+Moving.swift`.
    mutating func rename(_ elements: [LiveElement]) {
        live = [:]
        for element in elements { live[element.identity] = element }
    }
    /// Another view takes an element's place. Called by `UICollectionView+Applying.swift`.
    mutating func replace(with element: LiveElement) { live[element.identity] = element }
    /// Elements by their paths.
    var cells: [LiveElement] {
        live.values.filter { $0.identity.category == .cell }.sorted { $0.identity.indexPath < $1.identity.indexPath }
    }
}

/// Changed by `UICollectionView+Scrolling.swift`.
struct CollectionScrolling {
    /// Where an animated scroll to an item ends, by the places that are known now.
    var goal: ((UICollectionView) -> CGPoint?)?
    /// Whether the end of such a scroll is still to be put right.
    var settles = false
}

/// Changed by `UICollectionView+Selection.swift` and `UICollectionView+Touches.swift`.
struct CollectionPicking {
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    /// The item under the finger.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    /// The item that had the focus last. Changed by `UICollectionView+Focus.swift`.
    var focused: IndexPath?

    /// Items have other paths, or lose their selection. Called by `UICollectionView+Applying.swift` and
    /// `UICollectionView+Moving.swift`.
    mutating func follow(_ newPath: (ListPath) -> ListPath?) {
        selected = selected.compactMap { ListPath($0).flatMap(newPath)?.indexPath }
        highlighted = highlighted.flatMap { ListPath($0) }.flatMap(newPath)?.indexPath
        if highlighted == nil { touch = nil }
        focused = focused.flatMap { ListPath($0) }.flatMap(newPath)?.indexPath
    }
}

/// Changed by `UICollectionView+Parts.swift` and `UICollectionView+Index.swift`.
@MainActor struct CollectionParts {
    var background: UIView?
    var index: TableIndexBar?
    let memory = CollectionMemory()
}

/// Empties a collection view's pool when memory is short, as long as the collection view lives.
final class CollectionMemory: @unchecked Sendable {
    private var token: (any NSObjectProtocol)?

    init() {}

    @MainActor func watch(_ view: UICollectionView) {
        guard token == nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak view] _ in MainActor.assumeIsolated { view?.pool.empty() } }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
