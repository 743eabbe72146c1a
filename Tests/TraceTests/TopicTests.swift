// What a trace tells of layout, commits, focus, animations and text.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("Trace: topics", .harness) struct TopicTests {
    private let screen = Screen()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))

    init() {
        box.accessibilityIdentifier = "box"
        screen.view.accessibilityIdentifier = "board"
        screen.view.addSubview(box)
        screen.stage.turn(with: [])
    }

    @Test("layout: constraints that come, the one that is broken, measured heights, places, the end of the pass")
    func layout() {
        let label = UILabel()
        label.accessibilityIdentifier = "total"
        label.text = "some words that take more than one line here"
        label.numberOfLines = 0
        for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        screen.view.addSubview(label)
        let first = box.widthAnchor.constraint(equalToConstant: 30)
        first.identifier = "narrow"
        let second = box.widthAnchor.constraint(equalToConstant: 60)
        second.identifier = "wide"
        let lines = Screen.told(.layout) {
            NSLayoutConstraint.activate([
                first, second, label.widthAnchor.constraint(equalToConstant: 100),
                label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 5),
                label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            ])
            screen.stage.turn(with: [])
        }
        #expect(lines.contains { $0.contains("adds the constraint") && $0.contains("narrow") })
        #expect(lines.contains { $0.contains("breaks") && $0.contains("wide") && $0.contains("2 required constraints") })
        #expect(lines.contains { $0.hasPrefix("layout UILabel \"total\" is ") && $0.hasSuffix("measured at a width of 100") })
        #expect(lines.contains { $0.hasPrefix("layout UILabel \"total\" is placed at (0, 5) 100 × ") })
        #expect(lines.contains { $0.contains("is solved in ") && $0.contains("5 constraints added, 1 broken") })
        #expect(lines.contains { $0.contains("ends: ") && $0.hasSuffix("views laid out") })
        let gone = Screen.told(.layout) { second.isActive = false }
        #expect(gone.contains { $0.contains("removes the constraint") && $0.contains("wide") })
    }

    @Test("layout: a view that asks for layout in each round is told before the limit")
    func manyRounds() {
        final class Restless: UIView { override func layoutSubviews() { setNeedsLayout() } }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.accessibilityIdentifier = "restless"
        let lines = Screen.told(.layout) {
            screen.view.addSubview(view)
            screen.stage.turn(with: [])
        }
        #expect(lines.contains("layout Restless \"restless\" is laid out for the 10th time in one pass, of 16 at most"))
        #expect(screen.reports.contains { $0.hasPrefix("UIK1652") })
    }

    @Test("commit: layers that changed or were displayed, and the rectangles that are drawn")
    func commit() {
        let lines = Screen.told(.commit) {
            box.backgroundColor = .red
            screen.stage.turn(with: [])
        }
        #expect(lines.contains("commit UIView \"box\" changed: 0 changes of its list of sublayers"))
        #expect(lines.contains { $0.hasPrefix("commit screen commits: ") })
        #expect(lines.contains { $0 == "commit screen draws 1 rectangle, (9, 19) 52 × 42" }, "\(lines)")
        let quiet = Screen.told(.commit) { screen.stage.turn(with: []) }
        #expect(quiet.filter { $0.contains("draws") } == [])
    }

    @Test("focus: who becomes and who stops being first responder, and who refuses")
    func focus() {
        final class Willing: UIView { override var canBecomeFirstResponder: Bool { true } }
        let field = Willing()
        field.accessibilityIdentifier = "name"
        let lines = Screen.told(.focus) {
            _ = field.becomeFirstResponder()
            screen.view.addSubview(field)
            _ = field.becomeFirstResponder()
            _ = field.resignFirstResponder()
            _ = box.becomeFirstResponder()
        }
        #expect(
            lines == [
                "focus Willing \"name\" cannot become first responder: it is in no window",
                "focus Willing \"name\" is first responder now, in UIWindow 0x…",
                "focus Willing \"name\" is first responder no longer",
                "focus UIView \"box\" cannot become first responder: canBecomeFirstResponder is false",
            ])
    }

    @Test("animation: what is added and for whom, what is retargeted, what ends; an animator's changes of state")
    func animation() {
        let lines = Screen.told(.animation) {
            UIView.animate(withDuration: 0.25) { box.alpha = 0.5 }
            screen.advance(by: 0.1)
            UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { box.alpha = 1 }
            screen.advance(by: 0.1)
            screen.advance(by: 1)
        }
        #expect(
            lines.contains {
                $0.hasPrefix("animation UIView \"box\" \"")
                    && $0.hasSuffix("is added: CABasicAnimation of opacity, 0.25 s, for a block of 0.25 s")
            })
        let retargeted = "opacity is retargeted: 1 animations of blocks begin anew from what is shown"
        #expect(lines.contains("animation UIView \"box\" " + retargeted))
        #expect(lines.contains { $0.hasPrefix("animation UIView \"box\" \"") && $0.hasSuffix("ends: it was taken off") })
        #expect(lines.contains("animation a block of 0.25 s ends: all of its animations finished"))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        let life = Screen.told(.animation) {
            animator.startAnimation()
            animator.pauseAnimation()
            animator.pauseAnimation()
            animator.stopAnimation(true)
        }.filter { $0.contains("UIViewPropertyAnimator") }.map { String($0.drop { $0 != ">" }) }
        #expect(
            life == [
                "> new → running: its blocks run; runs from 0, 1 s remain", "> running → paused: holds at 0 of the way",
                "> stays paused: the call has no effect then",
                "> paused → ended: finishes at the current position; its blocks are dropped",
            ])
    }

    @Test("text: edits, marked text, selection, refusals; of a secure field no character")
    func text() {
        final class Strict: NSObject, UITextFieldDelegate {
            func textField(
                _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { string != "x" }
        }
        let strict = Strict()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        field.accessibilityIdentifier = "name"
        field.delegate = strict
        screen.view.addSubview(field)
        let lines = Screen.told(.text) {
            _ = field.becomeFirstResponder()
            field.insertText("ab")
            field.insertText("x")
            field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            field.unmarkText()
            field.isSecureTextEntry = true
            field.insertText("pin")
        }.filter { $0.contains("UITextField") && !$0.contains("selects") }
        #expect(
            lines == [
                "text UITextField \"name\" typing begins", "text UITextField \"name\" typing replaces 0 by \"ab\"",
                "text UITextField \"name\" refuses: the delegate does not let \"x\" replace 2",
                "text UITextField \"name\" an input method marks \"か\" in place of 2",
                "text UITextField \"name\" takes the marked text at 2…3 as it is",
                "text UITextField \"name\" typing replaces 0…3 by 3 secure characters",
            ])
    }

    @Test("text: the keyboard comes and goes, with the traits of its input")
    func keyboard() {
        var environment = StageEnvironment(scale: 1)
        environment.onScreenKeyboard = true
        let screen = Screen(environment)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        field.accessibilityIdentifier = "name"
        screen.view.addSubview(field)
        screen.stage.turn(with: [])
        let lines = Screen.told(.text) {
            _ = field.becomeFirstResponder()
            screen.advance(by: 1)
            _ = field.resignFirstResponder()
        }.filter { $0.hasPrefix("text keyboard") }
        let comes = "text keyboard comes for UITextField \"name\": the drawn keyboard, the accessory nothing, "
        #expect(lines.contains { $0.hasPrefix(comes) })
        #expect(lines.contains("text keyboard goes: nothing is first responder"))
    }
}
