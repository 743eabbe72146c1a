// The pointer over views: regions, styles, calls of the delegate, what is drawn and what the stage is told.
// Apple: "UIPointerInteraction", "UIPointerStyle", "UIPointerEffect", "UIPointerShape".
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues
import UIKitTesting

private final class Pointing: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var regions: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
    var entering: (any UIPointerInteractionAnimating) -> Void = { _ in }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        log.append("region \(request.location.x.formatted()) \(request.location.y.formatted())")
        return regions(request, defaultRegion)
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        log.append("style \(name(region))")
        return style(region)
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        log.append("enter \(name(region))")
        entering(animator)
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(name(region))") }
    private func name(_ region: UIPointerRegion) -> String { region.identifier?.base as? String ?? "" }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Needs none of the optional methods.
private final class Silent: NSObject, UIPointerInteractionDelegate {}

@MainActor @Suite("Pointer interactions", .harness) struct UIPointerInteractionTests {
    /// A view of 100 × 80 at (50, 100), on a pad.
    private func shown(_ delegate: (any UIPointerInteractionDelegate)?) async throws -> (Harness, UIView, UIPointerInteraction) {
        let harness = try await Harness(device: .iPad9)
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 80))
        view.backgroundColor = .systemTeal
        controller.view.addSubview(view)
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        try await harness.show(controller)
        return (harness, view, interaction)
    }

    /// Moves the pointer and waits until what it does is done.
    private func rest(_ harness: Harness, at point: CGPoint?) async throws {
        try await harness.hover(at: point)
        try await harness.advance(by: 0.4)
    }

    // Covers: UIPointerInteraction.init(delegate:), UIPointerInteraction.delegate, UIPointerInteraction.isEnabled, UIPointerInteraction.view, UIPointerRegion.rect, UIPointerRegionRequest.location, UIPointerRegionRequest.modifiers
    @Test("The delegate is asked for a region at each move, for a style in each new region (documented; the order is guessed)")
    func regions() async throws {
        let delegate = Pointing()
        delegate.regions = { request, whole in
            #expect(whole.rect == CGRect(x: 0, y: 0, width: 100, height: 80))
            #expect(request.modifiers == [])
            if request.location.y > 70 { return nil }
            let isLeft = request.location.x < 50
            return UIPointerRegion(
                rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 80), identifier: isLeft ? "left" : "right")
        }
        let (harness, view, interaction) = try await shown(delegate)
        #expect(interaction.view === view)
        #expect(interaction.delegate === delegate)
        #expect(interaction.isEnabled)
        try await harness.hover(at: CGPoint(x: 10, y: 10))
        #expect(delegate.take() == [])
        try await harness.hover(at: CGPoint(x: 60, y: 110))
        #expect(delegate.take() == ["region 10 10", "style left", "enter left"])
        try await harness.hover(at: CGPoint(x: 70, y: 110))
        #expect(delegate.take() == ["region 20 10"])
        try await harness.hover(at: CGPoint(x: 120, y: 110))
        #expect(delegate.take() == ["region 70 10", "exit left", "style right", "enter right"])
        try await harness.hover(at: CGPoint(x: 120, y: 175))
        #expect(delegate.take() == ["region 70 75", "exit right"])
        try await harness.hover(at: CGPoint(x: 120, y: 110))
        try await harness.hover(at: nil)
        #expect(delegate.take() == ["region 70 10", "style right", "enter right", "exit right"])
        interaction.isEnabled = false
        try await harness.hover(at: CGPoint(x: 120, y: 110))
        #expect(delegate.take() == [])
        interaction.isEnabled = true
        #expect(delegate.take() == ["region 70 10", "style right", "enter right"])
        interaction.invalidate()
        #expect(delegate.take() == ["exit right", "region 70 10", "style right", "enter right"])
        view.removeInteraction(interaction)
        #expect(delegate.take() == ["exit right"])
        #expect(interaction.view == nil)
        harness.close()
    }

    // Covers: UIPointerInteractionAnimating.addAnimations, UIPointerInteractionAnimating.addCompletion
    @Test("What the delegate adds to the animator runs along, and ends (documented)")
    func animators() async throws {
        let delegate = Pointing()
        let (harness, view, _) = try await shown(delegate)
        var ended: [Bool] = []
        delegate.entering = { animator in
            animator.addAnimations { view.alpha = 0.5 }
            animator.addCompletion { ended.append($0) }
        }
        UIApplication.shared.turn(with: [.hover(CGPoint(x: 60, y: 110))])
        #expect(view.alpha == 0.5)
        #expect(view.layer.animationKeys() != nil)
        #expect(ended == [])
        try await harness.advance(by: 0.4)
        #expect(ended == [true])
        harness.close()
    }

    // Covers: UIPointerStyle.init(effect:shape:), UIPointerEffect.lift, UIPointerEffect.highlight, UIPointerEffect.hover, UIPointerEffect.preview
    @Test("Effects draw a ground, a tint or content that rises, without a change of the view, and go again")
    func effects() async throws {
        let delegate = Pointing()
        let (harness, view, _) = try await shown(delegate)
        let plain = try harness.pixels()
        let preview = UITargetedPreview(view: view)
        let effects: [(UIPointerEffect, String)] = [
            (.highlight(preview), "hidden"), (.lift(preview), "hidden"), (.hover(preview), "system"),
            (.hover(preview, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false), "system"),
            (.hover(preview, preferredTintMode: .underlay, prefersShadow: false, prefersScaledContent: true), "system"),
        ]
        var pictures: [ScreenPixels] = []
        for (effect, pointer) in effects {
            #expect(effect.preview === preview)
            let around = view.frame.insetBy(dx: -10, dy: -10)
            delegate.style = { _ in UIPointerStyle(effect: effect, shape: nil) }
            if case .highlight = effect {
                delegate.style = { _ in UIPointerStyle(effect: effect, shape: .roundedRect(around, radius: 12)) }
            }
            try await rest(harness, at: CGPoint(x: 60, y: 110))
            let picture = try harness.pixels()
            #expect(picture != plain)
            #expect(!pictures.contains(picture))
            #expect(harness.pointer == pointer)
            pictures.append(picture)
            #expect(view.transform == .identity)
            #expect(view.layer.shadowOpacity == 0)
            #expect(view.superview?.subviews == [view])
            try await rest(harness, at: nil)
            #expect(try harness.pixels() == plain && harness.pointer == "system")
        }
        #expect(view.layer.animationKeys() == nil)
        harness.close()
    }

    // Covers: UIPointerEffect.automatic
    @Test("Without a delegate, or its methods, the view has the automatic effect (documented)")
    func automatic() async throws {
        for delegate in [nil, Silent()] as [Silent?] {
            let (harness, view, _) = try await shown(delegate)
            let plain = try harness.pixels()
            try await rest(harness, at: CGPoint(x: 60, y: 110))
            #expect(try harness.pixels() != plain)
            // 100 × 80 is lifted.
            #expect(try #require(view.layer.presentation()).transform.m11 > 1 && harness.pointer == "hidden")
            harness.close()
        }
    }

    // Covers: UIPointerStyle.init(shape:constrainedAxes:), UIPointerStyle.hidden, UIPointerStyle.system, UIPointerShape.path, UIPointerShape.verticalBeam, UIPointerShape.horizontalBeam
    @Test("Beams and the hidden pointer are told to the stage; other shapes are drawn where the pointer is")
    func shapes() async throws {
        let delegate = Pointing()
        let (harness, view, interaction) = try await shown(delegate)
        let told: [(UIPointerStyle, String)] = [
            (.hidden(), "hidden"), (.system(), "system"), (UIPointerStyle(shape: .verticalBeam(length: 20)), "verticalBeam 20"),
            (UIPointerStyle(shape: .horizontalBeam(length: 12)), "horizontalBeam 12"),
        ]
        let plain = try harness.pixels()
        for (style, pointer) in told {
            delegate.style = { _ in style }
            try await rest(harness, at: CGPoint(x: 60, y: 110))
            #expect(harness.pointer == pointer)
            #expect(try harness.pixels() == plain)
            try await rest(harness, at: nil)
            #expect(harness.pointer == "system")
        }
        let square = UIBezierPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10))
        delegate.style = { _ in UIPointerStyle(shape: .path(square), constrainedAxes: .vertical) }
        try await rest(harness, at: CGPoint(x: 70, y: 110))
        #expect(harness.pointer == "hidden")
        let first = try harness.pixels()
        #expect(first != plain)
        // Along y it keeps to the region's middle.
        try await rest(harness, at: CGPoint(x: 70, y: 150))
        #expect(try harness.pixels() == first)
        try await rest(harness, at: CGPoint(x: 90, y: 150))
        #expect(try harness.pixels() != first)
        view.removeInteraction(interaction)
        try await harness.idle()
        #expect(try harness.pixels() == plain)
        #expect(UIPointerShape.defaultCornerRadius == 8)
        harness.close()
    }

    // Covers: UIButton.isPointerInteractionEnabled, UIButton.pointerStyleProvider
    @Test("A button's provider changes what the system proposes; setting it enables the interaction (documented)")
    func buttons() async throws {
        let harness = try await Harness(device: .iPad9)
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 40, width: 80, height: 30)
        let controller = UIViewController()
        controller.view.addSubview(button)
        try await harness.show(controller)
        #expect(!button.isPointerInteractionEnabled)
        #expect(button.pointerStyleProvider == nil)
        let plain = try harness.pixels()
        try await rest(harness, at: CGPoint(x: 30, y: 50))
        #expect(try harness.pixels() == plain)
        button.isPointerInteractionEnabled = true
        #expect(button.interactions.contains { $0 is UIPointerInteraction })
        try await rest(harness, at: CGPoint(x: 31, y: 50))
        let highlighted = try harness.pixels()
        #expect(highlighted != plain)
        #expect(harness.pointer == "hidden")
        var proposed: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            if case .roundedRect(let rect, _) = shape {
                proposed.append(rect)
                return UIPointerStyle(effect: effect, shape: .roundedRect(rect.insetBy(dx: -8, dy: -4), radius: 4))
            }
            return nil
        }
        try await harness.advance(by: 0.4)
        #expect(proposed == [button.frame])
        #expect(try harness.pixels() != highlighted)
        button.isEnabled = false
        try await rest(harness, at: CGPoint(x: 32, y: 50))
        #expect(harness.pointer == "system")
        button.isPointerInteractionEnabled = false
        #expect(!button.interactions.contains { $0 is UIPointerInteraction })
        #expect(button.pointerStyleProvider == nil)
        button.pointerStyleProvider = { _, _, _ in nil }
        #expect(button.isPointerInteractionEnabled)
        harness.close()
    }

    // Covers: UIViewController.prefersPointerLocked, UIScene.pointerLockState
    @Test("A pointer cannot be locked: the state is nil, and the wish is told")
    func locking() async throws {
        final class Locking: UIViewController { override var prefersPointerLocked: Bool { true } }
        let harness = try await Harness(device: .iPad9)
        let controller = Locking()
        try await harness.show(controller)
        #expect(harness.window.windowScene.map { $0.pointerLockState == nil } ?? true)
        try await harness.expectTrap("UIK1202") { controller.setNeedsUpdateOfPrefersPointerLocked() }
        harness.close()
    }

    @Test("Regions are equal by rectangle and name, and copied with them")
    func equality() {
        let one = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 1, height: 2), identifier: "a")
        let same = one.copy() as? UIPointerRegion
        #expect(one == same)
        #expect(one !== same)
        #expect(one.hash == same?.hash)
        #expect(one != UIPointerRegion(rect: one.rect, identifier: "b"))
        #expect(one != UIPointerRegion(rect: .zero, identifier: "a"))
    }
}
