// A controller's messages to the bars around it.
// Apple: "UIViewController", Configuring a navigation interface.
import CoreGraphics
import Foundation
import UIKitValues

/// The values that a controller keeps for the bars around it.
package struct BarState {
    var item: UINavigationItem?
    var hidesBottomBar = false
    var toolbarItems: [UIBarButtonItem]?
    var editButton: UIBarButtonItem?
    weak var topScrollView: UIScrollView?
    weak var bottomScrollView: UIScrollView?
    /// How much of its large title is shown; nil for all of it.
    package var largeTitle: CGFloat?
    /// How far the large title is pulled down beyond its height.
    package var pull: CGFloat = 0
}

/// A change of a controller on a stack that bars show.
@_spi(Vitrine) public enum BarContentChange: Sendable {
    case toolbar(animated: Bool)
    case scrollView
    case tabItem
}

/// The kinds of controllers that cannot be a page of a navigation controller.
@_spi(Vitrine) public enum PushRefusal: Sendable { case navigation, split }

extension UIViewController {
    /// Made when first asked for, with the controller's title.
    var madeItem: UINavigationItem {
        if let item = barState.item { return item }
        let item = title.map(UINavigationItem.init(title:)) ?? UINavigationItem()
        barState.item = item
        return item
    }

    func setToolbar(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        barState.toolbarItems = items
        parent?.barContentChanged(of: self, .toolbar(animated: animated))
    }

    func setHidesBottomBar(_ hides: Bool) { barState.hidesBottomBar = hides }

    /// Turns ``isEditing``; its title follows.
    var madeEditButton: UIBarButtonItem {
        if let button = barState.editButton { return button }
        let button = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        barState.editButton = button
        return button
    }

    func editingChanged() {
        barState.editButton?.changeButton {
            $0.systemItem = isEditing ? .done : .edit
            $0.style = isEditing ? .done : .plain
        }
    }

    func setFollowedScrollView(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { barState.topScrollView = scrollView }
        if edge.contains(.bottom) { barState.bottomScrollView = scrollView }
        parent?.barContentChanged(of: self, .scrollView)
    }

    func followedScrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.bottom) ? barState.bottomScrollView : edge.contains(.top) ? barState.topScrollView : nil
    }

    // MARK: Showing

    /// The nearest one above whose class has its own way; presents where there is none.
    func showInContext(_ controller: UIViewController, _ sender: Any?) {
        if let target = target(for: { $0.showsOthers }) {
            target.show(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }

    func showDetailInContext(_ controller: UIViewController, _ sender: Any?) {
        if let target = target(for: { $0.showsDetails }) {
            target.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }

    private func target(for isOne: (UIViewController) -> Bool) -> UIViewController? { nearestParent { isOne($0) ? $0 : nil } }

    func setAdjustsScrollViews(_ adjusts: Bool) {
        guard adjusts != bars.adjustsScrollViews else { return }
        bars.adjustsScrollViews = adjusts
        guard let view = viewIfLoaded, let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView else {
            return
        }
        scrollView.updateAdjustedInset()
    }
}

extension UIViewController {
    /// The scroll view that bars follow: the one that was set, the view itself, or what lies lowest in it.
    package var followedScrollView: UIScrollView? {
        if let set = barState.topScrollView { return set }
        var candidate = viewIfLoaded
        for _ in 0..<4 {
            if let scroll = candidate as? UIScrollView { return scroll }
            candidate = candidate?.subviews.first
        }
        return nil
    }
}
