// A view in a window, and animators that move it from 0 to 100.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import TestFixtures
import UIKit

/// One moving view on a headless stage.
@MainActor final class AnimatorFixture {
    let app = StageFixture()
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    /// Positions that completion blocks were called with, in order.
    private(set) var ends: [UIViewAnimatingPosition] = []

    init() { app.show(view) }

    func make(_ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        let view = view
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
        animator.addCompletion { [weak self] in self?.ends.append($0) }
        return animator
    }

    func note(_ position: UIViewAnimatingPosition) { ends.append(position) }

    /// Where the view is shown.
    var shown: CGFloat {
        app.turn()
        return view.layer.presentation()?.position.x ?? -1
    }

    func enterBackground() { app.turn(.lifecycle(.enterBackground)) }
    func enterForeground() { app.turn(.lifecycle(.enterForeground), .lifecycle(.becomeActive)) }
}

/// Equal to within what curves are computed to.
func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(one - other) <= tolerance }
