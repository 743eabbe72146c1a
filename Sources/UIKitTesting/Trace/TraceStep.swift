// The record of one step while the test runs: little, and put into words only if the test fails.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Stage
import UIKit

/// One verb that a test called, with what was there afterwards.
struct TraceStep {
    /// The verb in words, such as `tap button "Buy"`.
    var text: String
    var path: String
    var line: Int
    /// Seconds of virtual time at its end.
    var time: TimeInterval = 0
    /// The events that were sent to the app.
    var events = TraceEvents()
    /// The number of the picture in the film; nil where nothing was drawn yet.
    var picture: Int?
    /// The views, in order of the tree.
    var views: [TracedView] = []
    /// How many views there were, where not all were kept.
    var viewCount = 0
    var pending = TracedWork()
    var diagnostics: [Trap] = []
    /// The number of the first decision that a trace told during the step, and those told.
    var firstDecision = Trace.count
    var decisions: [String] = []
    /// Why the verb failed.
    var error: String?
}

/// One view of a step. The view itself is not kept alive.
struct TracedView {
    let depth: Int
    let type: AnyClass
    let said: String?
    let frame: CGRect
    let isHidden: Bool
    let isInner: Bool

    /// Views of one step that are kept.
    static let limit = 400

    /// The views of all windows.
    @MainActor static func all(in roots: [UIView]) -> (views: [TracedView], count: Int) {
        var result: [TracedView] = []
        var count = 0
        func add(_ view: UIView, _ parent: UIView?, _ depth: Int, _ isInner: Bool) {
            count += 1
            guard result.count < limit, depth < 200 else { return }
            let isInner = InnerViews.isInner(view, in: parent, isInner)
            result.append(
                TracedView(
                    depth: depth, type: Swift.type(of: view), said: ShownText.of(view) ?? view.accessibilityIdentifier,
                    frame: view.convert(view.bounds, to: nil), isHidden: view.isHidden || view.alpha < 0.01, isInner: isInner))
            for subview in view.subviews { add(subview, view, depth + 1, isInner) }
        }
        for root in roots { add(root, nil, 0, false) }
        return (result, count)
    }

    /// `UIButton "Buy" at (20, 140) 100 × 44, hidden`, indented.
    @MainActor var text: String {
        let name = said.map { "\(type) \(ViewTree.quoted($0))" } ?? "\(type)"
        return String(repeating: "  ", count: depth) + "\(name) at \(ViewTree.text(of: frame))\(isHidden ? ", hidden" : "")"
    }
}

/// The events of one step, in words.
struct TraceEvents {
    /// Kept of one step.
    private static let limit = 60
    private(set) var words: [String] = []
    /// The places at which fingers went down or up, in points of the screen.
    private(set) var touches: [CGPoint] = []
    private var left = 0
    private var isMoving = false

    @MainActor mutating func add(_ event: StageEvent) {
        guard words.count < Self.limit else {
            left += 1
            return
        }
        switch event {
        case .touches(let samples):
            let moves = samples.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
            // Of a movement the last place is kept.
            if moves, isMoving, !words.isEmpty { words.removeLast() }
            isMoving = moves
            words.append(samples.map { "finger \($0.id) \($0.phase) at \(ViewTree.text(of: $0.location))" }.joined(separator: ", "))
            if !moves, touches.count < Self.limit { touches += samples.map(\.location) }
            return
        case .key(let key):
            if key.isDown { words.append("key \(key.characters.isEmpty ? "\(key.usage)" : ViewTree.quoted(key.characters))") }
        case .text(let text): words.append("text \(ViewTree.quoted(text))")
        case .clipboard(let text): words.append("clipboard \(ViewTree.quoted(text))")
        case .composition(let text, _): words.append("composed text \(ViewTree.quoted(text))")
        case .hover(let point): words.append(point.map { "pointer at \(ViewTree.text(of: $0))" } ?? "pointer away")
        case .wheel(let point, let delta, _):
            words.append("wheel at \(ViewTree.text(of: point)) by \(ViewTree.text(of: CGPoint(x: delta.dx, y: delta.dy)))")
        case .tilt(let x, let y): words.append("device tilted by \(ViewTree.text(of: CGPoint(x: x, y: y)))")
        case .environment: words.append("another device or setting")
        case .lifecycle(let change): words.append("app: \(change)")
        case .open(let url): words.append("link \(ViewTree.quoted(url.absoluteString))")
        case .element(let id, let action): words.append("element \(id): \(action)")
        }
        isMoving = false
    }

    var all: [String] { left == 0 ? words : words + ["and \(left) more"] }
}

/// The work that was pending at the end of a step. The work itself is not kept alive, and no place is looked up before somebody
/// asks.
struct TracedWork {
    private var now: TimeInterval = 0
    private var known: [String] = []
    private var counted: [CountedWork.Waiting] = []
    private var scheduled: [(number: Number, time: TimeInterval)] = []

    /// Tells work on the stage's clock apart, also that of two harnesses.
    struct Number: Hashable {
        let clock: ObjectIdentifier
        let work: Int
    }

    init() {}

    /// - Parameter isWhole: Whether places are looked up at once: a tenth of a second the first time.
    init(isWhole: Bool) {
        let clock = StageClock.current
        guard clock.isVirtual else { return }
        now = clock.now
        if isWhole {
            known = PendingWork.sentences
            return
        }
        if OutsideWork.isPending { known = OutsideWork.names }
        counted = CountedWork.waiting(from: TestClock.origin)
        scheduled = clock.pendingWork.filter { !$0.isIdle }.map { (Number(clock: ObjectIdentifier(clock), work: $0.id), $0.time) }
    }

    /// In words.
    /// - Parameter places: Of work on the stage's clock by its number, as far as they are known.
    func sentences(_ places: [Number: String]) -> [String] {
        let own = scheduled.map { work in
            let place = places[work.number].map { ", scheduled at \($0)" } ?? ""
            return (work.time, "at \(PendingWork.seconds(work.time)) (in \(PendingWork.seconds(work.time - now)))\(place)")
        }
        let others = counted.map { ($0.time, $0.sentence(now: now)) }
        return known + (own + others).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
