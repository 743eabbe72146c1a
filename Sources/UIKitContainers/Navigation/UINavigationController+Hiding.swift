// Bars that go by themselves: with a tap, a swipe, the keyboard, in a low window.
// Apple: "UINavigationController", hidesBarsOnTap, hidesBarsOnSwipe (documented).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UINavigationController+Hiding.swift`.
struct NavigationHiding {
    fileprivate(set) var hidesOnTap = false
    fileprivate(set) var hidesOnSwipe = false
    fileprivate(set) var hidesWithKeyboard = false
    fileprivate(set) var hidesWhenLow = false
    fileprivate(set) var tap: UITapGestureRecognizer?
    fileprivate(set) var swipe: UIPanGestureRecognizer?
    /// Hidden by itself: in a low window.
    fileprivate(set) var isHiddenByHeight = false
    fileprivate(set) var keyboardWatch: (any NSObjectProtocol)?
}

extension UINavigationController {
    var madeTap: UITapGestureRecognizer {
        if let tap = hiding.tap { return tap }
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.isEnabled = false
        tap.handler = { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            self.tapped(recognizer)
        }
        hiding.tap = tap
        container.addGestureRecognizer(tap)
        return tap
    }

    var madeSwipe: UIPanGestureRecognizer {
        if let swipe = hiding.swipe { return swipe }
        let swipe = UIPanGestureRecognizer()
        let gate = SwipeGate()
        swipe.delegate = gate
        swipe.handler = { [weak self, gate] recognizer in
            _ = gate
            guard let self, recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self.swiped(pan)
        }
        swipe.cancelsTouchesInView = false
        swipe.isEnabled = false
        hiding.swipe = swipe
        container.addGestureRecognizer(swipe)
        return swipe
    }

    func setHidesOnTap(_ hides: Bool) {
        hiding.hidesOnTap = hides
        madeTap.isEnabled = hides
    }

    func setHidesOnSwipe(_ hides: Bool) {
        hiding.hidesOnSwipe = hides
        madeSwipe.isEnabled = hides
    }

    func setHidesWhenLow(_ hides: Bool) {
        hiding.hidesWhenLow = hides
        hideByHeight()
    }

    func setHidesWithKeyboard(_ hides: Bool) {
        hiding.hidesWithKeyboard = hides
        if !hides, let watch = hiding.keyboardWatch {
            NotificationCenter.default.removeObserver(watch)
            hiding.keyboardWatch = nil
        }
        guard hides, hiding.keyboardWatch == nil else { return }
        hiding.keyboardWatch = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.viewIfLoaded?.window != nil else { return }
                self.setBars(hidden: true)
            }
        }
    }

    private func setBars(hidden: Bool) {
        setNavigationBarHidden(hidden, animated: true)
        if !(pages.shown?.toolbarItems ?? []).isEmpty { setToolbarHidden(hidden, animated: true) }
    }

    /// A control takes its own taps.
    private func tapped(_ recognizer: UIGestureRecognizer) {
        let hit = container.hitTest(recognizer.location(in: container), with: nil)
        if hit is UIControl { return }
        setBars(hidden: !isNavigationBarHidden)
    }

    /// Up hides, down shows.
    private func swiped(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).y
        if abs(way) < NavigationMeasures.hidingSlop { return }
        setBars(hidden: way < 0)
    }

    /// Hides the navigation bar in a low window, and shows it again in a higher one.
    func hideByHeight() {
        let isLow = traitCollection.verticalSizeClass == .compact
        if hiding.hidesWhenLow, isLow, !chrome.isBarHidden {
            hiding.isHiddenByHeight = true
            setNavigationBarHidden(true, animated: false)
        } else if hiding.isHiddenByHeight, !isLow || !hiding.hidesWhenLow {
            hiding.isHiddenByHeight = false
            setNavigationBarHidden(false, animated: false)
        }
    }
}

/// Lets a swipe go along with scrolling.
private final class SwipeGate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
