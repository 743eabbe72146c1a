// Keys of a hardware keyboard scroll: arrows, page up and down, home, end, space.
// Apple: "UIScrollView", allowsKeyboardScrolling. The steps are guessed.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// A key as a movement of content.
struct KeyScroll: Equatable {
    enum Distance: Equatable { case line, page, all }

    var axis: UIAxis
    var isForward: Bool
    var distance: Distance

    /// Nil for keys that scroll nothing. Of the modifiers shift turns space around, option makes pages of lines, and
    /// command goes to the end; control is for others.
    init?(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
        guard !modifiers.contains(.control) else { return nil }
        let far: Distance = modifiers.contains(.command) ? .all : modifiers.contains(.alternate) ? .page : .line
        let plain = modifiers.isDisjoint(with: [.command, .alternate])
        switch usage {
        case .keyboardUpArrow, .keyboardDownArrow: (axis, isForward, distance) = (.vertical, usage == .keyboardDownArrow, far)
        case .keyboardLeftArrow, .keyboardRightArrow: (axis, isForward, distance) = (.horizontal, usage == .keyboardRightArrow, far)
        case .keyboardPageUp where plain, .keyboardPageDown where plain:
            (axis, isForward, distance) = (.vertical, usage == .keyboardPageDown, .page)
        case .keyboardHome where plain, .keyboardEnd where plain:
            (axis, isForward, distance) = (.vertical, usage == .keyboardEnd, .all)
        case .keyboardSpacebar where plain: (axis, isForward, distance) = (.vertical, !modifiers.contains(.shift), .page)
        default: return nil
        }
    }

    /// Where an axis goes from an offset; `pages` for content that rests at multiples of its view's length.
    func target(from offset: CGFloat, limits: AxisLimits, visible: CGFloat, pages: Bool) -> CGFloat {
        let sign: CGFloat = isForward ? 1 : -1
        switch distance {
        case .all: return isForward ? limits.upper : limits.lower
        case .line where !pages: return limits.clamped(offset + sign * ScrollMeasures.keyLine)
        default:
            let step = pages ? limits.length : max(ScrollMeasures.keyLine, visible - ScrollMeasures.keyOverlap)
            return limits.clamped(offset + sign * step)
        }
    }
}

/// Finds the scroll view that a key means.
@MainActor package enum KeyScrolling {
    /// Scrolls for a key that nobody in the responder chain kept. Returns whether something scrolls.
    package static func scroll(_ key: UIKey) -> Bool {
        guard let movement = KeyScroll(key.keyCode, modifiers: key.modifierFlags) else { return false }
        return scroll(movement)
    }

    /// A scrolling key that stays down.
    static func again(usage: Int, modifiers: UIKeyModifierFlags) {
        guard FirstResponder.current as? any UIKeyInput == nil else { return }
        if let movement = KeyScroll(UIKeyboardHIDUsage(rawValue: usage), modifiers: modifiers) { _ = scroll(movement) }
    }

    /// The scroll views around the first responder from inside out; where none has room, or there is no first responder,
    /// the largest one in front (guessed).
    private static func scroll(_ movement: KeyScroll) -> Bool {
        let window = AppSession.windowForKeys
        let first = FirstResponder.current
        for case let view as UIScrollView in first?.responderChain ?? [] where view.scroll(by: movement) { return true }
        guard let root = window?.pressTarget?.controlledView ?? window else { return false }
        return candidates(in: root, of: window).contains { $0.scroll(by: movement) }
    }

    /// The larger first; in the order of the tree where they are equal.
    private static func candidates(in root: UIView, of window: UIWindow?) -> [UIScrollView] {
        var found: [(view: UIScrollView, area: CGFloat)] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= ViewMeasures.faintestAlpha, view.isUserInteractionEnabled else { return }
            if let scroll = view as? UIScrollView, let window {
                let seen = scroll.convert(scroll.bounds, to: window as UIView).intersection(window.bounds)
                if !seen.isEmpty { found.append((scroll, seen.width * seen.height)) }
            }
            for child in view.subviews { DeepWalk.level(ObjectName.of(child)) { collect(child) } }
        }
        collect(root)
        let places = found.indices.sorted {
            found[$0].area != found[$1].area ? found[$0].area > found[$1].area : $0 < $1
        }
        return places.map { found[$0].view }
    }
}

extension UIScrollView {
    /// Scrolls as a key asks; false where that is not allowed or nothing is left there.
    func scroll(by movement: KeyScroll) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, !activity.isDragging else { return false }
        let limits = limits
        let insets = content.adjustedInset
        let base = activity.motion.isGliding ? activity.keyTarget ?? contentOffset : contentOffset
        var target = base
        if movement.axis == .vertical {
            target.y = movement.target(
                from: base.y, limits: limits.y, visible: limits.y.length - insets.vertical, pages: options.isPaging)
        } else {
            target.x = movement.target(
                from: base.x, limits: limits.x, visible: limits.x.length - insets.horizontal, pages: options.isPaging)
        }
        guard target != base else { return activity.keyTarget == base && activity.motion.isGliding }
        setContentOffset(target, animated: true)
        activity.keyTarget = target
        return true
    }
}
