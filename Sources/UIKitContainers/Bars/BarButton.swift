// The view of a bar button item.
// No Apple page: this is ours; "UIBarButtonItem".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The bar's settings for its buttons.
@MainActor struct BarButtonContext {
    var appearance: UIBarButtonItemAppearance?
    /// Whether the bar is the low one of phones in landscape.
    var isCompact = false
    /// The least size of text at which the large images are taken.
    var wantsLargeImages = false
    var metrics: UIBarMetrics { isCompact ? .compact : .default }
}

/// Shows an item, and does what it says when tapped.
class BarButton: UIButton, BarItemView {
    let item: UIBarButtonItem
    private(set) var context = BarButtonContext()
    /// The visible width of the button, without the room around it.
    private var measured: CGFloat = 0
    var contentWidth: CGFloat { measured }

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        becomePart()
        become(.system)
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .primaryActionTriggered)
    }
    required init?(coder: NSCoder) {
        item = UIBarButtonItem()
        super.init(coder: coder)
    }

    func tapped() { item.perform(self, handledEvent) }

    /// Symbols in bars.
    static let symbols = UIImage.SymbolConfiguration(
        pointSize: BarMeasures.symbolSize, weight: .regular, scale: .large)

    /// Takes everything from the item anew.
    func show(_ context: BarButtonContext) {
        self.context = context
        if let tint = item.tintColor { tintColor = tint }
        isEnabled = item.isEnabled
        isSpringLoaded = item.isSpringLoaded
        isSelected = item.isSelected
        menu = item.menu
        preferredMenuElementOrder = item.preferredMenuElementOrder
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
        setPreferredSymbolConfiguration(Self.symbols, forImageIn: .normal)
        let image = shownImage
        setImage(image, for: .normal)
        showTitle(image == nil ? item.button.systemItem?.title ?? item.title : nil)
        showBackgrounds()
        imageEdgeInsets = shownImageInsets
        accessibilityLabel = item.accessibilityLabel ?? (image == nil ? nil : item.title ?? item.button.systemItem?.label)
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        measured = measuredWidth
    }

    private var shownImage: UIImage? {
        if let symbol = item.button.systemItem?.symbol { return UIImage(systemName: symbol) }
        if context.isCompact, let low = item.landscapeImagePhone { return low }
        if context.wantsLargeImages, let large = item.largeContentSizeImage { return large }
        return item.image
    }

    /// The insets that belong to ``shownImage``.
    private var shownImageInsets: UIEdgeInsets {
        if context.isCompact, item.landscapeImagePhone != nil { return item.landscapeImagePhoneInsets }
        if context.wantsLargeImages, item.largeContentSizeImage != nil { return item.largeContentSizeImageInsets }
        return item.imageInsets
    }

    /// Semibold for done.
    var titleFont: UIFont { .systemFont(ofSize: BarMeasures.buttonSize, weight: item.style == .done ? .semibold : .regular) }

    /// Attributes: the default, the appearance's and the item's of the normal state, then of the state.
    func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for state in state == .normal ? [.normal] : [.normal, state] {
            result.merge(context.appearance?.look(state).attributes ?? [:]) { $1 }
            result.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
        return result
    }

    func showTitle(_ title: String?) {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .focused]
        guard let title, states.contains(where: { !attributes($0).isEmpty }) else {
            for state in states { setAttributedTitle(nil, for: state) }
            titleLabel?.font = titleFont
            setTitle(title, for: .normal)
            return
        }
        setTitle(nil, for: .normal)
        for state in states {
            var all = attributes(state)
            if all[.font] == nil { all[.font] = titleFont }
            if all[.foregroundColor] == nil { all[.foregroundColor] = state == .disabled ? .tertiaryLabel : tintColor }
            setAttributedTitle(NSAttributedString(string: title, attributes: all), for: state)
        }
    }

    private func showBackgrounds() {
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            let own =
                item.backgroundImage(for: state, style: item.style, barMetrics: context.metrics)
                ?? item.backgroundImage(for: state, barMetrics: context.metrics)
                ?? item.backgroundImage(for: state, barMetrics: .default)
            setBackgroundImage(own ?? context.appearance?.look(state).background, for: state)
        }
        var offset = item.titlePositionAdjustment(for: context.metrics)
        if offset == .zero { offset = context.appearance?.look(.normal).titleOffset ?? .zero }
        titleEdgeInsets = UIEdgeInsets(
            top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
        setNeedsLayout()
    }

    private var measuredWidth: CGFloat {
        if item.width > 0 { return item.width }
        var width = contentSize(of: currentTitle)
        for title in item.possibleTitles ?? [] { width = max(width, contentSize(of: title)) }
        return width
    }

    /// The room that image and a title take.
    private func contentSize(of title: String?) -> CGFloat {
        if let image = currentImage {
            return image.preferring(currentPreferredSymbolConfiguration, in: traitCollection).size.width
        }
        var attributes = attributes(.normal)
        if attributes[.font] == nil { attributes[.font] = titleFont }
        let text = title ?? currentAttributedTitle?.string ?? ""
        return max(BarTitle.width(text, attributes).rounded(.up), currentBackgroundImage?.size.width ?? 0)
    }

    /// The background is moved as the item says, else as the appearance does; the content stays.
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        let own = item.backgroundVerticalPositionAdjustment(for: context.metrics)
        let offset =
            own == 0
            ? context.appearance?.look(.normal).backgroundOffset ?? .zero : UIOffset(horizontal: 0, vertical: own)
        return super.backgroundRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        let moved = backgroundRect(forBounds: bounds)
        return super.contentRect(forBounds: bounds).offsetBy(dx: bounds.minX - moved.minX, dy: bounds.minY - moved.minY)
    }

    /// The item takes what proxies say of it where it is shown.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        takeStyle()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if AppearanceProxies.dependOnTraits { takeStyle() }
    }
    private func takeStyle() {
        guard window != nil, AppearanceProxies.apply(to: item, at: self) else { return }
        show(context)
        superview?.setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if currentAttributedTitle != nil { showTitle(currentAttributedTitle?.string) }
    }

    /// Fingers need more room than most buttons take.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let outset = max(BarMeasures.buttonOutset, (BarMeasures.leastTarget - bounds.width) / 2)
        return bounds.insetBy(dx: -outset, dy: 0).contains(point)
    }
}

extension UIBarButtonItem {
    /// The view that shows it, made or given by the app; nil for room.
    func makeView(_ context: BarButtonContext) -> UIView? {
        if let view = customView { return view }
        if isSpace { return nil }
        let button = BarButton(self)
        button.show(context)
        return button
    }
}

/// The sizes that bars give views of the app's.
@MainActor enum BarViewSize {
    /// Returns the size of a custom view: that of its frame; else by constraints or its content.
    static func of(_ view: UIView, height: CGFloat) -> CGSize {
        if let button = view as? BarButton { return CGSize(width: button.contentWidth, height: height) }
        var size = view.bounds.size
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width == 0 || size.height == 0 {
                let fitting = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
                size = CGSize(width: max(size.width, fitting.width), height: max(size.height, fitting.height))
            }
        }
        return CGSize(width: size.width, height: min(size.height, height))
    }
}
