// Why something could not be loaded, with a button to try again.
// Apple: Human Interface Guidelines, Alerts (avoid them for what a view can say itself).
import UIKit

/// A view that explains a failed load, in place of the content or on a card above it.
open class LoadErrorView: UIView {
    /// The layout of the view.
    public enum Layout: Sendable {
        /// In place of the content, centred.
        case inline
        /// On a card at the bottom. Touches outside the card pass through.
        case card
    }

    /// The layout of the view.
    public let layout: Layout
    /// The texts of the view.
    open var texts = ErrorTexts.fallback { didSet { refresh() } }
    /// The title of the retry button; nil for no button.
    open var retryTitle: String? = "Retry" { didSet { refresh() } }
    /// A closure that is called for a tap on the retry button.
    open var onRetry: (() -> Void)?
    /// A closure that is called when the card is closed.
    open var onClose: (() -> Void)?

    private let scroll = UIScrollView()
    private let box = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .system)

    /// Creates a view with the texts of ``ErrorTexts/fallback``.
    public init(_ layout: Layout) {
        self.layout = layout
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        layout = .inline
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = layout == .inline ? .systemBackground : nil
        addSubview(box)
        box.addSubview(scroll)
        scroll.addSubview(titleLabel)
        scroll.addSubview(messageLabel)
        box.addSubview(retryButton)
        for (label, style) in [(titleLabel, UIFont.TextStyle.headline), (messageLabel, .subheadline)] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = layout == .inline ? .center : .natural
        }
        messageLabel.textColor = .secondaryLabel
        titleLabel.accessibilityTraits = .header
        for (button, style) in [(retryButton, UIFont.TextStyle.headline), (closeButton, .body)] {
            button.titleLabel?.font = .preferredFont(forTextStyle: style)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        if layout == .card { setUpCard() }
        refresh()
    }

    private func setUpCard() {
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 14
        box.layer.cornerCurve = .continuous
        box.layer.shadowOpacity = 0.18
        box.layer.shadowRadius = 12
        box.layer.shadowOffset = CGSize(width: 0, height: 4)
        closeButton.setTitle("\u{2715}", for: .normal)
        closeButton.setTitleColor(.label, for: .normal)
        closeButton.accessibilityLabel = ErrorRecovery.shared.words.close
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        box.addSubview(closeButton)
    }

    private func refresh() {
        titleLabel.text = texts.title
        messageLabel.text = texts.message
        messageLabel.isHidden = (texts.message ?? "").isEmpty
        retryButton.setTitle(retryTitle, for: .normal)
        retryButton.isHidden = retryTitle == nil
        setNeedsLayout()
    }

    // MARK: Layout

    private static let touchSide: CGFloat = 44
    private static let widest: CGFloat = 420

    open override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        let isCard = layout == .card
        let margin: CGFloat = isCard ? 16 : 32
        let width = min(Self.widest, safe.width - (isCard ? 24 : 0))
        let close = isCard ? max(Self.touchSide, closeButton.sizeThatFits(bounds.size).height) : 0
        let textWidth = max(0, width - 2 * margin - (isCard ? close - margin : 0))
        let texts = textSizes(textWidth)
        let gap: CGFloat = texts.message > 0 ? 6 : 0
        let textHeight = texts.title + gap + texts.message
        let padding: CGFloat = isCard ? 14 : 0
        let button: CGFloat = retryButton.isHidden ? 0 : max(Self.touchSide, retryButton.sizeThatFits(bounds.size).height)
        let height = min(textHeight + button + 2 * padding + (button > 0 ? 4 : 0), safe.height - (isCard ? 12 : 0))
        let y = isCard ? safe.maxY - height - 12 : safe.midY - height / 2
        box.frame = CGRect(
            x: (safe.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height.rounded(.up))
        let room = max(0, height - button - 2 * padding - (button > 0 ? 4 : 0))
        let leading = isCard && effectiveUserInterfaceLayoutDirection == .rightToLeft ? close : margin
        scroll.frame = CGRect(x: leading, y: padding, width: textWidth, height: room)
        scroll.contentSize = CGSize(width: textWidth, height: textHeight)
        scroll.isScrollEnabled = textHeight > room
        titleLabel.frame = CGRect(x: 0, y: 0, width: textWidth, height: texts.title)
        messageLabel.frame = CGRect(x: 0, y: texts.title + gap, width: textWidth, height: texts.message)
        // On a card its title ends where the texts' margin begins.
        let titleWidth = retryButton.sizeThatFits(bounds.size).width
        let buttonWidth = min(width, isCard ? titleWidth + 2 * margin : max(88, titleWidth + 24))
        let atEnd = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : width - buttonWidth
        retryButton.frame = CGRect(
            x: isCard ? atEnd : ((width - buttonWidth) / 2).rounded(), y: height - button - (isCard ? 6 : 0),
            width: buttonWidth, height: button)
        closeButton.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : width - close, y: 0, width: close,
            height: close)
    }

    private func textSizes(_ width: CGFloat) -> (title: CGFloat, message: CGFloat) {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return (
            titleLabel.sizeThatFits(room).height.rounded(.up),
            messageLabel.isHidden ? 0 : messageLabel.sizeThatFits(room).height.rounded(.up)
        )
    }

    /// Returns false beside a card, so that the content receives the touches.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layout == .inline ? super.point(inside: point, with: event) : box.frame.contains(point)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
