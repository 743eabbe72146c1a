// Views that act when something dragged rests on them.
// Apple: "UISpringLoadedInteraction". The times are guessed.
import CoreGraphics
import Foundation
import FoundationAdditions
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
    }
}

@MainActor private final class Effect: DragLog, UISpringLoadedInteractionEffect, UISpringLoadedInteractionBehavior {
    var allows = true
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        log.append("state \(context.state.rawValue)")
    }
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        allows
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
}

@MainActor @Suite("UISpringLoadedInteraction", .harness) struct SpringLoadingTests {
    private let giver = Giver()

    private func screen() async throws -> DragScreen {
        let screen = try await DragScreen()
        screen.view(40, 100).addInteraction(UIDragInteraction(delegate: giver))
        return screen
    }

    // Covers: UISpringLoadedInteraction.init(interactionBehavior:interactionEffect:activationHandler:)
    @Test("possible, activating, activated, inactive; leaving in between ends it") func states() async throws {
        let screen = try await screen()
        let effect = Effect()
        var acts = 0
        screen.view(40, 400).addInteraction(
            UISpringLoadedInteraction(interactionBehavior: effect, interactionEffect: effect) { _, _ in acts += 1 })
        try await screen.lift(80, 140)
        try await screen.move(80, 440)
        #expect(effect.take() == ["state 1"])
        try await screen.app.advance(by: 0.55)
        #expect(effect.take() == ["state 2"])
        #expect(acts == 0)
        try await screen.app.advance(by: 0.4)
        #expect(effect.take() == ["state 3", "finish", "state 0"])
        #expect(acts == 1)
        try await screen.app.advance(by: 2)
        #expect(acts == 1)
        try await screen.move(300, 440)
        try await screen.move(80, 440)
        #expect(effect.take() == ["state 1"])
        try await screen.move(300, 440)
        #expect(effect.take() == ["state 0", "finish"])
        effect.allows = false
        try await screen.move(80, 440)
        try await screen.app.advance(by: 2)
        #expect(effect.take() == [])
        #expect(acts == 1)
        try await screen.up()
    }

    @Test("a finger that moves on counts anew") func restless() async throws {
        let screen = try await screen()
        var acts = 0
        screen.view(40, 400, 300, 80).addInteraction(UISpringLoadedInteraction { _, _ in acts += 1 })
        try await screen.lift(80, 140)
        try await screen.move(80, 440)
        for step in 1...5 {
            try await screen.app.advance(by: 0.4)
            try await screen.move(80 + CGFloat(step) * 30, 440, steps: 1)
        }
        #expect(acts == 0)
        try await screen.app.advance(by: 1)
        #expect(acts == 1)
        try await screen.up()
    }

    // Covers: UIButton.isSpringLoaded, UISegmentedControl.isSpringLoaded, UITabBar.isSpringLoaded
    @Test("a button is triggered, a segment and a tab are selected; off by default") func controls() async throws {
        let screen = try await screen()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 40, y: 240, width: 80, height: 44)
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.frame = CGRect(x: 40, y: 320, width: 300, height: 32)
        segments.selectedSegmentIndex = 0
        let tabs = UITabBar(frame: CGRect(x: 0, y: 400, width: 390, height: 49))
        let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        tabs.items = items
        for view in [button, segments, tabs] as [UIView] { screen.root.view.addSubview(view) }
        try await screen.app.turn()
        let supporting: [any UISpringLoadedInteractionSupporting] = [button, segments, tabs]
        for one in supporting {
            #expect(!one.isSpringLoaded)
            one.isSpringLoaded = true
            #expect(one.isSpringLoaded)
        }
        try await screen.lift(80, 140)
        try await screen.move(80, 260)
        try await screen.app.advance(by: 1)
        #expect(taps == 1)
        try await screen.move(190, 336)
        try await screen.app.advance(by: 1)
        #expect(segments.selectedSegmentIndex == 1)
        try await screen.move(330, 425)
        try await screen.app.advance(by: 1)
        #expect(tabs.selectedItem === items[2])
        button.isSpringLoaded = false
        #expect(!button.isSpringLoaded)
        #expect(button.interactions.isEmpty)
        try await screen.up()
    }

    // Covers: UIBarButtonItem.isSpringLoaded, UIAlertController.isSpringLoaded
    @Test("a bar's button acts; an alert's action is chosen") func barsAndAlerts() async throws {
        let screen = try await DragScreen()
        var taps: [String] = []
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        let item = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in taps.append("done") })
        item.isSpringLoaded = true
        page.navigationItem.rightBarButtonItem = item
        let from = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
        from.addInteraction(UIDragInteraction(delegate: giver))
        page.view.addSubview(from)
        try await screen.app.show(UINavigationController(rootViewController: page))
        let button = try screen.app.find(.button("Done"))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        try await screen.lift(80, 240)
        try await screen.move(middle.x, middle.y)
        try await screen.app.advance(by: 1)
        #expect(taps == ["done"])
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in taps.append("yes") })
        alert.isSpringLoaded = true
        page.present(alert, animated: false)
        try await screen.app.advance(by: 0.5)
        let yes = try screen.app.find(.button("Yes"))
        let place = yes.convert(CGPoint(x: yes.bounds.midX, y: yes.bounds.midY), to: nil)
        try await screen.move(place.x, place.y)
        try await screen.app.advance(by: 2)
        #expect(taps == ["done", "yes"])
        #expect(page.view.window?.subviews.last?.accessibilityIdentifier == "drag")
        try await screen.up()
    }
}
