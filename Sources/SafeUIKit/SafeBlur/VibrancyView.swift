// Content that takes its colours from what lies behind a blur.
// Apple: "UIVibrancyEffect", "UIVisualEffectView".
import UIKit

/// A view whose subviews have the vibrant colours of the enclosing blur.
///
/// Place it inside or above a ``BlurView``. It adopts the blur's style and follows its changes.
///
/// ```swift
/// let vibrant = VibrancyView()
/// card.addSubview(vibrant)
/// vibrant.addSubview(caption)       // lands in the effect view's contentView
/// ```
/// Vibrancy affects the content of an effect view's `contentView`. So all methods that insert views add them there, and
/// ``subviews`` returns the views there; a subview's `superview` is that content view.
open class VibrancyView: UIView {
    private let glass = GlassView(effect: nil)
    private var content: UIView { glass.contentView }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpGlass()
    }

    /// Creates a view with an empty frame and a style, or the blur view's style for nil.
    public convenience init(style: UIVibrancyEffectStyle?) {
        self.init(frame: .zero)
        self.style = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        for view in super.subviews where view !== glass {
            if let stray = view as? GlassView {
                stray.contentView.subviews.forEach(content.addSubview)
                stray.removeFromSuperview()
            } else {
                content.addSubview(view)
            }
        }
        setUpGlass()
        if coder.allowsKeyedCoding, coder.containsValue(forKey: Self.styleKey) {
            style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey))
        }
    }

    private static let styleKey = "VibrancyStyle"

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let style, coder.allowsKeyedCoding { coder.encode(style.rawValue, forKey: Self.styleKey) }
    }

    private func setUpGlass() {
        isOpaque = false
        glass.frame = bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.insertSubview(glass, at: 0)
        renew()
    }

    // MARK: The look

    /// The vibrancy style of the content; nil for the ``BlurView/vibrancyStyle`` of the enclosing blur view.
    open var style: UIVibrancyEffectStyle? { didSet { if oldValue != style { renew() } } }

    /// The blur it stands in, as far as a ``BlurView`` tells; `.regular` elsewhere.
    private var blur: BlurView? {
        var above = superview
        while let view = above {
            if let blur = view as? BlurView { return blur }
            above = view.superview
        }
        return nil
    }

    private var shown: (blur: UIBlurEffect.Style, vibrancy: UIVibrancyEffectStyle)?

    private func renew() {
        let blur = blur
        let wanted = (blur: blur?.style ?? .regular, vibrancy: style ?? blur?.vibrancyStyle ?? .label)
        if let shown, shown == wanted { return }
        shown = wanted
        glass.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: wanted.blur), style: wanted.vibrancy)
    }

    /// Tells every vibrancy view below one that its blur has changed.
    static func renew(below view: UIView) {
        for subview in view.subviews {
            (subview as? VibrancyView)?.renew()
            renew(below: subview)
        }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        renew()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        renew()
    }

    // MARK: Subviews

    /// The added subviews, frontmost last.
    open override var subviews: [UIView] { content.subviews }

    open override func addSubview(_ view: UIView) { if mayTake(view) { content.addSubview(view) } }
    open override func insertSubview(_ view: UIView, at index: Int) {
        if mayTake(view) { content.insertSubview(view, at: index) }
    }
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if mayTake(view) { content.insertSubview(view, belowSubview: siblingSubview) }
    }
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if mayTake(view) { content.insertSubview(view, aboveSubview: siblingSubview) }
    }
    open override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        content.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    open override func bringSubviewToFront(_ view: UIView) { content.bringSubviewToFront(view) }
    open override func sendSubviewToBack(_ view: UIView) { content.sendSubviewToBack(view) }

    open override func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    private func mayTake(_ view: UIView) -> Bool { view !== glass && view !== content }

    /// Returns this view if none of its subviews is hit, as a plain view does.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === glass || hit === content ? self : hit
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if glass.frame != bounds { glass.frame = bounds }
    }
}
