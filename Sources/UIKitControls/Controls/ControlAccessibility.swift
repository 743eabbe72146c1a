// The accessibility of controls.
// Apple: "UIAccessibilityAction". Steps of a tenth: observed of sliders.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UIButton {
    /// The text of the button for assistive technologies.
    var spokenTitle: String? {
        configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
            ?? (configuration?.image ?? currentImage)?.accessibilityLabel
    }
}

extension UISwitch {
    func turnForAccessibility() -> Bool {
        guard isEnabled else { return false }
        setOn(!isOn, animated: true)
        sendValueChanged()
        return true
    }
}

extension UISlider {
    func adjustForAccessibility(up: Bool) {
        guard isEnabled else { return }
        let before = value
        let step = (maximumValue - minimumValue) / SliderMeasures.accessibilitySteps
        setValue(value + (up ? step : -step), animated: true)
        if value != before { sendValueChanged() }
    }
}

extension UIStepper {
    func adjustForAccessibility(up: Bool) {
        if canStep(up ? .plus : .minus), step(up ? .plus : .minus) { sendValueChanged() }
    }
}

extension UIPageControl {
    func adjustForAccessibility(up: Bool) {
        if isEnabled { turn(to: currentPage + (up ? 1 : -1)) }
    }
}
