// Columns shown and hidden: calls, fingers, buttons, appearance, sizes and traits.
// Apple: "UISplitViewController", show(_:); hide(_:); presentsWithGesture.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UISplitViewController, columns", .harness) struct SplitColumnTests {
    // Covers: UISplitViewController.show, UISplitViewController.hide, UISplitViewController.isShowing
    @Test(
        "show and hide move to the nearest mode, over 0.35 seconds, with balanced appearance and the delegate's four calls (order guessed)"
    )
    func showAndHide() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        #expect(scene.split.displayMode == .oneBesideSecondary)
        #expect(scene.split.splitBehavior == .displace)
        #expect(scene.seen == ["supplementary", "secondary"])
        _ = scene.delegate.take()
        _ = scene.log.take()
        scene.split.show(.primary)
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.split.isShowing(.primary))
        #expect(scene.delegate.take() == ["willChangeTo twoDisplaceSecondary", "willShow primary"])
        scene.app.turn()
        #expect(scene.log.take() == ["primary will appear"])
        scene.advance(by: 0.1)
        let onTheWay = scene.primary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(onTheWay > -320, "\(onTheWay)")
        #expect(onTheWay < 0, "\(onTheWay)")
        scene.advance(by: 0.4)
        #expect(scene.delegate.take() == ["didShow primary"])
        #expect(scene.log.take() == ["primary did appear"])
        #expect(scene.frame(scene.primary).minX == 0)
        #expect(scene.frame(scene.secondary).minX == 642)
        scene.split.hide(.supplementary)
        scene.advance(by: 0.5)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.seen == ["secondary"])
        #expect(
            scene.delegate.take() == [
                "willChangeTo secondaryOnly", "willHide primary", "willHide supplementary", "didHide primary",
                "didHide supplementary",
            ])
        #expect(
            scene.log.take() == [
                "primary will disappear", "supplementary will disappear", "primary did disappear", "supplementary did disappear",
            ])
        #expect(scene.split.children.count == 3, "a hidden column stays a child")
        #expect(scene.app.codes == [])
    }

    @Test("a mode set in an animation moves with it, elsewhere it is there at once")
    func inAnimations() {
        let scene = SplitScene(.doubleColumn, in: .padOnItsSide)
        scene.split.preferredDisplayMode = .secondaryOnly
        #expect(scene.seen == ["secondary"])
        #expect(scene.frame(scene.secondary).width == 1194)
        UIView.animate(withDuration: 2) { scene.split.preferredDisplayMode = .oneBesideSecondary }
        scene.app.turn()
        scene.advance(by: 1)
        let x = scene.primary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > -300, "\(x)")
        #expect(x < -20, "\(x)")
        scene.advance(by: 1.1)
        #expect(scene.frame(scene.primary).minX == 0)
        #expect(scene.app.codes == [])
    }

    @Test("a change of mind on the way: appearance stays balanced and the last word counts")
    func interrupted() {
        let scene = SplitScene(.doubleColumn, in: .pad)
        _ = scene.log.take()
        for _ in 0..<5 {
            scene.split.show(.primary)
            scene.advance(by: 0.1)
            scene.split.hide(.primary)
            scene.advance(by: 0.1)
        }
        scene.advance(by: 1)
        #expect(scene.seen == ["secondary"])
        #expect(scene.primary.navigationController?.appearing.phase == .disappeared)
        scene.split.show(.primary)
        scene.advance(by: 0.1)
        scene.split.preferredDisplayMode = .secondaryOnly
        scene.advance(by: 1)
        #expect(scene.seen == ["secondary"])
        scene.split.show(.primary)
        scene.advance(by: 1)
        #expect(scene.seen == ["primary", "secondary"])
        #expect(scene.primary.appearing.phase == .appeared)
        let calls = scene.log.take().filter { $0.hasPrefix("primary") }
        let comes = calls.filter { $0 == "primary will appear" }.count, goes = calls.filter { $0 == "primary will disappear" }.count
        #expect(comes == goes + 1, "\(calls)")
        #expect(scene.app.codes == [], "\(calls)")
    }

    // Covers: UISplitViewController.presentsWithGesture
    @Test(
        "a finger from the edge brings a column with it, and takes it back where it turns; without presentsWithGesture nothing happens"
    )
    func gesture() {
        let scene = SplitScene(.doubleColumn, in: .pad)
        _ = scene.delegate.take()
        func drag(_ xs: [CGFloat]) {
            scene.app.touch(1, .began, xs[0], 600)
            for x in xs.dropFirst() {
                scene.app.stage.clock.advance(to: scene.app.stage.clock.now + 0.05)
                scene.app.touch(1, .moved, x, 600)
            }
        }
        drag([2, 60, 160])
        #expect(abs(scene.frame(scene.primary).maxX - 158) < 15, "\(scene.frame(scene.primary))")
        #expect(scene.split.displayMode == .secondaryOnly, "nothing is decided yet")
        scene.app.stage.clock.advance(to: scene.app.stage.clock.now + 0.3)
        scene.app.touch(1, .moved, 300, 600)
        scene.app.stage.clock.advance(to: scene.app.stage.clock.now + 0.3)
        scene.app.touch(1, .ended, 300, 600)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.frame(scene.primary).minX == 0)
        #expect(
            scene.delegate.take() == [
                "gesture begins", "willShow primary", "willChangeTo oneOverSecondary", "gesture ends", "didShow primary",
            ])
        // Back with a finger on the content, but not far.
        drag([700, 650, 640])
        scene.app.stage.clock.advance(to: scene.app.stage.clock.now + 0.3)
        scene.app.touch(1, .ended, 640, 600)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.seen.count == 2)
        // And with speed.
        drag([700, 600, 450, 300])
        scene.app.touch(1, .ended, 300, 600)
        scene.advance(by: 1)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.seen == ["secondary"])
        #expect(scene.primary.navigationController?.appearing.phase == .disappeared)
        scene.split.presentsWithGesture = false
        drag([2, 60, 160, 300])
        scene.app.touch(1, .ended, 300, 600)
        scene.advance(by: 1)
        #expect(scene.seen == ["secondary"])
        #expect(scene.app.codes == [])
    }

    @Test("a tap on the content sends away what covers it, and does not reach the content")
    func taps() {
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            let scene = SplitScene(style, in: .pad)
            var taps = 0
            let button = UIButton(frame: CGRect(x: 500, y: 500, width: 200, height: 200))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scene.secondary.view.addSubview(button)
            scene.split.preferredDisplayMode = .oneOverSecondary
            scene.app.turn()
            #expect(scene.seen.count == 2)
            scene.split.preferredDisplayMode = .automatic
            scene.app.turn()
            if style == .doubleColumn {
                scene.split.show(.primary)
                scene.advance(by: 1)
                scene.app.tap(600, 600)
                scene.advance(by: 1)
                #expect(scene.seen == ["secondary"])
                #expect(taps == 0)
            }
            scene.app.tap(600, 600)
            scene.advance(by: 1)
            #expect(taps == 1, "\(style)")
        }
    }

    @Test("RTL and a trailing edge put the side columns on the right; both together on the left")
    func rightToLeft() {
        for (isRightToLeft, edge, x) in [
            (true, UISplitViewController.PrimaryEdge.leading, CGFloat(874)), (false, .trailing, 874), (true, .trailing, 0),
        ] {
            var environment = SplitRoom.padOnItsSide.environment
            environment.rightToLeft = isRightToLeft
            let scene = SplitScene(.doubleColumn, in: .padOnItsSide) { $0.split.primaryEdge = edge }
            scene.app.turn(.environment(environment))
            #expect(scene.frame(scene.primary) == CGRect(x: x, y: 0, width: 320, height: 834))
            #expect(scene.frame(scene.secondary).minX == (x == 0 ? 321 : 0))
        }
    }

    @Test("side columns are horizontally compact, the content is as wide as its room; collapsed all are compact (documented)")
    func traits() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide) { $0.split.preferredDisplayMode = .twoDisplaceSecondary }
        func classes() -> [UIUserInterfaceSizeClass] {
            [scene.primary, scene.supplementary, scene.secondary].map { $0.traitCollection.horizontalSizeClass }
        }
        #expect(classes() == [.compact, .compact, .regular])
        scene.turn(to: .third)
        #expect(classes() == [.compact, .compact, .compact])
        scene.turn(to: .pad)
        #expect(classes() == [.compact, .compact, .regular])
        #expect(scene.app.codes == [])
    }

    @Test("children hear of their columns' sizes before a turn (documented)")
    func sizes() {
        final class Sizes: UIViewController {
            var heard: [CGSize] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append(size)
            }
        }
        let app = StageFixture(SplitRoom.padOnItsSide.environment)
        let split = UISplitViewController(style: .doubleColumn)
        let one = Sizes(), two = Sizes()
        split.setViewController(one, for: .primary)
        split.setViewController(two, for: .secondary)
        app.show(split)
        app.turn(.environment(SplitRoom.pad.environment))
        #expect(two.heard.map(\.width) == [834])
        app.turn(.environment(SplitRoom.padOnItsSide.environment))
        #expect(two.heard.map(\.width) == [834, 873])
    }

    // Covers: UISplitViewController.preferredPrimaryColumnWidth, UISplitViewController.preferredPrimaryColumnWidthFraction, UISplitViewController.maximumPrimaryColumnWidth, UISplitViewController.minimumPrimaryColumnWidth, UISplitViewController.primaryColumnWidth
    @Test("widths are taken at the next layout and read back")
    func widths() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        let automatic = UISplitViewController.automaticDimension
        #expect(scene.split.preferredPrimaryColumnWidth == automatic)
        #expect(scene.split.preferredPrimaryColumnWidthFraction == automatic)
        #expect(scene.split.minimumPrimaryColumnWidth == automatic)
        #expect(scene.split.maximumPrimaryColumnWidth == automatic)
        scene.split.preferredSupplementaryColumnWidth = 250
        scene.app.turn()
        #expect(scene.split.supplementaryColumnWidth == 250)
        #expect(scene.frame(scene.supplementary).width == 250)
        #expect(scene.frame(scene.secondary).minX == 251)
        scene.split.maximumPrimaryColumnWidth = 400
        scene.split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(scene.split.primaryColumnWidth == 400)
        scene.split.preferredSupplementaryColumnWidthFraction = 0.1
        scene.split.preferredSupplementaryColumnWidth = automatic
        scene.split.minimumSupplementaryColumnWidth = 200
        scene.split.maximumSupplementaryColumnWidth = 210
        #expect(scene.split.supplementaryColumnWidth == 200)
    }

    @Test("columns come and go while they are seen")
    func exchanges() {
        let scene = SplitScene(.tripleColumn, in: .padOnItsSide)
        let other = Noting("other", scene.log)
        scene.split.setViewController(other, for: .supplementary)
        scene.app.turn()
        #expect(other.view.window != nil)
        #expect(scene.supplementary.view.window == nil)
        #expect(scene.supplementary.splitViewController == nil)
        #expect(scene.frame(other) == CGRect(x: 0, y: 0, width: 320, height: 834))
        scene.split.setViewController(nil, for: .supplementary)
        scene.app.turn()
        #expect(
            scene.split.viewControllers.count == 2,
            "two columns are left: the primary one is beside")
        #expect(
            scene.seen.contains("primary"),
            "two columns are left: the primary one is beside")
        scene.split.setViewController(nil, for: .primary)
        scene.app.turn()
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.frame(scene.secondary).width == 1194)
        scene.split.setViewController(nil, for: .secondary)
        scene.app.turn()
        #expect(scene.split.children.isEmpty)
        #expect(scene.seen.isEmpty)
        #expect(scene.app.codes == [])
    }

    @Test("what was set and shown is let go")
    func leaks() {
        weak var split: UISplitViewController?
        weak var secondary: UIViewController?
        do {
            let scene = SplitScene(.tripleColumn, in: .phone)
            scene.turn(to: .maxPhoneOnItsSide)
            scene.split.show(.primary)
            scene.advance(by: 1)
            scene.turn(to: .phone)
            split = scene.split
            secondary = scene.secondary
            scene.app.show(UIViewController(), in: scene.split.view.window)
            scene.app.turn()
        }
        #expect(split == nil)
        #expect(secondary == nil)
    }
}
