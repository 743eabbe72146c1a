// Showing images in turn, by the stage's clock.
// Apple: "UIImageView", Animating a sequence of images
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension UIImageView {
    /// The frames of the present state: the view's own before an animated image's.
    var framesInUse: [UIImage]? {
        let own = content.isHighlighted ? animation.highlightedImages ?? animation.images : animation.images
        return own ?? content.image?.images
    }

    private var runDuration: TimeInterval {
        if animation.images == nil, let image = content.image, image.images != nil { return image.duration }
        let count = framesInUse?.count ?? 0
        return animation.duration > 0 ? animation.duration : Double(count) / 30
    }

    func setAnimationImages(_ images: [UIImage]?) {
        endAnimation()
        animation.images = images
    }

    func beginAnimation() {
        guard let frames = framesInUse, !frames.isEmpty, runDuration > 0 else { return }
        endAnimation()
        animation.start = nil
        animation.shownIndex = 0
        let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.step(link.timestamp) } }
        animation.link = link
        if window != nil { link.add(to: .main, forMode: .common) }
        setNeedsDisplay()
    }

    func endAnimation() {
        guard let link = animation.link else { return }
        link.invalidate()
        animation.link = nil
        setNeedsDisplay()
    }

    func windowChanged() {
        guard let link = animation.link else { return }
        if window != nil {
            link.add(to: .main, forMode: .common)
        } else {
            link.remove(from: .main, forMode: .common)
        }
    }

    /// The frame that is due at a time of the clock; ends after the last run.
    private func step(_ time: TimeInterval) {
        guard let frames = framesInUse, !frames.isEmpty else { return endAnimation() }
        let start = animation.start ?? time
        animation.start = start
        // A hair more, so that a frame boundary is not missed by rounding.
        let runs = (time - start) / runDuration + 1e-9
        if animation.repeatCount > 0, runs >= Double(animation.repeatCount) { return endAnimation() }
        let index = min(frames.count - 1, Int((runs - runs.rounded(.down)) * Double(frames.count)))
        if index != animation.shownIndex {
            animation.shownIndex = index
            setNeedsDisplay()
        }
    }
}
