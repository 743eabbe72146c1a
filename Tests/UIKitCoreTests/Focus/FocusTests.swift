// Keyboard focus: its order, its keys, its halo, and everyone who is asked and told.
// Apple: "UIFocusSystem", "UIFocusEnvironment", "UIFocusHaloEffect"; the order is that of reading (observed).
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Two buttons in a row, a switch and a slider below, a disabled button at the end.
@MainActor private final class FocusFixture {
    let app: StageFixture
    let controller = FocusController()
    let left = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let right = UIButton(frame: CGRect(x: 150, y: 24, width: 100, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 150, y: 80, width: 100, height: 34))
    let off = UIButton(frame: CGRect(x: 20, y: 140, width: 100, height: 40))
    var taps: [String] = []

    init(isOn: Bool = true, rightToLeft: Bool = false) {
        var environment = StageEnvironment(
            size: CGSize(width: 300, height: 400), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0,
            rightToLeft: rightToLeft)
        environment.fullKeyboardAccess = isOn
        app = StageFixture(environment)
        off.isEnabled = false
        controller.view.backgroundColor = .white
        for view in [slider, off, right, toggle, left] as [UIView] { controller.view.addSubview(view) }
        left.addAction(UIAction { [weak self] _ in self?.taps.append("left") }, for: .primaryActionTriggered)
        app.show(controller)
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = []) {
        for isDown in [true, false] {
            app.turn(.key(KeySample(isDown: isDown, usage: key.rawValue, characters: "", modifiers: modifiers)))
        }
        app.advance(by: 0.3)
    }
    var focused: UIView? {
        [left, right, toggle, slider, off].first { $0.isFocused }
    }
}

/// Says what it is asked and told.
@MainActor private final class FocusController: UIViewController {
    var told: [String] = []
    var allows = true
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        let names = [context.previouslyFocusedView, context.nextFocusedView].map { $0.map { "\(type(of: $0))" } ?? "nil" }
        told.append(names.joined(separator: "->") + " \(context.focusHeading.rawValue)")
        coordinator.addCoordinatedAnimations(
            { [weak self] in self?.told.append("along") }, completion: { [weak self] in self?.told.append("after") })
    }
}

@MainActor @Suite("Focus", .harness) struct FocusTests {
    // Covers: UIView.canBecomeFocused, UIView.isFocused, UIControl.State.focused, UIControl.state
    @Test("tab goes through what is enabled in the order of reading, round at the ends; shift turns it around (observed)")
    func tab() {
        let it = FocusFixture()
        #expect(it.left.canBecomeFocused)
        #expect(!it.off.canBecomeFocused)
        #expect(!it.controller.view.canBecomeFocused)
        #expect(it.focused == nil)
        #expect(it.left.state == .normal)
        for expected in [it.left, it.right, it.toggle, it.slider, it.left] as [UIView] {
            it.press(.keyboardTab)
            #expect(it.focused === expected)
            #expect(expected.isFocused)
        }
        #expect(it.left.state == .focused)
        it.press(.keyboardTab, .shift)
        #expect(it.focused === it.slider)
        #expect(it.left.state == .normal)
        let mirrored = FocusFixture(rightToLeft: true)
        mirrored.press(.keyboardTab)
        #expect(mirrored.focused === mirrored.right)
    }

    @Test("without keyboard access no key moves focus and there is no focus system")
    func off() {
        let it = FocusFixture(isOn: false)
        it.press(.keyboardTab)
        #expect(it.focused == nil)
        #expect(UIFocusSystem.focusSystem(for: it.left) == nil)
    }

    @Test("arrows go to the nearest that way, or adjust; space uses the item; escape ends focus")
    func keys() {
        let it = FocusFixture()
        it.press(.keyboardTab)
        it.press(.keyboardDownArrow)
        #expect(it.focused === it.toggle)
        it.press(.keyboardSpacebar)
        #expect(it.toggle.isOn)
        it.press(.keyboardRightArrow)
        #expect(it.focused === it.slider)
        it.slider.value = 0.5
        it.press(.keyboardRightArrow)
        #expect(it.slider.value > 0.5)
        #expect(it.focused === it.slider)
        it.press(.keyboardTab)
        it.press(.keyboardSpacebar)
        #expect(it.taps == ["left"])
        it.press(.keyboardEscape)
        #expect(it.focused == nil)
    }

