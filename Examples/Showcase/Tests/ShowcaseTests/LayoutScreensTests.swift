// The screens of Auto Layout in several sizes, light and dark, in both directions: their pictures, and that they work.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase layout screens", .harness) struct LayoutScreensTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case small, landscape, padDark = "pad-dark", padLandscape = "pad-landscape"
        case rtl, rtlLandscape = "rtl-landscape", largeText = "ax3"

        var surroundings: Surroundings {
            switch self {
            case .small: Surroundings(device: .custom(360, 640, scale: 1))
            case .landscape: Surroundings(device: .tallPhone, orientation: .landscape)
            case .padDark: Surroundings(device: .pad, appearance: .dark)
            case .padLandscape: Surroundings(device: .pad, orientation: .landscape)
            case .rtl: Surroundings(device: .phone, direction: .rightToLeft)
            case .rtlLandscape: Surroundings(device: .tallPhone, orientation: .landscape, direction: .rightToLeft)
            case .largeText: Surroundings(device: .tallPhone, contentSize: .accessibilityExtraLarge)
            }
        }
        var isMirrored: Bool { self == .rtl || self == .rtlLandscape }
        /// There is room for two columns.
        var isWide: Bool { self == .landscape || self == .rtlLandscape || self == .padLandscape }
    }

    /// A view's frame on the screen.
    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The part of the screen that is for content: beside the sidebar, within the safe area.
    private func area(of view: UIView) throws -> CGRect {
        var top = view
        while let above = top.superview, !(top is UIScrollView) { top = above }
        let scroll = try #require(top as? UIScrollView)
        return place(scroll).inset(by: scroll.safeAreaInsets)
    }

    private func change(_ slider: UISlider, to value: Float, _ harness: Harness) async throws {
        slider.value = value
        slider.sendActions(for: .valueChanged)
        try await harness.settle()
    }

    private func choose(_ index: Int, of identifier: String, _ harness: Harness) async throws {
        let control = try harness.find(UISegmentedControl.self, .identifier(identifier))
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        try await harness.settle()
    }

    private func turn(_ identifier: String, _ harness: Harness) async throws {
        let control = try harness.find(UISwitch.self, .identifier(identifier))
        control.isOn.toggle()
        control.sendActions(for: .valueChanged)
        try await harness.settle()
    }

    // MARK: The form

    @Test("the form follows size, direction and text size, and its portrait the slider", arguments: Look.allCases)
    func form(look: Look) async throws {
        let harness = try await Harness.showing("constraints", look.surroundings)
        assertSnapshot(of: harness, named: "constraints-\(look.rawValue)")
        let card = try harness.find(.identifier("form"))
        let fields = try ["name", "email", "city"].map { try harness.find(UITextField.self, .identifier($0)) }
        let area = try area(of: card)
        #expect(abs(place(card).width - min(720, area.width - 32)) < 1 && abs(place(card).midX - area.midX) < 1)
        #expect(Set(fields.map { place($0).minX }).count == 1 && Set(fields.map { place($0).maxX }).count == 1)
        let margin = look.isMirrored ? place(fields[0]).minX - place(card).minX : place(card).maxX - place(fields[0]).maxX
        #expect(abs(margin - 16) < 0.5)
        // Beside its caption a field is narrower than the card's margins; in two columns the first stands at the top.
        #expect((fields[0].bounds.width < card.bounds.width - 60) == (look != .largeText))
        #expect((place(fields[0]).minY - place(card).minY < 20) == look.isWide)
        let portrait = try harness.find(.identifier("portrait")), before = place(fields[0]).minY
        try await change(harness.find(UISlider.self, .identifier("portrait-size")), to: 112, harness)
        #expect(portrait.bounds.size == CGSize(width: 112, height: 112) && place(fields[0]).minY >= before)
    }

    @Test("width, text size and direction of the form change while it stands")
    func settings() async throws {
        let harness = try await Harness.showing("constraints", Look.landscape.surroundings)
        let card = try harness.find(.identifier("form")), field = try harness.find(.identifier("name"))
        let portrait = try harness.find(.identifier("portrait"))
        #expect(place(field).minY - place(card).minY < 20 && place(portrait).minX - place(card).minX == 16)
        try await choose(1, of: "form-direction", harness)
        #expect(place(card).maxX - place(portrait).maxX == 16 && place(field).minX - place(card).minX == 16)
        try await change(harness.find(UISlider.self, .identifier("form-width")), to: 0, harness)
        #expect(card.bounds.width == 280 && place(field).minY > place(portrait).maxY)
        let height = card.bounds.height
        assertSnapshot(of: harness, named: "constraints-changed")
        try await change(harness.find(UISlider.self, .identifier("form-text")), to: 9, harness)
        #expect(field.bounds.width == 248 && card.bounds.height > height * 1.5)
        try await change(harness.find(UISlider.self, .identifier("form-text")), to: 3, harness)
        #expect(card.bounds.height == height)
    }

    @Test("the head follows the name while it is typed")
    func typing() async throws {
        let harness = try await Harness.showing("constraints", Look.small.surroundings)
        let field = try harness.find(UITextField.self, .identifier("name"))
        let name = try harness.find(UILabel.self, .identifier("form-name"))
        field.text = "Grace Brewster Murray Hopper of the United States Navy"
        field.sendActions(for: .editingChanged)
        let before = name.bounds.height
        try await harness.settle()
        #expect(name.text == field.text && name.bounds.height >= before * 2)
        try await harness.tap(.button("Cancel"))
        try await harness.settle()
        #expect(name.text == "Ada Lovelace" && field.text == "Ada Lovelace" && name.bounds.height == before)
    }

    // MARK: Stack views

    @Test("the stack view follows its controls", arguments: Look.allCases)
    func stacks(look: Look) async throws {
        let harness = try await Harness.showing("stacks", look.surroundings)
        assertSnapshot(of: harness, named: "stacks-\(look.rawValue)")
        let stage = try harness.find(UIStackView.self, .identifier("stage"))
        let blocks = stage.arrangedSubviews, area = try area(of: stage)
        #expect(place(stage).minX >= area.minX + 28 - 0.5 && place(stage).maxX <= area.maxX - 28 + 0.5)
        #expect((place(stage).width < area.width / 2) == look.isWide)
        try await choose(1, of: "distribution", harness)
        #expect((blocks.map(\.frame.width).max() ?? 0) - (blocks.map(\.frame.width).min() ?? 0) <= 1)
        #expect((blocks[0].frame.minX > blocks[2].frame.minX) == look.isMirrored)
        try await turn("hides", harness)
        let gap = abs(blocks[0].frame.midX - blocks[2].frame.midX) - blocks[0].frame.width
        #expect(abs(gap - 8) <= 0.5)
        let report = try harness.find(UILabel.self, .identifier("stack-report"))
        #expect(report.text?.hasSuffix("Gaps: 8.") == true)
    }

    @Test("rows align to baselines, columns to sides; gaps, margins and hidden views are the stack's")
    func stackSettings() async throws {
        // As high as all there is on the screen.
        let harness = try await Harness.showing("stacks", Surroundings(device: .custom(390, 1840, scale: 1)))
        let stage = try harness.find(UIStackView.self, .identifier("stage"))
        let blocks = stage.arrangedSubviews
        func baseline(_ view: UIView, isFirst: Bool) throws -> CGFloat {
            let label = try #require((isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout) as? UILabel)
            return place(label).minY + (isFirst ? label.font.ascender : label.bounds.height + label.font.descender)
        }
        for (index, isFirst) in [(4, true), (5, false)] {
            try await choose(index, of: "alignment", harness)
            #expect(stage.alignment == (isFirst ? .firstBaseline : .lastBaseline))
            let lines = try blocks.map { try baseline($0, isFirst: isFirst) }
            #expect((lines.max() ?? 0) - (lines.min() ?? 0) < 1.5)
        }
        try await turn("custom", harness)
        #expect(abs(blocks[1].frame.minX - blocks[0].frame.maxX - 40) < 0.5)
        try await turn("margins", harness)
        #expect(blocks[0].frame.minX == 36)
        try await choose(1, of: "axis", harness)
        let ways = try harness.find(UISegmentedControl.self, .identifier("alignment"))
        #expect(stage.axis == .vertical && ways.numberOfSegments == 4 && stage.alignment == .center)
        try await choose(3, of: "alignment", harness)
        #expect(Set(blocks.map(\.frame.maxX)).count == 1)
        try await turn("custom", harness)
        try await turn("baselines", harness)
        try await change(harness.find(UISlider.self, .identifier("spacing")), to: 40, harness)
        let far = try baseline(blocks[1], isFirst: true) - baseline(blocks[0], isFirst: false)
        #expect(stage.isBaselineRelativeArrangement && abs(far - 40) < 1.5)
        #expect(blocks[2].frame.minY >= blocks[1].frame.maxY - 0.5)
        assertSnapshot(of: harness, named: "stacks-changed")
        for name in ["hides-1", "hides-3"] { try await turn(name, harness) }
        let report = try harness.find(UILabel.self, .identifier("stack-report"))
        #expect(blocks.map(\.isHidden) == [true, false, true] && report.text?.hasSuffix("Gaps: none.") == true)
    }

    // MARK: Broken layouts

    @Test("each broken layout is drawn, and what is said of it stands below", arguments: Look.allCases)
    func broken(look: Look) async throws {
        let harness = try await Harness.showing("conflict", look.surroundings)
        assertSnapshot(of: harness, named: "conflict-\(look.rawValue)")
        let message = try harness.find(UILabel.self, .identifier("message"))
        let console = try harness.find(UIScrollView.self, .identifier("console"))
        let faults = try harness.find(.identifier("fault")), stage = try harness.find(.identifier("broken-stage"))
        let said = try #require(message.text)
        #expect(said.contains("Unable to simultaneously satisfy constraints.") && said.contains("fixed width"))
        #expect(said.contains("Will attempt to recover by breaking constraint"))
        #expect(said.contains("These 4 required constraints cannot hold together"))
        #expect(try harness.find(.identifier("box")).bounds.width == 228)
        let parts = [faults, stage, console], places = parts.map(place)
        #expect(places[0].height < 40 && places[1].minY == places[0].maxY + 12)
        #expect(console.contentSize.height == message.bounds.height + 28 && message.bounds.width == console.bounds.width - 28)
        for (index, text) in [
            (1, "translatesAutoresizingMaskIntoConstraints"), (2, "hasAmbiguousLayout is true"), (3, "no common ancestor"),
        ] {
            try await choose(index, of: "fault", harness)
            #expect(message.text?.contains(text) == true)
            // The stage follows its legend at the large text sizes; the parts keep their places otherwise.
            let now = parts.map(place)
            #expect(look == .largeText ? now[1].minY == now[0].maxY + 12 && now[2].minY >= now[1].maxY : now == places)
        }
    }

    @Test("an ambiguous layout has other frames each time it is exercised; a long message scrolls")
    func ambiguity() async throws {
        let harness = try await Harness.showing("conflict", Look.small.surroundings)
        let console = try harness.find(UIScrollView.self, .identifier("console"))
        #expect(console.contentSize.height > console.bounds.height)
        try await harness.drag(.identifier("console"), by: CGVector(dx: 0, dy: -60))
        try await harness.settle()
        #expect(console.contentOffset.y > 20)
        try await choose(2, of: "fault", harness)
        #expect(console.contentOffset.y == 0)
        let box = try harness.find(.identifier("box"))
        let before = box.bounds.width
        try await harness.tap(.identifier("exercise"))
        try await harness.settle()
        #expect(box.bounds.width != before && box.bounds.width >= 0)
        assertSnapshot(of: harness, named: "conflict-ambiguity")
    }
}
