// A stepper's number, and the presses that change it.
// Apple: "UIStepper"
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import UIKitCore

/// The press that a stepper tracks.
struct StepperPress {
    enum Side { case minus, plus }

    /// The button that is held.
    var side: Side?
    /// Whether the finger is on it.
    var isInside = false
    /// Steps that the press has made by being held.
    var repeats = 0
    /// The number of the work that waits on the clock.
    var wait: Int?

    /// Seconds before the next step of a held button: the first wait, then quicker and quicker.
    var delay: TimeInterval {
        let delays = StepperMeasures.delays
        if repeats == 0 { return delays[0] }
        if repeats < StepperMeasures.fasterAfter { return delays[1] }
        return repeats < StepperMeasures.fastestAfter ? delays[2] : delays[3]
    }
}

extension UIStepper {
    func setMinimum(_ value: Double) {
        guard ControlValue.isNumber(value, self, "minimumValue") else { return }
        guard value < count.maximum else { return reportRange("minimumValue", value) }
        count.minimum = value
        changeValue(count.value)
    }

    func setMaximum(_ value: Double) {
        guard ControlValue.isNumber(value, self, "maximumValue") else { return }
        guard value > count.minimum else { return reportRange("maximumValue", value) }
        count.maximum = value
        changeValue(count.value)
    }

    private func reportRange(_ property: String, _ value: Double) {
        Catalogue.stepperRange.report(
            object: ObjectName.of(self),
            cause: "\(property) was set to \(value); the range is \(count.minimum) to \(count.maximum).")
    }

    func setStep(_ value: Double) {
        guard ControlValue.isNumber(value, self, "stepValue") else { return }
        guard value > 0 else {
            Catalogue.stepperStep.report(object: ObjectName.of(self), cause: "stepValue was set to \(value).")
            return
        }
        count.step = value
    }

    func changeValue(_ value: Double) {
        guard ControlValue.isNumber(value, self, "value") else { return }
        count.value = min(max(value, count.minimum), count.maximum)
        updateParts()
    }

    /// False at the end of the range, unless it wraps.
    func canStep(_ side: StepperPress.Side) -> Bool {
        guard isEnabled else { return false }
        return count.wraps || (side == .plus ? count.value < count.maximum : count.value > count.minimum)
    }

    /// Beyond an end: the other end where it wraps, else that end. True where the value is another.
    func step(_ side: StepperPress.Side) -> Bool {
        let before = count.value
        let next = before + (side == .plus ? count.step : -count.step)
        if next > count.maximum {
            count.value = count.wraps ? count.minimum : count.maximum
        } else if next < count.minimum {
            count.value = count.wraps ? count.maximum : count.minimum
        } else {
            count.value = next
        }
        updateParts()
        return count.value != before
    }

    func pressButton(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        let side: StepperPress.Side = rect(of: .minus).contains(point) ? .minus : .plus
        guard canStep(side) else { return false }
        press = StepperPress(side: side, isInside: true)
        updateParts()
        if count.autorepeats { waitForRepeat() }
        return true
    }

    func movePress(_ touch: UITouch) -> Bool {
        guard let side = press.side else { return true }
        let reach = rect(of: side).insetBy(dx: -ControlMeasures.touchOutset, dy: -ControlMeasures.touchOutset)
        let isInside = reach.contains(touch.location(in: self))
        if isInside != press.isInside {
            press.isInside = isInside
            updateParts()
        }
        return true
    }

    /// Steps: 1. a press that has not repeated makes one step; 2. who listens hears of a new value, also of the last
    /// one of a repeated press that was silent meanwhile.
    func endPress(_ touch: UITouch?) {
        let held = press
        cancelPress()
        guard let side = held.side else { return }
        if held.repeats > 0 {
            if !count.isContinuous { sendValueChanged() }
        } else if held.isInside, step(side) {
            sendValueChanged()
        }
    }

    func cancelPress() {
        if let wait = press.wait { StageClock.current.cancel(wait) }
        press = StepperPress()
        updateParts()
    }

    private func waitForRepeat() {
        let clock = StageClock.current
        press.wait = clock.schedule(at: clock.now + press.delay, site: "UIStepper.autorepeat") { [weak self] in
            MainActor.assumeIsolated { self?.repeatStep() }
        }
    }

    private func repeatStep() {
        press.wait = nil
        guard let side = press.side else { return }
        if press.isInside, canStep(side) {
            press.repeats += 1
            if step(side), count.isContinuous { sendValueChanged() }
        }
        // A target may have ended the press.
        if press.side != nil, count.autorepeats { waitForRepeat() }
    }

    func encodeStepper(_ coder: NSCoder) {
        coder.encode(count.value, forKey: "UIStepperValue")
        coder.encode(count.minimum, forKey: "UIStepperMinimumValue")
        coder.encode(count.maximum, forKey: "UIStepperMaximumValue")
        coder.encode(count.step, forKey: "UIStepperStepValue")
        coder.encode(count.isContinuous, forKey: "UIStepperContinuous")
        coder.encode(count.autorepeats, forKey: "UIStepperAutorepeat")
        coder.encode(count.wraps, forKey: "UIStepperWraps")
    }

    func decodeStepper(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIStepperMaximumValue") else { return }
        count = Count(
            value: coder.decodeDouble(forKey: "UIStepperValue"),
            minimum: coder.decodeDouble(forKey: "UIStepperMinimumValue"),
            maximum: coder.decodeDouble(forKey: "UIStepperMaximumValue"),
            step: coder.decodeDouble(forKey: "UIStepperStepValue"),
            isContinuous: coder.decodeBool(forKey: "UIStepperContinuous"),
            autorepeats: coder.decodeBool(forKey: "UIStepperAutorepeat"),
            wraps: coder.decodeBool(forKey: "UIStepperWraps"))
        updateParts()
    }
}
