// A text view as people use it: styled text, links, attachments, scripts, a long text, and its facts while it changes.
import UIKit

/// A long text to read, scroll and change, with its words, lines and height counted live below it.
@MainActor
final class TextViewController: UIViewController {
    private let text = UITextView()
    private let facts = UILabel()
    /// What was said of a link stays until the text is another one.
    private var saysLink = false
    private let choice = UISegmentedControl(items: ["Styled", "Scripts", "Long"])
    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "text-choice"
        choice.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        text.accessibilityIdentifier = "text-view"
        text.layer.cornerRadius = 12
        text.layer.cornerCurve = .continuous
        text.backgroundColor = .secondarySystemGroupedBackground
        text.textContainerInset = UIEdgeInsets(top: 14, left: 11, bottom: 14, right: 11)
        text.adjustsFontForContentSizeCategory = true
        text.alwaysBounceVertical = true
        text.contentInsetAdjustmentBehavior = .never
        text.delegate = self
        facts.follow(.footnote)
        facts.textColor = .secondaryLabel
        facts.textAlignment = .center
        facts.accessibilityIdentifier = "text-facts"
        for one in [choice, text, facts] { view.addSubview(one) }
        choose()
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
            MainActor.assumeIsolated { self?.keyboardMoves(to: end) }
        }
    }

    /// What the keyboard covers of the text is room to scroll into; the insertion point stays in sight.
    private func keyboardMoves(to end: CGRect) {
        guard let window = view.window else { return }
        let frame = text.convert(text.bounds, to: window)
        let covered = max(0, frame.maxY - max(frame.minY, end.minY))
        text.contentInset.bottom = covered
        text.verticalScrollIndicatorInsets.bottom = covered
        if covered > 0 { text.scrollRangeToVisible(text.selectedRange) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 32, 620)
        let left = area.midX - width / 2
        choice.frame = CGRect(x: left, y: area.minY + 16, width: width, height: 32)
        let lines = max(20, facts.height(in: width))
        facts.frame = CGRect(x: left, y: area.maxY - 16 - lines, width: width, height: lines)
        text.frame = CGRect(x: left, y: choice.frame.maxY + 16, width: width, height: facts.frame.minY - choice.frame.maxY - 28)
        if !saysLink { count() }
    }

    private func choose() {
        switch choice.selectedSegmentIndex {
        case 1: text.attributedText = TextSpecimens.scripts
        case 2: text.attributedText = TextSpecimens.long
        default: text.attributedText = TextSpecimens.styled
        }
        text.isEditable = choice.selectedSegmentIndex == 2
        text.contentOffset = .zero
        count()
    }

    private func count() {
        saysLink = false
        let words = text.text.split { $0.isWhitespace || $0.isNewline }.count
        var lines = 0
        let all = NSRange(location: 0, length: text.textStorage.length)
        text.layoutManager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, _ in lines += 1 }
        facts.text = "\(words) words, \(lines) lines, \(Int(text.contentSize.height.rounded())) points"
    }
}

extension TextViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { count() }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        saysLink = true
        facts.text = "Link to \(URL.host ?? URL.absoluteString)"
        return false
    }
}

/// The texts of the screen.
@MainActor private enum TextSpecimens {
    private static func piece(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        all.merge(attributes) { $1 }
        return NSAttributedString(string: text, attributes: all)
    }

    private static func joined(_ pieces: [NSAttributedString]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for piece in pieces { text.append(piece) }
        return text
    }

    private static func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    static var styled: NSAttributedString {
        let spaced = paragraph { $0.paragraphSpacing = 10 }
        let quote = paragraph {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 20
            $0.tailIndent = -20
            $0.lineSpacing = 4
            $0.paragraphSpacing = 10
        }
        let badge = NSTextAttachment(image: dot)
        badge.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
        return joined([
            piece("A shop window\n", [.font: UIFont.preferredFont(forTextStyle: .title1), .paragraphStyle: spaced]),
            piece("A text view shows "),
            piece("bold", [.font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 17))]),
            piece(", "),
            piece("colored", [.foregroundColor: UIColor.systemPink]),
            piece(", "),
            piece("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            piece(" and "),
            piece("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
            piece(" words, images "),
            NSAttributedString(attachment: badge),
            piece(" on the line, and links that can be tapped: "),
            piece("swift.org", [.link: "https://swift.org"]),
            piece(".\n", [.paragraphStyle: spaced]),
            piece(
                "Only the visible text is drawn, and only changes are laid out: paragraphs below an edit are moved, "
                    + "not laid out again.\n",
                [
                    .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .italicSystemFont(ofSize: 17)),
                    .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: quote,
                ]),
            piece("Centred\n", [.paragraphStyle: paragraph { $0.alignment = .center }]),
            piece("To the right", [.paragraphStyle: paragraph { $0.alignment = .right }]),
        ])
    }

    static var scripts: NSAttributedString {
        let spaced = paragraph { $0.paragraphSpacing = 8 }
        let lines = [
            "English from the left.", "العربية من اليمين، وفيها English أيضًا.", "עברית מימין לשמאל.", "日本語と漢字の行。",
            "हिन्दी की एक पंक्ति।", "Ελληνικά και κυριλλικά: кириллица.", "Emoji 👩‍👩‍👧‍👦 🎈 and flags 🇫🇷.",
        ]
        return joined(lines.map { piece($0 + "\n", [.paragraphStyle: spaced]) })
    }

    static var long: NSAttributedString {
        let sentence = "The quick brown fox jumps over the lazy dog when no one is looking. "
        return joined((1...120).map { piece("\($0). " + String(repeating: sentence, count: $0 % 4 + 1) + "\n") })
    }

    /// Made anew for each text: a screen of another scale needs other pixels.
    private static var dot: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
        }
    }
}
