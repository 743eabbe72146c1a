// The way back: an arrow and the title of the item below.
// No Apple page: this is ours; "UINavigationItem", backBarButtonItem.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The back button of a bar.
final class BackButton: BarButton {
    private weak var bar: UINavigationBar?
    let target: UINavigationItem
    var indicator = UIImage()
    private let arrow = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private var words: [String] = []
    /// The visible title.
    var shownTitle: String { label.text ?? "" }

    init(_ item: UIBarButtonItem, to target: UINavigationItem, in bar: UINavigationBar) {
        self.target = target
        self.bar = bar
        super.init(item)
        accessibilityIdentifier = "back"
        addSubview(arrow)
        addSubview(label)
        for part in [arrow, label] { part.isUserInteractionEnabled = false }
    }
    required init?(coder: NSCoder) { nil }

    override func tapped() { bar?.goBack() }

    override func show(_ context: BarButtonContext) {
        super.show(context)
        setImage(nil, for: .normal)
        setTitle(nil, for: .normal)
        showsMenuAsPrimaryAction = false
        menu = bar?.backMenu()
        isEnabled = item.isEnabled
        arrow.image = item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil ? indicator : nil
        arrow.isHidden = arrow.image == nil
        if let ground = item.backButtonBackgroundImage(for: .normal, barMetrics: .default) {
            setBackgroundImage(ground, for: .normal)
        }
        let full = target.backBarButtonItem?.title ?? target.backButtonTitle ?? target.title ?? ""
        switch target.backButtonDisplayMode {
        case .default:
            words = [
                full.isEmpty && target.backBarButtonItem?.title == nil && target.backButtonTitle == nil
                    ? "Back" : full, "Back", "",
            ]
        case .generic: words = ["Back", ""]
        case .minimal: words = [""]
        }
        accessibilityLabel = item.accessibilityLabel ?? (full.isEmpty ? "Back" : full)
        say(words.first ?? "")
    }

    private func say(_ title: String) {
        var all = attributes(isEnabled ? .normal : .disabled)
        if all[.font] == nil { all[.font] = titleFont }
        if all[.foregroundColor] == nil { all[.foregroundColor] = isEnabled ? tintColor : .tertiaryLabel }
        label.show(title, all)
        // The arrow is in the tint, whatever colour the title is given. (Documented: backIndicatorImage.)
        arrow.tintColor = isEnabled ? tintColor : .tertiaryLabel
        setNeedsLayout()
    }

    /// The first wording that fits into a width.
    func fit(_ room: CGFloat) {
        for word in words {
            say(word)
            if contentWidth <= room { return }
        }
    }

    private var arrowSize: CGSize { arrow.image?.size ?? .zero }

    override var contentWidth: CGFloat {
        let text = label.intrinsicContentSize.width
        return arrowSize.width + (text > 0 ? BarMeasures.backGap + text : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = arrowSize
        let middle = bounds.height / 2
        let arrowFrame = CGRect(
            x: isRightToLeft ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        arrow.place(arrowFrame)
        let text = label.intrinsicContentSize
        let own = item.backButtonTitlePositionAdjustment(for: context.metrics)
        let offset = own == .zero ? context.appearance?.look(.normal).titleOffset ?? .zero : own
        let scale = traitCollection.pixelScale
        let start = ((size.width + BarMeasures.backGap) * scale).rounded() / scale
        label.place(
            CGRect(
                x: (isRightToLeft ? bounds.width - start - text.width : start) + offset.horizontal,
                y: (middle - text.height / 2).rounded() + offset.vertical, width: text.width, height: text.height))
    }

    override var isHighlighted: Bool {
        didSet { for part in [arrow, label] { part.alpha = isHighlighted ? ButtonMeasures.highlightedAlpha : 1 } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        say(shownTitle)
    }

    /// The title moves more than the arrow, which fades.
    func move(_ way: CGFloat) {
        label.transform = CGAffineTransform(translationX: way, y: 0)
        label.alpha = 0
        arrow.alpha = 0
    }

    func rest() {
        label.transform = .identity
        label.alpha = 1
        arrow.alpha = 1
    }
}
