// What a trace tells of gestures, and changes of state that cannot be.
// Apple: "About the gesture recognizer state machine".
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("Trace: gestures", .harness) struct GestureTraceTests {
    private let screen = Screen()
    private let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    init() {
        square.accessibilityIdentifier = "square"
        screen.view.addSubview(square)
        screen.stage.turn(with: [])
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        square.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("a line has the virtual time, the turn, the topic, the subject, the decision and its reason")
    func line() {
        _ = add(UITapGestureRecognizer(), "open")
        screen.advance(by: 1.5)
        screen.touch(.began, 150, 150)
        let lines = Trace.during(.gestures) { screen.touch(.moved, 150, 170) }
        let turn = screen.stage.turnCount
        #expect(
            lines == [
                "1.500 turn \(turn) gestures UITapGestureRecognizer \"open\" of UIView \"square\" possible → failed: moved 20 points, "
                    + "18 allowed"
            ])
    }

    @Test("a tap waits for the failure of a double tap, and goes on when that has failed")
    func waiting() {
        let once = add(UITapGestureRecognizer(), "once")
        let twice = add(UITapGestureRecognizer(), "twice")
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        let lines = Screen.told(.gestures) {
            screen.touch(.began, 150, 150)
            screen.touch(.ended, 150, 150)
            screen.advance(by: 1)
        }
        let one = "gestures UITapGestureRecognizer \"once\" of UIView \"square\""
        let two = "gestures UITapGestureRecognizer \"twice\" of UIView \"square\""
        #expect(
            lines.filter { !$0.contains("touch") } == [
                "\(one) waits to be ended: 1 of 1 taps; the failure of \(two.dropFirst(9)) is required",
                "\(two) waits for the next tap: 1 of 2 taps",
                "\(two) possible → failed: the next step did not come within 0.35 s",
                "\(one) waits no more: what it waited for failed",
                "\(one) possible → ended",
                "\(one) ended → possible: the gesture is over",
                "\(two) failed → possible: the gesture is over",
            ])
        let delay = "\(one.dropFirst(9)), \(two.dropFirst(9)) delays it"
        #expect(lines.contains("gestures UIView \"square\" gets no touch that ended yet: " + delay))
        #expect(lines.contains("\(one) takes a touch from UIView \"square\": cancelsTouchesInView is true"))
        #expect(lines.contains("gestures UIView \"square\" loses its touch: a recognizer took it"))
    }

    @Test("one recognizer prevents another")
    func prevention() {
        _ = add(UIPanGestureRecognizer(), "drag")
        _ = add(UILongPressGestureRecognizer(), "hold")
        screen.touch(.began, 150, 150)
        let lines = Screen.told(.gestures) { screen.advance(by: 0.6) }
        let hold = "UILongPressGestureRecognizer \"hold\" of UIView \"square\""
        #expect(lines.contains("gestures \(hold) possible → began: the press lasted 0.5 s"))
        let drag = "UIPanGestureRecognizer \"drag\" of UIView \"square\""
        #expect(lines.contains("gestures \(drag) possible → failed: \(hold) prevents it"))
    }

    // MARK: Changes of state that cannot be

    /// Sets states as it is told to.
    private final class Obedient: UIGestureRecognizer {
        var orders: [State] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { for order in orders { state = order } }
    }

    @Test("UIK0302: an app's recognizer sets a state that cannot follow; nothing happens")
    func illegal() {
        let recognizer = add(Obedient(), "mine")
        recognizer.orders = [.failed, .began]
        let name = ObjectName.of(recognizer)
        screen.touch(.began, 150, 150)
        #expect(recognizer.state == .failed)
        #expect(
            screen.reports.map(Self.withoutPass) == [
                """
                UIK0302 misuse: A gesture recognizer's state is set to one that cannot follow.
                  object   \(name)
                  at       GestureTraceTests.swift:…
                  cause    The state is failed, and began was set.
                  fix      Compare state before setting it; a gesture changes from possible to began, changed and ended or cancelled, or from possible to ended or failed.
                """
            ])
    }

    /// The pass and its turn stand in the report too.
    private static func withoutPass(_ text: String) -> String {
        text.split(separator: "\n").filter { !$0.hasPrefix("  during") }.joined(separator: "\n")
    }

    @Test(
        "every change of state is either made, or reported and not made",
        arguments: [[UIGestureRecognizer.State.began, .changed, .ended], [.ended], [.failed], [.began, .cancelled]])
    func table(_ way: [UIGestureRecognizer.State]) {
        let all: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        for next in all {
            let recognizer = add(Obedient(), "mine")
            recognizer.orders = way
            let before = screen.reports.count
            screen.touch(.began, 150, 150)
            let state = recognizer.state
            recognizer.state = next
            let isReported = screen.reports.count > before
            #expect(isReported == (recognizer.state == state && next != state), "\(way), then \(next)")
            screen.touch(.ended, 150, 150)
            square.removeGestureRecognizer(recognizer)
        }
    }

    /// Fails before it calls super, which then begins.
    private final class Hasty: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .failed
            super.touchesMoved(touches, with: event)
        }
    }

    @Test("a subclass of UIKit's recognizer that fails and calls super is the app's misuse, not a mistake of Vitrine")
    func hasty() {
        let recognizer = add(Hasty(), "hasty")
        screen.touch(.began, 110, 110)
        screen.touch(.moved, 190, 110)
        #expect(recognizer.state == .failed)
        #expect(screen.reports.map { String($0.prefix(14)) } == ["UIK0302 misuse"])
        #expect(screen.reports.first?.contains("  cause    The state is failed, and began was set.") == true)
        screen.touch(.ended, 190, 110)
    }

    @Test("a long press whose finger moved too far and rests then is no press, and no change of state that cannot be")
    func restAfterMoving() {
        let press = add(UILongPressGestureRecognizer(), "hold")
        screen.touch(.began, 150, 150)
        screen.touch(.moved, 150, 190)
        screen.advance(by: 1)
        #expect(press.state == .failed)
        #expect(screen.reports == [])
    }

    @Test("a finger that moved too far on a text and rests then does not take hold of the insertion point")
    func restOnText() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        field.text = "Some words to touch"
        screen.view.addSubview(field)
        screen.stage.turn(with: [])
        screen.touch(.began, 60, 320)
        screen.touch(.moved, 90, 320)
        screen.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(screen.reports == [])
        screen.touch(.ended, 90, 320)
    }

    @Test("a recognizer that is disabled after its gesture ended stays as it is")
    func disabledAtEnd() {
        let tap = add(UITapGestureRecognizer(), "tap")
        let drag = add(UILongPressGestureRecognizer(), "hold")
        drag.minimumPressDuration = 0
        screen.touch(.began, 150, 150)
        for recognizer in [tap, drag] { recognizer.isEnabled = false }
        screen.touch(.ended, 150, 150)
        #expect(screen.reports == [])
        #expect(tap.state == .possible)
        #expect(drag.state == .possible)
    }
}
