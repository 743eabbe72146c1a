// The view and the button over a blurred ground: when they are drawn, and what of.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BlurredBackgroundView and its kin", .harness) struct BlurredBackgroundViewTests {
    private let it = Halves()

    private func show(_ view: UIView) async throws -> Harness {
        let harness = try await Harness(device: .custom(80, 60, scale: 1))
        let controller = UIViewController()
        controller.view.addSubview(it.ground)
        it.ground.insertSubview(view, belowSubview: it.view)
        view.frame = it.view.frame
        it.view.removeFromSuperview()
        try await harness.show(controller)
        return harness
    }

    /// Red of a pixel on the screen, 0…255.
    private func red(_ x: CGFloat, _ y: CGFloat, _ harness: Harness) throws -> Int {
        Int(try #require(harness.picture().pixel(at: CGPoint(x: x, y: y))) >> 16 & 255)
    }

    @Test("it shows its ground blurred, anew after setNeedsDisplay() and not before") func refresh() async throws {
        let view = BlurredBackgroundView()
        view.blurRadius = 4
        let harness = try await show(view)
        let middle = try red(40, 30, harness)
        #expect(middle > 127)
        #expect(middle < 150)
        #expect(try red(40, 10, harness) == 255)
        it.right.frame.origin.x = 50
        try await harness.turn()
        #expect(try red(40, 30, harness) == middle && red(45, 10, harness) == 0)
        view.setNeedsDisplay()
        try await harness.turn()
        #expect(try red(40, 30, harness) < 10)
    }

    @Test("a new radius, edge, size or appearance draws it anew, and the same value does not") func changes() async throws {
        final class Counting: BlurredBackgroundView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                super.draw(rect)
            }
        }
        let view = Counting()
        let harness = try await show(view)
        var before = view.draws
        func wasDrawn() async throws -> Bool {
            try await harness.turn()
            defer { before = view.draws }
            return view.draws == before + 1
        }
        view.blurRadius = 3
        #expect(try await wasDrawn())
        view.blurRadius = 3
        #expect(try await !wasDrawn())
        view.blurEdge = .soft
        #expect(try await wasDrawn())
        view.frame.size.width += 4
        #expect(try await wasDrawn())
        view.overrideUserInterfaceStyle = .dark
        #expect(try await wasDrawn())
        try await harness.settle()
        let frames = harness.frameCount
        try await harness.advance(by: 2)
        #expect(harness.frameCount == frames)
    }

    @Test("a button draws it with round corners, a border, and darker under a finger") func button() async throws {
        let button = BlurredBackgroundButton()
        it.ground.backgroundColor = .white
        button.blurRadius = 2
        button.cornerRadius = 8
        let harness = try await show(button)
        #expect(try red(40, 30, harness) == 255)
        button.isHighlighted = true
        try await harness.turn()
        #expect(try abs(red(40, 30, harness) - 191) < 2 && red(20, 20, harness) == 255)
        button.isHighlighted = false
        button.borderColor = .blue
        try await harness.turn()
        for (x, y) in [(40, 20), (40, 39), (20, 30), (59, 30)] as [(CGFloat, CGFloat)] {
            #expect(try red(x, y, harness) < 20, "\(x) \(y)")
        }
        #expect(try red(20, 20, harness) == 255 && red(40, 30, harness) == 255)
    }

    @Test("a button's title stands on the ground and taps arrive") func buttonWorks() async throws {
        let button = BlurredBackgroundButton()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.red, for: .normal)
        let harness = try await show(button)
        try await harness.tap(at: CGPoint(x: 40, y: 30))
        #expect(taps == 1)
        #expect(button.subviews.contains { $0 is UILabel })
    }

    @Test("radius 0 draws nothing, and an archive keeps the radius") func others() async throws {
        let view = BlurredBackgroundView()
        view.blurRadius = 0
        let harness = try await show(view)
        #expect(try red(39, 30, harness) == 0 && red(40, 30, harness) == 255)
        view.blurRadius = 6
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? BlurredBackgroundView
        #expect(copy?.blurRadius == 6)
        #expect(copy?.frame == view.frame)
        #expect(copy?.isOpaque == false)
    }

    @Test("a live one follows what moves behind it, and nobody asks it to") func live() async throws {
        let view = LiveBlurredBackgroundView(radius: 4)
        let harness = try await show(view)
        let before = try red(40, 30, harness)
        #expect(try before > red(21, 30, harness) + 30 && before < red(58, 30, harness) - 30)
        it.right.frame.origin.x = 60
        try await harness.turn()
        #expect(try red(40, 30, harness) < before - 30)
    }
}
