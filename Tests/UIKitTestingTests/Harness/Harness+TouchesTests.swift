// Fingers: taps, presses, drags, pinches, rotations through the real event path.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// A screen with a button, a board and a label.
@MainActor final class Bench: UIViewController {
    let button = UIButton(type: .system)
    let board = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 300))
    var taps = 0
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 120, height: 44)
        button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
        board.backgroundColor = .systemGray
        board.accessibilityIdentifier = "board"
        view.addSubview(button)
        view.addSubview(board)
    }
}

/// Writes down its touches.
@MainActor final class TouchLog: UIView {
    var log: [String] = []
    private func add(_ name: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.sorted()
        log.append("\(name) \(places.joined(separator: " "))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }
}

@MainActor @Suite("Harness touches", .harness) struct HarnessTouchesTests {
    private func bench() async throws -> (Harness, Bench) {
        let harness = try await Harness()
        let bench = Bench()
        try await harness.show(bench)
        return (harness, bench)
    }

    @Test("a tap at a button runs its action once") func tap() async throws {
        let (harness, bench) = try await bench()
        try await harness.tap(.button("Buy"))
        #expect(bench.taps == 1)
        try await harness.tap(.text("Buy"), count: 2)
        #expect(bench.taps == 3)
    }

    @Test("a tap goes to the middle of the view's visible part") func middle() async throws {
        let (harness, bench) = try await bench()
        let view = TouchLog(frame: CGRect(x: -100, y: 650, width: 200, height: 100))
        view.accessibilityIdentifier = "half"
        bench.view.addSubview(view)
        try await harness.tap(.identifier("half"))
        #expect(view.log == ["began 150,50", "ended 150,50"])
    }

    @Test("a drag arrives as began, moves at even speed, ended") func drag() async throws {
        let (harness, bench) = try await bench()
        let view = TouchLog(frame: bench.board.bounds)
        bench.board.addSubview(view)
        try await harness.drag(.view(view), by: CGVector(dx: 60, dy: -30), duration: 0.1)
        #expect(
            view.log == [
                "began 150,150", "moved 160,145", "moved 170,140", "moved 180,135", "moved 190,130", "moved 200,125",
                "moved 210,120", "ended 210,120",
            ])
    }

    // Covers: UIPanGestureRecognizer.translation
    @Test("a pan recognizer reports the whole way of a drag") func pan() async throws {
        let (harness, bench) = try await bench()
        var states: [UIGestureRecognizer.State] = []
        var last = CGPoint.zero
        bench.board.on(UIPanGestureRecognizer()) { pan in
            states.append(pan.state)
            last = pan.translation(in: nil)
        }
        try await harness.drag(.identifier("board"), by: CGVector(dx: 80, dy: 40), rest: 0.2)
        #expect(states.first == .began)
        #expect(states.last == .ended)
        #expect(last == CGPoint(x: 80, y: 40))
    }

    // Covers: UIPinchGestureRecognizer.scale
    @Test("a pinch of 2 makes a pinch recognizer report 2", arguments: [2, 0.5] as [CGFloat])
    func pinch(scale: CGFloat) async throws {
        let (harness, bench) = try await bench()
        var last: CGFloat = 0
        bench.board.on(UIPinchGestureRecognizer()) { last = $0.scale }
        try await harness.pinch(.identifier("board"), scale: scale)
        #expect(abs(last - scale) < 0.01)
    }

    // Covers: UIRotationGestureRecognizer.rotation
    @Test("a rotation arrives in radians, clockwise positive", arguments: [CGFloat.pi / 2, -CGFloat.pi / 3])
    func rotate(angle: CGFloat) async throws {
        let (harness, bench) = try await bench()
        var last: CGFloat = 0
        bench.board.on(UIRotationGestureRecognizer()) { last = $0.rotation }
        try await harness.rotate(.identifier("board"), by: angle)
        #expect(abs(last - angle) < 0.01)
    }

    // Covers: UILongPressGestureRecognizer.minimumPressDuration
    @Test("a press is a long press only when held long enough") func press() async throws {
        let (harness, bench) = try await bench()
        var begun = 0
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.5
        bench.board.on(press) { if $0.state == .began { begun += 1 } }
        try await harness.press(.identifier("board"), for: 0.4)
        #expect(begun == 0)
        try await harness.press(.identifier("board"), for: 0.6)
        #expect(begun == 1)
    }

    @Test("a harness tap waits until a moving view has kept its place for two commits") func moving() async throws {
        let (harness, bench) = try await bench()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 110, y: 600))
        animation.toValue = NSValue(cgPoint: bench.button.center)
        animation.duration = 0.5
        bench.button.layer.add(animation, forKey: "move")
        try await harness.turn()
        let start = harness.now
        try await harness.tap(.button("Buy"))
        #expect(bench.taps == 1)
        #expect(harness.now - start > 0.5, "the tap came after the movement")
        #expect(harness.now - start < 0.8)
    }

    @Test("a view that appears later is waited for") func later() async throws {
        let (harness, bench) = try await bench()
        bench.button.isHidden = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { MainActor.assumeIsolated { bench.button.isHidden = false } }
        try await harness.tap(.button("Buy"))
        #expect(bench.taps == 1)
        #expect(harness.now > 2)
    }
}
