// Blurs in reused cells: a thousand of them, and the cell of a public report as it is written there.
import SafeUIKit
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// Rows and a queue of their cells, the least that reuses as a table view does.
@MainActor private final class Rows<Cell: UIView> {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var queue: [Cell] = []
    private(set) var made = 0
    private(set) var reused = 0

    func enqueue(_ cell: Cell) {
        cell.removeFromSuperview()
        queue.append(cell)
    }

    /// A cell for a row, in the window.
    func dequeue(row: Int, make: () -> Cell) -> Cell {
        let cell: Cell
        if queue.isEmpty {
            cell = make()
            made += 1
        } else {
            cell = queue.removeFirst()
            AnimatorReuse.reused(cell)
            reused += 1
        }
        cell.frame = CGRect(x: 0, y: row % 10 * 10, width: 100, height: 10)
        holder.addSubview(cell)
        return cell
    }
}

private final class BlurCell: UIView {
    let blur = BlurView(style: .light, intensity: 0.1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        blur.frame = bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blur)
        blur.addSubview(UILabel())
    }
    required init?(coder: NSCoder) { nil }
}

/// A public report's cell, `UICollectionViewCell` aside: an animator from no effect to all of it stands at a tenth.
private final class JPCell: UIView {
    private let effect = UIBlurEffect(style: .light)
    let effectView = UIVisualEffectView(effect: nil)
    private(set) var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        effectView.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        addSubview(effectView)
    }
    required init?(coder: NSCoder) { nil }
    deinit { MainActor.assumeIsolated { removeAnimator() } }

    private func removeAnimator() {
        guard let animator else { return }
        if animator.state == .stopped {
            animator.finishAnimation(at: .current)
        } else {
            animator.stopAnimation(true)
        }
        self.animator = nil
    }

    func resetAnimator() {
        removeAnimator()
        effectView.effect = nil
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { [weak self] in
            self?.effectView.effect = self?.effect
        }
        animator.pausesOnCompletion = true
        animator.fractionComplete = 0.1
        self.animator = animator
    }
}

@MainActor @Suite("BlurView: reused cells", .harness) struct BlurViewReuseTests {
    private func show(_ view: UIView) async throws -> Harness {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await harness.show(controller)
        return harness
    }

    @Test("1,000 reused cells keep their blur's intensity with nothing called, through the background too")
    func thousand() async throws {
        let rows = Rows<BlurCell>()
        let harness = try await show(rows.holder)
        var cells = (0..<10).map { rows.dequeue(row: $0) { BlurCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) } }
        var wrong: [String] = []
        for screen in 0..<100 {
            try await harness.turn()
            if screen % 25 == 24 {
                try await harness.send(.enterBackground)
                try await harness.advance(by: 1)
                try await harness.send(.enterForeground)
            }
            for (index, cell) in cells.enumerated() {
                let shown = GlassProbe.shown(cell.blur, of: .light)
                if !near(shown, cell.blur.intensity) { wrong.append("screen \(screen), \(index): \(shown)") }
            }
            for cell in cells { rows.enqueue(cell) }
            cells = (0..<10).map { row in
                let cell = rows.dequeue(row: row) { BlurCell(frame: .zero) }
                // As an app scrubs it with the row's content: every other row its own intensity, the rest as it was.
                if row % 2 == 0 { cell.blur.intensity = CGFloat(screen % 9 + 1) / 10 }
                return cell
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
        #expect(rows.reused == 1000)
        #expect(rows.made == 10)
        #expect(harness.traps.all.isEmpty)
    }

    @Test("a cell that stays in its window while it is reused calls prepareForReuse() of its blur") func inPlace() async throws {
        let cell = BlurCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let harness = try await show(cell)
        harness.expectTrap("UIK1713") { AnimatorReuse.reused(cell) }
        cell.blur.prepareForReuse()
        try await harness.turn()
        #expect(near(GlassProbe.shown(cell.blur, of: .light), 0.1))
    }

    @Test("reused on its way to an intensity it is at the end of that way") func onTheWay() async throws {
        let rows = Rows<BlurCell>()
        let harness = try await show(rows.holder)
        let cell = rows.dequeue(row: 0) { BlurCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) }
        cell.blur.setIntensity(0.7, animated: true, duration: 1)
        try await harness.advance(by: 0.5)
        #expect(near(GlassProbe.shown(cell.blur, of: .light), 0.4))
        rows.enqueue(cell)
        _ = rows.dequeue(row: 1) { cell }
        try await harness.turn()
        #expect(near(GlassProbe.shown(cell.blur, of: .light), 0.7))
        try await harness.advance(by: 2)
        #expect(near(GlassProbe.shown(cell.blur, of: .light), 0.7))
    }

    // MARK: The reported cell

    @Test("the reported cell shows a tenth until it is reused, and the whole effect from then on")
    func seedWithoutReset() async throws {
        let rows = Rows<JPCell>()
        let harness = try await show(rows.holder)
        let cell = rows.dequeue(row: 0) { JPCell(frame: .zero) }
        cell.resetAnimator()
        try await harness.turn()
        #expect(near(GlassProbe.shown(cell.effectView, of: .light), 0.1))
        rows.enqueue(cell)
        harness.expectTrap("UIK1713") { _ = rows.dequeue(row: 1) { cell } }
        for _ in 0..<3 {
            try await harness.turn()
            #expect(near(GlassProbe.shown(cell.effectView, of: .light), 1))
        }
        // The animator works as an object and moves nothing.
        cell.animator?.fractionComplete = 0.5
        #expect(cell.animator?.fractionComplete == 0.5)
        #expect(cell.animator?.state == .active)
        try await harness.turn()
        #expect(near(GlassProbe.shown(cell.effectView, of: .light), 1))
    }

    @Test("reset at once it shows the whole effect still; reset in the next turn a tenth")
    func seedWithReset() async throws {
        let rows = Rows<JPCell>()
        let harness = try await show(rows.holder)
        let cell = rows.dequeue(row: 0) { JPCell(frame: .zero) }
        cell.resetAnimator()
        try await harness.turn()
        rows.enqueue(cell)
        harness.expectTrap("UIK1713") { _ = rows.dequeue(row: 1) { cell } }
        cell.resetAnimator()
        try await harness.turn()
        #expect(near(GlassProbe.shown(cell.effectView, of: .light), 1))
        for row in 0..<20 {
            rows.enqueue(cell)
            if row == 0 {
                _ = rows.dequeue(row: row) { cell }
            } else {
                harness.expectTrap("UIK1713") { _ = rows.dequeue(row: row) { cell } }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { cell.resetAnimator() } }
            try await harness.turn()
            #expect(near(GlassProbe.shown(cell.effectView, of: .light), 0.1), "row \(row)")
        }
    }

    @Test("the reported cell keeps its tenth in the background, and goes without a trap") func seedBackground() async throws {
        let rows = Rows<JPCell>()
        let harness = try await show(rows.holder)
        var cell: JPCell? = rows.dequeue(row: 0) { JPCell(frame: .zero) }
        cell?.resetAnimator()
        try await harness.turn()
        try await harness.send(.enterBackground)
        try await harness.advance(by: 1)
        try await harness.send(.enterForeground)
        #expect(near(GlassProbe.shown(try #require(cell?.effectView), of: .light), 0.1))
        cell?.removeFromSuperview()
        cell = nil
        try await harness.turn()
        #expect(harness.traps.all.isEmpty)
    }
}
