// The view of a tab bar's item: image, title, badge.
// No Apple page: this is ours; "UITabBarItem". Measures: observed in public view dumps.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The bar's settings for its items.
@MainActor struct TabContext {
    var style = UITabBarItemAppearance.Style.stacked
    var appearance: UITabBarItemAppearance?
    /// The bar's ``UITabBar/unselectedItemTintColor``.
    var unselected: UIColor?
    var isReversed = false
}

/// Shows an item. The bar hears of taps.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = TabBadge(frame: .zero)
    private var context = TabContext()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.treatsAutomaticAsTemplate = true
        imageView.isUserInteractionEnabled = false
        label.isUserInteractionEnabled = false
        label.textAlignment = .center
        badge.isHidden = true
        for part in [imageView, label, badge] { addSubview(part) }
    }
    required init?(coder: NSCoder) { fatalError("An item's view is in no archive.") }

    override var isSelected: Bool {
        didSet { if oldValue != isSelected { show(context) } }
    }
    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { show(context) } }
    }
    override var isEnabled: Bool {
        didSet { if oldValue != isEnabled { show(context) } }
    }

    /// The grey of items that are not selected.
    private static let grey = UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return UIColor(white: (isDark ? TabBarMeasures.darkGrey : TabBarMeasures.lightGrey) / 255, alpha: 1)
    }

    private var font: UIFont {
        switch context.style {
        case .stacked: .systemFont(ofSize: TabBarMeasures.stackedSize, weight: .medium)
        case .inline: .systemFont(ofSize: TabBarMeasures.inlineSize)
        case .compactInline: .systemFont(ofSize: TabBarMeasures.compactInlineSize)
        }
    }

    /// How symbols are drawn.
    private var symbols: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: context.style == .compactInline ? TabBarMeasures.compactSymbolSize : TabBarMeasures.symbolSize,
            weight: .medium,
            scale: context.style == .stacked ? .large : .medium)
    }

    /// Takes everything from the item anew.
    func show(_ context: TabContext) {
        self.context = context
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        let look = context.appearance?.look(state)
        let selected = isSelected
        let color = look?.iconColor ?? (selected ? tintColor : context.unselected ?? Self.grey)
        imageView.tintColor = color
        imageView.preferredSymbolConfiguration = symbols
        imageView.image = shownImage
        imageView.alpha = !isEnabled ? 0.5 : 1
        showTitle(look, color)
        showBadge(look)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = selected ? [.button, .selected] : [.button]
        setNeedsLayout()
    }

    private var wantsLargeImages: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private var shownImage: UIImage? {
        if context.style == .compactInline, let low = item.landscapeImagePhone { return low }
        if wantsLargeImages, let large = item.largeContentSizeImage { return large }
        return isSelected ? item.selectedImage : item.image
    }
    /// The insets that belong to ``shownImage``.
    private var shownImageInsets: UIEdgeInsets {
        if context.style == .compactInline, item.landscapeImagePhone != nil { return item.landscapeImagePhoneInsets }
        if wantsLargeImages, item.largeContentSizeImage != nil { return item.largeContentSizeImageInsets }
        return item.imageInsets
    }

    /// The default, the appearance's and the item's attributes of the state.
    private func showTitle(_ look: UITabBarItemStateAppearance.Look?, _ color: UIColor?) {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.foregroundColor] = color
        attributes.merge(look?.attributes ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if state != .normal { attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        label.alpha = isEnabled ? 1 : 0.5
    }

    private func showBadge(_ look: UITabBarItemStateAppearance.Look?) {
        badge.isHidden = item.badgeValue == nil
        guard let text = item.badgeValue else { return }
        var attributes = TabBadge.attributes
        attributes.merge(look?.badgeAttributes ?? [:]) { $1 }
        attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        if state != .normal { attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 } }
        badge.show(text, attributes, item.badgeColor ?? look?.badgeColor ?? .systemRed, look?.badgeTitleOffset ?? .zero)
    }

    // MARK: Layout

    private var imageSize: CGSize {
        guard let image = imageView.image else { return .zero }
        return image.preferring(symbols, in: traitCollection).size
    }
    private var titleSize: CGSize {
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        return item.title?.isEmpty ?? true ? .zero : size
    }

    /// The room that the parts take beside each other, for items that stand in the middle of a wide bar.
    var contentWidth: CGFloat {
        context.style == .stacked
            ? max(imageSize.width, titleSize.width)
            : imageSize.width + TabBarMeasures.gap + titleSize.width + TabBarMeasures.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var title = titleSize
        title.width = min(title.width, bounds.width)
        let parts = TabLayout.parts(
            context.style, bounds.size, image: imageSize, title: title, badge: badge.sizeThatFits(bounds.size),
            isReversed: context.isReversed)
        imageView.frame = parts.image.inset(by: shownImageInsets)
        let look = context.appearance?.look(state)
        let offset = item.titlePositionAdjustment == .zero ? look?.titleOffset ?? .zero : item.titlePositionAdjustment
        label.frame = parts.title.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let moved = look?.badgeOffset ?? .zero
        badge.frame = parts.badge.offsetBy(dx: moved.horizontal, dy: moved.vertical)
    }

    /// The item takes what proxies say of it where it is shown, and the bar shows all of it.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, AppearanceProxies.apply(to: item, at: self) { item.tellHost() }
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(context)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isStyled = AppearanceProxies.dependOnTraits && window != nil
        if isStyled, AppearanceProxies.apply(to: item, at: self) { return item.tellHost() }
        show(context)
    }
    override var isElementByDefault: Bool { true }
}

/// A red capsule with a few words.
final class TabBadge: UIView {
    /// The look of the text.
    static let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: TabBarMeasures.badgeSize), .foregroundColor: UIColor.white,
    ]
    private let label = UILabel(frame: .zero)
    private var offset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("A badge is in no archive.") }

    func show(_ text: String, _ attributes: [NSAttributedString.Key: Any], _ color: UIColor, _ offset: UIOffset) {
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        backgroundColor = color
        self.offset = offset
        setNeedsLayout()
    }

    /// At least as wide as high.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        let height = max(TabBarMeasures.badgeHeight, text.height.rounded(.up) + TabBarMeasures.badgeMargin)
        return CGSize(width: max(height, text.width.rounded(.up) + TabBarMeasures.badgePadding), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
