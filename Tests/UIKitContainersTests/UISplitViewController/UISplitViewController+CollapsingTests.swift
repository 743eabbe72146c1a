// One controller at a time: collapsing, expanding, going to and fro, both styles.
// Apple: "UISplitViewControllerDelegate", collapsing and expanding.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("UISplitViewController, collapsing", .harness) struct SplitCollapsingTests {
    @Test("columns collapse onto the primary one's stack as navigation controllers, and come apart again, again and again")
    func toAndFro() throws {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        for _ in 0..<3 {
            _ = scene.delegate.take()
            scene.turn(to: .third)
            #expect(scene.delegate.take() == ["topColumn secondary", "didCollapse"])
            let base = try #require(scene.primary.navigationController)
            #expect(base.stack == [scene.primary, scene.supplementary.navigationController, scene.secondary.navigationController])
            #expect(scene.seen == ["secondary"])
            #expect(scene.secondary.splitViewController === scene.split)
            #expect(scene.secondary.view.convert(scene.secondary.view.bounds, to: nil).width == 375)
            scene.turn(to: .padOnItsSide)
            #expect(scene.delegate.take() == ["expanding oneBesideSecondary", "willChangeTo oneBesideSecondary", "didExpand"])
            #expect(scene.primary.navigationController?.viewControllers == [scene.primary])
            #expect(scene.split.children.count == 3)
            #expect(scene.seen == ["supplementary", "secondary"])
            #expect(scene.frame(scene.secondary) == CGRect(x: 321, y: 0, width: 873, height: 834))
        }
        #expect(scene.app.codes == [])
    }

    @Test("appearance is balanced through every collapse and expansion: one controller is not shown twice")
    func appearance() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        var shown: [String: Int] = [:]
        for room in [SplitRoom.third, .pad, .third, .padOnItsSide, .pad, .third] {
            scene.turn(to: room)
            scene.advance(by: 1)
        }
        for call in scene.log.take() {
            let name = String(call.prefix { $0 != " " })
            if call.hasSuffix("will appear") { shown[name, default: 0] += 1 }
            if call.hasSuffix("will disappear") { shown[name, default: 0] -= 1 }
            #expect((0...1).contains(shown[name] ?? 0), "\(call)")
        }
        #expect(shown.filter { $0.value == 1 }.map(\.key) == ["secondary"])
        #expect(scene.app.codes == [])
    }

    @Test("the delegate chooses the mode after expanding, within the behaviour (documented)")
    func expanding() {
        let scene = SplitScene(.tripleColumn, in: .third)
        scene.delegate.expanding = .twoDisplaceSecondary
        scene.turn(to: .padOnItsSide)
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.seen.count == 3)
        scene.turn(to: .third)
        scene.delegate.expanding = .secondaryOnly
        scene.turn(to: .padOnItsSide)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.seen == ["secondary"])
    }

    @Test("show goes forward through the columns between, or back to one; hide goes back from the one in front")
    func showing() {
        let scene = SplitScene(.tripleColumn, in: .phone) { $0.delegate.top = { _ in .primary } }
        #expect(scene.seen == ["primary"])
        scene.split.show(.secondary)
        scene.advance(by: 1)
        #expect(scene.seen == ["secondary"])
        #expect(scene.primary.navigationController?.viewControllers.count == 3)
        scene.split.hide(.secondary)
        scene.advance(by: 1)
        #expect(scene.seen == ["supplementary"])
        scene.split.show(.primary)
        scene.advance(by: 1)
        #expect(scene.seen == ["primary"])
        scene.split.show(.supplementary)
        scene.advance(by: 1)
        scene.split.show(.supplementary)
        scene.advance(by: 1)
        #expect(scene.seen == ["supplementary"])
        #expect(scene.split.isShowing(.supplementary))
        scene.turn(to: .maxPhoneOnItsSide)
        #expect(scene.split.children.count == 3, "also the column that was gone back from")
        #expect(scene.app.codes == [], "also the column that was gone back from")
    }

    @Test("what was pushed stays with its column")
    func pushed() {
        let scene = SplitScene(.doubleColumn, in: .padOnItsSide)
        let one = UIViewController(), two = UIViewController()
        scene.primary.navigationController?.pushViewController(one, animated: false)
        scene.secondary.navigationController?.pushViewController(two, animated: false)
        scene.turn(to: .third)
        #expect(two.view.window != nil)
        let base = scene.primary.navigationController
        #expect(base?.stack == [scene.primary, one, scene.secondary.navigationController])
        scene.turn(to: .padOnItsSide)
        #expect(scene.primary.navigationController?.viewControllers == [scene.primary, one])
        #expect(scene.secondary.navigationController?.viewControllers == [scene.secondary, two])
        #expect(one.view.window != nil)
        #expect(two.view.window != nil)
        #expect(scene.app.codes == [])
    }

    @Test("columns set while collapsed take their places in the stack")
    func setWhileCollapsed() {
        let scene = SplitScene(.tripleColumn, in: .phone)
        let other = Noting("other", scene.log)
        scene.split.setViewController(other, for: .primary)
        scene.app.turn()
        #expect(scene.seen == ["secondary"])
        #expect(scene.split.shown == [other.navigationController])
        #expect(other.navigationController?.viewControllers.count == 3)
        scene.split.setViewController(nil, for: .secondary)
        scene.app.turn()
        #expect(scene.seen == ["supplementary"])
        let new = Noting("new", scene.log)
        scene.split.setViewController(new, for: .secondary)
        scene.app.turn()
        #expect(scene.seen == ["supplementary"], "set is not shown")
        #expect(new.viewIfLoaded?.window == nil, "set is not shown")
        scene.split.show(.secondary)
        scene.advance(by: 1)
        #expect(new.view.window != nil)
        #expect(scene.app.codes == [])
    }

    // Covers: UIViewController.showDetailViewController, UIViewController.show
    @Test(
        "showDetailViewController replaces the content beside its list, and stacks it on the list while collapsed; the delegate comes first"
    )
    func details() {
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            let wide = SplitScene(style, in: .padOnItsSide)
            let detail = Noting("detail", wide.log)
            wide.primary.showDetailViewController(detail, sender: nil)
            wide.app.turn()
            #expect(detail.view.window != nil, "\(style)")
            #expect(wide.secondary.view.window == nil, "\(style)")
            #expect(wide.app.codes == [])
            let narrow = SplitScene(style, in: .phone) {
                $0.delegate.collapses = { _, _ in true }
                $0.delegate.top = { _ in .primary }
            }
            let pushed = Noting("pushed", narrow.log)
            narrow.primary.showDetailViewController(pushed, sender: nil)
            narrow.advance(by: 1)
            #expect(pushed.view.window != nil)
            #expect(narrow.primary.view.window == nil)
            #expect((narrow.primary.navigationController?.viewControllers.count ?? 0) == 2)
            narrow.turn(to: .maxPhoneOnItsSide)
            #expect(pushed.view.window != nil)
            #expect(pushed.splitViewController === narrow.split)
            #expect(narrow.app.codes == [])
        }
    }

    @Test("a controller outside of containers presents what it is to show")
    func noContainer() {
        let app = StageFixture(SplitRoom.phone.environment)
        let root = UIViewController(), one = UIViewController()
        app.show(root)
        UIView.performWithoutAnimation { root.showDetailViewController(one, sender: nil) }
        app.turn()
        #expect(root.presentedViewController === one)
    }

    @Test("classic: the primary controller gives the content back; what was not stacked comes back as it was")
    func classicExpansion() {
        let stacked = SplitScene(.unspecified, in: .maxPhone)
        #expect(stacked.seen == ["secondary"])
        stacked.turn(to: .maxPhoneOnItsSide)
        #expect(stacked.seen == ["primary", "secondary"])
        #expect(stacked.split.viewControllers.count == 2)
        #expect(stacked.primary.navigationController?.viewControllers == [stacked.primary])
        let handled = SplitScene(.unspecified, in: .maxPhone) { $0.delegate.collapses = { _, _ in true } }
        #expect(handled.seen == ["primary"])
        handled.turn(to: .maxPhoneOnItsSide)
        #expect(handled.seen == ["primary", "secondary"], "kept meanwhile")
        handled.turn(to: .maxPhone)
        let separated = Noting("separated", handled.log)
        handled.delegate.separated = separated
        handled.turn(to: .maxPhoneOnItsSide)
        #expect(separated.view.window != nil)
        #expect(handled.secondary.view.window == nil)
        #expect(handled.app.codes == [])
        #expect(stacked.app.codes == [])
    }

    @Test("classic: viewControllers set again replace what is shown, expanded and collapsed")
    func classicControllers() {
        for room in [SplitRoom.padOnItsSide, .phone] {
            let scene = SplitScene(.unspecified, in: room)
            let one = UINavigationController(rootViewController: Noting("one", scene.log)), two = UIViewController()
            scene.split.viewControllers = [one, two]
            scene.app.turn()
            #expect(two.view.window != nil)
            #expect(scene.primary.splitViewController == nil)
            #expect(scene.secondary.splitViewController == nil)
            #expect(scene.split.viewControllers == (room == .phone ? [one] : [one, two]))
            #expect(scene.app.codes == [])
        }
    }

    // Covers: UISplitViewController.displayModeButtonItem
    @Test("classic: the delegate's target mode is what button and finger go to", arguments: [false, true])
    func classicTarget(byFinger: Bool) {
        let scene = SplitScene(.unspecified, in: .pad)
        func act() {
            if byFinger {
                scene.app.touch(1, .began, 2, 600)
                scene.app.touch(1, .moved, 60, 600)
                scene.app.touch(1, .ended, 60, 600)
            } else {
                let item = scene.split.displayModeButtonItem
                item.primaryAction?.performWithSender(item, target: nil)
            }
            scene.advance(by: 1)
        }
        act()
        #expect(scene.split.displayMode == .primaryOverlay, "automatic: over the content")
        scene.split.preferredDisplayMode = .primaryHidden
        scene.app.turn()
        scene.delegate.target = .allVisible
        act()
        #expect(scene.split.displayMode == .allVisible || scene.split.displayMode == .primaryOverlay)
        #expect(scene.app.codes == [])
    }

    @Test("a split view is not presented: UIK2062 in Apple's words")
    func presented() {
        let app = StageFixture(SplitRoom.phone.environment)
        let root = UIViewController()
        app.show(root)
        let split = UISplitViewController(style: .doubleColumn)
        root.present(split, animated: false)
        #expect(app.codes == ["UIK2062"])
        #expect(root.presentedViewController == nil)
        #expect(
            app.diagnostics.first?.apple
                == "NSInvalidArgumentException: Application tried to present a Split View Controllers modally \(ObjectName.short(split))."
        )
    }
}
