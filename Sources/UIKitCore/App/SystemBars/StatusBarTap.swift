// A tap on the status bar, which brings what scrolls to its top.
// Apple: "UIScrollView", scrollsToTop.
import CoreGraphics
import Foundation
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
