// Content that takes its colours from what lies behind a blur.
// Apple: "UIVibrancyEffect", "UIVisualEffectView".
import UIKit

/// A view whose subviews are drawn in the vibrant colours of the blur it stands in.
///
/// It belongs in a ``BlurView`` or above one, takes the blur's style from there, and follows it.
///
/// ```swift
/// let vibrant = VibrancyView()
/// card.addSubview(vibrant)
/// vibrant.addSubview(caption)       // lands in the effect view's contentView
/// ```
/// Vibrancy works on what an effect view's `contentView` holds. So the whole insertion family leads there, and
/// ``subviews`` shows what is there; a subview's `superview` is that content view.
open class VibrancyView: UIView {
    private let glass = GlassView(effect: nil)
    private var content: UIView { glass.contentView }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpGlass()
    }

    /// A view of no size with a style of its own, or the blur view's where it is nil.
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

    /// Which kind of content this holds; nil for the ``BlurView/vibrancyStyle`` of the blur view it stands in.
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

    /// The views that were added, the front one last.
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

    /// Where nothing in it is hit it is this view, as with a plain one.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === glass || hit === content ? self : hit
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if glass.frame != bounds { glass.frame = bounds }
    }
}
