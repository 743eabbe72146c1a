// Symbols in their weights, scales and colours, beside text and in buttons; vectors and thumbnails.
import UIKit

/// Symbols as images: a wall of them, a slider through the weights, colours by level, and what text does with them.
@MainActor
final class SymbolsController: PanelController {
    private let names = [
        "house", "magnifyingglass", "gearshape", "heart", "star", "bell", "person.crop.circle", "envelope", "bubble.left",
        "phone", "camera", "photo", "play", "mic", "folder", "trash", "paperplane", "bookmark", "flag", "lock", "cloud",
        "sun.max", "moon", "bolt", "leaf", "cart", "gift", "map", "clock", "wifi",
    ]
    private let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    private var wall: [UIImageView] = []
    private var weightRow: [UIImageView] = []
    private var scaleRow: [UIImageView] = []
    private var colorRow: [UIImageView] = []
    private let sentence = UILabel()
    private let fillSwitch = UISwitch()
    private let fillLabel = UILabel()
    private let slider = UISlider()
    private let report = UILabel()
    private var like = UIButton()
    private let thumbnail = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let everyday = addPanel("Everyday symbols", height: 318)
        for name in names { wall.append(add(UIImage(systemName: name), to: everyday)) }
        slider.minimumValue = 0
        slider.maximumValue = Float(weights.count - 1)
        slider.value = 3
        slider.accessibilityIdentifier = "symbols-weight"
        slider.addAction(UIAction { [weak self] _ in self?.showWeight() }, for: .valueChanged)
        fillSwitch.accessibilityIdentifier = "symbols-fill"
        fillSwitch.addAction(UIAction { [weak self] _ in self?.showWeight() }, for: .valueChanged)
        fillLabel.text = "Filled"
        fillLabel.follow(.body)
        report.accessibilityIdentifier = "symbols-report"
        report.follow(.footnote)
        report.textColor = .secondaryLabel
        for view in [slider, fillSwitch, fillLabel, report] { everyday.addSubview(view) }

        let sizes = addPanel("Weights and scales", height: 118)
        for weight in weights {
            let view = add(UIImage(systemName: "sparkles"), to: sizes)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
            weightRow.append(view)
        }
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            let view = add(UIImage(systemName: "plus.circle"), to: sizes)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2, scale: scale)
            scaleRow.append(view)
        }

        let colors = addPanel("Colors by level", height: 76)
        let big = UIImage.SymbolConfiguration(pointSize: 34)
        for coloring in [
            UIImage.SymbolConfiguration.preferringMonochrome(), .init(hierarchicalColor: .systemIndigo),
            .init(paletteColors: [.white, .systemPink]), .preferringMulticolor(),
        ] {
            colorRow.append(
                add(UIImage(systemName: "checkmark.circle.fill", withConfiguration: big.applying(coloring)), to: colors))
        }
        colorRow.append(add(UIImage(systemName: "folder.badge.plus", withConfiguration: big), to: colors))

        let text = addPanel("In text and buttons", height: 132)
        sentence.follow(.body)
        sentence.attributedText = sentenceWithSymbols()
        text.addSubview(sentence)
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Like"
        configuration.image = UIImage(systemName: "heart")
        configuration.imagePadding = 6
        like = UIButton(configuration: configuration)
        like.changesSelectionAsPrimaryAction = true
        like.accessibilityIdentifier = "symbols-like"
        like.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
        }
        text.addSubview(like)
        thumbnail.contentMode = .scaleAspectFit
        thumbnail.layer.cornerRadius = 8
        thumbnail.clipsToBounds = true
        thumbnail.image = PhotoPainter.image(7, size: CGSize(width: 240, height: 160)).preparingThumbnail(
            of: CGSize(width: 66, height: 44))
        text.addSubview(thumbnail)
        showWeight()
    }

    /// A sentence whose symbols stand on its baseline in its colour and size.
    private func sentenceWithSymbols() -> NSAttributedString {
        let result = NSMutableAttributedString(string: "Tap ")
        for (name, words) in [("square.and.arrow.up", " to share, "), ("plus.circle.fill", " to add, "), ("trash", " to delete.")] {
            if let image = UIImage(systemName: name) {
                result.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
            }
            result.append(NSAttributedString(string: words))
        }
        result.addAttributes(
            [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label],
            range: NSRange(location: 0, length: result.length))
        return result
    }

    private func add(_ image: UIImage?, to content: UIView) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .center
        content.addSubview(view)
        return view
    }

    private func showWeight() {
        let weight = weights[Int(slider.value.rounded())]
        for (view, name) in zip(wall, names) {
            let hasFill = name != "magnifyingglass" && name != "wifi"
            view.image = UIImage(systemName: fillSwitch.isOn && hasFill ? name + ".fill" : name)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22, weight: weight)
        }
        report.text = "\(weight)\(fillSwitch.isOn ? ", filled" : "")"
    }

    override func layoutContent(of content: UIView) {
        let width = content.bounds.width
        func row(_ views: [UIImageView], _ y: CGFloat, _ height: CGFloat) {
            let step = width / CGFloat(max(1, views.count))
            for (index, view) in views.enumerated() {
                view.frame = content.mirrored(CGRect(x: step * CGFloat(index), y: y, width: step, height: height))
            }
        }
        if wall.first?.superview === content {
            for line in 0..<5 { row(Array(wall[line * 6..<line * 6 + 6]), 8 + CGFloat(line) * 42, 42) }
            slider.frame = CGRect(x: 16, y: 226, width: width - 32, height: 34)
            // The words as wide as they want, the switch after them; what they say below at the large text sizes.
            let words = min(width - 107, max(60, fillLabel.sizeThatFits(content.bounds.size).width.rounded(.up) + 8))
            let high = max(31, fillLabel.height(in: words))
            fillLabel.frame = content.mirrored(CGRect(x: 16, y: 272, width: words, height: high))
            fillSwitch.frame = content.mirrored(
                CGRect(
                    origin: CGPoint(x: 16 + words, y: 272 + ((high - 31) / 2).rounded()), size: fillSwitch.bounds.size))
            let left: CGFloat = hasLargeText ? 16 : 80 + words
            let below: CGFloat = hasLargeText ? high + 8 : 0
            let lines = max(31, report.height(in: width - left - 16))
            report.frame = content.mirrored(CGRect(x: left, y: 272 + below, width: width - left - 16, height: lines))
            fit(content, 272 + below + max(lines, hasLargeText ? 0 : high) + 15)
        } else if weightRow.first?.superview === content {
            row(weightRow, 8, 50)
            let high = scaleRow.map { $0.intrinsicContentSize.height.rounded(.up) }.reduce(50, max)
            row(scaleRow, 60, high)
            fit(content, 68 + high)
        } else if colorRow.first?.superview === content {
            row(colorRow, 8, 60)
        } else {
            let lines = max(56, sentence.height(in: width - 32))
            sentence.frame = CGRect(x: 16, y: 8, width: width - 32, height: lines)
            let size = like.sizeThatFits(CGSize(width: width - 114, height: 0))
            like.frame = content.mirrored(CGRect(origin: CGPoint(x: 16, y: lines + 20), size: size))
            thumbnail.frame = content.mirrored(CGRect(x: width - 82, y: lines + 18, width: 66, height: 44))
            fit(content, max(lines + 76, like.frame.maxY + 12))
        }
    }
}
