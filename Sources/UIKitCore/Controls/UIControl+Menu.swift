// The menu of a control: opened by a long press, or at once by a touch.
// Apple: "UIControl", showsMenuAsPrimaryAction, contextMenuInteraction.
import CoreGraphics
import Foundation

extension UIControl {
    func setContextMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != (flags.menuInteraction != nil) else { return }
        if let interaction = flags.menuInteraction {
            removeInteraction(interaction)
            flags.menuInteraction = nil
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            flags.menuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// After touchDown: the menu opens, and the finger is the menu's from then on.
    func openMenuAsPrimaryAction(_ touch: UITouch) {
        guard flags.showsMenuAsPrimaryAction, isEnabled, openMenu(at: touch.location(in: self)) else { return }
        tracking.isTracking = false
        tracking.touch = nil
        tracking.menuTouch = touch
        isHighlighted = false
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.state == .possible {
            recognizer.become(.failed, because: "a menu opens")
        }
        follow(touch)
    }

    /// Tells of menuActionTriggered, then opens the menu.
    @discardableResult func openMenu(at location: CGPoint) -> Bool {
        guard let interaction = flags.menuInteraction, interaction.session == nil else { return false }
        sendActions(for: .menuActionTriggered)
        return interaction.open(at: location)
    }

    private func follow(_ touch: UITouch) {
        flags.menuInteraction?.session?.fingerMoved(to: touch.location(in: nil))
    }

    /// Whether the touches are those of a finger that opened the menu.
    func menuTakes(_ touches: Set<UITouch>) -> Bool {
        guard let touch = tracking.menuTouch, touches.contains(touch) else { return false }
        let menu = flags.menuInteraction?.session
        switch touch.phase {
        case .moved, .stationary, .began: follow(touch)
        case .ended:
            tracking.menuTouch = nil
            menu?.fingerLifted(at: touch.location(in: nil))
        default:
            tracking.menuTouch = nil
            menu?.forgetFinger()
        }
        return true
    }
}
