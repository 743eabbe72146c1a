// A thousand property animators scrubbed at once, and what they cost while they stand still.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Two halves of a screen with a thousand small views each: animators move those on the left, the hand those on the right.
@MainActor private final class ScrubbedViews {
    let screen = BenchScreen()
    private let left: [UIView]
    private let right: [UIView]
    private let animators: [UIViewPropertyAnimator]

    init() {
        let root = UIView(frame: screen.window.bounds)
        func half(_ x: Double) -> [UIView] {
            (0..<1000).map { index in
                let view = UIView(frame: Self.place(index).offsetBy(dx: x, dy: 0))
                view.backgroundColor = .systemBlue
                root.addSubview(view)
                return view
            }
        }
        (left, right) = (half(0), half(195))
        screen.show(root)
        animators = left.map { view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.center.y += 40
                view.alpha = 0.25
            }
            animator.fractionComplete = 0
            return animator
        }
        screen.turn()
    }

    private static func place(_ index: Int) -> CGRect {
        CGRect(x: Double(index % 25) * 7, y: Double(index / 25) * 18, width: 6, height: 12)
    }

    func scrub(to fraction: CGFloat) {
        for animator in animators { animator.fractionComplete = fraction }
        screen.turn()
    }

    /// The same places and alphas, set by hand.
    func set(to fraction: CGFloat) {
        for (index, view) in right.enumerated() {
            let place = Self.place(index)
            view.center = CGPoint(x: 195 + place.midX, y: place.midY + 40 * fraction)
            view.alpha = 1 - 0.75 * fraction
        }
        screen.turn()
    }

    /// Whether both halves show the same.
    var halvesAgree: Bool {
        let all = screen.redrawAll()
        return (0..<all.height).allSatisfy { y in
            memcmp(all.row(y), all.row(y) + all.width / 2 * 4, all.width / 2 * 4) == 0
        }
    }

    /// Paused animators are not to be let go of.
    isolated deinit { for animator in animators { animator.stopAnimation(true) } }
}

/// The frame at a fraction with every animator set, against the same values set on the views.
let scrubbed1000 = Benchmark("scrub-1000-animators", peer: "centre and alpha set by hand", target: 2) {
    let views = ScrubbedViews()
    var step = 0
    func next() -> CGFloat {
        step += 1
        return CGFloat(step % 97) / 97
    }
    return Prepared(
        run: { Timing.interleaved(20, { views.scrub(to: next()) }, { views.set(to: next()) }) },
        gate: {
            for fraction in [0.0, 0.25, 0.75] {
                views.scrub(to: fraction)
                views.set(to: fraction)
                if !views.halvesAgree { return "at \(fraction) the scrubbed half is not the one set by hand" }
            }
            return nil
        })
}

/// A turn in which nothing changes while a thousand animators are paused.
let idleAnimators = Benchmark("idle-1000-animators", peer: "memcpy (F)", target: 0.1) {
    let views = ScrubbedViews()
    views.scrub(to: 0.5)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: { Timing.interleaved(60, { views.screen.turn() }, { memcpy(a.bytes, b.bytes, a.byteCount) }) },
        gate: {
            let before = views.screen.frames
            views.screen.turn()
            return views.screen.frames == before ? nil : "a frame was presented though every animator stands still"
        })
}
