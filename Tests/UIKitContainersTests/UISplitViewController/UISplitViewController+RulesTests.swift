// The rules P1 to P14 of split views. [A] Apple's documentation, [S] observed in a public report (see Seed004.swift).
// Apple: "UISplitViewController".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UISplitViewController, rules P1 to P14", .harness) struct SplitRulesTests {
    // Covers: UISplitViewController.setViewController, UISplitViewController.viewController, UISplitViewController.init, UISplitViewController.Column.secondary, UISplitViewController.Column.primary, UISplitViewController.Column.supplementary, UISplitViewController.Column.compact, UISplitViewController.Style.tripleColumn, UIViewController.splitViewController
    @Test("P1 [A]: a plain controller is wrapped; viewController(for:) gives the original, children the navigation controller")
    func p1() throws {
        let split = UISplitViewController(style: .tripleColumn)
        #expect(split.style == .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            let plain = UIViewController()
            split.setViewController(plain, for: column)
            #expect(split.viewController(for: column) === plain)
            let navigation = try #require(plain.navigationController)
            #expect(navigation.viewControllers == [plain])
            #expect(navigation.parent === split)
            #expect(split.children.last === navigation)
            #expect(plain.splitViewController === split)
        }
        #expect(split.children.count == 3)
        #expect(split.children.allSatisfy { $0 is UINavigationController })
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        #expect(compact.parent === split, "the compact column takes anything as it is")
        #expect(compact.navigationController == nil, "the compact column takes anything as it is")
    }

    @Test("P2 [A]: navigation controllers stand as they are, in the primary column also what holds one first")
    func p2() {
        let split = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            split.setViewController(navigation, for: column)
            #expect(split.viewController(for: column) === navigation)
            #expect(navigation.parent === split)
        }
        let holder = UIViewController()
        holder.addChild(UINavigationController(rootViewController: UIViewController()))
        split.setViewController(holder, for: .primary)
        #expect(holder.parent === split)
        #expect(holder.navigationController == nil)
        let other = UIViewController()
        other.addChild(UINavigationController(rootViewController: UIViewController()))
        split.setViewController(other, for: .supplementary)
        #expect(other.navigationController?.parent === split, "only in the primary column")
        #expect(split.children.count == 3, "what stood there is gone")
    }

    /// The reported sample: back from Detail 02 leads to Detail 01.
    @Test(
        "P3 [S]: another plain controller for the secondary column is pushed on its stack, with UIK2061; each of the three cures replaces it"
    )
    func p3() throws {
        let scene = SplitScene(.tripleColumn, in: .phone)
        let (app, split) = (scene.app, scene.split)
        let base = try #require(scene.primary.navigationController)
        #expect(scene.seen == ["secondary"], "2: Detail 01 is seen")
        base.popViewController(animated: false)
        #expect(split.isShowing(.supplementary), "3: back leads to Master 01")
        base.popViewController(animated: false)
        #expect(split.isShowing(.primary), "4: back leads to Primary; Master 02 is pressed")
        let master = Noting("master 02", scene.log), detail = Noting("detail 02", scene.log)
        split.setViewController(master, for: .supplementary)
        split.show(.supplementary)
        scene.advance(by: 1)
        #expect(master.view.window != nil, "5: Master 02 is seen and pressed")
        #expect(app.codes == [], "5: Master 02 is seen and pressed")
        split.setViewController(detail, for: .secondary)
        split.show(.secondary)
        scene.advance(by: 1)
        #expect(detail.view.window != nil, "6: Detail 02 is seen, back is pressed")
        let stack = try #require(detail.navigationController)
        #expect(stack.viewControllers == [scene.secondary, detail])
        #expect(app.codes == ["UIK2061"])
        stack.popViewController(animated: false)
        scene.advance(by: 1)
        #expect(scene.secondary.view.window != nil, "You expect Master 02. You see Detail 01.")

        // Cure 1: nothing is set. Cure 2: nil first.
        let second = UIViewController()
        split.setViewController(nil, for: .secondary)
        #expect(split.viewController(for: .secondary) == nil)
        #expect(scene.secondary.navigationController?.parent == nil)
        split.setViewController(second, for: .secondary)
        #expect(second.navigationController?.viewControllers == [second])
        // Cure 3: the stack itself.
        let third = UIViewController()
        second.navigationController?.setViewControllers([third], animated: false)
        #expect(third.splitViewController === split)
        #expect(third.navigationController?.viewControllers == [third])
        // And a navigation controller in its place.
        let own = UINavigationController(rootViewController: UIViewController())
        split.setViewController(own, for: .secondary)
        #expect(split.viewController(for: .secondary) === own)
        #expect(own.viewControllers.count == 1)
        #expect(app.codes == ["UIK2061"], "no cure is a misuse")
    }

    @Test("P4 [A]: the classic style has no columns: calls for them do nothing (UIK2063)")
    func p4() {
        let scene = SplitScene(.unspecified, in: .padOnItsSide)
        let before = scene.split.viewControllers
        scene.split.setViewController(UIViewController(), for: .secondary)
        scene.split.show(.primary)
        scene.split.hide(.primary)
        scene.advance(by: 1)
        #expect(scene.split.viewControllers == before)
        #expect(scene.split.children == before)
        #expect(scene.split.viewController(for: .primary) == nil)
        #expect(scene.seen == ["primary", "secondary"])
        #expect(Set(scene.app.codes) == ["UIK2063"])
        #expect(scene.split.style == .unspecified)
        #expect(scene.split.splitBehavior == .automatic)
    }

    // Covers: UISplitViewController.viewControllers, UISplitViewController.isCollapsed, UISplitViewController.Style.doubleColumn
    @Test("P5 [A]: viewControllers are two or three while expanded, the compact or the primary one while collapsed")
    func p5() {
        let double = SplitScene(.doubleColumn, in: .padOnItsSide)
        #expect(double.split.shown == [double.primary.navigationController, double.secondary.navigationController])
        let triple = SplitScene(.tripleColumn, in: .padOnItsSide)
        #expect(!triple.split.isCollapsed)
        #expect(triple.split.viewControllers.count == 3)
        triple.turn(to: .third)
        #expect(triple.split.isCollapsed)
        #expect(triple.split.shown == [triple.primary.navigationController])
        let compact = UIViewController()
        triple.split.setViewController(compact, for: .compact)
        triple.turn(to: .pad)
        triple.turn(to: .third)
        #expect(triple.split.viewControllers == [compact])
        #expect(compact.view.window != nil)
        #expect(triple.seen == [])
        triple.turn(to: .padOnItsSide)
        #expect(triple.split.viewControllers.count == 3)
        #expect(compact.view.window == nil)
    }

    // Covers: UISplitViewController.displayMode, UISplitViewController.preferredDisplayMode, UISplitViewController.DisplayMode.oneBesideSecondary, UISplitViewController.DisplayMode.oneOverSecondary
    @Test("P6 [S, A]: displayMode is never automatic; preferredDisplayMode is a wish")
    func p6() {
        #expect(UISplitViewController(style: .doubleColumn).displayMode != .automatic)
        for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
            for room in SplitRoom.allCases {
                let scene = SplitScene(style, in: room)
                for wish in 0...6 {
                    scene.split.preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: wish)!
                    scene.app.turn()
                    #expect(scene.split.displayMode != .automatic)
                    #expect(scene.split.preferredDisplayMode.rawValue == wish)
                }
            }
        }
        let narrow = SplitScene(.doubleColumn, in: .pad)
        narrow.split.minimumPrimaryColumnWidth = 600
        narrow.split.preferredDisplayMode = .oneBesideSecondary
        narrow.app.turn()
        #expect(narrow.split.displayMode == .oneOverSecondary, "there is no room beside 600 of 834 points")
    }

    // Covers: UISplitViewController.DisplayMode.allVisible, UISplitViewController.DisplayMode.primaryHidden
    @Test("P7 [S]: classic: allVisible on phones either way and on pads in landscape, primaryHidden on pads in portrait")
    func p7() {
        for room in [SplitRoom.phone, .phoneOnItsSide, .maxPhone, .maxPhoneOnItsSide, .padOnItsSide] {
            #expect(SplitScene(.unspecified, in: room).split.displayMode == .allVisible, "\(room)")
        }
        let pad = SplitScene(.unspecified, in: .pad)
        #expect(pad.split.displayMode == .primaryHidden)
        #expect(pad.seen == ["secondary"])
        pad.turn(to: .padOnItsSide)
        #expect(pad.split.displayMode == .allVisible)
        #expect(pad.seen == ["primary", "secondary"])
        #expect(pad.frame(pad.primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(pad.frame(pad.secondary) == CGRect(x: 321, y: 0, width: 873, height: 834))
        pad.turn(to: .pad)
        #expect(pad.split.displayMode == .primaryHidden)
        #expect(pad.seen == ["secondary"])
        #expect(pad.app.codes == [])
    }

    @Test("P8 [S]: collapseSecondary: true shows the primary controller, false the content on its stack", arguments: [true, false])
    func p8(isHandled: Bool) throws {
        let scene = SplitScene(.unspecified, in: .phone) { $0.delegate.collapses = { _, _ in isHandled } }
        #expect(scene.delegate.heard.contains("collapse"))
        #expect(scene.split.isCollapsed)
        #expect(scene.seen == [isHandled ? "primary" : "secondary"])
        let base = try #require(scene.primary.navigationController)
        #expect(base.viewControllers.count == (isHandled ? 1 : 2))
        if !isHandled {
            #expect(
                base.viewControllers.last === scene.secondary.navigationController,
                "the navigation controller itself is on the stack")
            #expect(scene.secondary.navigationController?.navigationController === base)
        }
        #expect(scene.app.codes == [])
    }

    // Covers: UISplitViewController.DisplayMode.primaryOverlay, UISplitViewController.DisplayMode.primaryHidden
    @Test("P9 [S]: primaryOverlay wished for in willChangeTo(primaryHidden) is what comes")
    func p9() {
        let scene = SplitScene(.unspecified, in: .pad) {
            $0.delegate.willChange = { split, mode in if mode == .primaryHidden { split.preferredDisplayMode = .primaryOverlay } }
        }
        #expect(scene.split.displayMode == .primaryOverlay)
        #expect(scene.seen == ["primary", "secondary"])
        #expect(scene.frame(scene.primary).width == 320)
        #expect(scene.frame(scene.secondary).width == 834)
        #expect(scene.delegate.heard == ["willChangeTo secondaryOnly", "willChangeTo oneOverSecondary"])
        // From landscape as well.
        let turned = SplitScene(.unspecified, in: .padOnItsSide) {
            $0.delegate.willChange = { split, mode in if mode == .primaryHidden { split.preferredDisplayMode = .primaryOverlay } }
        }
        #expect(turned.split.displayMode == .allVisible)
        turned.turn(to: .pad)
        #expect(turned.split.displayMode == .primaryOverlay)
        #expect(turned.app.codes == [])
    }

    @Test(
        "P11 [A]: topColumnForCollapsingToProposedTopColumn chooses what is in front; proposed is the secondary column, or the compact one"
    )
    func p11() {
        for (top, name) in [
            (UISplitViewController.Column.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
        ] {
            let scene = SplitScene(.tripleColumn, in: .phone) { $0.delegate.top = { _ in top } }
            #expect(scene.delegate.heard == ["topColumn secondary", "didCollapse"])
            #expect(scene.seen == [name])
            #expect(scene.split.isShowing(top))
            scene.turn(to: .maxPhoneOnItsSide)
            #expect(scene.split.children.count == 3, "expanded, all are columns again")
            #expect(scene.app.codes == [], "expanded, all are columns again")
        }
        let compact = SplitScene(.doubleColumn, in: .phone) { $0.split.setViewController(UIViewController(), for: .compact) }
        #expect(compact.delegate.heard == ["topColumn compact", "didCollapse"])
        #expect(compact.split.isShowing(.compact))
        let refused = SplitScene(.doubleColumn, in: .phone) {
            $0.split.setViewController(UIViewController(), for: .compact)
            $0.delegate.top = { _ in .primary }
        }
        #expect(refused.split.isShowing(.primary))
        #expect(refused.seen == ["primary"])
        let absent = SplitScene(.doubleColumn, in: .phone) { $0.delegate.top = { _ in .compact } }
        #expect(absent.split.isShowing(.secondary), "a column without a controller is not taken")
    }

    /// Styles every bar that it finds among its children.
    private final class Styled: UISplitViewController {
        var found = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            for case let navigation as UINavigationController in children {
                found += 1
                navigation.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
                navigation.navigationBar.tintColor = .systemYellow
            }
        }
    }

    @Test(
        "P12 [S]: in viewDidLoad of a subclass the children are the navigation controllers: a bar styled there is styled in every column"
    )
    func p12() {
        for room in [SplitRoom.maxPhone, .maxPhoneOnItsSide, .pad] {
            let app = StageFixture(room.environment)
            let split = Styled(style: .tripleColumn)
            let plain = (0..<3).map { _ in UIViewController() }
            for (column, controller) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], plain) {
                split.setViewController(controller, for: column)
            }
            app.show(split)
            #expect(split.found == 3)
            for controller in plain {
                #expect(controller.navigationController?.navigationBar.backgroundImage(for: .default) != nil, "\(room)")
                #expect(controller.navigationController?.navigationBar.tintColor == .systemYellow)
            }
            #expect(app.codes == [])
        }
    }

    @Test("P14 [S]: each column has a bar of its own: a tint set on one is not the others', and must be set on each")
    func p14() {
        let scene = SplitScene(.tripleColumn, in: .maxPhoneOnItsSide)
        scene.primary.navigationController?.navigationBar.tintColor = .systemYellow
        #expect(scene.supplementary.navigationController?.navigationBar.tintColor != .systemYellow)
        #expect(scene.secondary.navigationController?.navigationBar.tintColor != .systemYellow)
        // Upright the one bar that is seen is the primary column's, with its tint: what was set there is lost on turning.
        scene.turn(to: .maxPhone)
        #expect(scene.secondary.view.window != nil)
        #expect(
            scene.split.viewControllers.first.flatMap { $0 as? UINavigationController }?.navigationBar.tintColor == .systemYellow)
        for case let navigation as UINavigationController in scene.split.children {
            navigation.navigationBar.tintColor = .systemYellow
        }
    }
}
