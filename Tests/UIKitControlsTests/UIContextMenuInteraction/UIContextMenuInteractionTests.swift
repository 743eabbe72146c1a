// Context menus on views: configuration, preview, delegate's order, commit.
// Apple: "UIContextMenuInteraction".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    let log = CallLog()
    var location: CGPoint?
    var preview: UITargetedPreview?
    var provider: UIContextMenuContentPreviewProvider?
    var chosen: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        self.location = location
        log("configuration")
        return UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: provider) { [weak self] suggested in
            self?.log("actions(\(suggested.count))")
            return UIMenu(children: [UIAction(title: "Copy") { _ in self?.chosen.append("copy") }])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log("preview(\(configuration.identifier))")
        return preview
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log("willDisplay")
        animator?.addAnimations { self.log("animations") }
        animator?.addCompletion { self.log("displayed") }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log("willEnd") }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log("commit(\(animator.previewViewController != nil))")
        animator.preferredCommitStyle = .pop
        animator.addCompletion { self.log("committed") }
    }
}

@MainActor @Suite("UIContextMenuInteraction", .harness) struct UIContextMenuInteractionTests {
    private func shown(
        _ configure: (MenuDelegate, UIView) -> Void = { _, _ in }
    ) async throws -> (Harness, UIView, MenuDelegate, UIContextMenuInteraction) {
        let harness = try await Harness()
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 160, height: 100))
        card.backgroundColor = .systemOrange
        root.view.addSubview(card)
        let delegate = MenuDelegate()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        try await harness.show(root)
        configure(delegate, card)
        card.addInteraction(interaction)
        return (harness, card, delegate, interaction)
    }

    private func isOpen(_ harness: Harness) -> Bool { !harness.all(.identifier("menu")).isEmpty }

    // Covers: UIContextMenuInteraction.init(delegate:), UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:), UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:), UIContextMenuInteraction.dismissMenu, UIContextMenuConfiguration.init(identifier:previewProvider:), UIContextMenuConfiguration.init(identifier:), UIView.addInteraction, UIView.interactions, UIView.removeInteraction, UIInteraction.view
    @Test("A long press asks for configuration, actions and preview, shows the menu and tells of it (documented, order guessed)")
    func order() async throws {
        let (harness, card, delegate, interaction) = try await shown()
        #expect(interaction.view === card)
        #expect(card.interactions.count == 1)
        #expect(interaction.menuAppearance == .unknown)
        try await harness.press(.view(card), for: 0.3)
        #expect(delegate.log.take() == [])
        try await harness.press(.view(card), for: 1)
        #expect(
            delegate.log.take()
                == ["configuration", "actions(0)", "preview(id)", "willDisplay", "animations", "displayed"])
        #expect(delegate.location == CGPoint(x: 80, y: 50))
        #expect(isOpen(harness))
        #expect(interaction.menuAppearance == .rich)
        let row = try harness.find(.label("Copy"))
        #expect(row.convert(row.bounds, to: nil) == CGRect(x: 40, y: 316, width: 250, height: 44))
        try await harness.tap(.label("Copy"))
        #expect(delegate.log.take() == ["willEnd"])
        #expect(delegate.chosen == ["copy"])
        #expect(!isOpen(harness))
        try await harness.press(.view(card), for: 1)
        interaction.dismissMenu()
        #expect(delegate.log.take().last == "willEnd")
        #expect(!isOpen(harness))
        #expect(delegate.chosen == ["copy"])
        card.removeInteraction(interaction)
        #expect(interaction.view == nil)
        #expect(card.interactions.isEmpty)
        card.addInteraction(interaction)
        #expect(interaction.view === card)
        #expect(card.interactions.count == 1)
        #expect(UIContextMenuConfiguration(identifier: nil).identifier as? String != nil)
        #expect(UIContextMenuConfiguration(identifier: "x" as NSString, previewProvider: nil).identifier as? String == "x")
    }

    // Covers: UIContextMenuConfiguration.init(identifier:previewProvider:), UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:), UIContextMenuInteraction.CommitStyle.dismiss
    @Test("A preview's controller is shown in its preferred size; a tap on it commits, then the menu ends (documented)")
    func commit() async throws {
        let preview = UIViewController()
        preview.view.backgroundColor = .systemPurple
        preview.preferredContentSize = CGSize(width: 200, height: 150)
        let (harness, card, delegate, _) = try await shown { delegate, _ in delegate.provider = { preview } }
        try await harness.press(.view(card), for: 1)
        #expect(!delegate.log.take().contains("preview(id)"))
        #expect(preview.view.bounds.size == CGSize(width: 200, height: 150))
        let frame = preview.view.convert(preview.view.bounds, to: nil)
        try await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(delegate.log.take() == ["commit(true)", "willEnd", "committed"])
        // The preview goes back in 0.2 seconds.
        try await harness.settle()
        #expect(preview.view.window == nil)
        #expect(UIContextMenuInteraction.CommitStyle.dismiss.rawValue == 0)
    }

    // Covers: UITargetedPreview.init(view:parameters:), UITargetedPreview.init(view:), UIPreviewParameters.init(), UIPreviewParameters.visiblePath, UIPreviewParameters.backgroundColor
    @Test("A targeted preview shows the visible part in its place, over blurred surroundings; its view is lifted away (by eye)")
    func preview() async throws {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 100))
        parameters.backgroundColor = .clear
        let (harness, card, delegate, _) = try await shown { delegate, card in
            delegate.preview = UITargetedPreview(view: card, parameters: parameters)
        }
        #expect(delegate.preview?.size == CGSize(width: 160, height: 100))
        #expect(delegate.preview?.target.container === card.superview)
        #expect(UITargetedPreview(view: card).parameters.visiblePath == nil)
        #expect(parameters.visiblePath != nil)
        try await harness.press(.view(card), for: 1)
        let picture = try harness.picture()
        func pixel(_ x: Int, _ y: Int) -> UInt32 { (picture.pixel(at: CGPoint(x: x, y: y)) ?? 0) & 0xFFFFFF }
        // White, dimmed by a fifth, where the rest of the view stood, outside of the preview's shadow.
        #expect(pixel(60, 250) == 0xFF9500)
        #expect(pixel(190, 220) == 0xCCCCCC)
        #expect(pixel(300, 600) == 0xCCCCCC)
    }

    // Covers: UIPreviewTarget.init(container:center:transform:), UIPreviewTarget.container
    @Test("A preview of a view outside of every window is UIK0368, in Apple's words")
    func detached() {
        _ = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let reports = Reports.during {
            let target = UIPreviewTarget(container: view, center: .zero, transform: .identity)
            #expect(target.container === view)
        }
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
        #expect(reports.count == 1)
        #expect(
            reports.first.map(Reports.stable) == """
                UIK0368 exception: A preview's container is not in a window.
                  object   UIView \(address) — (detached)
                  at       UIContextMenuInteractionTests.swift:…
                  cause    The container, or the superview of the previewed view, was not added to a window, or has left it.
                  fix      Create previews only of views that are on the screen; return nil if the view is gone.
                  apple    NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in a window, \
                but it is not. (container: \(view.description))
                """)
    }
}
