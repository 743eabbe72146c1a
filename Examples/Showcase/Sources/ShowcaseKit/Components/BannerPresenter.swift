// Errors as banners: a presenter that takes the alerts' place.
import SafeUIKit
import UIKit

/// Shows errors on a card that comes down from the top and leaves the screen usable.
@MainActor
final class BannerPresenter: ErrorPresenter {
    /// Called before each banner.
    var prepare: () -> Void = {}

    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        // Without a view there is nobody to tell: letting `choose` go says so.
        guard let view = place.front?.view else { return }
        prepare()
        let banner = ErrorBanner(message, choose)
        view.addConstrained(banner)
        let area = view.safeAreaLayoutGuide
        let top = banner.topAnchor.constraint(equalTo: area.topAnchor, constant: 8)
        NSLayoutConstraint.activate([
            top,
            banner.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            banner.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -16),
            banner.widthAnchor.constraint(equalToConstant: 420).at(.defaultHigh),
        ])
        banner.come()
    }
}

/// One banner: title, message, a button an option.
@MainActor
private final class ErrorBanner: UIView {
    private let choose: @MainActor @Sendable (Int?) -> Void
    private var isGoing = false

    init(_ message: ErrorMessage, _ choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        accessibilityIdentifier = "error-banner"
        let title = UILabel(message.texts.title, .headline)
        let words = UILabel(message.texts.message ?? "", .subheadline, .secondaryLabel)
        words.isHidden = (message.texts.message ?? "").isEmpty
        let buttons = TurningStack(
            row: message.options.enumerated().map { makeButton($1, isDefault: $0 == message.defaultOption, $0) })
        let column = UIStackView(column: [title, words, buttons], spacing: 6)
        column.setCustomSpacing(12, after: words)
        let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        ground.layer.cornerRadius = 18
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addFilling(ground)
        ground.contentView.addFilling(column, inset: 14)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ErrorBanner is made in code") }

    private func makeButton(_ option: ErrorMessage.Option, isDefault: Bool, _ index: Int) -> UIButton {
        let button = UIButton(calls: option.title, "banner-\(index)", isDefault ? .filled() : .gray()) { [weak self] in
            self?.go(index)
        }
        if option.style == .destructive { button.configuration?.baseForegroundColor = .systemRed }
        return button
    }

    func come() {
        superview?.layoutIfNeeded()
        transform = CGAffineTransform(translationX: 0, y: -frame.maxY)
        // It may be touched on its way, where it will be.
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { self.transform = .identity }
    }

    /// The answer comes when the banner is gone.
    private func go(_ index: Int) {
        guard !isGoing else { return }
        isGoing = true
        UIView.animate(withDuration: 0.25) {
            self.transform = CGAffineTransform(translationX: 0, y: -self.frame.maxY)
        } completion: { _ in
            self.removeFromSuperview()
            self.choose(index)
        }
    }
}
