// The screens of animation: at rest in several sizes, and on their way at chosen times.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase motion screens", .harness) struct MotionScreensTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case landscape, rtl, pad = "pad-dark", largeText = "ax3"

        var surroundings: Surroundings {
            switch self {
            case .landscape: Surroundings(device: .tallPhone, orientation: .landscape)
            case .rtl: Surroundings(device: .phone, direction: .rightToLeft)
            case .pad: Surroundings(device: .pad, appearance: .dark)
            case .largeText: Surroundings(device: .tallPhone, contentSize: .accessibilityExtraLarge)
            }
        }
    }

    nonisolated static let names = ["curves", "springs", "keyframes", "transitions", "card", "scrub", "animator-traps"]

    private func shownCenter(_ view: UIView) throws -> CGPoint { try #require(view.layer.presentation()).position }

    @Test("every screen of animation at rest", arguments: names, Look.allCases)
    func atRest(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
    }

    @Test("the dots run by their curves: all at the start and end together, apart in between")
    func curves() async throws {
        let harness = try await Harness.showing("curves")
        try await harness.tap(.identifier("run"))
        try await harness.advance(by: 0.5)
        let dots = try ["linear", "easeIn", "easeOut"].map { name -> UIView in
            try #require(harness.find(.identifier(name)).subviews.first { $0.accessibilityIdentifier == "dot" })
        }
        let x = try dots.map { try shownCenter($0).x }
        #expect(x[1] < x[0] - 5 && x[0] < x[2] - 5)
        assertSnapshot(of: harness, named: "curves-running")
        try await harness.settle()
        #expect(try dots.allSatisfy { try shownCenter($0).x == 20 })
    }

    @Test("less damping goes further beyond; all come to rest at the same place")
    func springs() async throws {
        let harness = try await Harness.showing("springs")
        let boxes = try (0..<4).map { try harness.find(.identifier("spring-\($0)")) }
        try await harness.tap(.identifier("run"))
        let goal = boxes[0].center.x
        var furthest = [CGFloat](repeating: 0, count: 4)
        for _ in 0..<72 {
            try await harness.advance(by: 1.0 / 60)
            for (index, box) in boxes.enumerated() { furthest[index] = max(furthest[index], try shownCenter(box).x) }
        }
        #expect(furthest[0] <= goal + 0.5 && furthest[1] > goal + 1)
        #expect(furthest[1] < furthest[2] && furthest[2] < furthest[3])
        try await harness.settle()
        #expect(boxes.allSatisfy { $0.center.x == goal })
        #expect(try harness.find(UILabel.self, .identifier("spring-report")).text == "All have settled.")
        try await harness.tap(.identifier("run"))
        try await harness.advance(by: 0.2)
        assertSnapshot(of: harness, named: "springs-running")
    }

    @Test("the parcel is lifted, carried and set down in its parts of the time")
    func keyframes() async throws {
        let harness = try await Harness.showing("keyframes")
        let parcel = try harness.find(.identifier("parcel"))
        let start = parcel.center
        try await harness.tap(.identifier("carry"))
        try await harness.advance(by: 1)
        let middle = try shownCenter(parcel)
        // Smooth paths swing a little beyond their frames.
        #expect(middle.y < 44 && middle.y > 10 && middle.x > start.x + 20 && middle.x < parcel.center.x - 20)
        try await harness.tap(.identifier("sail"))
        try await harness.advance(by: 0.4)
        assertSnapshot(of: harness, named: "keyframes-running")
        try await harness.settle()
        #expect(try harness.find(UILabel.self, .identifier("keyframes-report")).text == "Delivered.")
        #expect(parcel.center.y == start.y && parcel.transform == .identity)
    }

    @Test(
        "a transition shows both looks on its way and the other one at the end",
        arguments: ["transitionCrossDissolve", "transitionFlipFromLeft", "push", "moveIn", "reveal"])
    func transitions(name: String) async throws {
        let harness = try await Harness.showing("transitions")
        try await harness.tap(.identifier(name))
        try await harness.advance(by: 0.3)
        assertSnapshot(of: harness, named: "transitions-\(name)")
        try await harness.settle()
        #expect(try harness.find(.identifier("Front")).isHidden)
        #expect(try !harness.find(.identifier("Back")).isHidden)
    }

    @Test("the card opens at a tap, is caught on its way, follows the finger and goes where it is thrown")
    func card() async throws {
        let harness = try await Harness.showing("card")
        let card = try harness.find(.identifier("card"))
        let state = try harness.find(UILabel.self, .identifier("card-state"))
        let closed = card.frame.minY
        try await harness.tap(.identifier("card"))
        try await harness.settle()
        let open = card.frame.minY
        #expect(open < closed - 200 && state.text == "open")
        try await harness.drag(.identifier("card"), by: CGVector(dx: 0, dy: 260))
        try await harness.settle()
        #expect(state.text == "closed" && abs(card.frame.minY - closed) < 0.5)
        try await harness.tap(.identifier("card"))
        try await harness.advance(by: 0.2)
        assertSnapshot(of: harness, named: "card-running")
        try await harness.tap(.identifier("card"))
        try await harness.settle()
        #expect(state.text == "closed" && abs(card.frame.minY - closed) < 0.5)
    }

    // MARK: The property animator

    private func choose(_ index: Int, of identifier: String, _ harness: Harness) async throws {
        let control = try harness.find(UISegmentedControl.self, .identifier(identifier))
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        try await harness.turn()
    }

    @Test("the bench shows state, fraction and outcome of every call on UIKit's animator")
    func bench() async throws {
        let harness = try await Harness.showing("scrub")
        let state = try harness.find(UILabel.self, .identifier("animator-state"))
        let outcome = try harness.find(UILabel.self, .identifier("outcome"))
        let slider = try harness.find(UISlider.self, .identifier("fraction"))
        let square = try harness.find(.identifier("square"))
        try await harness.tap(.identifier("start"))
        try await harness.advance(by: 1)
        #expect(state.text?.contains("state .active, isRunning true") == true && slider.value > 0.3 && slider.value < 0.7)
        assertSnapshot(of: harness, named: "scrub-running")
        try await harness.tap(.identifier("end"))
        #expect(outcome.text?.contains("UIK1703") == true)
        try await harness.tap(.identifier("pause"))
        slider.value = 0.25
        slider.sendActions(for: .valueChanged)
        try await harness.turn()
        let quarter = 48 + 0.25 * (square.center.x - 48)
        #expect(try state.text?.contains("isRunning false") == true && abs(shownCenter(square).x - quarter) < 0.5)
        try await harness.tap(.identifier("stop"))
        try await harness.tap(.identifier("stop"))
        #expect(state.text?.contains("state .stopped") == true && outcome.text?.contains("UIK1702") == true)
        try await harness.tap(.identifier("finish start"))
        try await harness.settle()
        #expect(outcome.text == "Last: completed at .start" && square.center.x == 48)
    }

    @Test("the same calls on the safe animator are all answered, and none raises")
    func safeBench() async throws {
        let harness = try await Harness.showing("scrub")
        try await choose(1, of: "kind", harness)
        let state = try harness.find(UILabel.self, .identifier("animator-state"))
        let outcome = try harness.find(UILabel.self, .identifier("outcome"))
        let square = try harness.find(.identifier("square"))
        try await harness.tap(.identifier("start"))
        try await harness.advance(by: 0.5)
        try await harness.tap(.identifier("stop"))
        #expect(state.text?.contains("phase .stopped") == true)
        try await harness.tap(.identifier("stop(true)"))
        #expect(outcome.text == "Last: ignored(stopped)")
        try await harness.tap(.identifier("end"))
        try await harness.settle()
        #expect(state.text?.contains("phase .finished") == true && square.center.x > 200)
        try await harness.tap(.identifier("pause"))
        #expect(outcome.text == "Last: ignored(finished)")
    }

    @Test("each crash of the list is named on UIKit's class, and answered by the safe one")
    func crashes() async throws {
        let harness = try await Harness.showing("animator-traps")
        let message = try harness.find(UILabel.self, .identifier("message"))
        let codes = [
            "release-paused": "UIK1701", "release-stopped": "UIK1701", "stop-twice": "UIK1702", "finish-running": "UIK1703",
            "finish-fresh": "UIK1703", "finish-dead": "UIK1703", "start-stopped": "UIK1708", "dead": "No diagnostic",
        ]
        for (name, code) in codes.sorted(by: { $0.key < $1.key }) {
            try await choose(0, of: "animator-kind", harness)
            try harness.find(UIButton.self, .identifier(name)).sendActions(for: .primaryActionTriggered)
            #expect(message.text?.contains(code) == true, "\(name): \(message.text ?? "")")
            try await choose(1, of: "animator-kind", harness)
            let text = try #require(message.text)
            #expect(text.contains("Nothing raises.") && text.contains("once.") && !text.contains("UIK"), "\(name): \(text)")
        }
        assertSnapshot(of: harness, named: "animator-traps-safe")
    }
}
