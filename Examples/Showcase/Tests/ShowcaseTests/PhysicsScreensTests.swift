// The screens of particles, bodies, tilt and pointer: their pictures light and dark, and what a person does there.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase physics screens", .harness) struct PhysicsScreensTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case light = "1x", dark = "1x-dark", landscape, largeText = "ax3"

        var surroundings: Surroundings {
            let phone = Device.custom(375, 667, scale: 1)
            return switch self {
            case .light: Surroundings(device: phone)
            case .dark: Surroundings(device: phone, appearance: .dark)
            case .landscape: Surroundings(device: phone, orientation: .landscape)
            case .largeText: Surroundings(device: phone, contentSize: .accessibilityExtraLarge)
            }
        }
    }

    nonisolated static let looks: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
    nonisolated static let names = ["particles", "dynamics", "tilt"]

    private func open(_ name: String, _ appearance: UIUserInterfaceStyle = .light) async throws -> Harness {
        try await Harness.showing(name, Surroundings(device: .custom(375, 667, scale: 1), appearance: appearance))
    }

    /// The share of a view's pixels that two pictures of the screen have otherwise.
    private func change(_ view: UIView, _ harness: Harness, _ body: () async throws -> Void) async throws -> Double {
        let before = try harness.picture(of: view)
        try await body()
        let after = try harness.picture(of: view)
        var count = 0
        for y in 0..<before.height {
            for x in 0..<before.width where before[x, y] != after[x, y] { count += 1 }
        }
        return Double(count) / Double(before.width * before.height)
    }

    @Test("every screen of physics at rest", arguments: names, Look.allCases)
    func atRest(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
    }

    // MARK: Particles

    @Test("a tap on the button sets confetti off, which falls and is gone after four seconds", arguments: looks)
    func confetti(name: String, appearance: UIUserInterfaceStyle) async throws {
        let harness = try await open("particles", appearance)
        try await harness.tap(.identifier("celebrate"))
        #expect(try harness.words("particles-report") == "Celebrated once.")
        try await harness.advance(by: 1.3)
        assertSnapshot(of: harness, named: "confetti-\(name)")
        let button = try harness.find(.identifier("celebrate"))
        try await harness.advance(by: 4.5)
        #expect(try await change(button, harness) { try await harness.advance(by: 0.5) } == 0)
    }

    @Test("wind takes the flakes to the side, heat makes the fire larger")
    func windAndHeat() async throws {
        let harness = try await open("particles")
        let snow = try harness.find(.identifier("snow"))
        // Flakes fall by themselves.
        #expect(try await change(snow, harness) { try await harness.advance(by: 0.5) } > 0.01)
        try await harness.tap(.identifier("wind"))
        let heat = try harness.find(UISlider.self, .identifier("heat"))
        heat.value = 1
        heat.sendActions(for: .valueChanged)
        try await harness.advance(by: 3)
        assertSnapshot(of: harness, named: "storm")
    }

    // MARK: Dynamics

    private func bodies(_ harness: Harness) throws -> [UIView] {
        try (0..<8).map { try harness.find(.identifier("body-\($0)")) }
    }

    @Test("bodies fall to the ground of their box and rest there without overlapping")
    func falling() async throws {
        let harness = try await open("dynamics")
        let box = try harness.find(.identifier("box")), all = try bodies(harness)
        #expect(try harness.words("dynamics-report").hasSuffix("bumps"))
        for (index, body) in all.enumerated() {
            // No shape reaches less far from its middle than half its side.
            let half = body.bounds.width / 2
            #expect(box.bounds.insetBy(dx: half - 1, dy: half - 1).contains(body.center))
            for other in all[..<index] {
                let way = hypot(body.center.x - other.center.x, body.center.y - other.center.y)
                #expect(way > half + other.bounds.width / 2 - 1)
            }
        }
        #expect(all.contains { abs($0.frame.maxY - box.bounds.maxY) < 1 })
        #expect(all.allSatisfy { $0.center.y > box.bounds.midY })
        let before = all.map(\.center)
        try await harness.advance(by: 2)
        #expect(all.map(\.center) == before)
    }

    @Test("a body hangs on the finger that drags it and falls when it is let go", arguments: looks)
    func dragging(name: String, appearance: UIUserInterfaceStyle) async throws {
        let harness = try await open("dynamics", appearance)
        let body = try bodies(harness)[0], box = try harness.find(.identifier("box"))
        // By a corner; the picture is taken while the finger still moves.
        let start = body.convert(CGPoint(x: 12, y: 12), to: nil)
        let end = box.convert(CGPoint(x: box.bounds.midX + 40, y: 90), to: nil)
        var held: Picture?
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { held = try? harness.picture() }
        try await harness.drag(from: start, to: end, duration: 1)
        #expect(body.center.y < box.bounds.midY)
        assertSnapshot(of: try #require(held), named: "dragged-\(name)")
        let height = body.center.y
        try await harness.settle()
        #expect(body.center.y > height + 50)
    }

    @Test("snaps line the bodies up, a push throws them, weightless ones stay in the air")
    func lining() async throws {
        let harness = try await open("dynamics")
        let all = try bodies(harness)
        try await harness.tapSegment(1, of: "gravity")
        try await harness.tap(.identifier("line-up"))
        try await harness.settle()
        for row in [all[0..<4], all[4..<8]] {
            let y = row.map(\.center.y)
            #expect(y.max()! - y.min()! < 1)
        }
        #expect(all.allSatisfy { abs($0.transform.b) < 0.01 })
        assertSnapshot(of: harness, named: "lined-up")
        try await harness.tap(.identifier("line-up"))
        #expect(try harness.words("dynamics-report") == "Let go.")
        let before = all.map(\.center)
        try await harness.tap(.identifier("push"))
        try await harness.advance(by: 0.2)
        #expect(zip(all, before).allSatisfy { $0.center.y < $1.y - 5 && $0.center.x > $1.x })
    }

    // MARK: Tilt and pointer

    @Test("the tilt moves the parts of the card by their depth; the slider shows the same", arguments: looks)
    func tilting(name: String, appearance: UIUserInterfaceStyle) async throws {
        let harness = try await open("tilt", appearance)
        let parts = try ["depth-back", "depth-middle", "depth-front"].map { try harness.find(.identifier($0)) }
        func places() throws -> [CGFloat] { try parts.map { try #require($0.layer.presentation()).position.x } }
        let start = try places()
        try await harness.tilt(UIOffset(horizontal: 1, vertical: -0.5))
        #expect(try zip(places(), start).map { $0 - $1 } == [-16, 18, 40])
        assertSnapshot(of: harness, named: "tilted-\(name)")
        try await harness.tilt(.zero)
        #expect(try places() == start)
        let slider = try harness.find(UISlider.self, .identifier("tilt-slider"))
        slider.value = -1
        slider.sendActions(for: .valueChanged)
        try await harness.idle()
        #expect(parts.map(\.transform.tx) == [16, -18, -40])
    }

    @Test("each button answers the pointer in its way", arguments: ["Highlight", "Lift", "Hover"])
    func pointing(name: String) async throws {
        let harness = try await open("tilt", name == "Lift" ? .dark : .light)
        let button = try harness.find(.identifier("pointer-\(name)"))
        try await harness.hover(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        try await harness.advance(by: 0.4)
        #expect(try harness.words("pointer-report") == "The pointer is over \(name).")
        assertSnapshot(of: harness, named: "pointer-\(name)")
        try await harness.hover(at: CGPoint(x: 20, y: 20))
        try await harness.settle()
        #expect(try harness.words("pointer-report") == "The pointer is elsewhere.")
    }
}
