// What a presentation controller hears of sizes and traits, and what it passes on.
// Apple: "UIPresentationController", "UIContentContainer", "UITraitEnvironment"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Logs what it hears, and gives what it presents half of the container.
@MainActor private final class HearingPresentation: UIPresentationController {
    let log = CallLog()

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        log("preferred(\(container.preferredContentSize.width)×\(container.preferredContentSize.height))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log("size(\(size.width)×\(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log("traits(\(newCollection.userInterfaceStyle == .dark ? "dark" : "light"))")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log("changed(\(traitCollection.userInterfaceStyle == .dark ? "dark" : "light"))")
    }
}

/// Logs what the presentation passes on.
@MainActor private final class Hearing: UIViewController {
    let log = CallLog()
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log("size(\(size.width)×\(size.height))")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log("traits")
    }
}

@MainActor private final class HearingTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { HearingPresentation(presentedViewController: presented, presenting: presenting) }
}

@MainActor private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    let log = CallLog()
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .overFullScreen }
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log("will(\(style.rawValue), \(transitionCoordinator != nil))") }
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { log("prepare(\(adaptivePresentationController !== presentationController))") }
}

@MainActor @Suite("UIPresentationController: contents", .harness) struct UIPresentationControllerContentTests {
    private static let phone = StageEnvironment(
        size: CGSize(width: 200, height: 400), scale: 1, safeAreaInsets: StageInsets(), isRegularHeight: true)

    private func shown() throws -> (StageFixture, Hearing, HearingPresentation, HearingTransitioning) {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        app.show(root)
        let transitioning = HearingTransitioning()
        let modal = Hearing()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = transitioning
        root.present(modal, animated: false)
        app.turn()
        let presentation = try #require(modal.presentationController as? HearingPresentation)
        _ = presentation.log.take()
        return (app, modal, presentation, transitioning)
    }

    // Covers: UIPresentationController.preferredContentSizeDidChange(forChildContentContainer:), UIPresentationController.preferredContentSize, UIPresentationController.preferredContentSizeDidChange, UIPresentationController.presentationStyle
    @Test("the presented controller's wish for a size reaches the presentation, which has the same wish (documented)")
    func preferred() throws {
        let (_, modal, presentation, _) = try shown()
        modal.preferredContentSize = CGSize(width: 120, height: 90)
        // By preferredContentSizeDidChange(forChildContentContainer:).
        #expect(presentation.log.take() == ["preferred(120.0×90.0)"])
        #expect(presentation.preferredContentSize == CGSize(width: 120, height: 90))
        #expect(presentation.presentationStyle == .custom)
    }

    // Covers: UIPresentationController.viewWillTransition, UIPresentationController.size(forChildContentContainer:withParentContainerSize:), UIPresentationController.size
    @Test("a new size of the window is passed on as the size that the presented view gets (documented)")
    func size() throws {
        let (app, modal, presentation, _) = try shown()
        #expect(
            presentation.size(forChildContentContainer: modal, withParentContainerSize: CGSize(width: 10, height: 8)).height == 4)
        let plain = UIPresentationController(presentedViewController: modal, presenting: nil)
        #expect(plain.size(forChildContentContainer: modal, withParentContainerSize: CGSize(width: 10, height: 8)).height == 8)
        var turned = Self.phone
        turned.size = CGSize(width: 400, height: 200)
        turned.orientation = .landscapeLeft
        app.turn(.environment(turned))
        // presentation.viewWillTransition(to:with:), then that of what it presents.
        #expect(presentation.log.take().contains("size(400.0×200.0)"))
        #expect(modal.log.take().contains("size(400.0×100.0)"))
        #expect(modal.view.frame == CGRect(x: 0, y: 100, width: 400, height: 100))
    }

    // Covers: UIPresentationController.willTransition, UIPresentationController.traitCollectionDidChange, UIPresentationController.traitCollection
    @Test("a change of traits is told before and after, and passed on (documented)")
    func traits() throws {
        let (app, modal, presentation, _) = try shown()
        #expect(presentation.traitCollection.userInterfaceStyle == .light)
        var dark = Self.phone
        dark.appearance = .dark
        app.turn(.environment(dark))
        // willTransition(to:with:), then traitCollectionDidChange(_:).
        let calls = presentation.log.take()
        #expect(calls.contains("traits(dark)"))
        #expect(calls.contains("changed(dark)"))
        #expect(calls.firstIndex(of: "traits(dark)") ?? 9 < calls.firstIndex(of: "changed(dark)") ?? 0)
        #expect(modal.log.take().contains("traits"))
    }

    // Covers: UIPresentationController.adaptivePresentationStyle, UIAdaptivePresentationControllerDelegate.presentationController, UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:), UIPresentationController.delegate
    @Test("the delegate is asked by traits, only in compact width by the old question, and prepares what stands in (documented)")
    func adapting() {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .pageSheet
        let delegate = Adapting()
        let controller = modal.presentationController
        #expect(controller?.adaptivePresentationStyle == UIModalPresentationStyle.none)
        controller?.delegate = delegate
        let (compact, regular) = (
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(horizontalSizeClass: .regular)
        )
        #expect(controller?.adaptivePresentationStyle(for: compact) == .overFullScreen)
        #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
        root.present(modal, animated: false)
        app.turn()
        // presentationController(_:prepare:) and presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:).
        let calls = delegate.log.take()
        #expect(calls.contains("prepare(true)"))
        #expect(calls.contains { $0.hasPrefix("will(\(UIModalPresentationStyle.overFullScreen.rawValue)") })
        #expect(modal.view.frame == root.view.frame)
        #expect(root.view.window != nil)
    }
}
