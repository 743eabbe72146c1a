// A view's state for Auto Layout, created when a constraint first concerns the view.
// No Apple page: this is ours.
import Foundation
import QuartzCore

/// A view's constraints, its place in the tree's engine and its guides.
///
/// Constraints hold on to it and not to the view: it outlives the view then, and knows that the view is gone.
@MainActor final class ViewLayout: LayoutPart {
    nonisolated(unsafe) private var reference: Unmanaged<UIView>?
    /// The constraints that the view lists, in the order of adding; nil where one was taken off.
    private(set) var held: [NSLayoutConstraint?] = []
    private var holes = 0
    var priorities: ContentPriorities
    /// The engine of the tree and the view's rectangle in it; both nil until a constraint concerns the view.
    var engine: LayoutEngine?
    var item: LayoutItem?
    /// The engine of this tree, where the view is the topmost.
    var ownEngine: LayoutEngine?
    /// The engine of the last ``UIView/systemLayoutSizeFitting(_:)``.
    var measurer: LayoutEngine?
    var needsUpdate = false
    /// Whether the layout under way has placed the subviews already.
    var hasPlaced = false
    /// Subviews that the next layout places.
    var due: [LayoutItem] = []
    var guides = OwnGuides()

    init(_ view: UIView) {
        reference = Unmanaged.passUnretained(view)
        priorities = view.defaultContentPriorities
        super.init()
    }

    /// The guides that UIKit makes for a view, each at its first use.
    struct OwnGuides {
        var safeArea: UILayoutGuide?
        var margins: UILayoutGuide?
        var readable: UILayoutGuide?
        var keyboard: UIKeyboardLayoutGuide?
        var top: BarGuide?
        var bottom: BarGuide?

        var all: [UILayoutGuide] { [safeArea, margins, readable, keyboard, top, bottom].compactMap { $0 } }
    }

    /// The view; nil once it is gone.
    var view: UIView? {
        @inline(__always) get { reference?.takeUnretainedValue() }
    }

    /// The view is about to be gone, on whatever thread that is: nothing it lists is active any more.
    nonisolated override func end() {
        reference = nil
        if MainExecutor.isCurrent {
            MainActor.assumeIsolated { letGo() }
        } else {
            DispatchQueue.main.async { self.letGo() }
        }
    }

    private func letGo() {
        for constraint in held {
            constraint?.heldIndex = -1
            constraint?.holderLayout = nil
        }
        held = []
        holes = 0
        item?.isGone = true
        item = nil
        engine = nil
        due = []
        ownEngine = nil
        measurer = nil
        guides = OwnGuides()
    }

    var constraints: [NSLayoutConstraint] { holes == 0 ? held.map { $0! } : held.compactMap { $0 } }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.heldIndex = Int32(truncatingIfNeeded: held.count)
        constraint.holderLayout = self
        held.append(constraint)
    }

    /// Fewer holes than this stay.
    private static let sweepLimit = 16

    /// Takes a constraint off, in constant time on the whole: holes are closed when half the places are holes.
    func release(_ constraint: NSLayoutConstraint) {
        let place = Int(constraint.heldIndex)
        guard place >= 0, place < held.count, held[place] === constraint else { return }
        constraint.heldIndex = -1
        constraint.holderLayout = nil
        held[place] = nil
        holes += 1
        while let last = held.last, last == nil {
            held.removeLast()
            holes -= 1
        }
        guard holes > Self.sweepLimit, holes * 2 > held.count else { return }
        held = held.filter { $0 != nil }
        holes = 0
        for (index, one) in held.enumerated() { one?.heldIndex = Int32(truncatingIfNeeded: index) }
    }
}

extension UIView {
    /// The view's ``ViewLayout``; nil until a constraint concerns the view.
    var layoutState: ViewLayout? {
        // No `map`: its closure would ask at each call whether it runs on the main actor.
        @inline(__always) get {
            guard let layoutPart else { return nil }
            return unsafeDowncast(layoutPart, to: ViewLayout.self)
        }
        set { layoutPart = newValue }
    }

    /// The view's ``ViewLayout``, made if there is none.
    var madeLayout: ViewLayout {
        if let made = layoutState { return made }
        let made = ViewLayout(self)
        layoutState = made
        return made
    }
}
