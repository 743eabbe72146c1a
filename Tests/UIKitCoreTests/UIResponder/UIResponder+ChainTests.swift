// The responder chain, first responder, touches and presses up the chain.
// Apple: "Using responders and the responder chain to handle events".
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// A responder that is neither view nor controller.
@MainActor private final class Model: UIResponder {
    var following: UIResponder?
    var began = 0
    override var next: UIResponder? { following }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began += 1
        super.touchesBegan(touches, with: event)
    }
}

@MainActor private final class Hooked: UIView {
    var hook: UIResponder?
    override var next: UIResponder? { hook ?? super.next }
}

@MainActor private final class Focusable: UIView {
    var keys: [String] = []
    var stays = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !stays }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { keys.append("+\(press.key?.characters ?? "?")") }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { keys.append("-\(press.key?.characters ?? "?")") }
        super.pressesEnded(presses, with: event)
    }
}

@MainActor @Suite("UIResponder: chain", .harness) struct UIResponderChainTests {
    // Covers: UIResponder.next
    @Test("View, controller, superview, window, scene, application, delegate (documented)")
    func order() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let app = StageFixture()
        let delegate = Delegate()
        UIApplication.shared.launch(delegate: delegate)
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        let window = app.show(controller)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
        #expect(UIApplication.shared.next === delegate)
        #expect(delegate.next == nil)
    }

    // Covers: UIResponder.touchesBegan
    @Test("A responder that is neither view nor controller takes part in the chain")
    func foreign() {
        final class Last: UIViewController {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
        }
        let app = StageFixture()
        let controller = Last()
        let model = Model()
        model.following = controller
        let view = Hooked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.hook = model
        controller.view.addSubview(view)
        app.show(controller)
        app.touch(1, .began, 10, 10)
        #expect(model.began == 1)
        #expect(controller.began == 1)
    }

    @Test("A chain that comes back to itself is reported and stops the event")
    func cycle() {
        let app = StageFixture()
        let model = Model()
        let view = Hooked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.hook = model
        model.following = view
        app.show(view)
        app.touch(1, .began, 10, 10)
        #expect(app.codes == ["UIK0301"])
        #expect(
            app.diagnostics.first.map(Reports.stable) == """
                UIK0301 misuse: A responder chain leads back to itself.
                  object   \(ObjectName.of(view))
                  during   events, turn 2, t = 0.000 s
                  at       UIResponder+ChainTests.swift:…
                  cause    Hooked.next leads back to the same Hooked.
                  fix      Return a responder that is nearer to the application, or nil.
                """)
    }

    // Covers: UIResponder.becomeFirstResponder, UIResponder.resignFirstResponder, UIResponder.isFirstResponder
    @Test("One first responder at a time; it may refuse to resign; outside a window none can be it (documented)")
    func firstResponder() {
        let app = StageFixture()
        let one = Focusable()
        let two = Focusable()
        #expect(!one.becomeFirstResponder())
        let window = app.show(one)
        window.rootViewController?.view.addSubview(two)
        #expect(!UIView().becomeFirstResponder())
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(two.becomeFirstResponder())
        #expect(two.isFirstResponder)
        #expect(!one.isFirstResponder)
        two.stays = true
        #expect(!one.becomeFirstResponder())
        #expect(two.isFirstResponder)
        #expect(!two.resignFirstResponder())
        two.stays = false
        #expect(two.resignFirstResponder())
        #expect(!two.isFirstResponder)
        _ = one.becomeFirstResponder()
        one.removeFromSuperview()
        #expect(!one.isFirstResponder)
    }

    // Covers: UIResponder.isFirstResponder, UIResponder.becomeFirstResponder, UIWindow.makeKey
    @Test("Each window has its own first responder; keys go to that of the key window (documented)")
    func firstResponderOfEachWindow() {
        final class Listening: UIView {
            var keys = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += presses.count }
        }
        let app = StageFixture()
        let one = Listening()
        let two = Listening()
        let first = app.show(one)
        #expect(one.becomeFirstResponder())
        let second = app.show(two)
        #expect(two.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(two.isFirstResponder)
        app.turn(.key(KeySample(isDown: true, usage: 4, characters: "a")))
        #expect(one.keys == 0)
        #expect(two.keys == 1)
        first.makeKey()
        app.turn(.key(KeySample(isDown: true, usage: 5, characters: "b")))
        #expect(one.keys == 1)
        #expect(two.keys == 1)
        #expect(second.rootViewController != nil)
        two.removeFromSuperview()
        #expect(one.isFirstResponder)
        #expect(!two.isFirstResponder)
    }

    // Covers: UIResponder.canBecomeFirstResponder, UIResponder.canResignFirstResponder, UIResponder.pressesBegan
    @Test("By default a responder may not become first, may resign, and passes presses on (documented)")
    func defaults() {
        final class Root: UIViewController {
            var keys = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += presses.count }
        }
        let plain = UIView()
        #expect(!plain.canBecomeFirstResponder)
        #expect(plain.canResignFirstResponder)
        let app = StageFixture()
        let root = Root()
        app.show(root)
        app.turn(.key(KeySample(isDown: true, usage: 40, characters: "\n")))
        #expect(root.keys == 1)
    }

    // Covers: UIView.endEditing
    @Test("endEditing makes the first responder below the view resign, by force if asked (documented)")
    func endEditing() {
        let app = StageFixture()
        let field = Focusable()
        let window = app.show(field)
        _ = field.becomeFirstResponder()
        #expect(UIView().endEditing(false))
        #expect(field.isFirstResponder)
        field.stays = true
        #expect(!window.endEditing(false))
        #expect(window.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    // Covers: UIResponder.pressesEnded, UIPress.key, UIKey.characters, UIKey.keyCode
    @Test("Keys go to the first responder, down and up with the same press; a repeat is no new press")
    func presses() {
        final class Watching: UIViewController {
            var ended: [UIKeyboardHIDUsage] = []
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { ended.append(press.key!.keyCode) }
            }
        }
        let app = StageFixture()
        let controller = Watching()
        let view = Focusable()
        controller.view.addSubview(view)
        app.show(controller)
        _ = view.becomeFirstResponder()
        let down = KeySample(isDown: true, usage: 4, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift)
        app.turn(.key(down))
        app.turn(.key(down))
        app.turn(.key(KeySample(isDown: false, usage: 4, characters: "A", modifiers: .shift)))
        app.turn(.key(KeySample(isDown: false, usage: 5, characters: "b")))
        #expect(view.keys == ["+A", "-A"])
        #expect(controller.ended == [.keyboardA])
    }

    // Covers: UIResponder.canPerformAction, UIResponder.target, UIApplication.sendAction
    @Test("An action without a target goes to the first responder of the chain that has the method (documented)")
    func actions() {
        let app = StageFixture()
        final class Saver: UIViewController { var saved: [UIView?] = [] }
        DispatchTable.register("save:", on: Saver.self) { (target: Saver, sender: UIView?) in
            target.saved.append(sender)
        }
        let controller = Saver()
        let view = UIView()
        controller.view.addSubview(view)
        app.show(controller)
        #expect(view.target(forAction: "save:", withSender: nil) as? Saver === controller)
        #expect(controller.canPerformAction("save:", withSender: nil))
        #expect(!view.canPerformAction("save:", withSender: nil))
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: view, for: nil))
        #expect(controller.saved == [view])
        #expect(!UIApplication.shared.sendAction("missing:", to: nil, from: view, for: nil))
        #expect(UIApplication.shared.sendAction("save:", to: controller, from: nil, for: nil))
        #expect(controller.saved.count == 2)
    }

    // Covers: UIResponder.motionBegan, UIResponder.motionEnded, UIEvent.subtype
    @Test("A shake goes to the first responder and up the chain (documented)")
    func motion() {
        final class Shaken: UIViewController {
            var log: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("began \(motion == .motionShake) \(event?.subtype == .motionShake)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended") }
        }
        let app = StageFixture()
        let controller = Shaken()
        app.show(controller)
        UIApplication.shared.shake()
        #expect(controller.log == ["began true true", "ended"])
    }
}
