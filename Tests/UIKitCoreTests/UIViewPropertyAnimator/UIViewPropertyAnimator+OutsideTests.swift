// What comes from outside: the background, the reuse of cells.
// Apple: "UIViewPropertyAnimator"; both rules are from public reports.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore

/// The least that reuses: one cell, and a queue of it. What a table view will do with `AnimatorReuse`.
@MainActor private final class Reuser {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var queue: [Cell] = []

    final class Cell: UIView {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var preparations = 0
        func prepareForReuse() { preparations += 1 }
    }

    func enqueue(_ cell: Cell) {
        cell.removeFromSuperview()
        queue.append(cell)
    }

    func dequeue() -> Cell {
        let isNew = queue.isEmpty
        let cell = isNew ? Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) : queue.removeFirst()
        if isNew {
            cell.addSubview(cell.inner)
        } else {
            AnimatorReuse.reused(cell)
            cell.prepareForReuse()
        }
        holder.addSubview(cell)
        return cell
    }
}

@MainActor @Suite("UIViewPropertyAnimator: background and reuse", .harness) struct UIViewPropertyAnimatorOutsideTests {
    private let it = AnimatorFixture()

    @Test("in the background a running one completes at its end at once", arguments: [false, true])
    func background(_ isPaused: Bool) {
        let animator = it.make()
        animator.startAnimation()
        it.app.advance(by: 0.25)
        if isPaused { animator.pauseAnimation() }
        it.enterBackground()
        #expect(it.ends == [.end])
        #expect(animator.state == .inactive)
        #expect(animator.fractionComplete == 0)
        #expect(it.view.center.x == 100)
        it.enterForeground()
        it.app.advance(by: 1)
        #expect(it.ends == [.end])
    }

    @Test("one that pauses on completion only pauses in the background, and goes on when started")
    func backgroundPauses() {
        let animator = it.make()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        it.app.advance(by: 0.25)
        it.enterBackground()
        it.enterForeground()
        it.app.advance(by: 5)
        #expect(it.ends == [])
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(near(animator.fractionComplete, 0.25))
        #expect(near(it.shown, 25))
        animator.startAnimation()
        it.app.advance(by: 0.25)
        #expect(near(it.shown, 50))
        animator.stopAnimation(true)
    }

    private func animator(in cell: Reuser.Cell, at fraction: CGFloat) -> UIViewPropertyAnimator {
        let inner = cell.inner
        UIView.performWithoutAnimation { inner.alpha = 0 }
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { inner.alpha = 1 }
        animator.pausesOnCompletion = true
        animator.fractionComplete = fraction
        return animator
    }

    private func shownAlpha(_ cell: Reuser.Cell) -> Double {
        it.app.turn()
        return Double(cell.inner.layer.presentation()?.opacity ?? -1)
    }

    @Test("once its cell is reused it shows its end for good, and lives on as an object")
    func reuse() {
        let reuser = Reuser()
        it.app.show(reuser.holder)
        let cell = reuser.dequeue()
        let animator = animator(in: cell, at: 0.25)
        #expect(abs(shownAlpha(cell) - 0.25) < 1e-6)
        reuser.enqueue(cell)
        #expect(reuser.dequeue() === cell)
        #expect(cell.preparations == 1)
        #expect(shownAlpha(cell) == 1)
        animator.fractionComplete = 0.5
        #expect(animator.fractionComplete == 0.5)
        #expect(animator.state == .active)
        #expect(shownAlpha(cell) == 1)
        #expect(it.app.codes == ["UIK1713"])
        animator.stopAnimation(true)
    }

    @Test("one made in the turn of the reuse is dead too; one made in the next turn works")
    func madeAnew() {
        let reuser = Reuser()
        it.app.show(reuser.holder)
        let cell = reuser.dequeue()
        it.app.turn()
        reuser.enqueue(cell)
        _ = reuser.dequeue()
        let soon = animator(in: cell, at: 0.25)
        #expect(shownAlpha(cell) == 1)
        soon.stopAnimation(true)
        it.app.turn()
        let later = animator(in: cell, at: 0.25)
        #expect(abs(shownAlpha(cell) - 0.25) < 1e-6)
        later.stopAnimation(true)
    }

    @Test("one made in a main-queue block queued after the reuse works, which is the reported cure")
    func madeInBlock() async {
        let reuser = Reuser()
        it.app.show(reuser.holder)
        let cell = reuser.dequeue()
        reuser.enqueue(cell)
        _ = reuser.dequeue()
        var cure: UIViewPropertyAnimator?
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { cure = animator(in: cell, at: 0.25) }
                done.resume()
            }
        }
        #expect(abs(shownAlpha(cell) - 0.25) < 1e-6)
        cure?.stopAnimation(true)
    }

    @Test("views outside the reused cell go on")
    func others() {
        let reuser = Reuser()
        it.app.show(reuser.holder)
        let (cell, view) = (reuser.dequeue(), UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10)))
        reuser.holder.addSubview(view)
        let inner = cell.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.alpha = 0
            view.alpha = 0
        }
        animator.fractionComplete = 0.5
        reuser.enqueue(cell)
        _ = reuser.dequeue()
        #expect(shownAlpha(cell) == 0)
        #expect(abs(Double(view.layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
        animator.stopAnimation(true)
    }
}
