// The frame clock of one scroll view.
// No Apple page: this is ours.
import Foundation
import QuartzCore

/// Calls a scroll view at each frame while it moves by itself; keeps it not alive.
@MainActor final class ScrollTicker {
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self, let scrollView = self.scrollView else { return link.invalidate() }
                scrollView.tick(at: CACurrentMediaTime())
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
