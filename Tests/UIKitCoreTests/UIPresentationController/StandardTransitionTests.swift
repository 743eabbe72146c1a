// The system's own movements of presentations, on the virtual clock.
// Apple: "UIModalTransitionStyle", "UIViewController", present(_:animated:completion:).
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("Presentations that move", .harness) struct StandardTransitionTests {
    private func shown() -> (StageFixture, CallLog, LoggedController) {
        let app = StageFixture(UIPresentationControllerTests.phone)
        let log = CallLog()
        let root = LoggedController("A", log)
        app.show(root)
        _ = log.take()
        return (app, log, root)
    }

    private func modal(_ log: CallLog, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical)
        -> LoggedController
    {
        let modal = LoggedController("M", log)
        modal.modalPresentationStyle = style
        modal.modalTransitionStyle = transition
        return modal
    }

    private func presentation(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    // Covers: UIModalTransitionStyle.coverVertical, UIViewController.modalTransitionStyle, UIViewController.present, UIViewController.dismiss
    @Test(
        "coverVertical comes from below by a spring of 0.404 s and goes there again; the controllers hear of it at its ends (documented, spring observed)"
    )
    func coverVertical() throws {
        let (app, log, root) = shown()
        let modal = modal(log, .fullScreen)
        root.present(modal, animated: true) { log("presented") }
        let coordinator = try #require(modal.transitionCoordinator)
        #expect(coordinator.isAnimated)
        #expect(coordinator.transitionDuration == 0.404)
        #expect(coordinator.presentationStyle == .fullScreen)
        #expect(root.transitionCoordinator === coordinator)
        #expect(coordinator.viewController(forKey: .to) === modal)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing(true)",
            ])
        #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(modal.isBeingPresented)
        app.advance(by: 0.03)
        let early = presentation(modal.view).frame.minY
        app.advance(by: 0.1)
        let later = presentation(modal.view).frame.minY
        #expect(early > later)
        #expect(early < 400)
        #expect(later > 0)
        #expect(root.view.window != nil)
        app.advance(by: 0.26)
        #expect(modal.isBeingPresented)
        #expect(presentation(modal.view).frame.minY < 2)
        app.advance(by: 0.05)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == ["A.viewDidDisappear", "M.viewDidAppear", "presented"])
        #expect(root.view.window == nil)
        #expect(!modal.isBeingPresented)
        #expect(modal.transitionCoordinator == nil)
        root.dismiss(animated: true) { log("dismissed") }
        app.turn()
        app.advance(by: 0.1)
        #expect(presentation(modal.view).frame.minY > 50)
        #expect(root.view.window != nil)
        #expect(modal.isBeingDismissed)
        #expect(modal.view.superview?.subviews.first === root.view)
        app.advance(by: 0.35)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing(true)", "M.viewDidDisappear", "A.viewDidAppear",
                "dismissed",
            ])
        #expect(modal.view.window == nil)
        #expect(root.view.superview === root.view.window)
        #expect(app.codes.isEmpty)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    }

    // Covers: UIModalTransitionStyle.crossDissolve
    @Test(
        "crossDissolve fades in and out, and gives the view its alpha back (documented)",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func crossDissolve(style: UIModalPresentationStyle) {
        let (app, log, root) = shown()
        let modal = modal(log, style, .crossDissolve)
        modal.view.alpha = 0.75
        #expect(modal.modalTransitionStyle == UIModalTransitionStyle.crossDissolve)
        root.present(modal, animated: true)
        app.turn()
        app.advance(by: 0.2)
        let half = presentation(modal.view).opacity
        #expect(half > 0.15)
        #expect(half < 0.65)
        #expect(presentation(modal.view).frame.minY == 0)
        #expect(modal.view.alpha == 0.75)
        app.advance(by: 0.25)
        app.turn()
        #expect(presentation(modal.view).opacity == 0.75)
        #expect(!modal.isBeingPresented)
        modal.dismiss(animated: true)
        app.turn()
        app.advance(by: 0.2)
        #expect(presentation(modal.view).opacity < 0.7)
        #expect(presentation(modal.view).opacity > 0.1)
        app.advance(by: 0.3)
        app.turn()
        #expect(modal.view.window == nil)
        #expect(modal.view.alpha == 0.75)
        #expect(app.codes.isEmpty)
    }

    // Covers: UIModalTransitionStyle.flipHorizontal
    @Test("flipHorizontal turns over from the one view to the other and back (documented)")
    func flip() {
        let (app, log, root) = shown()
        root.view.backgroundColor = .red
        let modal = modal(log, .fullScreen, .flipHorizontal)
        #expect(modal.modalTransitionStyle == UIModalTransitionStyle.flipHorizontal)
        modal.view.backgroundColor = .blue
        root.present(modal, animated: true)
        app.turn()
        app.advance(by: 0.1)
        #expect(app.pixel(100, 200) == 0xFFFF_0000 || app.pixel(100, 200) & 0xFF == 0, "the old side first")
        app.advance(by: 0.5)
        #expect(app.pixel(100, 200) & 0xFF > 200, "then the new one")
        #expect(modal.isBeingPresented, "then the new one")
        app.advance(by: 0.3)
        app.turn()
        #expect(!modal.isBeingPresented)
        #expect(root.view.window == nil)
        #expect(
            log.take().filter { $0.contains("viewDid") && $0.contains("ppear") }
                == ["A.viewDidAppear", "A.viewDidDisappear", "M.viewDidAppear"].suffix(2))
        root.dismiss(animated: true)
        app.turn()
        app.advance(by: 0.6)
        #expect(app.pixel(100, 200) & 0xFF < 60, "back")
        app.advance(by: 0.3)
        app.turn()
        #expect(modal.view.window == nil)
        #expect(root.view.window != nil)
        #expect(root.presentedViewController == nil)
        #expect(app.codes.isEmpty)
        #expect(log.take().filter { $0.contains("viewDid") && $0.contains("ppear") } == ["M.viewDidDisappear", "A.viewDidAppear"])
    }

    // Covers: UIModalPresentationStyle.pageSheet
    @Test("a sheet slides from below while the shade fades in and the presenter steps back; gone, all is as before (observed)")
    func sheet() throws {
        let (app, log, root) = shown()
        let modal = modal(log, .pageSheet)
        #expect(modal.modalPresentationStyle == UIModalPresentationStyle.pageSheet)
        root.present(modal, animated: true)
        app.turn()
        let sheet = try #require(modal.sheetPresentationController)
        let card = try #require(sheet.sheet.card), shade = try #require(sheet.sheet.shade)
        app.advance(by: 0.08)
        let way = presentation(card).frame.minY
        #expect(way > 50)
        #expect(way < 380)
        #expect(card.frame.minY == 10)
        #expect(presentation(shade).opacity > 0.05)
        #expect(presentation(shade).opacity < 0.95)
        let scale = presentation(root.view).frame.width / 200
        #expect(scale < 0.999)
        #expect(scale > 0.84)
        #expect(root.view.window != nil)
        app.advance(by: 0.4)
        app.turn()
        #expect(!modal.isBeingPresented)
        #expect(presentation(card).frame.minY == 10)
        #expect(!root.view.transform.isIdentity)
        root.dismiss(animated: true)
        app.turn()
        app.advance(by: 0.08)
        #expect(presentation(card).frame.minY > 50)
        #expect(root.view.transform.isIdentity)
        app.advance(by: 0.4)
        app.turn()
        #expect(modal.view.window == nil)
        #expect(root.view.layer.cornerRadius == 0)
        #expect(root.view.frame.width == 200)
        #expect(log.take().filter { $0.hasPrefix("A.") }.isEmpty)
        #expect(app.codes.isEmpty)
    }

    @Test("popovers and alerts fade, action sheets come from below; touches go nowhere until they stand (times remembered)")
    func others() throws {
        let app = StageFixture(PresentationPlace.pad.environment)
        let root = UIViewController()
        app.show(root)
        let bubble = UIViewController()
        bubble.modalPresentationStyle = .popover
        bubble.popoverPresentationController?.sourceView = root.view
        bubble.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        bubble.preferredContentSize = CGSize(width: 100, height: 100)
        root.present(bubble, animated: true)
        app.turn()
        app.advance(by: 0.1)
        let faded = presentation(try #require(bubble.popoverPresentationController?.bubble)).opacity
        #expect(faded > 0.2)
        #expect(faded < 0.8)
        // Beside it, too early.
        app.tap(10, 900)
        #expect(!bubble.isBeingDismissed)
        app.advance(by: 0.15)
        app.turn()
        app.tap(10, 900)
        #expect(bubble.isBeingDismissed)
        app.advance(by: 0.25)
        app.turn()
        #expect(root.presentedViewController == nil)

        var chosen = 0
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 })
        root.present(alert, animated: true)
        app.turn()
        app.advance(by: 0.15)
        #expect(presentation(alert.view).frame.width > 271)
        #expect(presentation(alert.view).frame.width < 300)
        app.tap(384, alert.view.convert(alert.view.bounds, to: nil).maxY - 20)
        app.advance(by: 0.2)
        app.turn()
        #expect(chosen == 0)
        #expect(root.presentedViewController === alert)
        #expect(presentation(alert.view).frame.width == 270)
        app.tap(384, alert.view.convert(alert.view.bounds, to: nil).maxY - 20)
        #expect(alert.isBeingDismissed)
        #expect(chosen == 0)
        app.advance(by: 0.4)
        app.turn()
        #expect(chosen == 1)
        #expect(root.presentedViewController == nil)
        #expect(app.codes.isEmpty)
    }

    // Covers: UIViewController.dismiss
    @Test(
        "of a pile only the topmost is seen to go; all of them hear of it once (documented)",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func pile(style: UIModalPresentationStyle) throws {
        let (app, log, root) = shown()
        let all = ["M", "N", "O"].map { LoggedController($0, log) }
        var top: UIViewController = root
        for controller in all {
            controller.modalPresentationStyle = style
            top.present(controller, animated: false)
            app.turn()
            top = controller
        }
        _ = log.take()
        var completed = 0
        root.dismiss(animated: true) { completed += 1 }
        app.turn()
        app.advance(by: 0.1)
        #expect(all[0].view.window == nil)
        #expect(all[1].view.window == nil)
        #expect(all[2].view.window != nil)
        #expect(root.view.window != nil)
        #expect(
            presentation(style == .pageSheet ? try #require(all[2].sheetPresentationController?.sheet.card) : all[2].view).frame
                .minY > 20)
        app.advance(by: 0.4)
        app.turn()
        #expect(completed == 1)
        #expect(root.presentedViewController == nil)
        #expect(all.allSatisfy { $0.presentingViewController == nil })
        let calls = log.take().filter { $0.contains("ppear") && !$0.contains("Is") }
        let covers = style == .fullScreen
        for name in ["M", "N", "O"] {
            let its = calls.filter { $0.hasPrefix(name) }
            // Those below the topmost were out of the window already, where it covers.
            #expect(its == (covers && name != "O" ? [] : ["\(name).viewWillDisappear", "\(name).viewDidDisappear"]), "\(name)")
        }
        #expect(calls.filter { $0.hasPrefix("A") } == (covers ? ["A.viewWillAppear", "A.viewDidAppear"] : []))
        #expect(app.codes.isEmpty)
        #expect(root.view.frame.size == CGSize(width: 200, height: 400))
    }

    // Covers: UIView.setAnimationsEnabled
    @Test("with animations switched off an animated presentation is over with the turn; callbacks still say animated (observed)")
    func switchedOff() {
        final class Telling: UIViewController {
            var animated: Bool?
            override func viewDidAppear(_ animated: Bool) { self.animated = animated }
        }
        let (app, _, root) = shown()
        let modal = Telling()
        UIView.setAnimationsEnabled(false)
        root.present(modal, animated: true)
        app.turn()
        #expect(modal.animated == true)
        #expect(!modal.isBeingPresented)
        root.dismiss(animated: true)
        app.turn()
        #expect(root.presentedViewController == nil)
        UIView.setAnimationsEnabled(true)
    }

    @Test("another root during a presentation ends it: every call is balanced and nobody is kept")
    func dropped() {
        let (app, log, root) = shown()
        weak var gone: UIViewController?
        do {
            let modal = modal(log, .fullScreen)
            gone = modal
            root.present(modal, animated: true)
            app.turn()
            app.advance(by: 0.1)
            root.view.window?.rootViewController = UIViewController()
            app.turn()
        }
        app.advance(by: 1)
        app.turn()
        let calls = log.take().filter { $0.contains("ppear") && !$0.contains("Is") }
        for name in ["A", "M"] {
            let its = calls.filter { $0.hasPrefix(name) }
            #expect(its.last == "\(name).viewDidDisappear", "\(its)")
        }
        #expect(gone == nil)
        #expect(root.presentedViewController == nil)
        #expect(app.codes.isEmpty)
    }

    // Covers: UIViewControllerTransitionCoordinator.animate
    @Test("what goes along with a presentation moves by its spring (documented)")
    func alongside() throws {
        let (app, log, root) = shown()
        let modal = modal(log, .overFullScreen)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(mark)
        root.present(modal, animated: true)
        var ended: Bool?
        // animate(alongsideTransition:completion:)
        #expect(
            modal.transitionCoordinator?.animate(
                alongsideTransition: { _ in mark.frame.origin.y = 400 }, completion: { ended = $0.isCancelled }) == true)
        app.turn()
        app.advance(by: 0.1)
        #expect(abs(400 - presentation(mark).frame.minY - presentation(modal.view).frame.minY) < 1)
        #expect(ended == nil)
        app.advance(by: 0.35)
        app.turn()
        #expect(ended == false)
        #expect(presentation(mark).frame.minY == 400)
    }
}

