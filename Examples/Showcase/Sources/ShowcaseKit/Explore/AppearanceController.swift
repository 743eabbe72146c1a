// The system colours in both appearances beside each other, and a switch for the whole window.
import UIKit

/// Swatches of the system colours; the upper panel follows the window, the lower one is always the other way.
@MainActor
final class AppearanceController: PanelController {
    private var swatches: [ObjectIdentifier: [UIView]] = [:]
    private let toggle = UIButton(type: .system)
    private var toggleRow: UIView?

    private static let colours: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
        .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
        .systemGray5, .systemGray6,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = addPanel("Window", height: 48)
        toggle.setTitle("Switch appearance", for: .normal)
        toggle.followTitle(.body)
        toggle.accessibilityIdentifier = "switch-appearance"
        toggle.addAction(UIAction { [weak self] _ in self?.switchAppearance() }, for: .touchUpInside)
        row.addSubview(toggle)
        toggleRow = row
        fill(addPanel("As the window", height: 3 * 60 + 56))
        let light = addPanel("Always light", height: 3 * 60 + 56)
        light.overrideUserInterfaceStyle = .light
        fill(light)
        let dark = addPanel("Always dark", height: 3 * 60 + 56)
        dark.overrideUserInterfaceStyle = .dark
        fill(dark)
    }

    private func fill(_ content: UIView) {
        var views: [UIView] = []
        for colour in Self.colours {
            let swatch = UIView()
            swatch.backgroundColor = colour
            swatch.layer.cornerRadius = 12
            swatch.layer.cornerCurve = .continuous
            content.addSubview(swatch)
            views.append(swatch)
        }
        for (text, colour) in [
            ("label", UIColor.label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel), ("link", .link),
        ] {
            let label = UILabel()
            label.text = text
            label.textColor = colour
            label.follow(.subheadline)
            content.addSubview(label)
            views.append(label)
        }
        swatches[ObjectIdentifier(content)] = views
    }

    private func switchAppearance() {
        guard let window = view.window else { return }
        window.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }

    override func layoutContent(of content: UIView) {
        if content === toggleRow {
            fit(content, max(48, toggle.height(in: content.bounds.width - 32) + 8))
            toggle.frame = content.bounds.insetBy(dx: 16, dy: 0)
            return
        }
        let width = (content.bounds.width - 24) / 6
        // The words beside each other, or below each other at the large text sizes.
        let columns = hasLargeText ? 1 : 4
        let part = (content.bounds.width - 32) / CGFloat(columns)
        let labels = (swatches[ObjectIdentifier(content)] ?? []).compactMap { $0 as? UILabel }
        let height = labels.map { $0.height(in: part) }.reduce(22, max)
        fit(content, 3 * 60 + 34 + CGFloat(4 / columns) * height)
        for (index, view) in (swatches[ObjectIdentifier(content)] ?? []).enumerated() {
            if index < Self.colours.count {
                view.frame = CGRect(
                    x: 12 + CGFloat(index % 6) * width + 4, y: 12 + CGFloat(index / 6) * 60, width: width - 8, height: 52)
            } else {
                let number = index - Self.colours.count
                view.frame = CGRect(
                    x: 16 + CGFloat(number % columns) * part, y: 3 * 60 + 18 + CGFloat(number / columns) * height,
                    width: part, height: height)
            }
        }
    }
}
