// Text in many scripts, text styles, weights, and what happens when there is no room.
import UIKit

/// Latin, Arabic, Hebrew, CJK, Devanagari, emoji; weights; truncation; paragraph styles.
@MainActor
final class TypographyController: PanelController {
    private var rows: [ObjectIdentifier: [UIView]] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        addScripts()
        addWeights()
        addTruncation()
        addAttributes()
    }

    private func add(_ label: UILabel, to content: UIView) {
        content.addSubview(label)
        rows[ObjectIdentifier(content), default: []].append(label)
    }

    private func makeLabel(_ text: String, font: UIFont? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        label.follow(.body, font)
        return label
    }

    private func addScripts() {
        let content = addPanel("Scripts", height: 7 * 40)
        for text in [
            "The quick brown fox jumps", "Ελληνικά και Кириллица", "السلام عليكم 123 مرحبا", "שלום עולם, 42 ברוכים",
            "永和九年、歲在癸丑", "नमस्ते दुनिया, स्वागत है", "👩🏽‍🚀 🇨🇭 🎉 emoji in line",
        ] { add(makeLabel(text), to: content) }
    }

    private func addWeights() {
        let content = addPanel("Weights", height: 5 * 40)
        for (name, weight) in [
            ("Light", UIFont.Weight.light), ("Regular", .regular), ("Semibold", .semibold), ("Bold", .bold),
            ("Black", .black),
        ] { add(makeLabel("\(name) — Hamburgefonstiv", font: .systemFont(ofSize: 17, weight: weight)), to: content) }
    }

    private func addTruncation() {
        let content = addPanel("No room", height: 4 * 40)
        let long = "A sentence that is far too long to fit on one line of a phone"
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            let label = makeLabel(long)
            // Shows how a line is cut.
            label.numberOfLines = 1
            label.lineBreakMode = mode
            label.accessibilityIdentifier = "shortened"
            add(label, to: content)
        }
        let shrinking = makeLabel("This one makes itself smaller until it fits the line")
        shrinking.numberOfLines = 1
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.2
        add(shrinking, to: content)
    }

    private func addAttributes() {
        let content = addPanel("Attributes", height: 2 * 40)
        let text = NSMutableAttributedString(string: "Color, underline, strike, kern, mono")
        func style(_ word: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: word))
        }
        style("Color", [.foregroundColor: UIColor.systemPink])
        style("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        style("strike", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        style("kern", [.kern: 4])
        let mono = UIFontMetrics(forTextStyle: .body).scaledFont(for: .monospacedSystemFont(ofSize: 17, weight: .regular))
        style("mono", [.font: mono])
        let label = UILabel()
        label.follow(.body)
        label.attributedText = text
        add(label, to: content)
        let styled = UILabel()
        styled.follow(.title3)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        shadow.shadowColor = UIColor.systemIndigo
        styled.attributedText = NSAttributedString(
            string: "A shadow below letters",
            attributes: [
                .shadow: shadow,
                .font: UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold)),
            ])
        add(styled, to: content)
    }

    override func layoutContent(of content: UIView) {
        var y: CGFloat = 6
        for case let row as UILabel in rows[ObjectIdentifier(content)] ?? [] {
            let width = content.bounds.width - 32
            row.frame = CGRect(x: 16, y: y, width: width, height: max(28, row.height(in: width)))
            y = row.frame.maxY + 12
        }
        fit(content, y - 6)
    }
}
