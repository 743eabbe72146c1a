// A drop into a list: where each item goes.
// No Apple page: this is ours; "UITableViewDropCoordinator", "UICollectionViewDropCoordinator".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitControls
import UIKitCore

/// One item of a drop, as the delegate of a list gets it.
@MainActor package final class ListDropItem: NSObject {
    package let dragItem: UIDragItem
    package let sourceIndexPath: IndexPath?
    /// The size of the item's picture, in points; zero where it has none.
    package let previewSize: CGSize

    init(_ item: UIDragItem, from path: ListPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = path?.indexPath
        previewSize = size
    }
}

/// Where an item goes.
@MainActor enum ListDropGoal {
    /// A view takes its place, such as a cell.
    case view(() -> UIView?, UIDragPreviewParameters?)
    /// It shrinks into a rectangle of a view.
    case into(() -> UIView?, CGRect)
    /// Where the app says.
    case target(UIDragPreviewTarget)
}

/// The goals of one drop. Open while the delegate performs it.
@MainActor final class ListDropGoals {
    private var goals: [(item: UIDragItem, goal: ListDropGoal, animator: DragAnimator)] = []
    private var isOpen = true
    private let list: UIView

    init(_ list: UIView) { self.list = list }

    /// The delegate has performed the drop.
    func close() { isOpen = false }
    var isEmpty: Bool { goals.isEmpty }

    /// Takes a goal. Reported: one that comes late, and a second one.
    /// - Returns: What collects the app's animations; one that nobody runs where the goal was refused.
    func send(_ item: UIDragItem, to goal: ListDropGoal) -> DragAnimator {
        guard isOpen else {
            Catalogue.dropCoordinatorLate.report(object: ObjectName.of(list))
            return DragAnimator()
        }
        if let known = goals.first(where: { $0.item === item }) {
            Catalogue.dropItemTwice.report(object: ObjectName.of(list))
            return known.animator
        }
        let animator = DragAnimator()
        goals.append((item, goal, animator))
        return animator
    }

    /// The picture's goal; nil where it shrinks away. Aspect fit in a rectangle, a point where that is empty.
    func preview(of item: UIDragItem, _ here: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let goal = goals.first(where: { $0.item === item })?.goal else { return nil }
        switch goal {
        case .target(let target):
            return here.retargetedPreview(with: target)
        case .view(let view, let parameters):
            guard let view = view(), let container = view.superview, container.window != nil else { return nil }
            return UITargetedDragPreview(
                view: view, parameters: parameters ?? UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: container, center: view.center))
        case .into(let view, let rect):
            guard let container = view(), container.window != nil else { return nil }
            let size = here.view.bounds.size
            let fit = min(rect.width / max(1, size.width), rect.height / max(1, size.height))
            let scale = max(fit, ListDropMeasures.smallest)
            let target = UIDragPreviewTarget(
                container: container, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: scale, y: scale))
            return here.retargetedPreview(with: target)
        }
    }

    /// The app's animations go along with the picture.
    func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
        guard let own = goals.first(where: { $0.item === item })?.animator else { return }
        animator.addAnimations { own.animate() }
        animator.addCompletion { own.end($0) }
    }
}

/// Points, unless a member says otherwise.
enum ListDropMeasures {
    /// The least size of a picture that shrinks into a point, as a part of its own. Guessed: ours.
    static let smallest: CGFloat = 0.02
    /// A finger within this part of a row's height at its edges inserts beside it where the intent is automatic; in the middle it
    /// drops into it. Guessed: by memory of iOS.
    static let edgePart: CGFloat = 0.25
}

/// What a drop with the intent `automatic` does at a place of a row.
enum AutomaticIntent {
    /// Whether a finger goes into the row.
    /// - Parameter place: Where it is, from 0 at the row's beginning to 1 at its end.
    static func goesInto(_ place: CGFloat) -> Bool {
        place > ListDropMeasures.edgePart && place < 1 - ListDropMeasures.edgePart
    }
}