extension StandardTransitionTests {
    // Covers: UIViewController.providesPresentationContextTransitionStyle
    @Test("a context that provides its transition style makes presentations in it move so (documented)")
    func contextStyle() {
        let app = StageFixture(UIPresentationControllerTests.phone)
        let root = UIViewController(), pane = UIViewController()
        root.addChild(pane)
        pane.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        root.view.addSubview(pane.view)
        pane.didMove(toParent: root)
        pane.definesPresentationContext = true
        pane.modalTransitionStyle = .crossDissolve
        app.show(root)
        for provides in [true, false] {
            pane.providesPresentationContextTransitionStyle = provides
            #expect(pane.providesPresentationContextTransitionStyle == provides)
            let modal = UIViewController()
            modal.modalPresentationStyle = .overCurrentContext
            pane.present(modal, animated: true)
            app.turn()
            app.advance(by: 0.1)
            let layer = modal.view.layer.presentation() ?? modal.view.layer
            #expect((layer.opacity < 0.9) == provides)
            #expect((layer.frame.minY > 5) == !provides)
            app.advance(by: 0.5)
            app.turn()
            #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
            #expect(!modal.isBeingPresented)
            pane.dismiss(animated: false)
            app.turn()
        }
        #expect(app.codes.isEmpty)
    }
}
