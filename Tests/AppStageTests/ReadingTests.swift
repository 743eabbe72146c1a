// What a page knows of text fields and of what is scrolled away, and what it does with them.
// No Apple page: this is ours.
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct ReadingTests {
    @Test("a field goes by its placeholder, and its value is its text; one that is secret shows dots")
    func fields() throws {
        let (mail, secret) = (UITextField(), UITextField())
        let stage = TalkingStage.install { view in
            mail.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
            mail.placeholder = "Email"
            secret.frame = CGRect(x: 20, y: 160, width: 200, height: 34)
            secret.accessibilityLabel = "Password"
            secret.isSecureTextEntry = true
            secret.text = "abc"
            let notes = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 80))
            notes.accessibilityLabel = "Notes"
            for part in [mail, secret, notes] { view.addSubview(part) }
        }
        let elements = try #require(stage.sent.last)
        let read = elements.roots.compactMap { elements.all[$0] }
        #expect(read.map(\.role) == [.textField, .textField, .textField])
        #expect(read[0].placeholder == "Email")
        #expect(read[0].value == "")
        #expect(read[0].states.isEmpty)
        #expect(read[1].value == "•••")
        #expect(read[1].states == .secure)
        #expect(read[2].states == .multiline)
        mail.becomeFirstResponder()
        stage.turn()
        #expect(stage.sent.last?.all[read[0].id]?.states == .editing)
    }

    @Test("edit replaces the text as typing over a selection does: delegate, target and first responder hear of it")
    func edit() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.text = "old"
        let digits = DigitsOnly()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let stage = TalkingStage.install { $0.addSubview(field) }
        let id = try #require(stage.sent.last?.roots.first)
        stage.turn(.element(id: id, .edit("new text")))
        #expect(field.text == "new text")
        #expect(field.isFirstResponder)
        #expect(changes == 1)
        stage.turn(.element(id: id, .edit("")))
        #expect(field.text == "")
        #expect(changes == 2)
        field.delegate = digits
        stage.turn(.element(id: id, .edit("no")))
        #expect(field.text == "")
        stage.turn(.element(id: id, .edit("12")))
        #expect(field.text == "12")
        #expect(digits.asked == ["no", "12"])
    }

    @Test("begin makes a field the first responder; keys that come with it type there")
    func begin() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let stage = TalkingStage.install { $0.addSubview(field) }
        let id = try #require(stage.sent.last?.roots.first)
        stage.turn(.element(id: id, .begin), .key(KeySample(isDown: true, usage: 4, characters: "a")))
        #expect(field.isFirstResponder)
        #expect(field.text == "a")
    }

    @Test("what is scrolled away is away; what is cut off has the place of its visible part; reveal brings it into sight")
    func away() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let stage = TalkingStage.install { view in
            scroll.contentSize = CGSize(width: 390, height: 1000)
            for (index, y) in [10, 180, 600].enumerated() {
                let button = UIButton(type: .system)
                button.setTitle("\(index)", for: .normal)
                button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
                scroll.addSubview(button)
            }
            view.addSubview(scroll)
        }
        #expect(stage.element("0")?.frame == CGRect(x: 20, y: 110, width: 100, height: 40))
        #expect(stage.element("1")?.frame == CGRect(x: 20, y: 280, width: 100, height: 20))
        let away = try #require(stage.element("2"))
        #expect(away.states == .away)
        #expect(away.frame.minY == 700)
        stage.turn(.element(id: away.id, .reveal))
        #expect(scroll.contentOffset.y == 440)
        #expect(stage.element("2")?.states == [])
        #expect(stage.element("2")?.frame.minY == 260)
    }

    @Test(".label finds a field by its placeholder where it has no label of its own")
    func finding() throws {
        let harness = try Harness()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.placeholder = "Email"
        let controller = UIViewController()
        controller.view.addSubview(field)
        try harness.show(controller)
        #expect(try harness.find(.label("Email")) === field)
        field.accessibilityLabel = "Address"
        #expect(try harness.find(.label("Address")) === field)
        #expect(throws: (any Error).self) { try harness.find(.label("Email")) }
    }
}

@MainActor private final class DigitsOnly: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        asked.append(string)
        return string.allSatisfy(\.isNumber)
    }
}

extension ReadingTests {
    @Test("a tap right after what it hits was brought into sight is taken", arguments: [0.0, 0.02, 0.1, 0.4, 2])
    func tapAfterReveal(wait: TimeInterval) throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        var taps = 0
        let stage = TalkingStage.install { view in
            scroll.contentSize = CGSize(width: 390, height: 1000)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Far") { _ in taps += 1 })
            button.frame = CGRect(x: 20, y: 600, width: 100, height: 40)
            scroll.addSubview(button)
            view.addSubview(scroll)
        }
        let far = try #require(stage.element("Far"))
        stage.turn(.element(id: far.id, .reveal))
        let place = CGPoint(x: 60, y: 280)
        #expect(stage.element("Far")?.frame.contains(place) == true)
        stage.turn(.hover(place), after: wait)
        stage.turn(
            .touches([TouchSample(id: 1, phase: .began, location: place)]),
            .touches([TouchSample(id: 1, phase: .ended, location: place)]), after: 0.001)
        stage.turn(after: 0.5)
        #expect(taps == 1)
    }
}

extension ReadingTests {
    @Test("what lies under something else is covered, and free again soon after that has gone without a frame")
    func covered() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.setTitle("Buy", for: .normal)
        let pane = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let label = UILabel(frame: CGRect(x: 20, y: 500, width: 100, height: 20))
        label.text = "Words"
        let stage = TalkingStage.install { view in for part in [button, pane, label] { view.addSubview(part) } }
        #expect(stage.element("Buy")?.states == .covered)
        #expect(stage.element("Words")?.states == [])
        // Nothing of it is seen, so there is no frame.
        pane.isUserInteractionEnabled = false
        stage.turn(after: 0.2)
        #expect(stage.element("Buy")?.states == [])
    }
}
