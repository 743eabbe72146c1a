// Controls: targets and actions, tracking, states.
// Apple: "UIControl"
import CoreGraphics
import Diagnostics
import Foundation
import SelectorDispatch
import TestFixtures
import Testing
import UIKitTesting
import UIKit

@MainActor struct UIControlTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    private final class Log {
        var calls: [String] = []
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func names(_ events: [UIControl.Event]) -> [String] {
        events.compactMap { event in Self.names.first { $0.0 == event }?.1 }
    }

    private func logging(_ control: UIControl) -> Log {
        let log = Log()
        for (event, name) in Self.names { control.addAction(UIAction { _ in log.calls.append(name) }, for: event) }
        return log
    }

    // Covers: UIControl.addTarget, UIControl.sendActions, UIControl.allTargets, UIControl.allControlEvents
    @Test("targets are told by selector with 0, 1 or 2 arguments, in order of registration (documented)", .harness)
    func targets() {
        let control = UIControl()
        let log = ActionLog()
        control.addTarget(log, action: ActionLog.withSender, for: .valueChanged)
        control.addTarget(log, action: ActionLog.plain, for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["sender", "plain"])
        #expect(log.sender === control)
        control.sendActions(for: .touchDown)
        #expect(log.calls == ["sender", "plain", "plain"])
        control.sendActions(for: .touchUpInside)
        #expect(log.calls.count == 3)
        #expect(control.allTargets == [log])
        #expect(control.allControlEvents == [.valueChanged, .touchDown])
    }

