// Buttons that are configured as values: size, text, image, state.
// Apple: "UIButton.Configuration"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIButton.Configuration", .harness) struct UIButtonConfigurationTests {
    private func shown(_ configuration: UIButton.Configuration, scale: CGFloat = 3) -> (UIButton, ControlFixture) {
        let button = UIButton(configuration: configuration)
        let stage = ControlFixture(button, scale: scale)
        button.sizeToFit()
        return (button, stage)
    }

    private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
        var configuration = configuration
        configuration.title = "Button"
        return configuration
    }

    // Covers: UIButton.configuration, UIButton.intrinsicContentSize, UIButton.Configuration.plain, UIButton.Configuration.contentInsets
    @Test("a plain button of body text is 7 + 20.33 + 7 high, with 12 at its sides (documented, observed)")
    func insets() {
        let (button, _) = shown(titled(.plain()))
        let text = NSAttributedString(string: "Button", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
        #expect(abs(button.bounds.height - 34.333) < 0.01, "\(button.bounds)")
        #expect(abs(button.bounds.width - text.width - 24) < 0.5)
        #expect(button.configuration?.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(button.buttonType == .system)
        #expect(button.accessibilityLabel == "Button")
        #expect(button.titleLabel?.text == "Button")
        #expect(button.titleLabel?.textColor == button.tintColor)
        button.configuration?.contentInsets.top = 20
        #expect(abs(button.intrinsicContentSize.height - 47.333) < 0.01)
        button.configuration?.setDefaultContentInsets()
        #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
    }

    // Covers: UIButton.init(configuration:)
    @Test("sizes: large is higher, small and mini lower; the text follows the text size (guessed)")
    func sizes() {
        var heights: [CGFloat] = []
        for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
            var configuration = titled(.filled())
            configuration.buttonSize = size
            heights.append(shown(configuration).0.bounds.height)
        }
        #expect(heights[0] <= heights[1])
        #expect(heights[1] < heights[2])
        #expect(heights[2] < heights[3])
        #expect(abs(heights[3] - 50.333) < 0.01)
    }

    // Covers: UIButton.configuration, UIButton.Configuration.title, UIButton.Configuration.titleLineBreakMode
    @Test("a long title wraps within the width: three lines of 16 points are 75.33 high with the insets (observed)")
    func wrapping() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "One\nTwo\nThree"
        // Twice the published distance of 22 and a line of 20.29.
        let (button, _) = shown(configuration)
        #expect(abs(button.bounds.height - 78.33) < 0.4, "\(button.bounds)")
        let medium = UITraitCollection(traitsFrom: [
            .current, UITraitCollection(preferredContentSizeCategory: .medium),
        ])
        var text = AttributedString("One\nTwo\nThree")
        text.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium)
        configuration.attributedTitle = text
        let (small, _) = shown(configuration)
        #expect(abs(small.bounds.height - 75.33) < 0.4, "\(small.bounds)")
        configuration.attributedTitle = nil
        configuration.title = "A title that is longer than its button is wide"
        let (long, _) = shown(configuration)
        let narrow = long.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(narrow.width <= 150)
        #expect(narrow.height > 50)
        configuration.titleLineBreakMode = .byTruncatingTail
        long.configuration = configuration
        #expect(long.sizeThatFits(CGSize(width: 150, height: 0)).height < 35)
    }

    // Covers: UIButton.configuration, UIButton.Configuration.image, UIButton.Configuration.imagePadding, UIButton.Configuration.imagePlacement
    @Test("the image stands before, behind, above or below the text, with its padding; mirrored from right to left (documented)")
    func placement() throws {
        var configuration = titled(.plain())
        configuration.image = TestImage.of(20, 20, .red)
        configuration.imagePadding = 6
        for (edge, index) in [(NSDirectionalRectEdge.leading, 0), (.trailing, 1), (.top, 2), (.bottom, 3)] {
            configuration.imagePlacement = edge
            let (button, stage) = shown(configuration)
            stage.app.turn()
            let image = try #require(button.imageView?.frame)
            let title = try #require(button.titleLabel?.frame)
            switch index {
            case 0: #expect(abs(title.minX - image.maxX - 6) < 0.4 && abs(image.minX - 12) < 0.4)
            case 1: #expect(abs(image.minX - title.maxX - 6) < 0.4 && abs(title.minX - 12) < 0.4)
            case 2: #expect(abs(title.minY - image.maxY - 6) < 0.4 && abs(image.minY - 7) < 0.4)
            default: #expect(abs(image.minY - title.maxY - 6) < 0.4 && abs(title.minY - 7) < 0.4)
            }
            #expect(index > 1 || abs(button.bounds.height - 34.333) < 0.01)
            button.semanticContentAttribute = .forceRightToLeft
            stage.app.turn()
            let mirrored = try #require(button.imageView?.frame)
            if index < 2 { #expect(abs(mirrored.midX - (button.bounds.width - image.midX)) < 0.7) }
        }
    }

    // Covers: UIButton.configuration, UIButton.Configuration.subtitle, UIButton.Configuration.titlePadding, UIButton.Configuration.titleAlignment, UIButton.Configuration.tinted
    @Test("a subtitle stands below the title in footnote, leading beside an image, else in the middle (documented; font guessed)")
    func subtitle() throws {
        var configuration = titled(.tinted())
        configuration.subtitle = "A longer subtitle"
        let (button, stage) = shown(configuration)
        stage.app.turn()
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "A longer subtitle" })
        let title = try #require(button.titleLabel)
        #expect(label.frame.minY - title.frame.maxY > 0.9)
        #expect(label.frame.minY - title.frame.maxY < 1.5)
        #expect(abs(label.frame.midX - title.frame.midX) < 0.5)
        #expect(label.font.pointSize == 13)
        configuration.titleAlignment = .trailing
        configuration.titlePadding = 5
        button.configuration = configuration
        stage.app.turn()
        #expect(abs(label.frame.maxX - title.frame.maxX) < 0.5)
        #expect(label.frame.minY - title.frame.maxY > 4.9)
        configuration.titleAlignment = .automatic
        configuration.image = TestImage.of(10, 10, .red)
        button.configuration = configuration
        stage.app.turn()
        #expect(abs(label.frame.minX - title.frame.minX) < 0.5)
        configuration.subtitle = nil
        button.configuration = configuration
        stage.app.turn()
        #expect(label.isHidden)
    }

    // Covers: UIButton.configuration, UIButton.Configuration.attributedTitle, UIButton.Configuration.titleTextAttributesTransformer, UIButton.Configuration.imageColorTransformer
    @Test("attributed titles keep their attributes, and transformers have the last word (documented)")
    func attributes() throws {
        var title = AttributedString("rich")
        title.font = .systemFont(ofSize: 30)
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = title
        #expect(configuration.title == "rich")
        let (button, _) = shown(configuration)
        let label = try #require(button.titleLabel)
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .white)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .yellow
            outgoing.font = .boldSystemFont(ofSize: 12)
            return outgoing
        }
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(label.font == .boldSystemFont(ofSize: 12))
        #expect(label.textColor == .yellow)
        configuration.image = TestImage.of(8, 8, .black)
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .green)
    }

    // Covers: UIButton.configuration
    @Test("a configuration without title or image shows those of the state, and of the action (documented)")
    func fallback() {
        var ran = 0
        let action = UIAction(title: "Act", image: TestImage.of(5, 5, .red)) { _ in ran += 1 }
        let button = UIButton(configuration: .filled(), primaryAction: action)
        let stage = ControlFixture(button)
        button.sizeToFit()
        stage.app.turn()
        #expect(button.titleLabel?.text == "Act")
        #expect(button.imageView?.image != nil)
        button.setTitle("Other", for: .normal)
        stage.app.turn()
        #expect(button.titleLabel?.text == "Other")
        stage.tap(25, 30)
        #expect(ran == 1)
    }

    // Covers: UIButton.configuration, UIButton.setNeedsUpdateConfiguration, UIButton.configurationUpdateHandler
    @Test("the handler is called once for all changes since the last layout, and what it sets is shown (documented)")
    func handler() {
        let button = UIButton(configuration: .filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        let stage = ControlFixture(button)
        #expect(button.titleLabel?.text == "Off")
        #expect(states == [[]])
        button.isSelected = true
        button.isEnabled = false
        stage.app.turn()
        #expect(button.titleLabel?.text == "On")
        #expect(states == [[], [.selected, .disabled]])
        button.setNeedsUpdateConfiguration()
        stage.app.turn()
        #expect(states.count == 3)
        stage.app.turn()
        #expect(states.count == 3)
    }

    // Covers: UIButton.configuration, UIButton.Configuration.showsActivityIndicator
    @Test("an activity indicator takes the image's place (documented)")
    func indicator() throws {
        var configuration = titled(.filled())
        configuration.image = TestImage.of(30, 10, .red)
        configuration.showsActivityIndicator = true
        let (button, stage) = shown(configuration)
        stage.app.turn()
        let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(wheel.isAnimating)
        #expect(wheel.frame.width == 20)
        #expect(wheel.color == .white)
        #expect(!button.subviews.contains { ($0 as? UIImageView)?.image != nil && !$0.isHidden })
        button.configuration?.showsActivityIndicator = false
        stage.app.turn()
        #expect(!wheel.isAnimating)
        #expect(wheel.isHidden)
        #expect(button.imageView?.isHidden == false)
    }

    // Covers: UIButton.configuration
    @Test("without a configuration the button is as before")
    func removal() {
        let button = UIButton(configuration: titled(.filled()))
        let stage = ControlFixture(button)
        button.configuration = nil
        button.setTitle("Classic", for: .normal)
        stage.app.turn()
        #expect(button.titleLabel?.text == "Classic")
        #expect(button.intrinsicContentSize.height == 30)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    }
}
