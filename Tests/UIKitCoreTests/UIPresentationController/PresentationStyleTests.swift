// Styles of presentation, who is asked about the status bar, and menus over what is presented.
// Apple: "UIModalPresentationStyle", "UIViewController".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIModalPresentationStyle", .harness) struct PresentationStyleTests {
    private final class Styled: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    // Covers: UIViewController.modalPresentationCapturesStatusBarAppearance, UIModalPresentationStyle.overFullScreen, UIModalPresentationStyle.fullScreen, UIViewController.preferredStatusBarStyle, UIViewController.prefersStatusBarHidden
    @Test("A full-screen controller says how the status bar looks; another one only if it captures that (documented)")
    func statusBar() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        let modal = Styled()
        for (style, captures, isAsked) in [
            (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
            (.pageSheet, false, false),
        ] {
            modal.modalPresentationStyle = style
            modal.modalPresentationCapturesStatusBarAppearance = captures
            root.present(modal, animated: false)
            app.turn()
            #expect((UIApplication.shared.statusBarStyle == .lightContent) == isAsked)
            #expect(UIApplication.shared.isStatusBarHidden == isAsked)
            #expect(modal.prefersStatusBarHidden)
            #expect(modal.preferredStatusBarStyle == .lightContent)
            #expect(modal.modalPresentationCapturesStatusBarAppearance == captures)
            root.dismiss(animated: false)
            app.turn()
            #expect(UIApplication.shared.statusBarStyle == .default)
        }
    }

    // Covers: UIModalTransitionStyle.crossDissolve, UIModalTransitionStyle.flipHorizontal, UIModalTransitionStyle.coverVertical, UIModalTransitionStyle.partialCurl, UIViewController.modalTransitionStyle
    @Test("The transition's style is kept; coverVertical unless set (documented)")
    func transitionStyles() {
        let controller = UIViewController()
        #expect(controller.modalTransitionStyle == .coverVertical)
        #expect(UIModalTransitionStyle.coverVertical.rawValue == 0)
        controller.modalTransitionStyle = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1)
        #expect(UIModalTransitionStyle.partialCurl.rawValue == 3)
    }

    // Covers: UIViewController.presentedViewController, UIViewController.presentingViewController, UIViewController.activePresentationController
    @Test("A child's presentation is its ancestor's; the active presentation is that which is shown (documented)")
    func ancestors() {
        let app = StageFixture()
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        app.show(root)
        let modal = UIViewController()
        #expect(modal.activePresentationController == nil)
        #expect(modal.presentationController is UISheetPresentationController)
        child.present(modal, animated: false)
        app.turn()
        #expect(modal.presentingViewController === root)
        #expect(child.presentedViewController === modal)
        #expect(modal.activePresentationController === modal.sheetPresentationController)
        #expect(root.presentedViewController === modal)
        #expect(root.activePresentationController == nil)
    }
}
