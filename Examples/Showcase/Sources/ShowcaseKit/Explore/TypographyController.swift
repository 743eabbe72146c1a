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

    private func makeLabel(_ text: String, font: UIFont = .systemFont(ofSize: 17), lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
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
            label.lineBreakMode = mode
            add(label, to: content)
        }
        let shrinking = makeLabel("This one makes itself smaller until it fits the line")
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.5
        add(shrinking, to: content)
    }

    private func addAttributes() {
        let content = addPanel("Attributes", height: 2 * 40)
        let text = NSMutableAttributedString(string: "Colour, underline, strike, kern, mono")
        func style(_ word: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: word))
        }
        style("Colour", [.foregroundColor: UIColor.systemPink])
        style("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        style("strike", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        style("kern", [.kern: 4])
        style("mono", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)])
        let label = UILabel()
        label.attributedText = text
        add(label, to: content)
        let styled = UILabel()
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        shadow.shadowColor = UIColor.systemIndigo
        styled.attributedText = NSAttributedString(
            string: "A shadow below letters",
            attributes: [.shadow: shadow, .font: UIFont.systemFont(ofSize: 20, weight: .bold)])
        add(styled, to: content)
    }

    override func layoutContent(of content: UIView) {
        for (index, row) in (rows[ObjectIdentifier(content)] ?? []).enumerated() {
            row.frame = CGRect(x: 16, y: CGFloat(index) * 40 + 6, width: content.bounds.width - 32, height: 28)
        }
    }
}
