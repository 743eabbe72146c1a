// The room that the keyboard leaves in a view.
// Apple: "UIKeyboardLayoutGuide", "Adjusting your layout with keyboard layout guide".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// A guide that follows the keyboard: its top is the keyboard's top, or the bottom of the safe area without a keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide's height without a keyboard is the safe area's bottom inset instead of zero; true by default.
    open var usesBottomSafeArea = true {
        didSet {
            owningView?.insetsWereSet()
            owningView?.setNeedsLayout()
        }
    }

    /// The height in points by which the keyboard (or the safe area) covers the view from below.
    var height: CGFloat {
        guard let view = owningView else { return 0 }
        return max(covered(of: view), usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    }

    /// The number of keyboard guides. Without any, nobody follows the keyboard.
    static var count = 0

    /// The keyboard has come, gone or changed its height: where guides stand is laid out, within the animation under way.
    package static func follow() {
        guard count > 0, let screen = UIScreen.mainStorage else { return }
        for window in screen.windows where window.keyboardChanged() { window.layoutIfNeeded() }
    }

    /// How much of the view lies behind the keyboard, from the bottom.
    private func covered(of view: UIView) -> CGFloat {
        guard let frame = AppSession.current.text?.keyboardFrame, let window = view.window else { return 0 }
        let top = window.convertFromScreen(frame.origin)
        let inView = view.convert(top, from: nil)
        return max(0, view.bounds.maxY - inView.y)
    }
}

extension UIView {
    var madeKeyboardGuide: UIKeyboardLayoutGuide {
        let layout = madeLayout
        if let known = layout.guides.keyboard { return known }
        let guide = UIKeyboardLayoutGuide()
        UIKeyboardLayoutGuide.count += 1
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.owningView = self
        guide.role = .keyboard
        guide.frameSource = { view in
            let height = view.layoutState?.guides.keyboard?.height ?? 0
            return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        }
        layout.guides.keyboard = guide
        return guide
    }

    /// Tells the keyboard's guides here and below. Whether there are any.
    func keyboardChanged() -> Bool {
        var hasGuide = false
        if layoutState?.guides.keyboard != nil {
            hasGuide = true
            insetsWereSet()
            setNeedsLayout()
        }
        for view in hierarchy.subviews
        where DeepWalk.level(ObjectName.of(view), or: false, { view.keyboardChanged() }) { hasGuide = true }
        return hasGuide
    }
}
