// What traits change, as pictures: levels and contrast of colours, tint behind an alert, both directions, bold text.
// Apple: "UIUserInterfaceLevel", "UIAccessibilityContrast", "UIView" tintAdjustmentMode, "UISemanticContentAttribute"
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Traits as pictures", .harness) struct TraitPicturesTests {
    private func label(_ text: String, _ frame: CGRect, _ font: UIFont = .systemFont(ofSize: 11)) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = font
        return label
    }

    /// Colours in a column whose traits are overridden.
    private func column(_ title: String, _ x: CGFloat, _ change: (inout any UITraitOverrides) -> Void) -> UIView {
        let colours: [(String, UIColor)] = [
            ("background", .systemBackground), ("secondary", .secondarySystemBackground),
            ("tertiary", .tertiarySystemBackground), ("grouped", .systemGroupedBackground),
            ("2nd grouped", .secondarySystemGroupedBackground), ("fill", .systemFill), ("gray 5", .systemGray5),
            ("red", .systemRed), ("green", .systemGreen), ("blue", .systemBlue), ("yellow", .systemYellow),
        ]
        let column = UIView(frame: CGRect(x: x, y: 0, width: 90, height: 560))
        column.backgroundColor = .systemBackground
        column.addSubview(label(title, CGRect(x: 6, y: 6, width: 80, height: 16), .systemFont(ofSize: 11, weight: .bold)))
        for (index, (name, colour)) in colours.enumerated() {
            let swatch = UIView(frame: CGRect(x: 6, y: 28 + index * 47, width: 78, height: 41))
            swatch.backgroundColor = colour
            swatch.layer.cornerRadius = 6
            swatch.layer.borderWidth = 0.5
            swatch.layer.borderColor = UIColor.gray.cgColor
            swatch.addSubview(label(name, CGRect(x: 6, y: 4, width: 70, height: 14)))
            let second = label("second", CGRect(x: 6, y: 20, width: 70, height: 14))
            second.textColor = .secondaryLabel
            swatch.addSubview(second)
            column.addSubview(swatch)
        }
        var overrides: any UITraitOverrides = column.traitOverrides
        change(&overrides)
        column.traitOverrides = overrides
        return column
    }

    @Test("dark has a base and a lighter elevated level; more contrast darkens colours in light and brightens them in dark (HIG)")
    func levels() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        let host = UIView(frame: CGRect(x: 0, y: 40, width: 375, height: 560))
        let changes: [(String, (inout any UITraitOverrides) -> Void)] = [
            ("dark, base", { $0.userInterfaceStyle = .dark }),
            (
                "dark, elevated",
                {
                    $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
                }
            ),
            (
                "dark, contrast",
                {
                    $0.userInterfaceStyle = .dark; $0.accessibilityContrast = .high
                }
            ),
            ("light, contrast", { $0.accessibilityContrast = .high }),
        ]
        for (index, (title, change)) in changes.enumerated() {
            host.addSubview(column(title, CGFloat(index) * 94, change))
        }
        try await harness.show(host)
        assertSnapshot(of: harness, named: "levels")
        func colour(_ column: Int, _ colour: UIColor) -> UIColor {
            colour.resolvedColor(with: host.subviews[column].traitCollection)
        }
        #expect(colour(0, .systemBackground) != colour(1, .systemBackground))
        #expect(colour(0, .systemRed) != colour(2, .systemRed))
        #expect(colour(2, .systemRed) != colour(3, .systemRed))
    }

    @Test(
        "behind an alert what has the tint turns grey, what has its own colour does not (observed)",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func dimmed(style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(device: .iPhoneSE3, appearance: style)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.view.tintColor = .systemPink
        var y: CGFloat = 60
        func add(_ view: UIView, _ height: CGFloat) {
            view.frame = CGRect(x: 24, y: y, width: view is UISwitch ? 51 : 220, height: height)
            root.view.addSubview(view)
            y += height + 14
        }
        let plain = UIButton(type: .system)
        plain.setTitle("In the tint", for: .normal)
        plain.contentHorizontalAlignment = .leading
        add(plain, 34)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Filled"
        add(filled, 40)
        let slider = UISlider()
        slider.value = 0.6
        add(slider, 34)
        let toggle = UISwitch()
        toggle.isOn = true
        add(toggle, 31)
        let own = UIView()
        own.backgroundColor = .systemTeal
        add(own, 30)
        let template = UIImageView(image: UIImage(systemName: "heart.fill"))
        template.contentMode = .left
        add(template, 30)
        y = 480
        let below = UIButton(configuration: .tinted())
        below.configuration?.title = "Below the alert"
        add(below, 44)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        add(pages, 30)
        try await harness.show(root)
        let alert = UIAlertController(title: "Dimmed", message: "Tints behind are grey.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        try await harness.settle()
        #expect(plain.tintAdjustmentMode == .dimmed)
        #expect(alert.view.tintAdjustmentMode == .normal)
        assertSnapshot(of: harness, named: style == .dark ? "dimmed-dark" : "dimmed-light")
        alert.dismiss(animated: false)
        try await harness.settle()
        #expect(plain.tintAdjustmentMode == .normal)
        #expect(plain.tintColor == .systemPink)
    }

    /// The same controls in both directions.
    private func mirrored(_ attribute: UISemanticContentAttribute, _ x: CGFloat) -> UIView {
        let column = UIView(frame: CGRect(x: x, y: 0, width: 180, height: 600))
        var y: CGFloat = 10
        func add(_ view: UIView, _ height: CGFloat) {
            view.frame = CGRect(x: 8, y: y, width: view is UISwitch ? 51 : view is UIStepper ? 94 : 164, height: height)
            view.semanticContentAttribute = attribute
            column.addSubview(view)
            y += height + 10
        }
        for (text, alignment) in [
            ("Natural", NSTextAlignment.natural), ("Left", .left), ("Right", .right), ("مرحبا بالعالم", .natural),
        ] {
            let label = label(text, .zero, .systemFont(ofSize: 15))
            label.textAlignment = alignment
            label.backgroundColor = .secondarySystemBackground
            add(label, 24)
        }
        let arrow = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { _ in
            UIColor.systemRed.setFill()
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 60, y: 12))
            path.addLine(to: CGPoint(x: 0, y: 24))
            path.close()
            path.fill()
        }
        for image in [arrow, arrow.imageFlippedForRightToLeftLayoutDirection(), arrow.withHorizontallyFlippedOrientation()] {
            let view = UIImageView(image: image)
            view.contentMode = .center
            add(view, 24)
        }
        for name in ["chevron.forward", "chevron.right", "list.bullet"] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.contentMode = .center
            add(view, 22)
        }
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "arrow.forward")
        configuration.imagePadding = 8
        configuration.contentInsets.leading = 30
        add(UIButton(configuration: configuration), 36)
        let slider = UISlider()
        slider.value = 0.25
        add(slider, 34)
        let progress = UIProgressView()
        progress.progress = 0.25
        add(progress, 4)
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 0
        add(segments, 32)
        let toggle = UISwitch()
        toggle.isOn = true
        add(toggle, 31)
        let stepper = UIStepper()
        add(stepper, 32)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        add(field, 34)
        return column
    }

    @Test(
        "text, images, symbols and controls in both directions side by side (documented)",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func directions(style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(device: .iPhoneSE3, appearance: style)
        let host = UIView(frame: CGRect(x: 0, y: 24, width: 375, height: 640))
        let columns = [mirrored(.forceLeftToRight, 4), mirrored(.forceRightToLeft, 190)]
        for column in columns { host.addSubview(column) }
        try await harness.show(host)
        assertSnapshot(of: harness, named: style == .dark ? "directions-dark" : "directions-light")
        #expect(columns[1].subviews.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft })
    }

    @Test("bold text: preferred fonts and symbols that follow are heavier, fonts made before are not", arguments: [false, true])
    func bold(isBold: Bool) async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        harness.set(.boldText, isBold)
        let host = UIView(frame: CGRect(x: 0, y: 24, width: 375, height: 400))
        var y: CGFloat = 10
        for style in [UIFont.TextStyle.largeTitle, .title2, .headline, .body, .caption1] {
            let label = label("Heavier when bold", CGRect(x: 16, y: y, width: 340, height: 44), .preferredFont(forTextStyle: style))
            host.addSubview(label)
            y += 48
        }
        host.addSubview(label("System 17", CGRect(x: 16, y: y, width: 200, height: 30), .systemFont(ofSize: 17)))
        let symbol = UIImageView(
            image: UIImage(systemName: "gearshape", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1)))
        symbol.frame = CGRect(x: 230, y: y, width: 60, height: 40)
        symbol.contentMode = .center
        host.addSubview(symbol)
        try await harness.show(host)
        #expect(host.traitCollection.legibilityWeight == (isBold ? .bold : .regular))
        assertSnapshot(of: harness, named: isBold ? "bold" : "regular")
    }
}
