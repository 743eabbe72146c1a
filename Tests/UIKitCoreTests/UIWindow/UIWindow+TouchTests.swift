// Touches from the stage to views.
// Apple: "Handling touches in your view".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Pad: UIView {
    let name: String
    let log: CallLog
    init(_ name: String, _ log: CallLog, _ frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError() }
    private func note(_ what: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        log("\(name).\(what)\(places.map { "(\(Int($0.x)),\(Int($0.y)))" }.joined())")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled", touches) }
}

@MainActor @Suite("UIWindow: touches", .harness) struct UIWindowTouchTests {
    private func samples(_ list: (Int, TouchSamplePhase, CGFloat, CGFloat)...) -> StageEvent {
        .touches(list.map { TouchSample(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3)) })
    }

    // Covers: UIResponder.touchesBegan, UIResponder.touchesMoved, UIResponder.touchesEnded
    @Test("A finger belongs to the view where it went down, wherever it goes (documented)")
    func oneFinger() {
        let app = StageFixture()
        let log = CallLog()
        let pad = Pad("A", log, CGRect(x: 10, y: 10, width: 50, height: 50))
        app.show(pad)
        app.touch(1, .began, 20, 20)
        app.touch(1, .moved, 200, 20)
        app.touch(1, .ended, 200, 30)
        #expect(log.take() == ["A.touchesBegan(10,10)", "A.touchesMoved(190,10)", "A.touchesEnded(190,20)"])
        app.touch(1, .began, 300, 300)
        #expect(log.take() == [])
    }

    // Covers: UIResponder.touchesCancelled
    @Test("A cancelled finger is told as cancelled")
    func cancelled() {
        let app = StageFixture()
        let log = CallLog()
        app.show(Pad("A", log, CGRect(x: 0, y: 0, width: 50, height: 50)))
        app.touch(1, .began, 20, 20)
        app.touch(1, .cancelled, 20, 20)
        #expect(log.take() == ["A.touchesBegan(20,20)", "A.touchesCancelled(20,20)"])
    }

    // Covers: UIView.isMultipleTouchEnabled
    @Test("A second finger reaches only a view that takes several; both come in one call (documented)")
    func multipleTouch() {
        let app = StageFixture()
        let log = CallLog()
        let pad = Pad("A", log, CGRect(x: 0, y: 0, width: 100, height: 100))
        app.show(pad)
        app.turn(samples((1, .began, 10, 10), (2, .began, 20, 20)))
        app.turn(samples((1, .ended, 10, 10), (2, .ended, 20, 20)))
        #expect(log.take() == ["A.touchesBegan(10,10)", "A.touchesEnded(10,10)"])
        pad.isMultipleTouchEnabled = true
        app.turn(samples((1, .began, 10, 10), (2, .began, 20, 20)))
        app.turn(samples((1, .moved, 11, 10)))
        app.turn(samples((1, .ended, 11, 10), (2, .ended, 20, 20)))
        #expect(log.take() == ["A.touchesBegan(10,10)(20,20)", "A.touchesMoved(11,10)", "A.touchesEnded(11,10)(20,20)"])
    }

    // Covers: UIEvent.allTouches, UIEvent.touches, UIEvent.type, UIEvent.timestamp
    @Test("An event holds the touches of all windows, by window and by view (documented)")
    func eventTouches() {
        final class Reader: UIView {
            var line: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let event, let window else { return }
                line = [
                    event.allTouches?.count ?? -1, event.touches(for: window)?.count ?? -1,
                    event.touches(for: self)?.count ?? -1, event.touches(for: UIView())?.count ?? -1,
                    event.type == .touches ? 1 : 0, Int(event.timestamp),
                ]
            }
        }
        let app = StageFixture()
        let first = Reader(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let second = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        let window = app.show(first)
        window.rootViewController?.view.addSubview(second)
        app.stage.clock.advance(to: 3)
        app.turn(samples((1, .began, 10, 10), (2, .began, 60, 10)))
        #expect(first.line == [2, 2, 1, 0, 1, 3])
    }

    // Covers: UIView.isExclusiveTouch
    @Test("Beside a touch on an exclusive view no other view gets one, and the other way round (documented)")
    func exclusive() {
        let app = StageFixture()
        let log = CallLog()
        let controller = UIViewController()
        let first = Pad("A", log, CGRect(x: 0, y: 0, width: 50, height: 50))
        let second = Pad("B", log, CGRect(x: 50, y: 0, width: 50, height: 50))
        first.isExclusiveTouch = true
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        app.show(controller)
        app.touch(1, .began, 10, 10)
        app.touch(2, .began, 60, 10)
        app.touch(2, .ended, 60, 10)
        app.touch(1, .ended, 10, 10)
        #expect(log.take() == ["A.touchesBegan(10,10)", "A.touchesEnded(10,10)"])
        app.touch(2, .began, 60, 10)
        app.touch(1, .began, 10, 10)
        #expect(log.take() == ["B.touchesBegan(10,10)"])
    }

    // Covers: UITouch.tapCount
    @Test("Taps in a row at one place count up; later or elsewhere they begin anew")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let app = StageFixture()
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        app.show(view)
        app.tap(10, 10)
        app.advance(by: 0.1)
        app.tap(12, 10)
        app.advance(by: 0.1)
        app.tap(200, 10)
        app.advance(by: 1)
        app.tap(200, 10)
        #expect(view.counts == [1, 2, 1, 1])
    }

    // Covers: UITouch.location, UITouch.previousLocation, UITouch.timestamp, UITouch.phase, UIEvent.coalescedTouches, UITouch.force, UITouch.view, UITouch.window
    @Test("Moves of one turn are merged into one touch with its samples; time and force are the stage's")
    func coalescing() {
        final class Reader: UIView {
            var line = ""
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                let samples = event.coalescedTouches(for: touch) ?? []
                line =
                    "\(touch.location(in: self).x) from \(touch.previousLocation(in: self).x), "
                    + "\(samples.map { $0.location(in: self).x }), \(touch.timestamp), \(touch.force), "
                    + "\(touch.phase == .moved && touch.view === self && touch.window === window)"
            }
        }
        let app = StageFixture()
        let view = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.show(view)
        app.touch(1, .began, 10, 10)
        app.stage.clock.advance(to: 0.5)
        app.turn(
            .touches([
                TouchSample(id: 1, phase: .moved, location: CGPoint(x: 20, y: 10), timestamp: 0.4, force: 1),
                TouchSample(id: 1, phase: .moved, location: CGPoint(x: 30, y: 10), timestamp: 0.45, force: 2),
            ]))
        #expect(view.line == "30.0 from 10.0, [20.0, 30.0], 0.45, 2.0, true")
    }

    // Covers: UIWindow.windowLevel, UIView.hitTest
    @Test("The window of the greater level gets the touch; where it has no view, the one below does")
    func levels() {
        let app = StageFixture()
        let log = CallLog()
        app.show(Pad("low", log, CGRect(x: 0, y: 0, width: 100, height: 100)))
        final class Passing: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let high = Passing(frame: UIScreen.main.bounds)
        high.windowLevel = .alert
        high.addSubview(Pad("high", log, CGRect(x: 0, y: 0, width: 20, height: 20)))
        high.isHidden = false
        app.tap(10, 10)
        app.tap(50, 50)
        #expect(
            log.take() == [
                "high.touchesBegan(10,10)", "high.touchesEnded(10,10)", "low.touchesBegan(50,50)", "low.touchesEnded(50,50)",
            ])
        #expect(UIApplication.shared.windows.last === high)
        high.windowLevel = UIWindow.Level(rawValue: -1)
        app.tap(10, 10)
        #expect(log.take() == ["low.touchesBegan(10,10)", "low.touchesEnded(10,10)"])
    }

    // Covers: UIApplication.beginIgnoringInteractionEvents, UIApplication.endIgnoringInteractionEvents, UIApplication.isIgnoringInteractionEvents
    @Test("Ignored events do not reach views")
    func ignoring() {
        let app = StageFixture()
        let log = CallLog()
        app.show(Pad("A", log, CGRect(x: 0, y: 0, width: 100, height: 100)))
        UIApplication.shared.beginIgnoringInteractionEvents()
        #expect(UIApplication.shared.isIgnoringInteractionEvents)
        app.tap(10, 10)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(log.take() == [])
        app.tap(10, 10)
        #expect(log.take().count == 2)
    }

    // Covers: UIView.addGestureRecognizer, UIView.gestureRecognizers, UIView.removeGestureRecognizer
    @Test("A recognizer stands on one view at a time")
    func recognizers() {
        let first = UIView()
        let second = UIView()
        let tap = UITapGestureRecognizer()
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        #expect(tap.view === first)
        #expect(first.gestureRecognizers == [tap])
        second.addGestureRecognizer(tap)
        #expect(tap.view === second)
        #expect(first.gestureRecognizers?.isEmpty == true)
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
        second.gestureRecognizers = [tap]
        #expect(tap.view === second)
        second.gestureRecognizers = nil
        #expect(tap.view == nil)
        #expect(second.gestureRecognizers == nil)
    }
}
