// The effect as looks of the view's two inner layers.
// Apple: "UIVisualEffectView", effect; animating it: "UIViewPropertyAnimator".
import CoreGraphics
import Foundation
import QuartzCore

/// The state of an effect view. The files of `UIVisualEffectView` change it.
struct EffectState {
    var effect: UIVisualEffect?
    var backdrop: EffectBackdropView?
    var content: EffectContentView?
    /// Effects that were set before, within animations that may still go back to them; the first one first.
    var earlier: [UIVisualEffect?] = []
    /// The codes that were reported since the surroundings were last right.
    var reported: Set<String> = []
}

extension UIVisualEffectView {
    func setEffect(_ effect: UIVisualEffect?) {
        guard MainThread.allows("-[UIVisualEffectView setEffect:]") else { return }
        rememberEffect()
        effectState.effect = effect?.copy() as? UIVisualEffect
        applyLooks()
        if effect != nil {
            EffectWatch.add(self)
            checkSurroundings()
        }
    }

    /// Keeps the effect that is about to be replaced, where an animator may set it again.
    private func rememberEffect() {
        switch AnimationBlock.current?.sink {
        case .tracks?, .keyframes?:
            if effectState.earlier.count < EffectMeasures.mostEarlier { effectState.earlier.append(effectState.effect) }
        case .layers?, nil: effectState.earlier = []
        }
    }

    /// The looks of the effect in the present traits. They move within animation blocks alone.
    func applyLooks() {
        let looks = effectState.effect?.looks(in: traitCollection) ?? .none
        let backdrop = looks.backdrop.opaqueIfWanted
        if backdrop != .none || effectState.backdrop != nil { madeBackdrop.backdropLayer.look = backdrop }
        if looks.vibrancy != .none || effectState.content != nil { madeContent.vibrancyLayer.look = looks.vibrancy }
    }

    /// An animator has set the looks, where it stopped or back to where it began: then the effect of then is set again.
    func looksWereSet() {
        let shown = EffectLooks(
            backdrop: madeBackdrop.backdropLayer.look, vibrancy: madeContent.vibrancyLayer.look)
        for effect in effectState.earlier {
            var looks = effect?.looks(in: traitCollection) ?? .none
            looks.backdrop = looks.backdrop.opaqueIfWanted
            guard looks == shown else { continue }
            effectState.effect = effect
            effectState.earlier = []
            return
        }
    }
}

extension BackdropLook {
    /// The look without blur and transparency if the user wants less of it. Documented that materials become opaque so; the
    /// colour is guessed to be the material's own.
    fileprivate var opaqueIfWanted: BackdropLook {
        guard UIAccessibility.isReduceTransparencyEnabled, let tint = tints.last, radius > 0 else { return self }
        let alpha = tint.components.w
        guard alpha > 0 else { return self }
        return BackdropLook(radius: 0, tints: [BackdropTint(components: tint.components / alpha, blend: tint.blend)])
    }
}
