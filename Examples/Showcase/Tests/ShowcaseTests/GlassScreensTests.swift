// The screens of effect views, blurs and filters: pictures in other surroundings than the gallery's, and what they do.
import SafeUIKit
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase glass screens", .harness) struct GlassScreensTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case landscape, pad = "pad-dark"

        var surroundings: Surroundings {
            switch self {
            case .landscape: Surroundings(device: .phone, orientation: .landscape)
            case .pad: Surroundings(device: .pad, appearance: .dark)
            }
        }
    }

    nonisolated static let names = [
        "home", "materials", "glass-card", "intensity", "blurred-buttons", "filters", "effect-traps",
    ]

    private func choose(_ index: Int, of identifier: String, _ harness: Harness) async throws {
        let control = try harness.find(UISegmentedControl.self, .identifier(identifier))
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        try await harness.turn()
    }

    private func slide(_ identifier: String, to value: Float, _ harness: Harness) async throws {
        let slider = try harness.find(UISlider.self, .identifier(identifier))
        slider.value = value
        slider.sendActions(for: .valueChanged)
        try await harness.turn()
    }

    private func text(_ identifier: String, _ harness: Harness) throws -> String {
        try harness.find(UILabel.self, .identifier(identifier)).text ?? ""
    }

    @Test("every screen of glass at rest", arguments: names, Look.allCases)
    func atRest(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
    }

    @Test(
        "the largest words but two stay on their glass",
        arguments: ["materials", "intensity", "filters", "effect-traps"])
    func largeText(name: String) async throws {
        let harness = try await Harness.showing(name, Surroundings(device: .tallPhone, contentSize: .accessibilityExtraLarge))
        assertSnapshot(of: harness, named: "\(name)-ax3")
    }

    @Test("Crash it and Play lead to the screens of glass")
    func cards() async throws {
        let harness = try await Harness.showing("home")
        try await harness.tap(.identifier("play"))
        try await harness.tap(.identifier("glass-card"))
        #expect(harness.isShown(.identifier("glass-lens")))
        try await harness.tap(.identifier("back"))
        try await harness.tap(.identifier("back"))
        try await harness.tap(.identifier("traps"))
        try await harness.tap(.identifier("effect-traps"))
        #expect(harness.isShown(.identifier("badge")))
    }

    // MARK: Effect views

    @Test("what moves below the first screen's bar shines through it, and never sharp")
    func liveBar() async throws {
        let harness = try await Harness.showing("home")
        let bar = try harness.find(.identifier("glass-bar"))
        let before = try harness.picture(of: bar)
        try await harness.drag(from: CGPoint(x: 200, y: 370), to: CGPoint(x: 200, y: 317))
        let after = try harness.picture(of: bar)
        #expect(!after.hasSamePixels(as: before))
        // To the right of the words; a band as high in the wall below.
        let screen = try harness.picture()
        let glass = CGRect(x: 300, y: 24, width: 70, height: 40), wall = CGRect(x: 0, y: 140, width: 375, height: 200)
        #expect(screen.largestStep(in: glass) * 3 < screen.largestStep(in: wall))
        assertSnapshot(of: harness, named: "home-dragged")
    }

    @Test("a material that adapts is brighter in light than in dark; one for light or dark alone is the same in both")
    func materials() async throws {
        let harness = try await Harness.showing("materials", Surroundings(device: .custom(375, 1300, scale: 1)))
        let light = try harness.find(.identifier("light-column")), dark = try harness.find(.identifier("dark-column"))
        let panes = zip(light.subviews, dark.subviews)
        #expect(light.subviews.count == 20 && dark.subviews.count == 20)
        for (inLight, inDark) in panes {
            let name = try #require(inLight.accessibilityIdentifier)
            let bright = try harness.picture(of: inLight).brightness, dim = try harness.picture(of: inDark).brightness
            let adapts = ["regular", "prominent"].contains(name) || name.hasSuffix("Material")
            #expect(adapts ? bright > dim + 30 : abs(bright - dim) < 30, "\(name): \(bright) in light, \(dim) in dark")
        }
        assertSnapshot(of: harness, named: "materials-all")
        try await choose(1, of: "material-choice", harness)
        #expect(try harness.find(.identifier("light-column")).subviews.count == 8)
        assertSnapshot(of: harness, named: "materials-vibrancy")
    }

    @Test("panes scroll below the bar and over the photo")
    func scrolledMaterials() async throws {
        let harness = try await Harness.showing("materials")
        let scroll = try harness.find(UIScrollView.self, .identifier("panes"))
        try await harness.drag(.identifier("panes"), by: CGVector(dx: 0, dy: -180), hold: 0.3)
        try await harness.settle()
        #expect(scroll.contentOffset.y > 50)
        assertSnapshot(of: harness, named: "materials-scrolled")
    }

    @Test("card and lens follow the finger, lie over each other, and the card's material changes on the way")
    func glassCard() async throws {
        let harness = try await Harness.showing("glass-card")
        let card = try harness.find(UIVisualEffectView.self, .identifier("glass-pane"))
        let lens = try harness.find(.identifier("glass-lens"))
        let start = lens.center
        try await harness.drag(.identifier("glass-lens"), by: CGVector(dx: -70, dy: -50))
        #expect(lens.center == CGPoint(x: start.x - 70, y: start.y - 50))
        #expect(lens.superview?.subviews.last === lens)
        #expect(try text("glass-report", harness) == "Lens at \(Int(lens.center.x)), \(Int(lens.center.y))")
        assertSnapshot(of: harness, named: "glass-card-lens")
        let thin = try harness.picture(of: card)
        try await choose(3, of: "card-material", harness)
        try await harness.advance(by: 0.25)
        let between = try harness.picture(of: card)
        assertSnapshot(of: harness, named: "glass-card-turning")
        try await harness.settle()
        let thick = try harness.picture(of: card)
        #expect(!between.hasSamePixels(as: thin) && !between.hasSamePixels(as: thick))
    }

    // MARK: SafeUIKit

    @Test("the stronger the blur, the less is seen of what lies below")
    func intensity() async throws {
        let harness = try await Harness.showing("intensity")
        let blur = try harness.find(BlurView.self, .identifier("blur"))
        // A band without words, within the blurred pane.
        let band = blur.convert(CGRect(x: 8, y: 8, width: blur.bounds.width - 16, height: 90), to: nil)
        var steps: [Int] = []
        for value in [Float(0), 0.2, 0.5, 1] {
            try await slide("strength", to: value, harness)
            #expect(try blur.intensity == CGFloat(value) && text("percent", harness) == "\(Int(value * 100)) %")
            steps.append(try harness.picture().largestStep(in: band))
        }
        #expect(steps == steps.sorted(by: >) && steps[3] * 4 < steps[0], "\(steps)")
        try await harness.tap(.identifier("run"))
        try await harness.advance(by: 0.5)
        let half = try harness.picture().largestStep(in: band)
        #expect(half >= steps[3] && half < steps[0])
        assertSnapshot(of: harness, named: "intensity-running")
        try await harness.settle()
        #expect(blur.intensity == 0)
        #expect(try harness.picture().largestStep(in: band) == steps[0])
    }

    @Test(
        "each of the five traps is named on an effect view, and is none on a BlurView",
        arguments: ["names", "load-view", "subclass", "supertype", "legacy"])
    func traps(name: String) async throws {
        let harness = try await Harness.showing("effect-traps")
        try harness.find(UIButton.self, .identifier(name)).sendActions(for: .primaryActionTriggered)
        try await harness.turn()
        let message = try text("message", harness)
        #expect(
            message.contains("UIK18") && message.contains("has been added as a subview to <UIVisualEffectView"),
            "\(message)")
        #expect(message.hasSuffix("The badge is in contentView.") && harness.isShown(.identifier("badge")))
        try await choose(1, of: "glass-kind", harness)
        let safe = try text("message", harness)
        #expect(safe.contains("Nothing raises.") && !safe.contains("UIK"), "\(safe)")
        #expect(safe.hasSuffix("subviews is [badge], as on any view.") && harness.isShown(.identifier("badge")))
        if name == "subclass" { assertSnapshot(of: harness, named: "effect-traps-safe") }
    }

    @Test("what is drawn stays until it is refreshed; the live pane follows by itself")
    func blurredButtons() async throws {
        let harness = try await Harness.showing("blurred-buttons")
        let still = try harness.find(.identifier("still")), live = try harness.find(.identifier("live"))
        /// Along the edges within a pane, clear of its words and corners.
        func seen(_ view: UIView) throws -> [UInt32?] {
            let screen = try harness.picture()
            return stride(from: 20, to: view.bounds.width - 20, by: 5).map {
                screen.pixel(at: view.convert(CGPoint(x: $0, y: 5), to: nil))
            }
        }
        let first = (still: try seen(still), live: try seen(live))
        try await harness.drag(from: CGPoint(x: 16, y: 600), to: CGPoint(x: 63, y: 560))
        #expect(try seen(still) == first.still && seen(live) != first.live)
        assertSnapshot(of: harness, named: "blurred-buttons-dragged")
        try await harness.tap(.identifier("refresh"))
        #expect(try seen(still) != first.still)
        try await harness.tap(.identifier("blurred-4"))
        #expect(harness.isShown(.text("Tapped: blurred by 4")))
    }

    // MARK: Core Image

    @Test(
        "chips put filters into the chain, the slider tunes the last, and a blur that is not clamped grows the extent")
    func filters() async throws {
        let harness = try await Harness.showing("filters")
        let picture = try harness.find(.identifier("picture"))
        #expect(try text("filter-report", harness) == "Saturation → Vignette\nextent (0, 0), 360 × 240")
        var looks = [try harness.picture(of: picture)]
        for name in ["Sepia", "Pixellate", "Blur"] {
            try harness.find(UIButton.self, .identifier(name)).sendActions(for: .primaryActionTriggered)
            try await harness.turn()
            looks.append(try harness.picture(of: picture))
        }
        #expect(try text("filter-report", harness).hasPrefix("Saturation → Sepia → Pixellate → Blur → Vignette\n"))
        try await slide("filter-value", to: 1, harness)
        looks.append(try harness.picture(of: picture))
        for (index, look) in looks.enumerated() {
            for other in looks[..<index] { #expect(!look.hasSamePixels(as: other), "look \(index)") }
        }
        let clamp = try harness.find(UISwitch.self, .identifier("clamp"))
        clamp.isOn = false
        clamp.sendActions(for: .valueChanged)
        try await harness.turn()
        #expect(try text("filter-report", harness).contains("extent (-"))
        assertSnapshot(of: harness, named: "filters-five")
        for name in ["Saturation", "Sepia", "Pixellate", "Blur", "Vignette"] {
            try harness.find(UIButton.self, .identifier(name)).sendActions(for: .primaryActionTriggered)
        }
        try await harness.turn()
        #expect(try text("filter-report", harness) == "No filter\nextent (0, 0), 360 × 240")
    }
}

extension Picture {
    /// The pixels of a part in points.
    private func pixels(in rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
        let x = max(0, Int(rect.minX * scale))..<min(width, Int(rect.maxX * scale))
        return (x, max(0, Int(rect.minY * scale))..<min(height, Int(rect.maxY * scale)))
    }

    private func green(_ x: Int, _ y: Int) -> Int { Int((self[x, y] ?? 0) >> 8 & 0xFF) }

    /// By how much neighbours differ at most, across or down: great where edges are sharp.
    fileprivate func largestStep(in rect: CGRect) -> Int {
        let part = pixels(in: rect)
        var result = 0
        for y in part.y.dropFirst() {
            for x in part.x.dropFirst() {
                let here = green(x, y)
                result = max(result, abs(here - green(x - 1, y)), abs(here - green(x, y - 1)))
            }
        }
        return result
    }

    /// The mean of green, 0…255.
    fileprivate var brightness: Int {
        var sum = 0
        for y in 0..<height { for x in 0..<width { sum += green(x, y) } }
        return sum / max(1, width * height)
    }
}
