// The region and the style of the pointer at its place.
// No Apple page: this is ours. The order of calls (leave, style, enter) is guessed.
import CoreGraphics
import Foundation
import Stage

/// Follows the pointer through the interactions of the views under it. One of the application's.
@MainActor final class PointerTracker {
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var look: PointerLook?
    /// The pointer's place on the screen; nil while there is no pointer.
    private var location: CGPoint?

    /// The pointer moved without a button; nil when it left the screen. `hit` is the view under it. The innermost
    /// interaction that has a region there has the pointer.
    func move(to location: CGPoint?, over hit: UIView?) {
        self.location = location
        var view = location == nil ? nil : hit
        while let current = view, let location {
            for one in current.interaction.interactions.reversed() {
                guard let candidate = one as? UIPointerInteraction, candidate.isEnabled,
                    let found = Self.region(of: candidate, current, at: location)
                else { continue }
                enter(found, of: candidate)
                look?.follow(location)
                return
            }
            view = current.superview
        }
        exit()
    }

    private static func region(of interaction: UIPointerInteraction, _ view: UIView, at location: CGPoint)
        -> UIPointerRegion?
    {
        guard let window = view.window else { return nil }
        let point = view.convert(window.convertFromScreen(location), from: window)
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate = interaction.delegate else { return whole }
        let request = UIPointerRegionRequest(location: point, modifiers: AppSession.modifiers)
        return delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
    }

    private func enter(_ new: UIPointerRegion, of next: UIPointerInteraction) {
        if next === interaction, new == region { return }
        exit(stays: true)
        (interaction, region) = (next, new)
        let style = next.delegate.map { $0.pointerInteraction(next, styleFor: new) } ?? next.automaticStyle
        show(style, region: new, in: next.view)
        let animator = PointerAnimator()
        next.delegate?.pointerInteraction(next, willEnter: new, animator: animator)
        animator.run()
    }

    /// The region is left; the pointer is as ever unless another region follows.
    private func exit(stays: Bool = false) {
        let (old, left) = (interaction, region)
        interaction = nil
        region = nil
        look?.end()
        look = nil
        if let old, let left {
            let animator = PointerAnimator()
            old.delegate?.pointerInteraction(old, willExit: left, animator: animator)
            animator.run()
        }
        if !stays, left != nil { tell(.system) }
    }

    private func show(_ style: UIPointerStyle?, region: UIPointerRegion, in view: UIView?) {
        guard let style, let view, let location else { return tell(.system) }
        let look = PointerLook(style, region: region, view: view)
        self.look = look
        look.begin(at: location)
        tell(look.pointer)
    }

    private func tell(_ pointer: StagePointer) {
        (AppSession.current.stage as? any PointerStage)?.show(pointer)
    }

    /// The interaction is taken off its view.
    func leave(_ gone: UIPointerInteraction) { if gone === interaction { exit() } }

    /// Discards an interaction's answers; if the pointer is over its view, the interaction is asked again.
    func invalidate(_ changed: UIPointerInteraction) {
        guard let location, changed === interaction || changed.isEnabled else { return }
        if changed === interaction { exit(stays: false) }
        move(to: location, over: UIScreen.main.view(at: location))
    }
}
