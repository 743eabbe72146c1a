// A tap on the status bar, which brings what scrolls to its top.
// Apple: "UIScrollView", scrollsToTop.
import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// Knows whether the finger on the screen taps the status bar.
@MainActor final class StatusBarTap {
    private var finger: Int?

    /// Looks at touches that the app has had already: a finger that comes and goes on the bar alone, on no control.
    func follow(_ samples: [TouchSample], _ app: UIApplication) {
        guard UIScreen.main.environment.showsSystemBars else { return }
        for sample in samples {
            let isOnBar = app.statusBarRect.contains(sample.location)
            switch sample.phase {
            case .began:
                let isFree = app.view(at: sample.location).map { !$0.responderChain.contains { $0 is UIControl } } ?? true
                finger = finger == nil && isOnBar && isFree ? sample.id : nil
            case .moved where sample.id == finger && !isOnBar: finger = nil
            case .ended where sample.id == finger:
                finger = nil
                if isOnBar { app.tapStatusBar() }
            case .cancelled: finger = nil
            default: break
            }
        }
    }
}

extension UIApplication {
    /// Performs a tap on the status bar: the one scroll view on the screen that has `scrollsToTop` goes to its top. With
    /// several of them nothing happens (documented). Returns whether one scrolls.
    @discardableResult
    package func tapStatusBar() -> Bool {
        var candidates: [UIScrollView] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= ViewMeasures.faintestAlpha else { return }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isOnScreen {
                candidates.append(scrollView)
            }
            for subview in view.subviews { DeepWalk.level(ObjectName.of(subview)) { collect(subview) } }
        }
        if let window = keyWindow ?? windows.last { collect(window) }
        guard candidates.count == 1 else { return false }
        return candidates[0].goToTop()
    }
}

extension UIView {
    /// Whether a part of the view lies on its window.
    fileprivate var isOnScreen: Bool {
        guard let window else { return false }
        return convert(bounds, to: window as UIView).intersects(window.bounds)
    }
}
