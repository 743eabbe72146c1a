// Every text style at any of the twelve text sizes, and what follows them.
import UIKit

/// A column of texts that grow with the user's text size, and a slider that stands in for the setting.
@MainActor
final class DynamicTypeController: UIViewController {
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    private static let styles: [(String, UIFont.TextStyle)] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    private let scroll = UIScrollView()
    private let panel = UIView()
    private let slider = UISlider()
    /// Stands over the foot of the column, as a toolbar does.
    private let foot = UIView()
    private let hairline = UIView()
    private let name = UILabel()
    private var texts: [UILabel] = []
    private let limited = UILabel()
    private let fixed = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        scroll.accessibilityIdentifier = "column"
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 12
        panel.layer.cornerCurve = .continuous
        slider.maximumValue = Float(Self.sizes.count - 1)
        slider.accessibilityLabel = "Text size"
        slider.accessibilityIdentifier = "text-size"
        slider.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        name.follow(.subheadline)
        name.textColor = .secondaryLabel
        name.textAlignment = .center
        name.accessibilityIdentifier = "text-size-name"
        for (title, style) in Self.styles { addText(title, .preferredFont(forTextStyle: style)) }
        let rounded = UIFont.systemFont(ofSize: 17, weight: .heavy)
        addText("UIFontMetrics scales any font", UIFontMetrics(forTextStyle: .body).scaledFont(for: rounded))
        limited.text = "This text is limited to XXL"
        limited.font = .preferredFont(forTextStyle: .body)
        limited.maximumContentSizeCategory = .extraExtraLarge
        fixed.text = "A fixed font stays at 17 points"
        fixed.font = .systemFont(ofSize: 17)
        fixed.textColor = .secondaryLabel
        for label in [limited, fixed] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            panel.addSubview(label)
        }
        scroll.addSubview(panel)
        foot.backgroundColor = .systemBackground
        foot.accessibilityIdentifier = "foot"
        hairline.backgroundColor = .separator
        for view in [hairline, name, slider] { foot.addSubview(view) }
        for view in [scroll, foot] { self.view.addSubview(view) }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: DynamicTypeController, _) in
            controller.show()
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        show()
    }

    private func addText(_ text: String, _ font: UIFont) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        panel.addSubview(label)
        texts.append(label)
    }

    private func choose() {
        panel.traitOverrides.preferredContentSizeCategory = Self.sizes[Int(slider.value.rounded())]
        show()
    }

    private func show() {
        let category = panel.traitCollection.preferredContentSizeCategory
        slider.value = Float(Self.sizes.firstIndex(of: category) ?? 3)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: panel.traitCollection).pointSize
        let short = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        name.text = "\(short): body is \(Int(body)) points"
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 32, 620)
        let left = area.minX + (area.width - width) / 2
        let nameHeight = max(22, name.height(in: width))
        let high = nameHeight + 62
        foot.frame = CGRect(
            x: 0, y: area.maxY - high, width: view.bounds.width, height: view.bounds.maxY - area.maxY + high)
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: 0, width: foot.bounds.width, height: pixel)
        name.frame = CGRect(x: left, y: 12, width: width, height: nameHeight)
        slider.frame = CGRect(x: left, y: nameHeight + 16, width: width, height: 34)
        scroll.frame = view.bounds
        scroll.contentInset.bottom = high
        scroll.verticalScrollIndicatorInsets.bottom = high
        var y: CGFloat = 12
        for label in texts + [limited, fixed] {
            let size = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height)
            y += size.height + 10
        }
        panel.frame = CGRect(x: left, y: 16, width: width, height: y + 2)
        scroll.contentSize = CGSize(width: view.bounds.width, height: panel.frame.maxY + 16)
    }
}