    // Covers: UIFocusSystem.focusSystem(for:), UIFocusSystem.focusedItem, UIFocusSystem.requestFocusUpdate(to:), UIFocusSystem.environment(_:contains:), UIViewController.shouldUpdateFocus(in:), UIViewController.didUpdateFocus(in:with:), UIFocusUpdateContext.previouslyFocusedView, UIFocusUpdateContext.nextFocusedView, UIFocusUpdateContext.focusHeading, UIFocusAnimationCoordinator.addCoordinatedAnimations, UIViewController.setNeedsFocusUpdate, UIViewController.updateFocusIfNeeded, UIViewController.preferredFocusEnvironments
    @Test("Everything around the items may refuse a movement and hears of it; the app may ask for one (documented)")
    func environments() throws {
        let it = FocusFixture()
        let system = try #require(UIFocusSystem.focusSystem(for: it.left))
        #expect(UIFocusSystem.environment(it.controller, contains: it.left))
        #expect(!UIFocusSystem.environment(it.left, contains: it.controller))
        it.press(.keyboardTab)
        #expect(it.controller.told == ["nil->UIButton 16", "along", "after"])
        it.controller.allows = false
        it.press(.keyboardTab)
        #expect(it.focused === it.left)
        #expect(system.focusedItem === it.left)
        it.controller.allows = true
        it.controller.told = []
        system.requestFocusUpdate(to: it.toggle)
        it.app.advance(by: 0.3)
        #expect(it.focused === it.toggle)
        #expect(it.controller.told == ["UIButton->UISwitch 0", "along", "after"])
        it.controller.setNeedsFocusUpdate()
        it.controller.updateFocusIfNeeded()
        #expect(it.focused === it.left)
        #expect(it.controller.preferredFocusEnvironments.first === it.controller.view)
        // What goes away loses focus.
        it.left.removeFromSuperview()
        it.app.turn()
        #expect(system.focusedItem == nil)
        #expect(!it.left.isFocused)
    }

    // Covers: UIView.focusEffect, UIFocusHaloEffect.init, UIFocusHaloEffect.init(rect:), UIFocusHaloEffect.position, UIFocusHaloEffect.containerView
    @Test(
        "A halo in the tint stands around what has focus and follows it; another effect draws its own, none draws nothing (documented)"
    )
    func halo() {
        let it = FocusFixture()
        let blue: UInt32 = 0xFF00_7AFF
        it.press(.keyboardTab)
        #expect(it.left.focusEffect is UIFocusHaloEffect)
        // The line lies from 1 to 4 points outside of the button.
        #expect(it.app.pixel(17, 40) == blue)
        #expect(it.app.pixel(19, 40) != blue)
        #expect(it.app.pixel(15, 40) != blue)
        it.left.frame.origin.y = 200
        it.app.turn()
        #expect(it.app.pixel(17, 220) == blue)
        #expect(it.app.pixel(17, 40) == 0xFFFF_FFFF)
        let inside = UIFocusHaloEffect()
        inside.position = .inside
        it.left.focusEffect = inside
        it.app.turn()
        #expect(it.app.pixel(21, 220) == blue)
        #expect(it.app.pixel(17, 220) == 0xFFFF_FFFF)
        let rect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 60, width: 100, height: 20))
        rect.containerView = it.controller.view
        it.left.focusEffect = rect
        it.app.turn()
        #expect(it.app.pixel(70, 260) == blue)
        #expect(it.app.pixel(21, 220) == 0xFFFF_FFFF)
        it.left.focusEffect = nil
        it.app.turn()
        #expect(it.app.pixel(70, 260) == 0xFFFF_FFFF)
        #expect(it.left.isFocused)
    }
}
