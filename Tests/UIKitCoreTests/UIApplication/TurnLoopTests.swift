// Turns, waits on the clock, animation blocks over time.
// Apple: "UIView", Animating views; "DispatchQueue", asyncAfter.
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Ticking: NSObject {
    var ticks: [String] = []
    static func register() {
        DispatchTable.register("tick:", on: Ticking.self) { (target: Ticking, sender: Any?) in
            target.ticks.append(sender is StageTimer ? "timer" : sender is CADisplayLink ? "link" : "\(sender ?? "nil")")
        }
    }
}

@MainActor @Suite("Turn loop", .harness) struct TurnLoopTests {
    @Test("A change asks for one turn; a turn that changes nothing presents no frame")
    func requests() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .white
        app.show(view)
        app.turn()
        let frames = app.stage.frameCount
        #expect(!app.stage.isTurnRequested)
        app.turn()
        #expect(app.stage.frameCount == frames)
        var requests = 0
        app.stage.onTurnRequest = { requests += 1 }
        view.frame.origin.x = 5
        view.alpha = 0.5
        view.backgroundColor = .red
        #expect(requests == 1)
        #expect(app.stage.isTurnRequested)
        app.turn()
        #expect(app.stage.frameCount == frames + 1)
    }

    @Test("A turn's order: events, due work, display links, layout and display")
    func order() {
        final class Watching: UIView {
            let log: CallLog
            init(_ log: CallLog) {
                self.log = log
                super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            required init?(coder: NSCoder) { fatalError() }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log("event")
                setNeedsLayout()
                setNeedsDisplay()
            }
            override func layoutSubviews() { log("layout") }
            override func draw(_ rect: CGRect) { log("draw") }
        }
        let app = StageFixture()
        let log = CallLog()
        app.show(Watching(log))
        app.stage.clock.schedule(at: 0, site: "test") { MainActor.assumeIsolated { log("due") } }
        let link = CADisplayLink(target: Relay { log("link") }, selector: "run")
        link.add(to: .main, forMode: .common)
        _ = log.take()
        app.touch(1, .began, 5, 5)
        #expect(log.take() == ["event", "due", "link", "layout", "draw"])
        link.invalidate()
        app.touch(1, .ended, 5, 5)
        #expect(log.take() == [])
    }

    @Test("DispatchQueue.main.asyncAfter waits on the stage's clock; delays are round on a virtual one")
    func asyncAfter() {
        let app = StageFixture()
        let log = CallLog()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { log("half") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { MainActor.assumeIsolated { log("quarter") } }
        #expect(app.stage.clock.pendingWork.map(\.time) == [0.25, 0.5])
        app.advance(by: 0.2)
        #expect(log.take() == [])
        app.advance(by: 0.05)
        #expect(log.take() == ["quarter"])
        app.advance(by: 1)
        #expect(log.take() == ["half"])
    }

    // Covers: NSObject.perform
    @Test("perform after a delay comes with the clock, and can be taken back (documented)")
    func performAfter() {
        Ticking.register()
        let app = StageFixture()
        let object = Ticking()
        object.perform("tick:", with: "a", afterDelay: 1)
        object.perform("tick:", with: "b", afterDelay: 2)
        app.advance(by: 1)
        #expect(object.ticks == ["a"])
        NSObject.cancelPreviousPerformRequests(withTarget: object)
        app.advance(by: 5)
        #expect(object.ticks == ["a"])
        #expect(app.stage.clock.pendingWork.isEmpty)
    }

    // Covers: Timer.scheduledTimer
    @Test("A timer by selector fires at its times until it is invalidated (documented)")
    func timers() {
        Ticking.register()
        let app = StageFixture()
        let object = Ticking()
        let timer = StageTimer.scheduledTimer(timeInterval: 1, target: object, selector: "tick:", userInfo: nil, repeats: true)
        for _ in 0..<3 { app.advance(by: 1) }
        #expect(object.ticks == ["timer", "timer", "timer"])
        timer.invalidate()
        app.advance(by: 3)
        #expect(object.ticks.count == 3)
        let once = StageTimer.scheduledTimer(timeInterval: 1, target: object, selector: "tick:", userInfo: nil, repeats: false)
        app.advance(by: 1)
        app.advance(by: 1)
        #expect(object.ticks.count == 4)
        #expect(!once.isValid)
    }

    // Covers: UIView.animate, UIView.alpha, UIView.inheritedAnimationDuration
    @Test("Within an animation block frame and alpha move over the time; the model is at the end at once (documented)")
    func animation() throws {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .white
        app.show(view)
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 1)
            view.frame.origin.x = 100
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        #expect(view.frame.minX == 100)
        #expect(view.alpha == 0)
        app.turn()
        app.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.position.x - 55) < 0.01)
        #expect(abs(shown.opacity - 0.5) < 0.01)
        #expect(finished.isEmpty)
        app.advance(by: 0.5)
        app.turn()
        #expect(finished == [true])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    // Covers: UIView.performWithoutAnimation, UIView.areAnimationsEnabled, UIView.setAnimationsEnabled, UIView.animate
    @Test("Outside a block, without animation and with animations off nothing moves; completions come all the same")
    func noAnimation() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.center.x = 50
        #expect(view.layer.animationKeys() == nil)
        var done = 0
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 70 }
        } completion: { _ in
            done += 1
        }
        #expect(view.layer.animationKeys() == nil)
        app.turn()
        #expect(done == 1)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.center.x = 90 }
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) { view.center.x = 10 }
        #expect(view.layer.animationKeys() == ["position"])
    }

    // Covers: UIView.animate
    @Test("An animation that is taken away completes with false (documented)")
    func interrupted() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 50
        } completion: {
            finished.append($0)
        }
        app.turn()
        view.layer.removeAllAnimations()
        app.turn()
        #expect(finished == [false])
    }
}

/// Calls a closure by selector.
@MainActor final class Relay: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) {
        self.body = body
        super.init()
        DispatchTable.register("run", on: Relay.self) { (target: Relay) in target.body() }
    }
}

@MainActor @Suite("Waits name their place", .harness) struct WaitSiteTests {
    @Test("What waits on the clock says where it was scheduled")
    func sites() throws {
        let app = StageFixture()
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
        let site = try #require(app.stage.clock.pendingWork.first?.site)
        #expect(site.hasPrefix("TurnLoopTests.swift:"))
        #expect(site.hasSuffix("(DispatchQueue.main.asyncAfter)"))
    }
}
