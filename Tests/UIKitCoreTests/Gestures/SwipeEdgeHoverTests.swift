// Recognizers of swipes, of drags from an edge and of the pointer.
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Swipes, edge drags and hover", .harness) struct SwipeEdgeHoverTests {
    let fixture = StageFixture()
    let square = TouchLogView(frame: CGRect(x: 0, y: 100, width: 320, height: 320))

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> RecordingTarget {
        let target = RecordingTarget()
        recognizer.addTarget(target, action: RecordingTarget.selector)
        square.addGestureRecognizer(recognizer)
        fixture.show(square)
        return target
    }

    /// Moves one finger along points, so many seconds apart.
    private func stroke(_ points: [CGPoint], every step: Double = 0.05) {
        fixture.touch(1, .began, points[0].x, points[0].y)
        for point in points.dropFirst() {
            fixture.advance(by: step)
            fixture.touch(1, .moved, point.x, point.y)
        }
        fixture.touch(1, .ended, points.last!.x, points.last!.y)
    }

    private func stroke(by way: CGVector, steps: Int = 4, every step: Double = 0.05) {
        stroke(
            (0...steps).map {
                CGPoint(x: 160 + way.dx * CGFloat($0) / CGFloat(steps), y: 260 + way.dy * CGFloat($0) / CGFloat(steps))
            }, every: step)
    }

    // Covers: UISwipeGestureRecognizer.init(target:action:), UISwipeGestureRecognizer.direction
    @Test("a swipe to the right is recognized once; one to the left or down is not")
    func right() {
        let target = RecordingTarget()
        let swipe = UISwipeGestureRecognizer(target: target, action: RecordingTarget.selector)
        square.addGestureRecognizer(swipe)
        fixture.show(square)
        #expect(swipe.direction == .right)
        stroke(by: CGVector(dx: 90, dy: 8))
        #expect(target.states == [.ended])
        stroke(by: CGVector(dx: -90, dy: 0))
        stroke(by: CGVector(dx: 0, dy: 90))
        #expect(target.states == [.ended])
        swipe.direction = .left
        stroke(by: CGVector(dx: -90, dy: 0))
        #expect(target.states == [.ended, .ended])
    }

    // Covers: UISwipeGestureRecognizer.Direction.left, UISwipeGestureRecognizer.Direction.right, UISwipeGestureRecognizer.Direction.up, UISwipeGestureRecognizer.Direction.down, UISwipeGestureRecognizer.Direction.contains
    @Test("a swipe of two directions takes both, and the bits are Apple's")
    func several() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.up, .down]
        let target = add(swipe)
        stroke(by: CGVector(dx: 0, dy: -80))
        stroke(by: CGVector(dx: 0, dy: 80))
        stroke(by: CGVector(dx: 80, dy: 0))
        #expect(target.states == [.ended, .ended])
        #expect(swipe.direction.contains(.up))
        #expect(!swipe.direction.contains(.left))
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test("a slow movement, a short one and a bent one are no swipes")
    func notSwipes() {
        let target = add(UISwipeGestureRecognizer())
        stroke(by: CGVector(dx: 90, dy: 0), every: 0.4)
        stroke(by: CGVector(dx: 30, dy: 0))
        stroke([CGPoint(x: 100, y: 200), CGPoint(x: 110, y: 270), CGPoint(x: 180, y: 275)])
        #expect(target.states.isEmpty)
        #expect(square.log.suffix(2) == ["moved", "ended"])
    }

    // Covers: UISwipeGestureRecognizer.numberOfTouchesRequired
    @Test("a swipe of two fingers needs both")
    func twoFingers() {
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        let target = add(swipe)
        stroke(by: CGVector(dx: 90, dy: 0))
        #expect(target.states.isEmpty)
        fixture.touch(1, .began, 100, 200)
        fixture.touch(2, .began, 100, 260)
        fixture.turn(
            .touches([
                TouchSample(id: 1, phase: .moved, location: CGPoint(x: 170, y: 200)),
                TouchSample(id: 2, phase: .moved, location: CGPoint(x: 170, y: 260)),
            ]))
        #expect(target.states == [.ended])
    }

    // Covers: UIScreenEdgePanGestureRecognizer.edges, UIScreenEdgePanGestureRecognizer.init(target:action:), UIScreenEdgePanGestureRecognizer.init()
    @Test("an edge drag begins at its edge and goes inwards; elsewhere, along the edge and without edges it fails")
    func edge() {
        let target = RecordingTarget()
        let pan = UIScreenEdgePanGestureRecognizer(target: target, action: RecordingTarget.selector)
        square.addGestureRecognizer(pan)
        fixture.show(square)
        let inwards = [CGPoint(x: 4, y: 200), CGPoint(x: 40, y: 204), CGPoint(x: 120, y: 204)]
        stroke(inwards)
        #expect(target.states.isEmpty)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
        pan.edges = .left
        stroke(inwards)
        #expect(target.states == [.began, .changed, .ended])
        stroke([CGPoint(x: 4, y: 200), CGPoint(x: 6, y: 260), CGPoint(x: 90, y: 260)])
        stroke([CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 204)])
        #expect(target.states.count == 3)
    }

    // Covers: UIHoverGestureRecognizer.init(target:action:), UIGestureRecognizer.location
    @Test("hover begins when the pointer comes over the view, follows it, and ends when it leaves")
    func hover() {
        let target = RecordingTarget()
        let hover = UIHoverGestureRecognizer(target: target, action: RecordingTarget.selector)
        square.addGestureRecognizer(hover)
        fixture.show(square)
        fixture.turn(.hover(CGPoint(x: 50, y: 20)))
        #expect(target.states.isEmpty)
        fixture.turn(.hover(CGPoint(x: 50, y: 150)))
        #expect(hover.location(in: square) == CGPoint(x: 50, y: 50))
        fixture.turn(.hover(CGPoint(x: 60, y: 150)))
        fixture.turn(.hover(nil))
        #expect(target.states == [.began, .changed, .ended])
        #expect(hover.state == .possible)
        #expect(square.log.isEmpty)
    }

    // Covers: UIGestureRecognizer.isEnabled, UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)
    @Test("hover is cancelled when it is disabled, and does not begin where its delegate says no")
    func hoverRefused() {
        let hover = UIHoverGestureRecognizer()
        let delegate = GestureDelegate()
        hover.delegate = delegate
        let target = add(hover)
        fixture.turn(.hover(CGPoint(x: 50, y: 150)))
        hover.isEnabled = false
        fixture.turn(.hover(CGPoint(x: 55, y: 150)))
        #expect(target.states == [.began, .cancelled])
        hover.isEnabled = true
        delegate.begins = false
        #expect(!delegate.gestureRecognizerShouldBegin(hover))
        fixture.turn(.hover(CGPoint(x: 60, y: 150)))
        #expect(target.states == [.began, .cancelled])
    }
}
