// A delegate of a split view, and behaviours that the app prefers.
// Apple: "UISplitViewControllerDelegate", "UISplitViewController", preferredSplitBehavior.
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// Answers with what a test says.
@MainActor private final class Decider: NSObject, UISplitViewControllerDelegate {
    var takesDetails = false, keepsPrimary = false
    var top = UISplitViewController.Column.secondary
    var details: [UIViewController] = [], shown: [UIViewController] = [], collapsed: [UIViewController] = []

    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        details.append(vc)
        return takesDetails
    }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        shown.append(vc)
        return takesDetails
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        collapsed += [secondaryViewController, primaryViewController]
        return keepsPrimary
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }
}

@MainActor @Suite("UISplitViewController, delegate", .harness) struct SplitDelegateTests {
    // Covers: UISplitViewController.delegate, UISplitViewControllerDelegate.splitViewController, UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:), UISplitViewControllerDelegate.splitViewController(_:show:sender:), UIViewController.showDetailViewController
    @Test("the delegate that shows a controller itself is believed; one that does not leaves it to the split view (documented)")
    func showing() {
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            let scene = SplitScene(style, in: .padOnItsSide)
            let decider = Decider()
            scene.split.delegate = decider
            #expect(scene.split.delegate === decider)
            let one = UIViewController(), two = UIViewController()
            decider.takesDetails = true
            scene.split.showDetailViewController(one, sender: nil)
            scene.split.show(one, sender: nil)
            scene.app.turn()
            #expect(decider.details == [one], "\(style)")
            #expect(decider.shown == [one], "\(style)")
            #expect(one.viewIfLoaded?.window == nil, "\(style)")
            #expect(scene.secondary.view.window != nil)
            decider.takesDetails = false
            scene.primary.showDetailViewController(two, sender: nil)
            scene.app.turn()
            #expect(decider.details == [one, two])
            #expect(two.view.window != nil)
            #expect(two.splitViewController === scene.split)
            #expect(scene.app.codes == [])
        }
    }

    // Covers: UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:), UISplitViewController.isCollapsed
    @Test("classic: the delegate gets content and list, in this order; what it took over is not stacked (documented)")
    func collapsing() {
        for keeps in [true, false] {
            let decider = Decider()
            decider.keepsPrimary = keeps
            let scene = SplitScene(.unspecified, in: .phone) { $0.split.delegate = decider }
            #expect(scene.split.isCollapsed)
            #expect(scene.seen == [keeps ? "primary" : "secondary"])
            #expect(decider.collapsed.count == 2)
            #expect(decider.collapsed.last === scene.primary.navigationController)
            #expect((decider.collapsed.first as? UINavigationController)?.viewControllers == [scene.secondary])
        }
    }

    // Covers: UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:), UISplitViewController.Column.primary, UISplitViewController.Column.supplementary
    @Test("columns: the delegate names the column that is in front once collapsed (documented)")
    func top() {
        for (column, name) in [(UISplitViewController.Column.primary, "primary"), (.supplementary, "supplementary")] {
            let decider = Decider()
            decider.top = column
            let scene = SplitScene(.tripleColumn, in: .padOnItsSide) { $0.split.delegate = decider }
            scene.turn(to: .third)
            #expect(scene.seen == [name])
            #expect(scene.split.isShowing(column))
            #expect(scene.split.delegate === decider)
        }
    }

    // Covers: UISplitViewController.preferredSplitBehavior, UISplitViewController.splitBehavior, UISplitViewController.SplitBehavior.tile, UISplitViewController.SplitBehavior.overlay, UISplitViewController.SplitBehavior.displace, UISplitViewController.DisplayMode.oneBesideSecondary, UISplitViewController.DisplayMode.oneOverSecondary
    @Test("a preferred behaviour says what side columns do to the content, and with it the modes (documented)")
    func behaviours() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        #expect(scene.split.preferredSplitBehavior == .automatic)
        #expect(scene.split.splitBehavior != .automatic)
        scene.split.preferredSplitBehavior = .tile
        scene.app.turn()
        scene.split.show(.supplementary)
        scene.split.show(.primary)
        scene.advance(by: 1)
        #expect(scene.split.splitBehavior == .tile)
        #expect(scene.split.displayMode == .twoBesideSecondary)
        #expect(scene.frame(scene.secondary).minX >= scene.frame(scene.supplementary).maxX)
        #expect(scene.frame(scene.secondary).maxX == 1194)
        scene.split.preferredSplitBehavior = .overlay
        scene.app.turn()
        scene.split.show(.primary)
        scene.advance(by: 1)
        #expect(scene.split.splitBehavior == .overlay)
        #expect(scene.split.displayMode == .twoOverSecondary)
        #expect(scene.frame(scene.secondary).width == 1194)
        scene.split.hide(.primary)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary)
        scene.split.preferredSplitBehavior = .displace
        scene.app.turn()
        scene.split.show(.supplementary)
        scene.advance(by: 1)
        #expect(scene.split.splitBehavior == .displace)
        #expect(scene.split.displayMode == .oneBesideSecondary)
        scene.split.show(.primary)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.frame(scene.secondary).maxX > 1194)
        #expect(scene.app.codes == [])
    }

    // Covers: UISplitViewController.displayModeButtonItem
    @Test("classic: the button goes to the other mode and is out of sight while collapsed (documented)")
    func button() {
        let scene = SplitScene(.unspecified, in: .pad)
        let item = scene.split.displayModeButtonItem
        #expect(item === scene.split.displayModeButtonItem)
        #expect(!item.isHidden)
        #expect(scene.split.displayMode == .secondaryOnly)
        scene.secondary.navigationItem.leftBarButtonItem = item
        scene.app.turn()
        scene.app.tap(30, 46)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.seen == ["primary", "secondary"])
        scene.turn(to: .third)
        #expect(item.isHidden)
        #expect(scene.split.isCollapsed)
        scene.turn(to: .padOnItsSide)
        #expect(!item.isHidden)
        #expect(scene.app.codes == [])
    }

    // Covers: UIViewController.splitViewController
    @Test("the nearest split view above a controller, through containers; nil outside and for what is presented (documented)")
    func nearest() {
        let scene = SplitScene(.doubleColumn, in: .padOnItsSide)
        let child = UIViewController(), page = UIViewController(), modal = UIViewController()
        scene.secondary.addChild(child)
        scene.primary.navigationController?.pushViewController(page, animated: false)
        #expect(child.splitViewController === scene.split)
        #expect(page.splitViewController === scene.split)
        #expect(scene.split.splitViewController == nil)
        #expect(modal.splitViewController == nil)
        page.present(modal, animated: false)
        scene.app.turn()
        #expect(modal.presentingViewController != nil)
        #expect(modal.splitViewController == nil)
        scene.primary.navigationController?.popViewController(animated: false)
        #expect(page.splitViewController == nil)
    }
}
