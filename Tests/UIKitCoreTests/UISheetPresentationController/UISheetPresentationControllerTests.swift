// Sheets: places, detents, dragging, dismissal.
// Apple: "UISheetPresentationController", "UIAdaptivePresentationControllerDelegate".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Logs what the user does to a presentation.
@MainActor final class LoggedAdaptation: NSObject, UISheetPresentationControllerDelegate {
    let log = CallLog()
    var allows = true
    var style: UIModalPresentationStyle?
    var asked = 0
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        asked += 1
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log("attempt") }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .automatic }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { log("detent(\(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"))") }
}

@MainActor @Suite("UISheetPresentationController", .harness) struct UISheetPresentationControllerTests {
    private func shown(
        _ device: Device = .iPhone14, style: UIModalPresentationStyle = .automatic,
        _ configure: (UIViewController) -> Void = { _ in }
    ) async throws -> (Harness, UIViewController, UIViewController) {
        let harness = try await Harness(device: device)
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        try await harness.show(root)
        let modal = UIViewController()
        modal.view.backgroundColor = .systemBackground
        modal.modalPresentationStyle = style
        configure(modal)
        root.present(modal, animated: false)
        try await harness.turn()
        return (harness, root, modal)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // Covers: UIViewController.sheetPresentationController, UIModalPresentationStyle.pageSheet, UIViewController.modalPresentationStyle, UIPresentationController.frameOfPresentedViewInContainerView
    @Test("On a phone a sheet leaves a strip below the status bar, and the presenter steps back behind it (observed)")
    func phone() async throws {
        let (harness, root, modal) = try await shown(style: .pageSheet)
        let bounds = harness.window.bounds
        let top = harness.window.safeAreaInsets.top + 10
        #expect(frame(modal.view) == CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
        #expect(modal.modalPresentationStyle == .pageSheet)
        #expect(modal.presentationController?.frameOfPresentedViewInContainerView == frame(modal.view))
        #expect(modal.view.safeAreaInsets.top == 0)
        #expect(modal.view.safeAreaInsets.bottom == harness.window.safeAreaInsets.bottom)
        #expect(root.view.window != nil)
        #expect(!root.view.transform.isIdentity)
        // Its corners look as round as the sheet's, and it stands in by a bar's margin (observed).
        #expect(abs(root.view.layer.cornerRadius * root.view.transform.a - 10) < 0.01)
        #expect(abs(frame(root.view).minX - 16) < 0.01)
        #expect(abs(frame(root.view).minY - harness.window.safeAreaInsets.top) < 0.01)
        #expect(modal.sheetPresentationController === modal.presentationController)
        #expect(modal.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.userInterfaceLevel == .base)
        modal.dismiss(animated: false)
        try await harness.turn()
        #expect(root.view.transform.isIdentity)
        #expect(root.view.layer.cornerRadius == 0)
        #expect(root.view.frame == bounds)
    }

    // Covers: UIModalPresentationStyle.formSheet, UIModalPresentationStyle.pageSheet, UIViewController.preferredContentSize
    @Test("On a pad a form sheet is 540 × 620 in the middle or as large as preferred; it is compact; a page sheet is wider")
    func pad() async throws {
        let (harness, root, modal) = try await shown(.iPadPro97, style: .formSheet)
        let middle = CGPoint(x: harness.window.bounds.midX, y: harness.window.bounds.midY)
        #expect(frame(modal.view) == CGRect(x: middle.x - 270, y: middle.y - 310, width: 540, height: 620))
        #expect(modal.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        #expect(root.view.transform.isIdentity)
        modal.preferredContentSize = CGSize(width: 300, height: 200)
        try await harness.turn()
        #expect(frame(modal.view).size == CGSize(width: 300, height: 200))
        root.dismiss(animated: false)
        let page = UIViewController()
        page.modalPresentationStyle = .pageSheet
        root.present(page, animated: false)
        try await harness.turn()
        #expect(frame(page.view).width == 712)
        #expect(frame(page.view).midX == middle.x)
        #expect(page.traitCollection.horizontalSizeClass == .regular)
    }

    // Covers: UISheetPresentationControllerDetent.medium, UISheetPresentationControllerDetent.large, UISheetPresentationController.detents, UISheetPresentationController.selectedDetentIdentifier, UISheetPresentationController.prefersGrabberVisible, UISheetPresentationController.animateChanges, UISheetPresentationController.preferredCornerRadius
    @Test("A sheet rests at its smallest detent or the selected one; medium is half the screen; large steps the presenter back")
    func detents() async throws {
        let (harness, root, modal) = try await shown { modal in
            modal.sheetPresentationController?.detents = [.large(), .medium()]
            modal.sheetPresentationController?.prefersGrabberVisible = true
            modal.sheetPresentationController?.preferredCornerRadius = 24
        }
        let sheet = try #require(modal.sheetPresentationController)
        let height = harness.window.bounds.height
        #expect(frame(modal.view).minY == height / 2)
        #expect(root.view.transform.isIdentity)
        #expect(modal.view.superview?.layer.cornerRadius == 24)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(frame(modal.view).minY == harness.window.safeAreaInsets.top + 10)
        #expect(!root.view.transform.isIdentity)
    }

    // Covers: UISheetPresentationControllerDetent.custom, UISheetPresentationController.invalidateDetents, UISheetPresentationController.largestUndimmedDetentIdentifier
    @Test("A custom detent is measured above the safe area; undimmed, what lies behind takes touches (documented)")
    func custom() async throws {
        var value: CGFloat = 200
        var maximum: CGFloat = 0
        let id = UISheetPresentationController.Detent.Identifier("small")
        let button = UIButton(type: .system)
        var taps = 0
        let (harness, root, modal) = try await shown { modal in
            modal.sheetPresentationController?.detents = [
                .custom(identifier: id) {
                    maximum = $0.maximumDetentValue; return value
                }, .large(),
            ]
            modal.sheetPresentationController?.largestUndimmedDetentIdentifier = id
        }
        button.setTitle("Behind", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let safe = harness.window.safeAreaInsets
        let height = harness.window.bounds.height
        #expect(frame(modal.view).height == 200 + safe.bottom)
        #expect(maximum == height - safe.top - 10 - safe.bottom)
        try await harness.tap(.button("Behind"))
        #expect(taps == 1)
        #expect(root.presentedViewController === modal)
        value = 300
        modal.sheetPresentationController?.invalidateDetents()
        try await harness.turn()
        #expect(frame(modal.view).height == 300 + safe.bottom)
        modal.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        try await harness.turn()
        try await harness.tap(at: CGPoint(x: 100, y: 122))
        try await harness.settle()
        #expect(taps == 1)
        #expect(root.presentedViewController == nil)
    }

    // Covers: UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:), UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss, UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss, UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss, UIPresentationController.delegate, UIViewController.isModalInPresentation
    @Test("A swipe down dismisses and tells the delegate; a refusal tells of the attempt; dismiss tells nothing (documented)")
    func swiping() async throws {
        let delegate = LoggedAdaptation()
        let (harness, root, modal) = try await shown { $0.presentationController?.delegate = delegate }
        let down = CGVector(dx: 0, dy: 500)
        modal.isModalInPresentation = true
        try await harness.drag(.view(modal.view), by: down, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == ["attempt"])
        #expect(root.presentedViewController === modal)
        modal.isModalInPresentation = false
        delegate.allows = false
        try await harness.drag(.view(modal.view), by: down, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == ["attempt"])
        #expect(root.presentedViewController === modal)
        #expect(delegate.asked == 1, "one drag asks once, whatever comes of it")
        delegate.allows = true
        try await harness.drag(.view(modal.view), by: CGVector(dx: 0, dy: 100), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == [])
        #expect(root.presentedViewController === modal)
        try await harness.drag(.view(modal.view), by: down, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == ["will", "did"])
        #expect(root.presentedViewController == nil)
        #expect(modal.view.window == nil)
        #expect(delegate.asked == 3)
        root.present(modal, animated: false)
        modal.presentationController?.delegate = delegate
        try await harness.turn()
        root.dismiss(animated: false)
        try await harness.turn()
        #expect(delegate.log.take() == [])
    }

    // Covers: UISheetPresentationController.Detent.medium, UISheetPresentationController.Detent.large
    @Test("A drag moves a sheet to the nearest detent and tells the delegate (documented)")
    func dragging() async throws {
        let delegate = LoggedAdaptation()
        let (harness, _, modal) = try await shown { modal in
            modal.sheetPresentationController?.detents = [.medium(), .large()]
            modal.sheetPresentationController?.delegate = delegate
        }
        try await harness.drag(.view(modal.view), by: CGVector(dx: 0, dy: -300), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == ["detent(com.apple.UIKit.large)"])
        #expect(frame(modal.view).minY == harness.window.safeAreaInsets.top + 10)
        try await harness.drag(.view(modal.view), by: CGVector(dx: 0, dy: 300), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(delegate.log.take() == ["detent(com.apple.UIKit.medium)"])
        #expect(frame(modal.view).minY == harness.window.bounds.height / 2)
    }

    // Covers: UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge
    @Test("A scroll view in a sheet scrolls at the largest detent; at its top a drag down is the sheet's (documented)")
    func scrolling() async throws {
        let scroll = UIScrollView()
        let (harness, root, modal) = try await shown { modal in
            modal.sheetPresentationController?.detents = [.medium(), .large()]
            scroll.frame = modal.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            modal.view.addSubview(scroll)
        }
        let up = CGVector(dx: 0, dy: -250)
        try await harness.drag(.view(scroll), by: up, duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(scroll.contentOffset.y <= 0)
        try await harness.drag(.view(scroll), by: up, duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(scroll.contentOffset.y > 200)
        #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .large)
        scroll.contentOffset = CGPoint(x: 0, y: -scroll.adjustedContentInset.top)
        try await harness.drag(.view(scroll), by: CGVector(dx: 0, dy: 550), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(root.presentedViewController === modal)
        #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(scroll.contentOffset.y <= 0)
        modal.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
        try await harness.drag(.view(scroll), by: up, duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(scroll.contentOffset.y > 200)
    }

    // Covers: UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:), UISheetPresentationController.prefersEdgeAttachedInCompactHeight
    @Test("In compact height a sheet fills the window unless it is attached to the edge; a delegate may ask for all of it")
    func adapting() async throws {
        let (harness, _, modal) = try await shown()
        var turned = harness.surroundings
        turned.orientation = .landscape
        try await harness.change(to: turned)
        #expect(frame(modal.view) == harness.window.bounds)
        modal.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        try await harness.turn()
        #expect(frame(modal.view).minY == harness.window.safeAreaInsets.top + 10)
        let delegate = LoggedAdaptation()
        delegate.style = .fullScreen
        let (second, _, whole) = try await shown { $0.presentationController?.delegate = delegate }
        #expect(frame(whole.view) == second.window.bounds)
        #expect(whole.presentationController is UISheetPresentationController)
    }
}
