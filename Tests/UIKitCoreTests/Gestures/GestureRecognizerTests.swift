// Recognizers driven by real touches: each kind's states, and how they exclude, await and admit each other.
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Gesture recognizers", .harness) struct GestureRecognizerTests {
    let board = TouchLogView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let square = TouchLogView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))

    init() {
        square.accessibilityIdentifier = "square"
        board.addSubview(square)
    }

    private func shown() async throws -> Harness {
        let harness = try await Harness(device: .iPhone14)
        let controller = UIViewController()
        controller.view.addSubview(board)
        try await harness.show(controller)
        return harness
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView? = nil) -> (
        Recognizer, RecordingTarget
    ) {
        let target = RecordingTarget()
        recognizer.addTarget(target, action: RecordingTarget.selector)
        (view ?? square).addGestureRecognizer(recognizer)
        return (recognizer, target)
    }

    // Covers: UITapGestureRecognizer.init(target:action:), UIView.addGestureRecognizer, UIGestureRecognizer.state, UIGestureRecognizer.addTarget
    @Test("a tap sends one action, in the state ended, and is possible again afterwards")
    func tap() async throws {
        let harness = try await shown()
        let target = RecordingTarget()
        let recognizer = UITapGestureRecognizer(target: target, action: RecordingTarget.selector)
        recognizer.addTarget(target, action: RecordingTarget.selector)
        square.addGestureRecognizer(recognizer)
        try await harness.tap(.identifier("square"))
        #expect(target.states == [.ended])
        #expect(recognizer.state == .possible)
        try await harness.tap(.identifier("square"))
        #expect(target.states == [.ended, .ended])
    }

    // Covers: UIGestureRecognizer.cancelsTouchesInView
    @Test("a recognized tap cancels the touch in the view; with cancelsTouchesInView off the view sees its end")
    func cancelsTouches() async throws {
        let harness = try await shown()
        let (recognizer, _) = add(UITapGestureRecognizer())
        try await harness.tap(.identifier("square"))
        #expect(square.log == ["began", "cancelled"])
        recognizer.cancelsTouchesInView = false
        try await harness.tap(.identifier("square"))
        #expect(square.log == ["began", "cancelled", "began", "ended"])
    }

    // Covers: UITapGestureRecognizer.numberOfTapsRequired, UIGestureRecognizer.require
    @Test("a single tap that requires the double tap to fail waits for it, and a double tap sends only its own action")
    func doubleTap() async throws {
        let harness = try await shown()
        let (double, doubleTarget) = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let (single, singleTarget) = add(UITapGestureRecognizer())
        single.require(toFail: double)
        try await harness.tap(at: CGPoint(x: 150, y: 250))
        #expect(singleTarget.states.isEmpty)
        try await harness.advance(by: 0.5)
        #expect(singleTarget.states == [.ended])
        #expect(doubleTarget.states.isEmpty)
        try await harness.tap(.identifier("square"), count: 2)
        try await harness.advance(by: 1)
        #expect(doubleTarget.states == [.ended])
        #expect(singleTarget.states == [.ended])
    }

    // Covers: UILongPressGestureRecognizer.minimumPressDuration
    @Test("a long press begins after its time, not before, and ends with the finger")
    func longPress() async throws {
        let harness = try await shown()
        let (recognizer, target) = add(UILongPressGestureRecognizer())
        recognizer.minimumPressDuration = 0.8
        try await harness.press(.identifier("square"), for: 0.6)
        #expect(target.states.isEmpty)
        try await harness.press(.identifier("square"), for: 1)
        #expect(target.states == [.began, .ended])
        #expect(square.log == ["began", "ended", "began", "cancelled"])
    }

    // Covers: UIPanGestureRecognizer.translation, UIPanGestureRecognizer.setTranslation, UIPanGestureRecognizer.velocity
    @Test("a pan begins past its slop, counts the translation from where the finger went down, and has a velocity")
    func pan() async throws {
        let harness = try await shown()
        let pan = UIPanGestureRecognizer()
        let (_, target) = add(pan)
        try await harness.drag(.identifier("square"), by: CGVector(dx: 8, dy: 0))
        #expect(target.states.isEmpty)
        var last = CGPoint.zero
        var speed = CGPoint.zero
        let reader = PanReader { recognizer in
            last = recognizer.translation(in: board)
            if recognizer.state == .changed { speed = recognizer.velocity(in: board) }
        }
        pan.addTarget(reader, action: PanReader.selector)
        try await harness.drag(.identifier("square"), by: CGVector(dx: 90, dy: -30), duration: 0.3)
        #expect(target.states.first == .began)
        #expect(target.states.last == .ended)
        #expect(last == CGPoint(x: 90, y: -30))
        #expect(abs(speed.x - 300) < 30)
        #expect(abs(speed.y + 100) < 20)
        pan.setTranslation(CGPoint(x: 5, y: 6), in: board)
        #expect(pan.translation(in: board) == CGPoint(x: 5, y: 6))
    }

    // Covers: UIPinchGestureRecognizer.scale
    @Test("a pinch tells the ratio of the fingers' distances")
    func pinch() async throws {
        let harness = try await shown()
        var scale: CGFloat = 0
        let recognizer = UIPinchGestureRecognizer()
        let (_, target) = add(recognizer)
        let reader = PinchReader { scale = $0.scale }
        recognizer.addTarget(reader, action: PinchReader.selector)
        try await harness.pinch(.identifier("square"), scale: 2)
        #expect(abs(scale - 2) < 0.001)
        #expect(target.states.first == .began)
        #expect(target.states.last == .ended)
    }

    // Covers: UIRotationGestureRecognizer.rotation
    @Test("a rotation tells the angle that the fingers turned, clockwise positive")
    func rotation() async throws {
        let harness = try await shown()
        var angle: CGFloat = 0
        let recognizer = UIRotationGestureRecognizer()
        let (_, target) = add(recognizer)
        let reader = RotationReader { angle = $0.rotation }
        recognizer.addTarget(reader, action: RotationReader.selector)
        try await harness.rotate(.identifier("square"), by: 1)
        #expect(abs(angle - 1) < 0.001)
        #expect(target.states.last == .ended)
    }

    @Test("the deeper of two taps wins; the other fails")
    func exclusion() async throws {
        let harness = try await shown()
        let (_, outer) = add(UITapGestureRecognizer(), to: board)
        let (_, inner) = add(UITapGestureRecognizer())
        try await harness.tap(.identifier("square"))
        #expect(inner.states == [.ended])
        #expect(outer.states.isEmpty)
    }

    // Covers: UIGestureRecognizer.delegate, UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    @Test("one delegate that says yes lets two gestures be recognized together")
    func together() async throws {
        let harness = try await shown()
        let (outer, outerTarget) = add(UITapGestureRecognizer(), to: board)
        let (_, innerTarget) = add(UITapGestureRecognizer())
        let delegate = GestureDelegate()
        delegate.together = true
        outer.delegate = delegate
        let both = delegate.gestureRecognizer(outer, shouldRecognizeSimultaneouslyWith: outer)
        try await harness.tap(.identifier("square"))
        #expect(both)
        #expect(outerTarget.states == [.ended])
        #expect(innerTarget.states == [.ended])
    }

    // Covers: UIGestureRecognizerDelegate.gestureRecognizerShouldBegin, UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
    @Test("a delegate that refuses the beginning or the touch keeps the gesture from being recognized")
    func refusal() async throws {
        let harness = try await shown()
        let (recognizer, target) = add(UITapGestureRecognizer())
        let delegate = GestureDelegate()
        recognizer.delegate = delegate
        delegate.begins = false
        #expect(!delegate.gestureRecognizerShouldBegin(recognizer))
        try await harness.tap(.identifier("square"))
        #expect(target.states.isEmpty)
        #expect(square.log == ["began", "ended"])
        delegate.begins = true
        delegate.receives = false
        #expect(!delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()))
        try await harness.tap(.identifier("square"))
        #expect(target.states.isEmpty)
    }

    // Covers: UIGestureRecognizer.isEnabled, UIView.removeGestureRecognizer
    @Test("a disabled or removed recognizer sees nothing")
    func disabled() async throws {
        let harness = try await shown()
        let (recognizer, target) = add(UITapGestureRecognizer())
        recognizer.isEnabled = false
        try await harness.tap(.identifier("square"))
        recognizer.isEnabled = true
        square.removeGestureRecognizer(recognizer)
        try await harness.tap(.identifier("square"))
        #expect(target.states.isEmpty)
        #expect(recognizer.view == nil)
    }

    // Covers: UIGestureRecognizer.delaysTouchesBegan
    @Test("with delaysTouchesBegan the view gets the touch only once the gesture failed")
    func delaysBegan() async throws {
        let harness = try await shown()
        let (recognizer, _) = add(UILongPressGestureRecognizer())
        recognizer.delaysTouchesBegan = true
        try await harness.press(.identifier("square"), for: 0.2)
        #expect(square.log == ["began", "ended"])
        try await harness.press(.identifier("square"), for: 0.9)
        #expect(square.log == ["began", "ended"])
    }

    // Covers: UIGestureRecognizer.location
    @Test("the location is the touch's, in the coordinates of the view asked for")
    func location() async throws {
        let harness = try await shown()
        var places: [CGPoint] = []
        let recognizer = UITapGestureRecognizer()
        _ = add(recognizer)
        let reader = TapReader { places = [$0.location(in: square), $0.location(in: board), $0.location(in: nil)] }
        recognizer.addTarget(reader, action: TapReader.selector)
        try await harness.tap(at: CGPoint(x: 130, y: 250))
        #expect(places == [CGPoint(x: 30, y: 50), CGPoint(x: 130, y: 250), CGPoint(x: 130, y: 250)])
    }

    @Test("a pan that requires a long press to fail begins once the finger moved too far for the press")
    func panAfterPress() async throws {
        let harness = try await shown()
        let (press, pressTarget) = add(UILongPressGestureRecognizer())
        let (pan, panTarget) = add(UIPanGestureRecognizer())
        pan.require(toFail: press)
        try await harness.drag(.identifier("square"), by: CGVector(dx: 60, dy: 0))
        #expect(pressTarget.states.isEmpty)
        #expect(panTarget.states.first == .began)
        #expect(panTarget.states.last == .ended)
    }
}
