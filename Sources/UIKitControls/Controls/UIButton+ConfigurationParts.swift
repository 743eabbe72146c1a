// The views of a configured button, and when they are brought up to date.
// Apple: "UIButton", configuration, configurationUpdateHandler, setNeedsUpdateConfiguration()
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// The state of a configured button.
struct ButtonConfigured {
    var configuration: UIButton.Configuration?
    var handler: UIButton.ConfigurationUpdateHandler?
    var updatesAutomatically = true
    var needsUpdate = false
    var isUpdating = false
    /// True while the views take the configuration, which may make them.
    var isShowing = false
    /// The configuration as it is shown.
    var shown: UIButton.Configuration?
    var background: BackgroundView?
    var subtitle: UILabel?
    var wheel: UIActivityIndicatorView?
    var indicator: UIImageView?
}

extension UIButton {
    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    func setConfiguration(_ configuration: Configuration?) {
        let had = configured.configuration != nil
        configured.configuration = configuration
        if had, configuration == nil { removeConfiguredParts() }
        // The handler's changes are shown with this update.
        if configured.isUpdating { return }
        markConfiguration()
        invalidateIntrinsicContentSize()
    }

    func setHandler(_ handler: ConfigurationUpdateHandler?) {
        configured.handler = handler
        markConfiguration()
    }

    func markConfiguration() {
        configured.needsUpdate = true
        configured.shown = nil
        setNeedsLayout()
    }

    /// Steps: 1. the handler, once for all changes since; 2. the state's colours; 3. the views.
    func applyConfiguration() {
        guard !configured.isUpdating, configured.configuration != nil || configured.handler != nil else { return }
        if configured.needsUpdate {
            configured.needsUpdate = false
            configured.isUpdating = true
            updateConfiguration()
            configured.isUpdating = false
        }
        guard let configuration = configured.configuration, configured.shown == nil else { return }
        configured.shown =
            configured.updatesAutomatically
            ? configuration.updated(for: self) : configuration.resolved(for: self, in: .normal)
        configured.isShowing = true
        showConfiguration()
        configured.isShowing = false
    }

    private func removeConfiguredParts() {
        configured.background?.removeFromSuperview()
        configured.subtitle?.removeFromSuperview()
        configured.wheel?.removeFromSuperview()
        configured.indicator?.removeFromSuperview()
        configured.indicator = nil
        (configured.background, configured.subtitle, configured.wheel, configured.shown) = (nil, nil, nil, nil)
        parts.title?.isHidden = false
        parts.title?.numberOfLines = 1
        parts.title?.lineBreakMode = .byTruncatingMiddle
        parts.title?.font = defaultFont
        parts.image?.isHidden = false
        updateParts()
    }

    /// The title that is shown: the configuration's, else the one set for the state.
    var configuredTitle: AttributedString? {
        guard let configuration = configured.shown ?? configured.configuration else { return nil }
        if let title = configuration.attributedTitle { return title }
        if let title = attributedTitle(for: state) { return AttributedString(title) }
        return title(for: state).map { AttributedString($0) }
    }

    var configuredImage: UIImage? { configured.shown?.image ?? image(for: state) }

    /// A text in a style's font and a colour, with what the app says over it.
    private func text(
        _ text: AttributedString, _ style: UIFont.TextStyle, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var result = text
        for run in text.runs {
            var attributes = AttributeContainer()
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.preferredFont(
                forTextStyle: style, compatibleWith: traitCollection)
            attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
            attributes.merge(run.attributes, mergePolicy: .keepNew)
            result[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        return NSAttributedString(result)
    }

    private func showConfiguration() {
        guard let shown = configured.shown else { return }
        let tint: UIColor = tintColor ?? .systemBlue
        let front = shown.baseForegroundColor ?? tint
        let background = configured.background ?? makeConfiguredBackground()
        background.show(
            shown.background, fill: shown.background.resolvedBackgroundColor(for: shown.baseBackgroundColor ?? tint),
            tint: tint)
        showTitles(shown, front)
        showImage(shown, front)
        parts.background?.isHidden = true
        setNeedsLayout()
    }

    private func showTitles(_ shown: Configuration, _ front: UIColor) {
        if let title = configuredTitle {
            let label = makeTitleLabel()
            label.isHidden = false
            label.alpha = 1
            label.attributedText = text(title, shown.buttonSize.titleStyle, front, shown.titleTextAttributesTransformer)
            limit(label, shown.titleLineBreakMode)
        } else {
            parts.title?.isHidden = true
            parts.title?.attributedText = nil
        }
        if let subtitle = shown.attributedSubtitle {
            let label = configured.subtitle ?? makeSubtitle()
            label.isHidden = false
            label.attributedText = text(
                subtitle, shown.buttonSize.subtitleStyle, front, shown.subtitleTextAttributesTransformer)
            limit(label, shown.subtitleLineBreakMode)
        } else {
            configured.subtitle?.isHidden = true
            configured.subtitle?.attributedText = nil
        }
    }

    private func limit(_ label: UILabel, _ mode: NSLineBreakMode) {
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        label.lineBreakMode = mode
    }

    private func showImage(_ shown: Configuration, _ front: UIColor) {
        let image = shown.showsActivityIndicator ? nil : configuredImage
        if image != nil || parts.image != nil {
            let view = makeImageView()
            view.treatsAutomaticAsTemplate = looks.isTinted
            view.preferredSymbolConfiguration = symbolConfiguration(shown)
            view.image = image
            view.isHidden = image == nil
            view.alpha = 1
            view.tintColor = shown.imageColorTransformer?(front) ?? front
        }
        if shown.showsActivityIndicator {
            let wheel = configured.wheel ?? makeWheel()
            wheel.color = shown.activityIndicatorColorTransformer?(front) ?? front
            wheel.startAnimating()
        } else {
            configured.wheel?.stopAnimating()
        }
    }

    /// How the configuration's symbol is drawn: beside text, as the text.
    func symbolConfiguration(_ shown: Configuration) -> UIImage.SymbolConfiguration {
        let text = UIImage.SymbolConfiguration(textStyle: shown.buttonSize.titleStyle)
        return text.applying(shown.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
    }

    private func makeConfiguredBackground() -> BackgroundView {
        let view = BackgroundView()
        insertPart(view, at: 0)
        configured.background = view
        return view
    }

    private func makeSubtitle() -> UILabel {
        let label = UILabel()
        label.isAccessibilityElement = false
        addPart(label)
        configured.subtitle = label
        return label
    }

    private func makeWheel() -> UIActivityIndicatorView {
        let wheel = UIActivityIndicatorView(style: .medium)
        addPart(wheel)
        configured.wheel = wheel
        return wheel
    }
}
