// A switch's track and thumb, and how a finger turns it.
// Apple: "UISwitch"; measures observed (see SwitchParts).
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The views of a switch. Sizes observed in a recorded picture: 51 × 31, thumb 27 × 27 at 2 from the edges.
@MainActor struct SwitchParts {
    static let size = CGSize(width: 51, height: 31)
    static let thumbSide: CGFloat = 27
    static let inset: CGFloat = 2
    /// How much wider the thumb is under the finger. Observed.
    static let growth: CGFloat = 7
    /// The part of the width that a finger passes to turn the switch on, and back. Observed.
    static let onThreshold: CGFloat = 0.7
    static let offThreshold: CGFloat = 0.2

    let offTrack = ControlPart()
    let onTrack = ControlPart()
    let thumb = ControlPart()

    /// A disabled switch is half clear. Observed.
    func fade(_ isEnabled: Bool) { offTrack.superview?.alpha = isEnabled ? 1 : 0.5 }
}

extension UISwitch {
    func setUpSwitch() {
        isOpaque = false
        // One holder, so that a disabled switch fades as one.
        let holder = ControlPart(frame: CGRect(origin: .zero, size: SwitchParts.size))
        setUpParts([holder])
        for track in [parts.offTrack, parts.onTrack] {
            track.frame = holder.bounds
            track.layer.cornerRadius = SwitchParts.size.height / 2
            holder.addSubview(track)
        }
        // The thumb's shadow ends with the tracks, whose own edges are covered once each (observed).
        let clip = ControlPart(frame: holder.bounds)
        clip.layer.cornerRadius = SwitchParts.size.height / 2
        clip.clipsToBounds = true
        holder.addSubview(clip)
        parts.thumb.layer.cornerRadius = SwitchParts.thumbSide / 2
        // Observed: the edges of a switch that is scaled are soft.
        for part in [parts.offTrack, parts.onTrack, clip, parts.thumb] { part.layer.allowsEdgeAntialiasing = true }
        // Fitted to a screen recorded on iOS 16.
        parts.thumb.castShadow(opacity: 0.12, deviation: 2.8, down: 3)
        clip.addSubview(parts.thumb)
        changeLook { _ in }
        layoutKnob()
    }

    func changeLook(_ change: (inout Look) -> Void) {
        change(&look)
        parts.offTrack.backgroundColor = .secondarySystemFill
        parts.onTrack.backgroundColor = look.onTint ?? .systemGreen
        parts.thumb.backgroundColor = look.thumbTint ?? .white
    }

    func turn(_ isOn: Bool, animated: Bool) {
        knob.isOn = isOn
        show(isOn, animated: animated && window != nil)
    }

    /// Brings the thumb to a side.
    private func show(_ isOn: Bool, animated: Bool) {
        guard knob.shown != isOn else { return }
        knob.shown = isOn
        animateKnob(animated)
    }

    private func animateKnob(_ animated: Bool) {
        if animated { UIView.animate(withDuration: 0.2) { self.layoutKnob() } } else { layoutKnob() }
    }

    func layoutKnob() {
        let area = CGRect(origin: bounds.origin, size: SwitchParts.size)
        let width = SwitchParts.thumbSide + (knob.isPressed ? SwitchParts.growth : 0)
        let inset = SwitchParts.inset
        let x = knob.shown ? area.maxX - inset - width : area.minX + inset
        let rect = CGRect(x: x, y: area.minY + inset, width: width, height: SwitchParts.thumbSide)
        parts.thumb.place(mirrored(rect, in: area))
        parts.onTrack.alpha = knob.shown ? 1 : 0
    }

    func beginKnob(_ touch: UITouch) -> Bool {
        knob.wasDragged = false
        knob.isPressed = true
        animateKnob(true)
        return true
    }

    func dragKnob(_ touch: UITouch) -> Bool {
        var fraction = (touch.location(in: self).x - bounds.minX) / SwitchParts.size.width
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        if !knob.shown, fraction > SwitchParts.onThreshold, startFraction(touch) < SwitchParts.onThreshold {
            knob.wasDragged = true
            show(true, animated: true)
        } else if knob.shown, fraction < SwitchParts.offThreshold, startFraction(touch) > SwitchParts.offThreshold {
            knob.wasDragged = true
            show(false, animated: true)
        }
        return true
    }

    /// The finger's fraction at the previous place: a finger that rests beyond a threshold has not passed it.
    private func startFraction(_ touch: UITouch) -> CGFloat {
        let fraction = (touch.previousLocation(in: self).x - bounds.minX) / SwitchParts.size.width
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
    }

    /// Steps: 1. the thumb is narrow again; 2. a tap inside turns, a drag keeps; 3. who listens hears of a new value.
    func dropKnob() {
        let target = knob.wasDragged ? knob.shown : knob.isOn != tracking.isTouchInside
        guard target != knob.isOn else { return releaseKnob() }
        knob.isOn = target
        knob.shown = target
        knob.isPressed = false
        animateKnob(true)
        sendValueChanged()
    }

    func releaseKnob() {
        knob.isPressed = false
        knob.shown = knob.isOn
        animateKnob(true)
    }

    func encodeSwitch(_ coder: NSCoder) {
        coder.encode(isOn, forKey: "UISwitchOn")
        if let color = look.onTint { coder.encode(color, forKey: "UIOnTintColor") }
        if let color = look.thumbTint { coder.encode(color, forKey: "UIThumbTintColor") }
    }

    func decodeSwitch(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UISwitchOn") else { return }
        bounds = CGRect(origin: .zero, size: SwitchParts.size)
        changeLook {
            $0.onTint = coder.optional(UIColor.self, forKey: "UIOnTintColor")
            $0.thumbTint = coder.optional(UIColor.self, forKey: "UIThumbTintColor")
        }
        turn(coder.decodeBool(forKey: "UISwitchOn"), animated: false)
    }
}
