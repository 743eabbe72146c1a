// The work for which a test waits, for messages.
// No Apple page: this is ours.
import Foundation
import QuartzCore
import Stage
import UIKit
import UIKitControls
import UIKitCore

/// The work for which a test waits, in words.
enum PendingWork {
    /// Work outside, then what waits for a time, such as `at 1.500 s (in 1.200 s), scheduled at CartModel.swift:42`, then
    /// animations that repeat without end.
    static var sentences: [String] {
        let clock = StageClock.current
        guard clock.isVirtual else { return [] }
        let now = clock.now
        let scheduled = clock.pendingWork.filter { !$0.isIdle }.map { work in
            (work.time, "at \(seconds(work.time)) (in \(seconds(work.time - now))), scheduled at \(work.site)")
        }
        let counted = CountedWork.waiting(from: TestClock.origin).map { ($0.time, $0.sentence(now: now)) }
        let waiting = (scheduled + counted).sorted { $0.0 < $1.0 }.map(\.1)
        return OutsideWork.names + waiting + endlessAnimations
    }

    /// `UIImageView in UIActivityIndicatorView: animation rotation, without end`; on the main actor alone.
    private static var endlessAnimations: [String] {
        guard MainExecutor.isCurrent else { return [] }
        return MainActor.assumeIsolated {
            guard let harness = Harness.current, harness.stage.client?.needsTurn == true,
                harness.stage.client?.awaitsTurn == false
            else { return [] }
            let animations = harness.roots.flatMap { ViewTree.animations(in: $0) }.map { "\($0), without end" }
            return animations + harness.roots.flatMap(wheels).map { "\(ViewTree.name(of: $0)) turns without end" }
        }
    }

    @MainActor private static func wheels(in view: UIView) -> [UIView] {
        let own = (view as? UIActivityIndicatorView)?.isAnimating == true ? [view] : []
        return own + view.subviews.flatMap { view in DeepWalk.level(ObjectName.of(view), or: []) { wheels(in: view) } }
    }

    /// To thousandths, such as `1.500 s`.
    static func seconds(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value) s" }
        let thousandths = Int((value * 1000).rounded())
        let digits = String(abs(thousandths) % 1000)
        let padded = String(repeating: "0", count: 3 - digits.count) + digits
        return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(padded) s"
    }
}
