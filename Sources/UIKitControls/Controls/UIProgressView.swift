// A bar that shows how far something has come.
// Apple: "UIProgressView"
import CoreGraphics
import Foundation
import QuartzCore
import Stage
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A bar with a height of 4 points that fills from the leading end.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    struct Look {
        var style = Style.default
        var progressTint: UIColor?
        var trackTint: UIColor?
        var progressImage: UIImage?
        var trackImage: UIImage?
    }
    final var look = Look()
    final var amount: Float = 0
    final let track = UIImageView()
    final let fill = ProgressFill()

    /// Creates a bar with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpProgress()
    }
    /// Creates a bar of a style, 150 points wide and with its natural height, at the origin.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: ProgressMeasures.width, height: style.height))
        changeLook { $0.style = style }
    }
    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgress()
        decodeProgress(coder)
    }
    /// Encodes the view, its progress, style and colours.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProgress(coder)
    }

    /// The progress, 0 to 1. Values are clamped; NaN is ignored.
    open var progress: Float {
        get { amount }
        set { telling("progress", progress) { setProgress(newValue, animated: false) } }
    }
    /// Sets ``progress``. If animated, the bar moves while the value changes immediately.
    open func setProgress(_ progress: Float, animated: Bool) { changeProgress(progress, animated: animated) }
    /// The style of the bar.
    open var progressViewStyle: Style {
        get { look.style }
        set { changeLook { $0.style = newValue } }
    }
    /// The colour of the completed part; nil for the tint colour.
    open var progressTintColor: UIColor? {
        get { look.progressTint }
        set {
            styled(.progressTint, { ($0 as? UIProgressView)?.progressTintColor = newValue })
            changeLook { $0.progressTint = newValue }
        }
    }
    /// The colour of the remaining part; nil for the system's fill.
    open var trackTintColor: UIColor? {
        get { look.trackTint }
        set {
            styled(.trackTint, { ($0 as? UIProgressView)?.trackTintColor = newValue })
            changeLook { $0.trackTint = newValue }
        }
    }
    /// The image of the completed part; a resizable image stretches.
    open var progressImage: UIImage? {
        get { look.progressImage }
        set {
            styled(.progressImage, { ($0 as? UIProgressView)?.progressImage = newValue })
            changeLook { $0.progressImage = newValue }
        }
    }
    /// The image of the remaining part; a resizable image stretches.
    open var trackImage: UIImage? {
        get { look.trackImage }
        set {
            styled(.trackImage, { ($0 as? UIProgressView)?.trackImage = newValue })
            changeLook { $0.trackImage = newValue }
        }
    }

    /// Returns the given width and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    /// No intrinsic width, and the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    /// Centres the bar vertically.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    /// Updates the completed part with the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        changeLook { _ in }
    }
    @_spi(Vitrine) open override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingY: 750) }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var exportedRole: StageElement.Role? { .progress }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { .updatesFrequently }
    /// The accessibility label; "Progress" by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }
    /// The accessibility value: a percentage.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((amount * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension UIProgressView {
    /// The thickness of the bar.
    public enum Style: Int, Sendable {
        /// 4 points with round ends.
        case `default` = 0
        /// For toolbars: 2.5 points.
        case bar = 1

        var height: CGFloat { self == .bar ? ProgressMeasures.barHeight : ProgressMeasures.height }
    }
}

@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

extension UIProgressView {
    func setUpProgress() {
        isOpaque = false
        isUserInteractionEnabled = true
        clipsToBounds = false
        setUpParts([track, fill])
        changeLook { _ in }
    }

    func changeLook(_ change: (inout Look) -> Void) {
        let before = barHeight
        change(&look)
        track.image = look.trackImage
        fill.image = look.progressImage
        let tint: UIColor = tintColor ?? .systemBlue
        track.backgroundColor = look.trackImage == nil ? look.trackTint ?? .systemFill : nil
        fill.backgroundColor = look.progressImage == nil ? look.progressTint ?? tint : nil
        if before != barHeight { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The images' height goes before the style's.
    var barHeight: CGFloat {
        let images = max(look.trackImage?.size.height ?? 0, look.progressImage?.size.height ?? 0)
        return images > 0 ? images : look.style.height
    }

    func changeProgress(_ value: Float, animated: Bool) {
        guard ControlValue.isNumber(value, self, "progress") else { return }
        amount = min(max(value, 0), 1)
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: ProgressMeasures.duration) { self.layoutBar() } }
    }

    /// The bar fills the height that it is given; its ends are round in the default style.
    func layoutBar() {
        let area = bounds
        track.frame = area
        let done = CGRect(x: area.minX, y: area.minY, width: area.width * CGFloat(amount), height: area.height)
        fill.place(mirrored(done, in: area))
        let isRound = look.style == .default
        track.layer.cornerRadius = isRound && look.trackImage == nil ? area.height / 2 : 0
        fill.layer.cornerRadius = isRound && look.progressImage == nil ? min(area.height, done.width) / 2 : 0
        fill.isHidden = amount == 0
        fill.layoutShade(isHidden: look.progressImage != nil)
    }

    func encodeProgress(_ coder: NSCoder) {
        coder.encode(amount, forKey: "UIProgress")
        coder.encode(look.style.rawValue, forKey: "UIProgressViewStyle")
        if let color = look.progressTint { coder.encode(color, forKey: "UIProgressTintColor") }
        if let color = look.trackTint { coder.encode(color, forKey: "UIProgressTrackTintColor") }
    }

    func decodeProgress(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIProgressViewStyle") else { return }
        changeProgress(coder.decodeFloat(forKey: "UIProgress"), animated: false)
        changeLook {
            $0.style = Style(rawValue: coder.decodeInteger(forKey: "UIProgressViewStyle")) ?? .default
            $0.progressTint = coder.optional(UIColor.self, forKey: "UIProgressTintColor")
            $0.trackTint = coder.optional(UIColor.self, forKey: "UIProgressTrackTintColor")
        }
    }
}

/// The part of a bar that is done: a little darker at its top, not at all at its bottom.
final class ProgressFill: UIImageView {
    private let shade = CAGradientLayer()

    func layoutShade(isHidden: Bool) {
        if shade.superlayer == nil {
            shade.colors = [CGColor(gray: 0, alpha: ProgressMeasures.shadeAlpha), CGColor(gray: 0, alpha: 0)]
            layer.addSublayer(shade)
            shade.delegate = self
        }
        shade.frame = bounds
        shade.cornerRadius = layer.cornerRadius
        shade.isHidden = isHidden
    }
}

/// What proxies of a progress view carry besides.
extension AppearanceKey {
    static let progressTint = AppearanceKey("progressTint")
    static let trackTint = AppearanceKey("trackTint")
    static let progressImage = AppearanceKey("progressImage")
    static let trackImage = AppearanceKey("trackImage")
}

/// Points, seconds and alphas of progress views.
enum ProgressMeasures {
    /// Guessed: by memory of iOS.
    static let width: CGFloat = 150
    /// Observed: Interface Builder's frames since iOS 14.
    static let height: CGFloat = 4
    /// In a bar. Guessed: by memory of iOS.
    static let barHeight: CGFloat = 2.5
    /// Black at the top of the part that is done. Observed: `NativeScript+docs_Progress`, iOS 16.6 or 17.0.
    static let shadeAlpha: CGFloat = 0.02
    /// Guessed.
    static let duration = 0.25
}
