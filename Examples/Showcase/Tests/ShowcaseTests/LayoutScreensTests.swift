// The screens of Auto Layout in several sizes, light and dark, in both directions: their pictures, and that they work.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase layout screens", .harness) struct LayoutScreensTests {
    enum Look: String, CaseIterable {
        case landscape, pad, padDark = "pad-dark", rtl, rtlDark = "rtl-dark", largeText = "ax3"

        var surroundings: Surroundings {
            switch self {
            case .landscape: Surroundings(device: .iPhone14, orientation: .landscape)
            case .pad: Surroundings(device: .iPadMini6)
            case .padDark: Surroundings(device: .iPadMini6, appearance: .dark)
            case .rtl: Surroundings(device: .iPhoneSE3, direction: .rightToLeft)
            case .rtlDark: Surroundings(device: .iPhoneSE3, appearance: .dark, direction: .rightToLeft)
            case .largeText: Surroundings(device: .iPhone14, contentSize: .accessibilityExtraLarge)
            }
        }
        var isMirrored: Bool { self == .rtl || self == .rtlDark }
    }

    private func show(_ name: String, _ look: Look) async throws -> Harness {
        let screen = try #require(Screen.all.first { $0.name == name })
        let harness = try await Harness(look.surroundings)
        try await harness.show(StackController(root: screen.makeController()))
        try await harness.settle()
        return harness
    }

    /// A view's frame on the screen.
    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("the form follows size, direction and text size, and its portrait the slider", arguments: Look.allCases)
    func form(look: Look) async throws {
        let harness = try await show("constraints", look)
        assertSnapshot(of: harness, named: "constraints-\(look.rawValue)")
        let card = try harness.find(.identifier("form"))
        let fields = try ["name", "email", "city"].map { try harness.find(UITextField.self, .identifier($0)) }
        let around = try #require(card.superview)
        #expect(card.bounds.width <= 620 && abs(place(card).midX - place(around).midX) < 0.5)
        #expect(Set(fields.map { place($0).minX }).count == 1 && Set(fields.map { place($0).maxX }).count == 1)
        let margin = look.isMirrored ? place(fields[0]).minX - place(card).minX : place(card).maxX - place(fields[0]).maxX
        #expect(abs(margin - 16) < 0.5)
        // Beside its caption a field is narrower than the card's margins.
        #expect((fields[0].bounds.width < card.bounds.width - 60) == (look != .largeText))
        let portrait = try harness.find(.identifier("portrait")), before = place(fields[0]).minY
        let slider = try harness.find(UISlider.self, .identifier("portrait-size"))
        slider.value = 112
        slider.sendActions(for: .valueChanged)
        try await harness.settle()
        #expect(portrait.bounds.size == CGSize(width: 112, height: 112) && place(fields[0]).minY >= before)
    }

    @Test("the stack view follows its controls", arguments: Look.allCases)
    func stacks(look: Look) async throws {
        let harness = try await show("stacks", look)
        assertSnapshot(of: harness, named: "stacks-\(look.rawValue)")
        let stage = try harness.find(UIStackView.self, .identifier("stage"))
        let blocks = stage.arrangedSubviews
        let ways = try harness.find(UISegmentedControl.self, .identifier("distribution"))
        ways.selectedSegmentIndex = 1
        ways.sendActions(for: .valueChanged)
        try await harness.settle()
        #expect((blocks.map(\.frame.width).max() ?? 0) - (blocks.map(\.frame.width).min() ?? 0) <= 0.5)
        #expect((blocks[0].frame.minX > blocks[2].frame.minX) == look.isMirrored)
        let hides = try harness.find(UISwitch.self, .identifier("hides"))
        hides.isOn = true
        hides.sendActions(for: .valueChanged)
        try await harness.settle()
        let gap = abs(blocks[0].frame.midX - blocks[2].frame.midX) - blocks[0].frame.width
        #expect(abs(gap - 8) <= 0.5)
        let report = try harness.find(UILabel.self, .identifier("stack-report"))
        #expect(report.text == "2 blocks from the leading edge, 8 points apart")
    }

    @Test("each broken layout is drawn, and what is said of it stands below", arguments: Look.allCases)
    func broken(look: Look) async throws {
        let harness = try await show("conflict", look)
        assertSnapshot(of: harness, named: "conflict-\(look.rawValue)")
        let message = try harness.find(UILabel.self, .identifier("message"))
        let said = try #require(message.text)
        #expect(said.contains("Unable to simultaneously satisfy constraints.") && said.contains("fixed width"))
        #expect(said.contains("Will attempt to recover by breaking constraint"))
        let faults = try harness.find(UISegmentedControl.self, .identifier("fault"))
        faults.selectedSegmentIndex = 1
        faults.sendActions(for: .valueChanged)
        #expect(message.text?.contains("translatesAutoresizingMaskIntoConstraints") == true)
        faults.selectedSegmentIndex = 2
        faults.sendActions(for: .valueChanged)
        #expect(message.text?.contains("hasAmbiguousLayout is true") == true)
    }
}
