// Bars that go by themselves: with a tap, a swipe, the keyboard, in a low window.
// Apple: "UINavigationController", hidesBarsOnTap, hidesBarsOnSwipe (documented).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UINavigationController {
    var madeTap: UITapGestureRecognizer {
        if let tap = chrome.tap { return tap }
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.isEnabled = false
        tap.handler = { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            self.tapped(recognizer)
        }
        chrome.tap = tap
        container.addGestureRecognizer(tap)
        return tap
    }

    var madeSwipe: UIPanGestureRecognizer {
        if let swipe = chrome.swipe { return swipe }
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
        chrome.swipe = swipe
        container.addGestureRecognizer(swipe)
        return swipe
    }

    func setHidesOnTap(_ hides: Bool) {
        chrome.hidesOnTap = hides
        madeTap.isEnabled = hides
    }

    func setHidesOnSwipe(_ hides: Bool) {
        chrome.hidesOnSwipe = hides
        madeSwipe.isEnabled = hides
    }

    func setHidesWhenLow(_ hides: Bool) {
        chrome.hidesWhenLow = hides
        hideByHeight()
    }

    func setHidesWithKeyboard(_ hides: Bool) {
        chrome.hidesWithKeyboard = hides
        if !hides, let watch = chrome.keyboardWatch {
            NotificationCenter.default.removeObserver(watch)
            chrome.keyboardWatch = nil
        }
        guard hides, chrome.keyboardWatch == nil else { return }
        chrome.keyboardWatch = NotificationCenter.default.addObserver(
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
        if chrome.hidesWhenLow, isLow, !chrome.isBarHidden {
            chrome.isHiddenByHeight = true
            setNavigationBarHidden(true, animated: false)
        } else if chrome.isHiddenByHeight, !isLow || !chrome.hidesWhenLow {
            chrome.isHiddenByHeight = false
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
