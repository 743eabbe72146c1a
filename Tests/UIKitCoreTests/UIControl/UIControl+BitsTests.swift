// Events and states of controls as sets of bits.
// Apple: "UIControl.Event", "UIControl.State"; values of the public header.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Control events and states", .harness) struct UIControlBitsTests {
    /// The events that an action of a set of events hears.
    private func heard(_ events: UIControl.Event, _ sent: [UIControl.Event]) -> [Int] {
        let control = UIControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: events)
        return sent.map { event in
            count = 0
            control.sendActions(for: event)
            return count
        }
    }

    // Covers: UIControl.Event.allEvents, UIControl.Event.allTouchEvents, UIControl.Event.allEditingEvents, UIControl.Event.valueChanged, UIControl.Event.editingChanged, UIControl.Event.editingDidBegin, UIControl.Event.editingDidEnd, UIControl.Event.editingDidEndOnExit, UIControl.Event.primaryActionTriggered
    @Test("sets of events hear each of theirs once and nothing else (documented)")
    func sets() {
        let touches: [UIControl.Event] = [.touchDown, .touchDownRepeat, .touchUpInside, .touchCancel]
        let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
        let others: [UIControl.Event] = [.valueChanged, .primaryActionTriggered]
        let all = touches + editing + others
        #expect(heard(.allEvents, all) == all.map { _ in 1 })
        #expect(heard(.allTouchEvents, all) == touches.map { _ in 1 } + (editing + others).map { _ in 0 })
        #expect(heard(.allEditingEvents, all) == touches.map { _ in 0 } + editing.map { _ in 1 } + [0, 0])
        #expect(heard(.valueChanged, all).reduce(0, +) == 1)
        #expect(heard(.valueChanged, [.valueChanged]) == [1])
        #expect(heard([.touchDown, .valueChanged], [[.touchDown, .valueChanged]]) == [1])
        #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
        #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
    }

    // Covers: UIControl.State.init(), UIControl.State.normal, UIControl.State.highlighted, UIControl.State.disabled, UIControl.State.focused, UIControl.State.application, UIControl.State.reserved, UIControl.State.rawValue
    @Test("states are Apple's bits; those of the app stay out of the system's way (documented)")
    func states() {
        #expect(UIControl.State() == .normal)
        #expect(UIControl.State.normal.rawValue == 0)
        #expect([UIControl.State.highlighted, .disabled, .selected, .focused].map(\.rawValue) == [1, 2, 4, 8])
        #expect(UIControl.State.application.rawValue == 0x00FF_0000)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
        let own = UIControl.State(rawValue: 1 << 16)
        #expect(UIControl.State.application.contains(own))
        #expect(UIControl.State.reserved.isDisjoint(with: own))
        // A button shows what was set for exactly its state.
        let button = UIButton(type: .custom)
        button.setTitle("plain", for: .normal)
        button.setTitle("off", for: .disabled)
        button.setTitle("pressed", for: .highlighted)
        button.isEnabled = false
        #expect(button.currentTitle == "off")
        button.isEnabled = true
        button.isHighlighted = true
        #expect(button.currentTitle == "pressed")
        #expect(button.title(for: .focused) == "plain", "states without a title of their own show the normal one")
    }

    // Covers: UIControl.ContentHorizontalAlignment.left, UIControl.ContentHorizontalAlignment.right, UIControl.ContentHorizontalAlignment.center, UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.trailing, UIControl.ContentVerticalAlignment.top, UIControl.ContentVerticalAlignment.bottom
    @Test("a button's title stands where the alignments say (documented)")
    func alignments() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.setTitle("Title", for: .normal)
        func place(_ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment) -> CGRect {
            button.contentHorizontalAlignment = horizontal
            button.contentVerticalAlignment = vertical
            button.layoutIfNeeded()
            return button.titleLabel?.frame ?? .null
        }
        #expect(place(.left, .top).minX == 0)
        #expect(place(.left, .top).minY == 0)
        #expect(place(.right, .bottom).maxX == 200)
        #expect(place(.right, .bottom).maxY == 100)
        #expect(abs(place(.center, .center).midX - 100) < 0.6)
        #expect(place(.leading, .top).minX == 0)
        #expect(place(.trailing, .top).maxX == 200)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(place(.leading, .top).maxX == 200)
        #expect(place(.trailing, .top).minX == 0)
    }
}
