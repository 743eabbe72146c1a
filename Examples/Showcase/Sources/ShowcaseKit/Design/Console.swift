// A dark panel with a message in it, as terminals look.
// No Apple page: this is ours.
import UIKit

/// Shows a message; one that is longer than the panel scrolls.
@MainActor
final class Console: UIView {
    private let scroll = UIScrollView()
    private let message = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        clipsToBounds = true
        overrideUserInterfaceStyle = .dark
        message.numberOfLines = 0
        message.accessibilityIdentifier = "message"
        // Code is read from left to right everywhere.
        for view in [scroll, message] { view.semanticContentAttribute = .forceLeftToRight }
        message.textAlignment = .left
        scroll.accessibilityIdentifier = "console"
        scroll.alwaysBounceVertical = true
        addFilling(scroll)
        scroll.addConstrained(message)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
            message.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 14),
            message.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -14),
            message.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -14),
            message.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -28),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Console is made in code") }

    /// Shows a message from its beginning: the first line and the names of its parts stand out. Addresses, which are others
    /// in each run, are left out.
    func show(_ text: String) {
        let text = text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
        let metrics = UIFontMetrics(forTextStyle: .caption2)
        let font = metrics.scaledFont(
            for: .monospacedSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 24, compatibleWith: traitCollection)
        let bold = UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .semibold)
        let result = NSMutableAttributedString()
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            if number > 0 { result.append(NSAttributedString(string: "\n", attributes: [.font: font])) }
            let isHead = number == 0 || line.hasPrefix("UIK")
            let part = Self.parts.first { line.hasPrefix("  \($0) ") }
            let color: UIColor = isHead ? .systemYellow : UIColor(red: 0.62, green: 0.93, blue: 0.68, alpha: 1)
            let piece = NSMutableAttributedString(
                string: line, attributes: [.font: isHead ? bold : font, .foregroundColor: color])
            if let part {
                piece.addAttributes(
                    [.font: bold, .foregroundColor: UIColor.systemCyan], range: NSRange(location: 2, length: part.utf16.count))
            }
            result.append(piece)
        }
        message.attributedText = result
        scroll.contentOffset = .zero
    }

    private static let parts = ["object", "during", "at", "cause", "fix", "apple"]
}
