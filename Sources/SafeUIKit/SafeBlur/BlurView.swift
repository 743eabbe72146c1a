// A view of blurred glass that takes subviews as any view does.
// Apple: "UIVisualEffectView", "UIView". The idea is from onmyway133's blog, issue 124 (BlurView).
import UIKit

/// A view that blurs the content behind it and accepts subviews as any other view does.
///
/// A `UIVisualEffectView` raises an exception if a subview is added to it directly. This view contains an effect view at the
/// back that is inaccessible: it is not in ``subviews``, receives no touches, and no call can add a view to it. Added views
/// are subviews of the blur view itself, so order, indexes, callbacks, constraints, margins, safe area, hit testing and
/// archives are those of a plain view.
///
/// ```swift
/// let card = BlurView(style: .systemThinMaterial, intensity: 0.6)
/// card.addSubview(title)                           // UIVisualEffectView would raise here
/// card.setIntensity(1, animated: true)
/// ```
/// Four things differ from a plain view. ``backgroundColor`` is drawn over the glass, not behind it, where it would be the only
/// blurred content. ``mask`` masks the glass alone: a mask around an effect view breaks the effect. The drawing of a subclass
/// in `draw(_:)` is behind the glass. And a subclass receives `didAddSubview(_:)` once for the glass, during initialisation. An
/// `alpha` below 1 breaks the effect, as UIKit documents; animate ``intensity`` instead.
open class BlurView: UIView {
    let glass: GlassView
    let strength: BlurStrength

    // MARK: Construction

    public override init(frame: CGRect) {
        glass = GlassView(effect: nil)
        strength = BlurStrength(glass)
        super.init(frame: frame)
        setUpGlass()
    }

    /// Creates a view with an empty frame, a style and an intensity.
    /// - Parameter intensity: The intensity of the style, 0 for none to 1; see ``intensity``.
    public convenience init(style: UIBlurEffect.Style = .regular, intensity: CGFloat = 1) {
        self.init(frame: .zero)
        self.style = style
        self.intensity = intensity
    }

    public required init?(coder: NSCoder) {
        glass = GlassView(effect: nil)
        strength = BlurStrength(glass)
        super.init(coder: coder)
        for case let stray as GlassView in super.subviews { stray.removeFromSuperview() }
        setUpGlass()
        if let archived = ArchivedLook(from: coder) {
            style = archived.style
            intensity = archived.intensity
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ArchivedLook(style: style, intensity: intensity).encode(with: coder)
    }

    private func setUpGlass() {
        isOpaque = false
        glass.isUserInteractionEnabled = false
        glass.frame = bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.insertSubview(glass, at: 0)
        glass.onTraitChange = { [weak self] in self?.strength.renewWhereHeld() }
        strength.renew()
    }

    // MARK: The blur

    /// The blur's style; `.regular` by default. Animatable if ``intensity`` is 1; other changes are immediate.
    open var style: UIBlurEffect.Style {
        get { strength.style }
        set {
            guard newValue != strength.style else { return }
            strength.style = newValue
            VibrancyView.renew(below: self)
        }
    }

    /// The intensity of the style: 0 for clear to 1 for the whole effect. Values are clamped; NaN has no effect.
    ///
    /// The intensity survives reuse in cells, the background state and trait changes. In a `UIView` animation block it changes
    /// linearly during the block's duration. The property returns the assigned value, even during an animation.
    open var intensity: CGFloat {
        get { strength.intensity }
        set { strength.set(newValue, duration: UIView.inheritedAnimationDuration) }
    }

    /// Sets ``intensity``, with an animation of a duration in seconds if animated. Going to the background ends the animation.
    open func setIntensity(_ intensity: CGFloat, animated: Bool, duration: TimeInterval = 0.3) {
        strength.set(intensity, duration: animated ? duration : 0)
    }

    /// The vibrancy style of every contained ``VibrancyView`` without a style of its own; `.label` by default.
    open var vibrancyStyle: UIVibrancyEffectStyle = .label {
        didSet { if oldValue != vibrancyStyle { VibrancyView.renew(below: self) } }
    }

    /// Renews the effect in the next turn. Call it in a cell's `prepareForReuse()` if the cell stays in its window. A cell that
    /// leaves the window and returns does not need the call.
    open func prepareForReuse() { strength.renewNow(andAgain: true) }

    // MARK: What lies on the glass

    /// The colour over the glass and below the subviews. With a clear colour the blur is visible.
    open override var backgroundColor: UIColor? {
        get { glass.contentView.backgroundColor }
        set { glass.contentView.backgroundColor = newValue }
    }
    /// The mask of the glass, not of the subviews. In the coordinates of the glass, which are those of the bounds.
    open override var mask: UIView? {
        get { glass.mask }
        set { glass.mask = newValue }
    }

    // MARK: Subviews

    /// The added subviews, frontmost last.
    open override var subviews: [UIView] { super.subviews.filter { $0 !== glass } }

    open override func addSubview(_ view: UIView) { if view !== glass { super.addSubview(view) } }

    open override func insertSubview(_ view: UIView, at index: Int) {
        let others = subviews.filter { $0 !== view }
        if index < others.count {
            insertSubview(view, belowSubview: others[max(0, index)])
        } else {
            addSubview(view)
        }
    }

    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        guard view !== glass else { return }
        guard holds(siblingSubview) else { return super.addSubview(view) }
        super.insertSubview(view, belowSubview: siblingSubview)
    }

    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        guard view !== glass else { return }
        guard holds(siblingSubview) else { return super.addSubview(view) }
        super.insertSubview(view, aboveSubview: siblingSubview)
    }

    open override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let list = subviews
        guard index1 != index2, list.indices.contains(index1), list.indices.contains(index2) else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        super.insertSubview(list[high], belowSubview: list[low])
        if high + 1 < list.count {
            super.insertSubview(list[low], belowSubview: list[high + 1])
        } else {
            super.bringSubviewToFront(list[low])
        }
    }

    open override func bringSubviewToFront(_ view: UIView) { if holds(view) { super.bringSubviewToFront(view) } }

    open override func sendSubviewToBack(_ view: UIView) {
        guard holds(view), let lowest = subviews.first, lowest !== view else { return }
        super.insertSubview(view, belowSubview: lowest)
    }

    open override func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// Whether a view is one of ``subviews``.
    private func holds(_ view: UIView) -> Bool { view !== glass && view.superview === self }

    // MARK: What the glass follows

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            fitGlass()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitGlass()
        strength.renewIfDead()
    }

    private func fitGlass() { if glass.frame != bounds { glass.frame = bounds } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        strength.renewNow(andAgain: window != nil)
    }
}

/// The effect view of a blur view; a class of its own, so that one from an archive is known.
final class GlassView: UIVisualEffectView {
    /// Called when it shows its effect in other traits: later than its superview hears of them.
    var onTraitChange: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraitChange?()
    }
}

/// What archives keep of a blur view beyond a plain view's state.
struct ArchivedLook {
    var style: UIBlurEffect.Style
    var intensity: CGFloat

    private static let styleKey = "BlurStyle"
    private static let intensityKey = "BlurIntensity"

    init(style: UIBlurEffect.Style, intensity: CGFloat) {
        self.style = style
        self.intensity = intensity
    }

    /// Nil where there is none, or of a style that this system does not have.
    init?(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.styleKey),
            let style = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: Self.styleKey))
        else { return nil }
        self.init(style: style, intensity: CGFloat(coder.decodeDouble(forKey: Self.intensityKey)))
    }

    func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(style.rawValue, forKey: Self.styleKey)
        coder.encode(Double(intensity), forKey: Self.intensityKey)
    }
}
