// Popovers: place, arrow, source, adaptation, dismissal.
// Apple: "UIPopoverPresentationController".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
    let log = CallLog()
    var keepsPopover = false
    var source: UIView?
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log("prepare")
        if let source { popoverPresentationController.sourceView = source }
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        keepsPopover ? .none : .automatic
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { log("didPopover") }
}

@MainActor @Suite("UIPopoverPresentationController", .harness) struct UIPopoverPresentationControllerTests {
    private func root(_ device: Device) async throws -> (Harness, UIViewController, UIButton) {
        let harness = try await Harness(device: device)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Source", for: .normal)
        button.frame = CGRect(x: 300, y: 200, width: 100, height: 40)
        root.view.addSubview(button)
        try await harness.show(root)
        return (harness, root, button)
    }

    // Covers: UIViewController.popoverPresentationController, UIPopoverPresentationController.sourceView, UIPopoverPresentationController.sourceRect, UIPopoverPresentationController.permittedArrowDirections, UIPopoverPresentationController.arrowDirection, UIPopoverArrowDirection.any, UIPopoverArrowDirection.up, UIModalPresentationStyle.popover, UIPopoverPresentationController.passthroughViews, UIPopoverPresentationController.delegate, UIPopoverPresentationControllerDelegate.popoverPresentationControllerDidDismissPopover(_:)
    @Test("On a pad a popover stands beside its source, its arrow pointing there; a tap outside dismisses it (documented)")
    func pad() async throws {
        let (harness, root, button) = try await root(.iPadPro97)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(content.popoverPresentationController)
        let delegate = PopoverLog()
        popover.delegate = delegate
        popover.sourceView = button
        #expect(popover.permittedArrowDirections == .any)
        #expect(popover.arrowDirection == .unknown)
        #expect(popover.sourceRect.isNull)
        root.present(content, animated: false)
        try await harness.turn()
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame == CGRect(x: 250, y: 253, width: 200, height: 100))
        #expect(popover.arrowDirection == .up)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(button.tintAdjustmentMode == .dimmed)
        popover.permittedArrowDirections = [.left, .right]
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 40)
        try await harness.turn()
        #expect(popover.arrowDirection == .right)
        #expect(content.view.convert(content.view.bounds, to: nil).maxX == 287)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        popover.passthroughViews = [button]
        try await harness.tap(at: CGPoint(x: 380, y: 220))
        #expect(taps == 1)
        #expect(root.presentedViewController === content)
        try await harness.tap(at: CGPoint(x: 600, y: 700))
        try await harness.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.log.take() == ["prepare", "did", "didPopover"])
        #expect(button.tintAdjustmentMode == .normal)
    }

    // Covers: UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:), UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle
    @Test("On a phone a popover becomes a sheet, unless its delegate answers none (documented)")
    func phone() async throws {
        let (harness, root, button) = try await root(.iPhone14)
        button.frame.origin.x = 100
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        root.present(content, animated: false)
        try await harness.turn()
        #expect(content.view.convert(content.view.bounds, to: nil).width == harness.window.bounds.width)
        #expect(content.presentationController is UIPopoverPresentationController)
        root.dismiss(animated: false)
        try await harness.turn()
        let delegate = PopoverLog()
        delegate.keepsPopover = true
        delegate.source = button
        content.popoverPresentationController?.delegate = delegate
        root.present(content, animated: false)
        try await harness.turn()
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 50, y: 253, width: 200, height: 100))
        #expect(delegate.log.take() == ["prepare"])
    }

    // Covers: UIPopoverPresentationController.barButtonItem
    @Test(
        "a popover points at a bar button that is shown, of the system or with a view of its own (documented)",
        arguments: [true, false])
    func barButton(hasView: Bool) async throws {
        let (harness, root, _) = try await root(.iPadPro97)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 60, width: 768, height: 44))
        let item =
            hasView
            ? UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
            : UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        bar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), item]
        root.view.addSubview(bar)
        try await harness.turn()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.popoverPresentationController?.barButtonItem = item
        #expect(content.popoverPresentationController?.barButtonItem === item)
        #expect(content.popoverPresentationController?.sourceItem === item)
        root.present(content, animated: false)
        try await harness.turn()
        let place = try #require(item.frame(in: root.view))
        #expect(place.midX > 600)
        #expect(place.minY >= 60)
        #expect(place.maxY <= 104)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(abs(frame.minY - place.maxY - 13) < 0.01)
        #expect(frame.maxX <= 758)
        #expect(content.popoverPresentationController?.arrowDirection == .up)
    }

    @Test("UIK0220: a popover without a source, with Apple's text; it points at the middle")
    func sourceless() throws {
        let app = StageFixture(.init(size: CGSize(width: 800, height: 1000), scale: 1, idiom: .pad, isRegularWidth: true))
        let root = UIViewController()
        app.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(content.popoverPresentationController)
        root.present(content, animated: false)
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0220 exception: A popover was presented without a source.
                  object   UIViewController \(ObjectName.address(content))
                  at       UIPopoverPresentationControllerTests.swift:…
                  cause    sourceView and sourceItem of the popover presentation controller are nil.
                  fix      Set sourceView, and sourceRect if needed, before presenting.
                  apple    NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: \(ObjectName.address(popover))>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
                """)
        app.turn()
        #expect(content.view.convert(content.view.bounds, to: nil).midX == 400)
    }

    // Covers: UIPopoverPresentationController.sourceItem
    @Test("A view is a source item: the popover points at all of it (documented)")
    func sourceItem() async throws {
        let (harness, root, button) = try await root(.iPadPro97)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceItem = button
        #expect(popover.sourceItem === button)
        root.present(content, animated: false)
        try await harness.turn()
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 250, y: 253, width: 200, height: 100))
    }
}