    // Covers: UIControl.addTarget, UIControl.actions, UIControl.removeTarget
    @Test("the same pair is registered once; nil removes any target or action (documented)", .harness)
    func removing() {
        let control = UIControl()
        let log = ActionLog()
        let other = ActionLog()
        control.addTarget(log, action: ActionLog.plain, for: .valueChanged)
        control.addTarget(log, action: ActionLog.plain, for: .valueChanged)
        control.addTarget(other, action: ActionLog.withSender, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["plain"])
        #expect(other.calls == ["sender"])
        #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == ["plain"])
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
        control.removeTarget(log, action: nil, for: .valueChanged)
        #expect(control.actions(forTarget: log, forControlEvent: .valueChanged) == nil)
        control.removeTarget(other, action: ActionLog.withSender, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(other.calls.count == 1)
        control.sendActions(for: .touchDown)
        #expect(other.calls.count == 2)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
        #expect(control.allControlEvents.isEmpty)
    }

    // Covers: UIControl.addTarget, UIControl.sendActions
    @Test("targets are not kept alive, and a target that is gone is not told (documented)", .harness)
    func weakTargets() {
        let control = UIControl()
        weak var weakLog: ActionLog?
        do {
            let log = ActionLog()
            weakLog = log
            control.addTarget(log, action: ActionLog.plain, for: .valueChanged)
        }
        #expect(weakLog == nil)
        control.sendActions(for: .valueChanged)
    }

    // Covers: UIControl.addAction, UIControl.removeAction, UIControl.enumerateEventHandlers
    @Test("an action of an identifier replaces the one before; the sender is there while it runs (documented)", .harness)
    func actions() {
        let control = UIControl()
        var calls: [String] = []
        let id = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .valueChanged)
        let action = UIAction(identifier: id) { calls.append($0.sender === control ? "new" : "wrong sender") }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["new"])
        #expect(action.sender == nil)
        var found: [UIAction.Identifier] = []
        control.enumerateEventHandlers { action, _, events, _ in
            if let action, events.contains(.valueChanged) { found.append(action.identifier) }
        }
        #expect(found == [id])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls.count == 1)
    }

    // Covers: UIControl.addTarget, UIControl.addAction
    @Test("UIK0350: a registration for no events is reported", .harness)
    func noEvents() {
        let control = UIControl()
        let reports = Reports.during { control.addTarget(nil, action: "nothing", for: []) }
        #expect(control.allTargets.isEmpty)
        #expect(
            reports.first.map(Reports.stable) == """
                UIK0350 misuse: A control is told to report no events.
                  object   \(ObjectName.of(control))
                  at       UIControlTests.swift:…
                  cause    The action is nothing.
                  fix      Name the events, such as .touchUpInside or .valueChanged.
                """)
        #expect(Reports.during { control.addAction(UIAction { _ in }, for: []) }.count == 1)
    }

    // Covers: UIControl.addTarget
    @Test("a nil target means the responder chain (documented)", .harness)
    func responderChain() {
        final class Root: UIViewController {
            let log = ActionLog()
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
                action == ActionLog.plain ? log : super.target(forAction: action, withSender: sender)
            }
        }
        let fixture = StageFixture()
        let root = Root()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.addSubview(control)
        fixture.show(root)
        control.addTarget(nil, action: ActionLog.plain, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(root.log.calls == ["plain"])
    }

    // Covers: UIControl.Event.touchDown, UIControl.Event.touchUpInside, UIControl.Event.touchUpOutside, UIControl.Event.touchDragInside, UIControl.Event.touchDragOutside, UIControl.Event.touchDragEnter, UIControl.Event.touchDragExit, UIControl.isHighlighted
    @Test("a touch makes down, drags, exit and enter with 70 points around, and up inside or outside (observed)", .harness)
    func tracking() {
        let fixture = StageFixture()
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let log = logging(control)
        fixture.show(control)
        fixture.touch(1, .began, 120, 120)
        #expect(log.take() == names([.touchDown]))
        #expect(control.isHighlighted)
        #expect(control.isTracking)
        #expect(control.isTouchInside)
        fixture.touch(1, .moved, 210, 120)
        #expect(log.take() == names([.touchDragInside]))
        #expect(control.isHighlighted)
        fixture.touch(1, .moved, 230, 120)
        #expect(log.take() == names([.touchDragOutside, .touchDragExit]))
        #expect(!control.isHighlighted)
        #expect(!control.isTouchInside)
        fixture.touch(1, .moved, 240, 120)
        #expect(log.take() == names([.touchDragOutside]))
        fixture.touch(1, .moved, 130, 120)
        #expect(log.take() == names([.touchDragInside, .touchDragEnter]))
        #expect(control.isHighlighted)
        fixture.touch(1, .ended, 130, 120)
        #expect(log.take() == names([.touchUpInside]))
        #expect(!control.isHighlighted)
        #expect(!control.isTracking)
        fixture.touch(1, .began, 120, 120)
        fixture.touch(1, .moved, 300, 300)
        fixture.touch(1, .ended, 300, 300)
        #expect(log.take().last == names([.touchUpOutside]).first)
    }

    // Covers: UIControl.Event.touchCancel, UIControl.Event.touchDownRepeat
    @Test("a cancelled touch makes touchCancel, a second tap touchDownRepeat", .harness)
    func cancelAndRepeat() {
        let fixture = StageFixture()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let log = logging(control)
        fixture.show(control)
        fixture.touch(1, .began, 20, 20)
        fixture.touch(1, .cancelled, 20, 20)
        #expect(log.take() == ["down", "cancel"])
        #expect(!control.isHighlighted)
        fixture.advance(by: 2)
        fixture.tap(20, 20)
        fixture.tap(20, 20)
        #expect(log.take() == ["down", "upInside", "down", "repeat", "upInside"])
    }

    private final class TrackingControl: UIControl {
        var calls: [String] = []
        var continues = true
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("beginTracking")
            return touch.location(in: self).x < 40
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continueTracking")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("endTracking") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancelTracking") }
    }

    // Covers: UIControl.beginTracking, UIControl.continueTracking, UIControl.endTracking, UIControl.cancelTracking
    @Test("a subclass follows the touch, may refuse it and may stop (documented)", .harness)
    func subclassTracking() {
        let fixture = StageFixture()
        let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.show(control)
        fixture.touch(1, .began, 45, 20)
        #expect(!control.isTracking)
        #expect(control.calls == ["beginTracking"])
        fixture.touch(1, .ended, 45, 20)
        control.calls = []
        fixture.touch(1, .began, 10, 10)
        fixture.touch(1, .moved, 12, 10)
        fixture.touch(1, .ended, 12, 10)
        #expect(control.calls == ["beginTracking", "continueTracking", "endTracking"])
        control.calls = []
        fixture.touch(1, .began, 10, 10)
        control.continues = false
        fixture.touch(1, .moved, 12, 10)
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        fixture.touch(1, .ended, 12, 10)
        #expect(control.calls == ["beginTracking", "continueTracking", "endTracking"])
        control.continues = true
        control.calls = []
        fixture.touch(1, .began, 10, 10)
        fixture.touch(1, .cancelled, 10, 10)
        #expect(control.calls == ["beginTracking", "cancelTracking"])
    }

    // Covers: UIControl.isEnabled, UIControl.isSelected, UIControl.isHighlighted, UIControl.state, UIControl.State.selected
    @Test("the state is made of highlighted, disabled and selected (documented); a disabled control takes no touch", .harness)
    func states() {
        let fixture = StageFixture()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let log = logging(control)
        fixture.show(control)
        #expect(control.state == .normal)
        #expect(control.isEnabled)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isHighlighted = false
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
        fixture.tap(20, 20)
        #expect(log.take().isEmpty)
        control.isEnabled = true
        fixture.advance(by: 2)
        fixture.touch(1, .began, 20, 20)
        control.isEnabled = false
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        fixture.touch(1, .ended, 20, 20)
        #expect(log.take() == ["down"])
    }

    // Covers: UIControl.contentHorizontalAlignment, UIControl.contentVerticalAlignment, UIControl.effectiveContentHorizontalAlignment
    @Test("leading and trailing turn with the direction; the defaults are the middle (documented)", .harness)
    func alignment() {
        let control = UIControl()
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }

    // Covers: UIControl.sendAction, UIControl.addTarget
    @Test("an action of two arguments gets the event of the touch", .harness)
    func eventArgument() {
        let fixture = StageFixture()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let log = ActionLog()
        control.addTarget(log, action: ActionLog.withEvent, for: .touchUpInside)
        fixture.show(control)
        fixture.tap(20, 20)
        #expect(log.calls == ["event 0"])
        control.sendAction(ActionLog.plain, to: log, for: nil)
        #expect(log.calls == ["event 0", "plain"])
    }

    // Covers: UIControl.init(frame:), UIControl.init()
    @Test("a control with a primary action runs it for the primary event (documented)", .harness)
    func primaryAction() {
        var count = 0
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 1, height: 1), primaryAction: UIAction { _ in count += 1 })
        control.sendActions(for: .primaryActionTriggered)
        control.performPrimaryAction()
        #expect(count == 2)
    }

    // Covers: UIControl.addAction
    @Test("a tap after a drag counts from one: no touchDownRepeat", .harness)
    func tapAfterDrag() {
        let fixture = StageFixture()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var repeats = 0
        control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
        fixture.show(control)
        fixture.touch(1, .began, 20, 20)
        fixture.touch(1, .moved, 120, 120)
        fixture.touch(1, .ended, 120, 120)
        fixture.tap(20, 20)
        #expect(repeats == 0)
        fixture.tap(20, 20)
        #expect(repeats == 1)
    }
}
