// What configured buttons look like by style and state.
// Apple: "UIButton.Configuration", "UIBackgroundConfiguration"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIButton.Configuration: looks", .harness) struct UIButtonConfigurationLookTests {
    private static let styles: [(String, () -> UIButton.Configuration)] = [
        ("Plain", { .plain() }), ("Gray", { .gray() }), ("Tinted", { .tinted() }), ("Filled", { .filled() }),
        ("Borderless", { .borderless() }), ("Bordered", { .bordered() }), ("Tinted b.", { .borderedTinted() }),
        ("Prominent", { .borderedProminent() }),
    ]

    /// The pixel at the leading edge of a button, between edge and text, at scale 3.
    private func edge(_ stage: ControlFixture) -> UInt32 { stage.picture.pixel(60 + 12, 60 + 50) }

    private func near(_ one: UInt32, _ two: UInt32) -> Bool { ViewPicture.distance(one, two) <= 3 }

    // Covers: UIButton.init(configuration:)
    @Test("grounds by style: none, grey, pale tint, tint, in light and dark (shades guessed)")
    func grounds() {
        for dark in [false, true] {
            for (index, style) in Self.styles.enumerated() {
                var configuration = style.1()
                configuration.title = style.0
                let button = UIButton(configuration: configuration)
                let stage = ControlFixture(button, scale: 3, dark: dark)
                button.sizeToFit()
                let expected: [UInt32] =
                    dark
                    ? [0xFF00_0000, 0xFF26_2629, 0xFF02_182E, 0xFF0A_84FF] : [0xFFFF_FFFF, 0xFFE9_E9EB, 0xFFD1_E7FF, 0xFF00_7AFF]
                let pixel = edge(stage)
                #expect(near(pixel, expected[index % 4]), "\(style.0) \(String(pixel, radix: 16))")
                stage.picture.show("config-\(index)-\(dark)")
            }
        }
    }

    // Covers: UIButton.configuration, UIButton.Configuration.filled, UIButton.Configuration.baseForegroundColor
    @Test("under the finger paler, disabled grey, selected stronger; unless updates are off (guessed)")
    func states() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Filled"
        let button = UIButton(configuration: configuration)
        let stage = ControlFixture(button, scale: 3)
        button.sizeToFit()
        stage.app.touch(1, .began, 30, 35)
        #expect(near(edge(stage), 0xFF40_9BFF), "\(String(edge(stage), radix: 16))")
        stage.app.touch(1, .ended, 30, 35)
        #expect(near(edge(stage), 0xFF00_7AFF))
        button.isEnabled = false
        #expect(near(edge(stage), 0xFFEF_EFF0))
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.isEnabled = true
        button.tintColor = .red
        #expect(near(edge(stage), 0xFFFF_0000))
        button.configuration = .tinted()
        button.configuration?.title = "Tinted"
        button.isSelected = true
        #expect(near(edge(stage), 0xFFFF_0000))
        #expect(button.titleLabel?.textColor == .white)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(near(edge(stage), 0xFFFF_D1D1), "\(String(edge(stage), radix: 16))")
        button.automaticallyUpdatesConfiguration = false
        button.configuration?.background.backgroundColor = .purple
        button.isEnabled = false
        #expect(near(edge(stage), 0xFF80_0080))
        let updated = UIButton.Configuration.filled().updated(for: button)
        #expect(updated.baseForegroundColor == .tertiaryLabel)
    }

    // Covers: UIButton.configuration, UIBackgroundConfiguration.cornerRadius, UIButton.Configuration.cornerStyle, UIButton.Configuration.CornerStyle.capsule, UIButton.Configuration.CornerStyle.fixed, UIButton.Configuration.CornerStyle.dynamic
    @Test("corners by style: capsule, fixed and dynamic radius, and the system's (guessed radii)")
    func corners() {
        func corner(_ style: UIButton.Configuration.CornerStyle, radius: CGFloat? = nil) -> CGFloat {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Corners"
            configuration.cornerStyle = style
            if let radius { configuration.background.cornerRadius = radius }
            let button = UIButton(configuration: configuration)
            let stage = ControlFixture(button, scale: 3)
            button.sizeToFit()
            stage.app.turn()
            stage.picture.show("config-corner-\(style)")
            return button.subviews[0].layer.cornerRadius
        }
        #expect(abs(corner(.capsule) - 34.333 / 2) < 0.01)
        #expect(corner(.fixed, radius: 11) == 11)
        #expect(corner(.dynamic, radius: 3) == 3)
        #expect(corner(.small) < corner(.medium))
        #expect(corner(.medium) < corner(.large))
        #expect(abs(corner(.fixed, radius: 900) - corner(.capsule)) < 0.01)
    }

    // Covers: UIBackgroundConfiguration.cornerRadius, UIButton.configuration, UIButton.Configuration.background
    @Test("a background has fill, image, outline, insets and a view of its own (documented)")
    func background() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Background"
        configuration.background.backgroundColor = .yellow
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.cornerRadius = 0
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
        let button = UIButton(configuration: configuration)
        let stage = ControlFixture(button, scale: 3)
        button.sizeToFit()
        #expect(stage.picture.has(0xFFFF_FFFF, 64, 110))
        #expect(stage.picture.has(0xFFFF_0000, 71, 110))
        #expect(stage.picture.has(0xFFFF_FF00, 80, 110))
        stage.picture.show("config-background")
        configuration.background.image = TestImage.of(4, 4, .green)
        button.configuration = configuration
        #expect(stage.picture.has(0xFF00_FF00, 80, 110))
        configuration.background = .clear()
        let custom = UIView()
        custom.backgroundColor = .blue
        configuration.background.customView = custom
        button.configuration = configuration
        #expect(stage.picture.has(0xFF00_00FF, 80, 110))
        #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
        var transformed = UIBackgroundConfiguration.clear()
        transformed.backgroundColor = nil
        transformed.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(transformed.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
        #expect(transformed.resolvedStrokeColor(for: .red) == .red)
    }

    // Covers: UIButton.configuration
    @Test("a gallery of image, subtitle and wheel to be looked at draws ink in every button")
    func gallery() {
        for (name, dark) in [("light", false), ("dark", true)] {
            var configuration = UIButton.Configuration.borderedProminent()
            configuration.title = "Download"
            configuration.subtitle = "42 MB"
            configuration.image = TestImage.of(20, 20, .black)
            configuration.imagePadding = 8
            configuration.buttonSize = .large
            let button = UIButton(configuration: configuration)
            let stage = ControlFixture(button, scale: 3, dark: dark)
            button.sizeToFit()
            stage.picture.show("config-gallery-\(name)")
            #expect(stage.picture.has(0xFFFF_FFFF, 60 + 63, 60 + Int(button.bounds.midY * 3)))
        }
    }
}
