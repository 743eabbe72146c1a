// Recognizers: types of touches and presses, delegates, subclasses, names, states.
// Apple: "UIGestureRecognizer", "UIGestureRecognizerDelegate", "Implementing a custom gesture recognizer"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Gesture recognizers, the rest", .harness) struct GestureRestTests {
    private let app = StageFixture()
    private let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let square = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))

    init() {
        board.addSubview(square)
        app.show(board)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView? = nil) -> (
        Recognizer, RecordingTarget
    ) {
        let target = RecordingTarget()
        recognizer.addTarget(target, action: RecordingTarget.selector)
        (view ?? square).addGestureRecognizer(recognizer)
        return (recognizer, target)
    }

    private func touch(_ phase: TouchSamplePhase, _ x: CGFloat, _ y: CGFloat, id: Int = 1, _ kind: TouchSampleKind = .direct) {
        app.turn(.touches([TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), kind: kind)]))
    }

    private func tap(_ kind: TouchSampleKind = .direct) {
        touch(.began, 150, 250, kind)
        touch(.ended, 150, 250, kind)
        app.advance(by: 1)
    }

    // MARK: States

    // Covers: UIGestureRecognizer.State.possible, UIGestureRecognizer.State.began, UIGestureRecognizer.State.changed, UIGestureRecognizer.State.ended, UIGestureRecognizer.State.cancelled, UIGestureRecognizer.State.failed, UIGestureRecognizer.State.recognized, UIPanGestureRecognizer.init(target:action:), UIPanGestureRecognizer.init()
    @Test("a continuous gesture is possible, begins, changes and ends or is cancelled; recognized is ended (documented)")
    func states() {
        let target = RecordingTarget()
        let pan = UIPanGestureRecognizer(target: target, action: RecordingTarget.selector)
        square.addGestureRecognizer(pan)
        #expect(pan.state == .possible)
        #expect(UIPanGestureRecognizer().state == .possible)
        touch(.began, 150, 250)
        #expect(pan.state == .possible)
        touch(.moved, 190, 250)
        touch(.moved, 200, 250)
        touch(.ended, 200, 250)
        #expect(target.states == [.began, .changed, .ended])
        target.states = []
        touch(.began, 150, 250)
        touch(.moved, 190, 250)
        touch(.cancelled, 190, 250)
        #expect(target.states == [.began, .cancelled])
        #expect(UIGestureRecognizer.State.recognized == .ended)
        let order: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(order.map(\.rawValue) == [0, 1, 2, 3, 4, 5], "of the public header")
    }

    // Covers: UIPanGestureRecognizer.minimumNumberOfTouches, UIPanGestureRecognizer.maximumNumberOfTouches, UIGestureRecognizer.numberOfTouches, UIGestureRecognizer.location(ofTouch:in:)
    @Test("a pan waits for its fingers and fails with too many (documented)")
    func fingers() {
        let (pan, target) = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        touch(.began, 150, 250)
        touch(.moved, 190, 250)
        #expect(target.states == [])
        #expect(pan.numberOfTouches == 1)
        touch(.began, 150, 300, id: 2)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(ofTouch: 1, in: square) == CGPoint(x: 50, y: 100))
        touch(.moved, 190, 340, id: 2)
        #expect(target.states == [.began])
        touch(.ended, 190, 340, id: 2)
        touch(.ended, 190, 250)
        #expect(target.states.last == .ended)
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 1
        target.states = []
        app.advance(by: 1)
        touch(.began, 150, 250)
        touch(.began, 150, 300, id: 2)
        touch(.moved, 190, 250)
        #expect(target.states == [])
        touch(.ended, 190, 250)
        touch(.ended, 150, 300, id: 2)
    }

    // Covers: UITapGestureRecognizer.numberOfTouchesRequired, UITapGestureRecognizer.init()
    @Test("a tap of two fingers needs both (documented)")
    func twoFingers() {
        let (recognizer, target) = add(UITapGestureRecognizer())
        recognizer.numberOfTouchesRequired = 2
        tap()
        #expect(target.states == [])
        touch(.began, 150, 250)
        touch(.began, 200, 250, id: 2)
        touch(.ended, 150, 250)
        touch(.ended, 200, 250, id: 2)
        #expect(target.states == [.ended])
    }

    // Covers: UILongPressGestureRecognizer.init(target:action:), UILongPressGestureRecognizer.allowableMovement, UILongPressGestureRecognizer.numberOfTouchesRequired, UILongPressGestureRecognizer.numberOfTapsRequired
    @Test("a long press allows 10 points of movement unless told otherwise, and may ask for a tap before (documented)")
    func longPress() {
        let target = RecordingTarget()
        let press = UILongPressGestureRecognizer(target: target, action: RecordingTarget.selector)
        square.addGestureRecognizer(press)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.numberOfTapsRequired == 0)
        func hold(moving distance: CGFloat) -> [UIGestureRecognizer.State] {
            target.states = []
            touch(.began, 150, 250)
            touch(.moved, 150 + distance, 250)
            app.advance(by: 1)
            touch(.ended, 150 + distance, 250)
            app.advance(by: 1)
            return target.states
        }
        #expect(hold(moving: 9) == [.began, .ended])
        #expect(hold(moving: 11) == [])
        press.allowableMovement = 30
        #expect(hold(moving: 25) == [.began, .ended])
        press.numberOfTapsRequired = 1
        #expect(hold(moving: 0) == [])
        tap()
        touch(.began, 150, 250)
        touch(.ended, 150, 250)
        #expect(hold(moving: 0) == [.began, .ended])
    }

    // MARK: Owners

    // Covers: UIGestureRecognizer.view, UIGestureRecognizer.name, UIGestureRecognizer.removeTarget, UIGestureRecognizer.init(target:action:), UIGestureRecognizer.init()
    @Test("a recognizer knows its view and its name; a target that is removed hears nothing (documented)")
    func owners() {
        let plain = UIGestureRecognizer()
        #expect(plain.view == nil)
        #expect(plain.name == nil)
        #expect(plain.state == .possible)
        let target = RecordingTarget()
        let base = UIGestureRecognizer(target: target, action: RecordingTarget.selector)
        base.name = "mine"
        square.addGestureRecognizer(base)
        #expect(base.view === square)
        #expect(base.name == "mine")
        let (recognizer, heard) = add(UITapGestureRecognizer())
        recognizer.removeTarget(heard, action: RecordingTarget.selector)
        tap()
        #expect(heard.states == [])
        #expect(target.states == [])
        recognizer.addTarget(heard, action: RecordingTarget.selector)
        recognizer.removeTarget(nil, action: nil)
        tap()
        #expect(heard.states == [])
        board.addGestureRecognizer(recognizer)
        #expect(recognizer.view === board)
        #expect(square.gestureRecognizers?.contains(recognizer) == false)
    }

    // Covers: UIGestureRecognizer.delaysTouchesEnded, UIGestureRecognizer.delaysTouchesBegan
    @Test("the end of a touch waits for a double tap to fail; without the delay it comes at once (documented)")
    func delays() {
        let view = TouchLogView(frame: square.frame)
        board.addSubview(view)
        let (double, _) = add(UITapGestureRecognizer(), to: view)
        double.numberOfTapsRequired = 2
        #expect(double.delaysTouchesEnded)
        #expect(!double.delaysTouchesBegan)
        touch(.began, 150, 250)
        touch(.ended, 150, 250)
        #expect(view.log == ["began"])
        app.advance(by: 1)
        #expect(view.log == ["began", "ended"])
        double.delaysTouchesEnded = false
        touch(.began, 150, 250)
        touch(.ended, 150, 250)
        #expect(view.log == ["began", "ended", "began", "ended"])
    }

    // MARK: Types

    // Covers: UIGestureRecognizer.allowedTouchTypes, UIGestureRecognizer.requiresExclusiveTouchType, UITouch.type
    @Test("touches of other types than the allowed ones are left out; types do not mix unless they may (documented)")
    func touchTypes() {
        let (recognizer, target) = add(UITapGestureRecognizer())
        #expect(recognizer.allowedTouchTypes == [0, 1, 2, 3])
        #expect(recognizer.requiresExclusiveTouchType)
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        tap()
        #expect(target.states == [])
        tap(.pencil)
        #expect(target.states == [.ended])
        final class TypeReader: UIGestureRecognizer {
            var types: [UITouch.TouchType] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { types += touches.map(\.type) }
        }
        let reader = TypeReader()
        square.addGestureRecognizer(reader)
        func both() -> [UITouch.TouchType] {
            reader.types = []
            touch(.began, 150, 250)
            touch(.began, 200, 250, id: 2, .pencil)
            touch(.ended, 150, 250)
            touch(.ended, 200, 250, id: 2, .pencil)
            reader.state = .failed
            app.advance(by: 1)
            return reader.types
        }
        #expect(both() == [.direct])
        reader.requiresExclusiveTouchType = false
        #expect(both() == [.direct, .pencil])
    }

    // Covers: UIGestureRecognizer.buttonMask, UIGestureRecognizer.modifierFlags, UITapGestureRecognizer.buttonMaskRequired, UIEvent.buttonMask, UIEvent.ButtonMask.primary, UIEvent.ButtonMask.secondary, UIKeyModifierFlags.shift
    @Test("a pointer's tap has the primary button, a finger's none; held modifier keys are told (documented)")
    func buttons() {
        final class Reader: NSObject {
            var masks: [UIEvent.ButtonMask] = []
            var flags: [UIKeyModifierFlags] = []
        }
        let reader = Reader()
        final class Pressed: UIGestureRecognizer {
            weak var reader: Reader?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                reader?.masks.append(buttonMask)
                reader?.flags.append(modifierFlags)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        }
        let pressed = Pressed()
        pressed.reader = reader
        square.addGestureRecognizer(pressed)
        tap()
        app.turn(.key(KeySample(isDown: true, usage: 225, characters: "", modifiers: .shift)))
        tap(.indirectPointer)
        app.turn(.key(KeySample(isDown: false, usage: 225, characters: "")))
        tap()
        #expect(reader.masks == [[], .primary, []])
        #expect(reader.flags == [[], .shift, []])
        let (recognizer, target) = add(UITapGestureRecognizer())
        #expect(recognizer.buttonMaskRequired == .primary)
        recognizer.buttonMaskRequired = .secondary
        tap(.indirectPointer)
        #expect(target.states == [])
        tap()
        #expect(target.states == [.ended], "fingers have no buttons")
        #expect(UIEvent.ButtonMask.button(2) == .secondary)
    }

    // Covers: UIGestureRecognizer.allowedPressTypes, UIGestureRecognizer.pressesBegan, UIGestureRecognizer.pressesEnded, UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
    @Test("presses of allowed types reach recognizers of the first responder's view; a tap may be one (documented)")
    func presses() {
        final class Taker: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        final class PressLog: UIGestureRecognizer {
            var log: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { log.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                log.append("ended")
                state = .failed
            }
        }
        final class Decider: NSObject, UIGestureRecognizerDelegate {
            var takes = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { takes }
        }
        let taker = Taker(frame: square.frame)
        board.addSubview(taker)
        #expect(taker.becomeFirstResponder())
        let (recognizer, target) = add(UITapGestureRecognizer(), to: board)
        let log = PressLog()
        taker.addGestureRecognizer(log)
        func press(_ usage: Int) {
            app.turn(.key(KeySample(isDown: true, usage: usage, characters: "")))
            app.turn(.key(KeySample(isDown: false, usage: usage, characters: "")))
        }
        #expect(recognizer.allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
        press(82)
        #expect(target.states == [])
        #expect(log.log == ["began", "ended"])
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        press(82)
        #expect(target.states == [.ended])
        press(81)
        #expect(target.states == [.ended])
        let decider = Decider()
        recognizer.delegate = decider
        decider.takes = false
        press(82)
        #expect(target.states == [.ended])
        log.log = []
        press(4)
        #expect(log.log == [], "letters are no presses of these types")
    }

    // MARK: Delegates

    // Covers: UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:), UIGestureRecognizer.shouldReceive
    @Test("delegate and subclass may leave out whole events (documented)")
    func events() {
        final class Deaf: UITapGestureRecognizer {
            var hears = true
            override func shouldReceive(_ event: UIEvent) -> Bool { hears }
        }
        final class Decider: NSObject, UIGestureRecognizerDelegate {
            var kinds: [UIEvent.EventType] = []
            var takes = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                kinds.append(event.type)
                return takes
            }
        }
        let (recognizer, target) = add(Deaf())
        let decider = Decider()
        recognizer.delegate = decider
        tap()
        #expect(target.states == [.ended])
        #expect(decider.kinds == [.touches])
        decider.takes = false
        tap()
        recognizer.hears = false
        decider.takes = true
        tap()
        #expect(target.states == [.ended], "the subclass is asked first")
        #expect(decider.kinds.count == 2, "the subclass is asked first")
    }

    // Covers: UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:), UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    @Test("either delegate may make one recognizer wait for the other's failure (documented)")
    func requirements() {
        for asksFirst in [true, false] {
            let (single, heard) = add(UITapGestureRecognizer())
            let (double, twice) = add(UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            // Delegates answer gestureRecognizer(_:shouldRequireFailureOf:) and gestureRecognizer(_:shouldBeRequiredToFailBy:).
            let delegate = GestureDelegate()
            if asksFirst {
                delegate.waitsFor = double
                single.delegate = delegate
            } else {
                delegate.letsWait = single
                double.delegate = delegate
            }
            touch(.began, 150, 250)
            touch(.ended, 150, 250)
            #expect(heard.states == [])
            app.advance(by: 1)
            #expect(heard.states == [.ended])
            for _ in 0..<2 {
                touch(.began, 150, 250)
                touch(.ended, 150, 250)
            }
            app.advance(by: 1)
            #expect(heard.states == [.ended])
            #expect(twice.states == [.ended])
            square.removeGestureRecognizer(single)
            square.removeGestureRecognizer(double)
        }
    }

    // Covers: UIGestureRecognizer.require
    @Test("a double tap that requires a refused pan to fail is recognized right after it", arguments: [0, 1.0 / 60, 0.2])
    func doubleTapAfterRefusedPan(_ gap: TimeInterval) {
        for distance in [5, 14, 60] as [CGFloat] {
            let (pan, _) = add(UIPanGestureRecognizer())
            let delegate = GestureDelegate()
            delegate.begins = false
            pan.delegate = delegate
            let (double, target) = add(UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            double.require(toFail: pan)
            touch(.began, 150, 250)
            for step in 1...4 {
                app.advance(by: gap)
                touch(.moved, 150 + distance * CGFloat(step) / 4, 250)
            }
            app.advance(by: gap)
            touch(.ended, 150 + distance, 250)
            // A finger that moved less than a tap may has tapped: its gesture is over first.
            if distance < 18 { app.advance(by: 1) }
            for _ in 0..<2 {
                app.advance(by: gap)
                touch(.began, 150, 250)
                app.advance(by: gap)
                touch(.ended, 150, 250)
            }
            app.advance(by: 1)
            #expect(target.states == [.ended], "after \(distance) points")
            square.removeGestureRecognizer(pan)
            square.removeGestureRecognizer(double)
        }
    }

    // MARK: Subclasses

    private final class Checkmark: UIGestureRecognizer {
        var log: [String] = []
        var prevents = true
        var isPreventable = true
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("began")
            if numberOfTouches > 1, let second = touches.first { ignore(second, for: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("moved")
            state = state == .possible ? .began : .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("ended")
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("cancelled")
            state = .cancelled
        }
        override func reset() {
            super.reset()
            log.append("reset")
        }
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
    }

    // Covers: UIGestureRecognizer.touchesBegan, UIGestureRecognizer.touchesMoved, UIGestureRecognizer.touchesEnded, UIGestureRecognizer.touchesCancelled, UIGestureRecognizer.reset, UIGestureRecognizer.ignore
    @Test(
        "a subclass gets touchesBegan, touchesMoved, touchesEnded or touchesCancelled, then reset; what it ignores is gone (documented)"
    )
    func subclass() {
        let (mark, target) = add(Checkmark())
        touch(.began, 150, 250)
        touch(.began, 200, 250, id: 2)
        #expect(mark.numberOfTouches == 1, "the second was given to ignore(_:for:)")
        touch(.moved, 210, 250, id: 2)
        touch(.moved, 160, 250)
        touch(.moved, 170, 250)
        touch(.ended, 210, 250, id: 2)
        touch(.ended, 170, 250)
        #expect(mark.log == ["began", "began", "moved", "moved", "ended", "reset"])
        #expect(target.states == [.began, .changed, .ended])
        #expect(mark.state == .possible)
        mark.log = []
        touch(.began, 150, 250)
        touch(.cancelled, 150, 250)
        #expect(mark.log == ["began", "cancelled", "reset"])
    }

    // Covers: UIGestureRecognizer.canPrevent, UIGestureRecognizer.canBePrevented
    @Test("a recognized gesture makes others fail, unless it cannot prevent them or they cannot be prevented (documented)")
    func prevention() {
        func panStates(canPrevent: Bool, canBePrevented: Bool) -> [UIGestureRecognizer.State] {
            let (mark, _) = add(Checkmark())
            mark.prevents = canPrevent
            let (other, target) = add(Checkmark(), to: board)
            other.isPreventable = canBePrevented
            touch(.began, 150, 250)
            touch(.moved, 180, 250)
            touch(.ended, 180, 250)
            square.removeGestureRecognizer(mark)
            board.removeGestureRecognizer(other)
            return target.states
        }
        #expect(panStates(canPrevent: true, canBePrevented: true) == [])
        #expect(panStates(canPrevent: false, canBePrevented: true) == [.began, .ended])
        #expect(panStates(canPrevent: true, canBePrevented: false) == [.began, .ended])
    }

    // Covers: UIView.gestureRecognizerShouldBegin
    @Test("a view may refuse the gestures of its own recognizers and of those above (documented)")
    func viewRefuses() {
        final class Refusing: UIView {
            var refuses = true
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
        }
        let view = Refusing(frame: square.frame)
        board.addSubview(view)
        let (_, own) = add(UITapGestureRecognizer(), to: view)
        let (_, above) = add(UIPanGestureRecognizer(), to: board)
        func act() {
            tap()
            touch(.began, 150, 250)
            touch(.moved, 190, 250)
            touch(.ended, 190, 250)
        }
        act()
        #expect(own.states == [], "gestureRecognizerShouldBegin said no")
        #expect(above.states == [], "gestureRecognizerShouldBegin said no")
        view.refuses = false
        act()
        #expect(own.states == [.ended])
        #expect(above.states == [.began, .ended])
    }
}
