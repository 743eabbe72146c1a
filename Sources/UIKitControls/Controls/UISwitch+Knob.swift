// A switch's track and thumb, and how a finger turns it.
// Apple: "UISwitch"; measures observed (see SwitchParts).
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The views of a switch.
@MainActor struct SwitchParts {
    let offTrack = ControlPart()
    let onTrack = ControlPart()
    let thumb = ControlPart()

    /// A disabled switch is half clear.
    func fade(_ isEnabled: Bool) { offTrack.superview?.alpha = isEnabled ? 1 : SwitchMeasures.disabledAlpha }
}

extension UISwitch {
    func setUpSwitch() {
        isOpaque = false
        // One holder, so that a disabled switch fades as one.
        let holder = ControlPart(frame: CGRect(origin: .zero, size: SwitchMeasures.size))
        setUpParts([holder])
        for track in [parts.offTrack, parts.onTrack] {
            track.frame = holder.bounds
            track.layer.cornerRadius = SwitchMeasures.size.height / 2
            holder.addSubview(track)
        }
        // The thumb's shadow ends with the tracks, whose own edges are covered once each (observed).
        let clip = ControlPart(frame: holder.bounds)
        clip.layer.cornerRadius = SwitchMeasures.size.height / 2
        clip.clipsToBounds = true
        holder.addSubview(clip)
        parts.thumb.layer.cornerRadius = SwitchMeasures.thumbSide / 2
        // Observed: the edges of a switch that is scaled are soft.
        for part in [parts.offTrack, parts.onTrack, clip, parts.thumb] { part.layer.allowsEdgeAntialiasing = true }
        parts.thumb.castShadow(
            opacity: SwitchMeasures.shadowOpacity, deviation: SwitchMeasures.shadowDeviation, down: SwitchMeasures.shadowDown)
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
        if animated {
            UIView.animate(withDuration: SwitchMeasures.duration) { self.layoutKnob() }
        } else {
            layoutKnob()
        }
    }

    func layoutKnob() {
        let area = CGRect(origin: bounds.origin, size: SwitchMeasures.size)
        let width = SwitchMeasures.thumbSide + (knob.isPressed ? SwitchMeasures.growth : 0)
        let inset = SwitchMeasures.inset
        let x = knob.shown ? area.maxX - inset - width : area.minX + inset
        let rect = CGRect(x: x, y: area.minY + inset, width: width, height: SwitchMeasures.thumbSide)
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
        var fraction = (touch.location(in: self).x - bounds.minX) / SwitchMeasures.size.width
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        if !knob.shown, fraction > SwitchMeasures.onThreshold, startFraction(touch) < SwitchMeasures.onThreshold {
            knob.wasDragged = true
            show(true, animated: true)
        } else if knob.shown, fraction < SwitchMeasures.offThreshold, startFraction(touch) > SwitchMeasures.offThreshold {
            knob.wasDragged = true
            show(false, animated: true)
        }
        return true
    }

    /// The finger's fraction at the previous place: a finger that rests beyond a threshold has not passed it.
    private func startFraction(_ touch: UITouch) -> CGFloat {
        let fraction = (touch.previousLocation(in: self).x - bounds.minX) / SwitchMeasures.size.width
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
    }

    /// Steps: 1. the thumb is narrow again; 2. a tap inside turns, a drag keeps; 3. who listens hears of a new value.
    func dropKnob() {
        let target = knob.wasDragged ? knob.shown : knob.isOn != isTouchInside
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
        bounds = CGRect(origin: .zero, size: SwitchMeasures.size)
        changeLook {
            $0.onTint = coder.optional(UIColor.self, forKey: "UIOnTintColor")
            $0.thumbTint = coder.optional(UIColor.self, forKey: "UIThumbTintColor")
        }
        turn(coder.decodeBool(forKey: "UISwitchOn"), animated: false)
    }
}
