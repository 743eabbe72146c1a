// A view that shows an effect: a blur of what lies behind it, or vibrant contents.
// Apple: "UIVisualEffectView"
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Shows a ``UIVisualEffect``. Contents go into ``contentView``: a view that is added to this one directly raises in UIKit
/// and here (UIK1801).
///
/// The effect is animatable, to any fraction. It looks right only where neither this view nor one that holds it is
/// transparent (UIK1802), masked (UIK1803) or drawn as one picture (UIK1804): what is drawn so has nothing behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    final var effectState = EffectState()

    /// A view without size that shows an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUpEffect()
        setEffect(effect)
    }
    /// A view of a frame without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpEffect()
    }
    /// Creates a view from an archive, with effect and contents.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeEffect(from: coder)
        setUpEffect()
    }
    /// Writes the view, its effect and its contents.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeEffect(with: coder)
    }

    /// The view that contents are added to; always of this view's size.
    open var contentView: UIView { madeContent }
    /// The effect that is shown; nil for none. Animatable.
    open var effect: UIVisualEffect? {
        get { effectState.effect }
        set { setEffect(newValue) }
    }
    /// A view whose alpha cuts effect and contents. A copy of it as it is now does: set it again after a change.
    open override var mask: UIView? {
        get { appearance.mask }
        set { setEffectMask(newValue) }
    }

    /// Exchanges two of the contents: a mistake, as adding is (UIK1801). The view's own parts keep their order.
    open override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeTrapped(index1, index2) }
    /// Moves one of the contents before the others: the view's own parts keep their order.
    open override func bringSubviewToFront(_ view: UIView) {
        contentView.bringSubviewToFront(view)
    }
    /// Moves one of the contents behind the others: the view's own parts keep their order.
    open override func sendSubviewToBack(_ view: UIView) {
        contentView.sendSubviewToBack(view)
    }

    /// Sizes the view's own parts, and tells what keeps the effect from being seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        checkSurroundings()
    }
    /// Shows the effect as it is in the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyLooks()
    }
    /// Tells what keeps the effect from being seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        checkSurroundings()
    }
    /// Tells what keeps the effect from being seen.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        checkSurroundings()
    }
    /// The description of every view, followed by the effect: ` effect=none`.
    open override var description: String { effectDescription }

    override func lookOfPartWasSet() { looksWereSet() }
    override func diverted(_ view: UIView, by call: StaticString) -> UIView? { trapped(view, call) }
}
