// What controls do for assistive technologies.
// Apple: "UIAccessibilityAction". Steps of a tenth: observed of sliders.
import CoreGraphics
import Foundation

extension UIControl {
    /// Selected and not enabled, as the control is now.
    var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIButton {
    /// What stands on it, in words.
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
        let step = (maximumValue - minimumValue) / 10
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

extension UIScrollView {
    /// Steps: 1. which way the content goes; 2. a page, as far as there is content; 3. the notice where it is now.
    func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var page = CGVector.zero
        switch direction {
        case .up: page.dy = -1
        case .down: page.dy = 1
        case .left: page.dx = -1
        case .right: page.dx = 1
        case .next: isHorizontal ? (page.dx = rightToLeft ? -1 : 1) : (page.dy = 1)
        case .previous: isHorizontal ? (page.dx = rightToLeft ? 1 : -1) : (page.dy = -1)
        }
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let last = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - bounds.width),
            y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
        let target = CGPoint(
            x: min(max(contentOffset.x + page.dx * room.width, -inset.left), last.x),
            y: min(max(contentOffset.y + page.dy * room.height, -inset.top), last.y))
        guard target != contentOffset, room.width > 0, room.height > 0 else { return false }
        setContentOffset(target, animated: false)
        let along =
            page.dx != 0
            ? (target.x + inset.left, room.width, contentSize.width)
            : (target.y + inset.top, room.height, contentSize.height)
        let number = Int((along.0 / along.1).rounded()) + 1
        let count = max(number, Int((along.2 / along.1).rounded(.up)))
        UIAccessibility.post(notification: .pageScrolled, argument: "Page \(number) of \(count)")
        return true
    }
}
