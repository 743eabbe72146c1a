// The pages that lie open and turn about a spine.
// No Apple page: this is ours; "UIPageViewController" with the style pageCurl.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// One or two pages beside a spine. While pages turn, those that come lie below or above those that go.
final class PageSpread: UIView, UIGestureRecognizerDelegate {
    weak var owner: UIPageViewController?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private let isVertical: Bool
    private var spine = UIPageViewController.SpineLocation.min
    private var pages: [PagePlace] = []
    private var turn: Turn?
    private var run: Run?
    private var link: CADisplayLink?
    private(set) var progress: CGFloat = 0

    /// A turn of pages.
    private struct Turn {
        var direction: UIPageViewController.NavigationDirection
        var outgoing: [PagePlace]
        var incoming: [PagePlace]
    }
    /// The way to an end by itself.
    private struct Run {
        var from: CGFloat
        var to: CGFloat
        var since: TimeInterval
        var length: TimeInterval
    }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("A spread of pages is in no archive.") }

    // MARK: Lying

    /// Pages lie open; no other stays.
    func show(_ controllers: [UIViewController], _ spine: UIPageViewController.SpineLocation) {
        stopRun()
        self.spine = spine
        let before = pages + (turn?.incoming ?? [])
        let sheets = controllers.map { sheet(for: $0) }
        turn = nil
        progress = 0
        for sheet in before where !sheets.contains(sheet) { sheet.removeFromSuperview() }
        pages = sheets
        for sheet in sheets where sheet.superview !== self { addSubview(sheet) }
        lie()
    }

    private func sheet(for controller: UIViewController) -> PagePlace {
        let all = pages + (turn?.incoming ?? [])
        if let there = all.first(where: { $0.holds(controller.viewIfLoaded) }) { return there }
        let sheet = PagePlace()
        sheet.hold(controller.view)
        return sheet
    }

    /// Pages that come are put in: forward below those that go, back above them.
    func put(_ transition: PageTransition, _ spine: UIPageViewController.SpineLocation) {
        self.spine = spine
        let incoming = transition.incoming.map { sheet(for: $0) }
        let outgoing = pages
        turn = Turn(direction: transition.direction, outgoing: outgoing, incoming: incoming)
        let isSpread = spine == .mid && incoming.count == 2 && outgoing.count == 2
        let forward = transition.direction == .forward
        let order: [PagePlace]
        if isSpread {
            // The lying pages, then the turning page with its back.
            order =
                forward
                ? [outgoing[0], incoming[1], incoming[0], outgoing[1]] : [incoming[0], outgoing[1], incoming[1], outgoing[0]]
        } else {
            order = forward ? incoming + outgoing : outgoing + incoming
        }
        for sheet in order { addSubview(sheet) }
        progress = 0
        lie()
        draw()
    }

    private func place(_ index: Int, of count: Int) -> CGRect {
        guard count == 2 else { return bounds }
        return isVertical
            ? CGRect(x: 0, y: CGFloat(index) * bounds.height / 2, width: bounds.width, height: bounds.height / 2)
            : CGRect(x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    private func lie() {
        for list in [pages, turn?.incoming ?? []] {
            for (index, sheet) in list.enumerated() {
                let frame = place(index, of: list.count)
                sheet.layer.transform = CATransform3DIdentity
                sheet.isHidden = false
                if sheet.frame != frame { sheet.frame = frame }
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let at = progress
        lie()
        progress = at
        draw()
    }

    // MARK: Turning

    /// Pages stand at the progress.
    private func draw() {
        guard let turn else { return }
        let forward = turn.direction == .forward
        UIView.performWithoutAnimation {
            if spine == .mid, turn.outgoing.count == 2, turn.incoming.count == 2 {
                let angle = PageLeaf.angle(progress, toOtherSide: true)
                turnSheet(forward ? turn.outgoing[1] : turn.outgoing[0], binding(second: forward), angle)
                turnSheet(forward ? turn.incoming[0] : turn.incoming[1], binding(second: !forward), PageMeasures.halfTurn - angle)
            } else {
                let angle = PageLeaf.angle(progress, toOtherSide: false)
                let rest = PageLeaf.angle(1 - progress, toOtherSide: false)
                for sheet in forward ? turn.outgoing : turn.incoming {
                    turnSheet(sheet, binding(second: spine != .max), forward ? angle : rest)
                }
            }
        }
    }

    /// The side at which a page is bound: the second of two, or one with the spine at its first edge, at left or top.
    private func binding(second: Bool) -> PageBinding {
        isVertical ? (second ? .top : .bottom) : (second ? .left : .right)
    }

    /// A page that shows its back, or its edge alone, is not seen.
    private func turnSheet(_ sheet: PagePlace, _ binding: PageBinding, _ degrees: CGFloat) {
        sheet.isHidden = degrees >= PageMeasures.edgeOn
        sheet.layer.transform = PageLeaf.transform(sheet.bounds.size, binding, degrees: min(degrees, PageMeasures.mostTurned))
    }

    /// The finger holds the page at a part of the way.
    func hold(at progress: CGFloat) {
        stopRun()
        self.progress = min(max(progress, 0), 1)
        draw()
    }

    /// Goes on by itself to an end of the way.
    func run(to end: CGFloat) {
        let length = TimeInterval(abs(end - progress)) * PageMeasures.turn
        run = Run(from: progress, to: end, since: CACurrentMediaTime(), length: length)
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self else { return link.invalidate() }
                self.tick()
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick() {
        guard let run else { return stopRun() }
        let part = run.length > 0 ? min(max(0, (CACurrentMediaTime() - run.since) / run.length), 1) : 1
        progress = run.from + (run.to - run.from) * CGFloat(UIView.AnimationCurve.easeInOut.progress(part))
        draw()
        guard part >= 1 else { return }
        stopRun()
        owner?.turnRests(at: run.to)
    }

    private func stopRun() {
        link?.invalidate()
        link = nil
        run = nil
    }

    /// Stops fingers and motion, without a word to the owner.
    func standStill() {
        stopRun()
        guard pan.state == .began || pan.state == .changed else { return }
        pan.isEnabled = false
        pan.isEnabled = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { owner?.settle() }
    }

    // MARK: Fingers

    func attach(to container: UIView) {
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        tap.delegate = self
        pan.handler = { [weak self] _ in self.map { $0.owner?.panned($0) } }
        tap.handler = { [weak self] recognizer in
            guard let self, recognizer.state == .ended, let direction = self.tapped() else { return }
            self.owner?.go(direction)
        }
        container.addGestureRecognizer(pan)
        container.addGestureRecognizer(tap)
    }

    private func alongAxis(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    /// How far the finger went, from 0 to 1; forward above 0. With the spine at the last edge pages turn the other way.
    var drag: CGFloat {
        let moved = alongAxis(pan.translation(in: self)) * (spine == .max ? 1 : -1)
        return length > 0 ? moved / length : 0
    }
    /// The speed in lengths of the page a second; forward above 0.
    var speed: CGFloat {
        let velocity = alongAxis(pan.velocity(in: self)) * (spine == .max ? 1 : -1)
        return length > 0 ? velocity / length : 0
    }

    /// The zones at both ends of the axis.
    private func tapped() -> UIPageViewController.NavigationDirection? {
        guard length > 0 else { return nil }
        let place = alongAxis(tap.location(in: self)) / length
        if place > 1 - PageMeasures.tapZone { return spine == .max ? .reverse : .forward }
        if place < PageMeasures.tapZone { return spine == .max ? .forward : .reverse }
        return nil
    }

    /// A drag along the axis towards a page that is there; a tap near an end of the axis.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return tapped() != nil && owner?.book.transition == nil }
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let translation = pan.translation(in: self)
        let along = alongAxis(translation), across = isVertical ? translation.x : translation.y
        guard abs(along) >= abs(across) else { return false }
        return owner?.mayTurn(drag > 0 ? .forward : .reverse) ?? false
    }
}
