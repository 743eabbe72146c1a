// The views of an effect view's own: what shows the blur, and what holds the contents.
// Apple: "UIVisualEffectView", contentView; masks ("UIKit makes a copy of the view").
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Shows what lies behind, blurred.
final class EffectBackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
    var backdropLayer: BackdropLayer { layerStorage as! BackdropLayer }
}

/// Holds the contents of an effect view.
final class EffectContentView: UIView {
    override class var layerClass: AnyClass { VibrancyLayer.self }
    var vibrancyLayer: VibrancyLayer { layerStorage as! VibrancyLayer }
}

extension UIVisualEffectView {
    func setUpEffect() {
        _ = madeBackdrop
        _ = madeContent
        EffectWatch.observeSettings()
    }

    var madeBackdrop: EffectBackdropView {
        if let made = effectState.backdrop { return made }
        let view = EffectBackdropView(frame: CGRect(origin: .zero, size: bounds.size))
        view.isUserInteractionEnabled = false
        effectState.backdrop = view
        install(view, at: 0)
        return view
    }

    var madeContent: EffectContentView {
        if let made = effectState.content { return made }
        let view = EffectContentView(frame: CGRect(origin: .zero, size: bounds.size))
        effectState.content = view
        install(view, at: hierarchy.subviews.count)
        return view
    }

    /// Inserts a part without calling a method that a subclass may have overridden.
    func install(_ part: UIView, at index: Int) {
        part.becomePart()
        part.frame = bounds
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        add(part, at: index)
    }

    func isOwnPart(_ view: UIView) -> Bool { view === effectState.backdrop || view === effectState.content }

    func layOutParts() {
        for part in [effectState.backdrop, effectState.content] as [UIView?] {
            guard let part, part.superview === self, part.frame != bounds else { continue }
            part.frame = bounds
        }
    }

    // MARK: Mask

    /// Steps: 1. the mask belongs to this view alone; 2. each part gets a copy of how it looks now.
    func setEffectMask(_ view: UIView?) {
        takeMask(view)
        for part in [madeBackdrop, madeContent] as [UIView] {
            part.layerStorage.mask = view.flatMap { copy(ofMask: $0) }
        }
    }

    /// The mask as a picture, where it stands in this view.
    private func copy(ofMask mask: UIView) -> CALayer? {
        let copy = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        copy.bounds = mask.bounds
        copy.anchorPoint = mask.layer.anchorPoint
        copy.position = CGPoint(
            x: mask.layer.position.x - bounds.origin.x, y: mask.layer.position.y - bounds.origin.y)
        copy.transform = mask.layer.transform
        copy.opacity = mask.isHidden ? 0 : mask.layer.opacity
        copy.contents = mask.snapshotImage(of: mask.bounds, afterUpdates: true)
        copy.contentsScale = max(1, traitCollection.displayScale)
        return copy
    }

    // MARK: Archives

    private static let effectKey = "UIVisualEffectViewEffect"
    private static let contentKey = "UIVisualEffectViewContentView"

    func encodeEffect(with coder: NSCoder) {
        if let effect { coder.encode(effect, forKey: Self.effectKey) }
        coder.encode(contentView, forKey: Self.contentKey)
    }

    func decodeEffect(from coder: NSCoder) {
        if effectState.content == nil, let content = coder.objectIfPresent(Self.contentKey) as? EffectContentView {
            effectState.content = content
            install(content, at: hierarchy.subviews.count)
        }
        if let effect = coder.objectIfPresent(Self.effectKey) as? UIVisualEffect { setEffect(effect) }
    }

    // MARK: Words

    nonisolated var effectDescription: String {
        let base = ObjectName.description(of: self, baseClass: UIVisualEffectView.self)
        guard MainThread.isCurrent else { return base }
        return MainActor.assumeIsolated { base + " effect=" + (effectState.effect?.description ?? "none") }
    }
}
