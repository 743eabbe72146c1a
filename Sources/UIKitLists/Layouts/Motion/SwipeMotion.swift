// A row that a finger pulls aside to show its actions.
// Apple: "UISwipeActionsConfiguration", performsFirstActionWithFullSwipe. Distances and speeds: ListMotionMeasures.
import Foundation

/// The position of a swiped row, as a function of the finger and of time.
///
/// The offset is in points in reading direction: negative where trailing actions show, positive where leading ones do.
package struct SwipeMotion: Equatable, Sendable {
    /// The actions of one side.
    package struct Side: Equatable, Sendable {
        /// The width of all buttons together.
        package var width: CGFloat
        /// Whether a full swipe performs the first action.
        package var performsFirst: Bool

        package init(width: CGFloat, performsFirst: Bool = true) {
            self.width = width
            self.performsFirst = performsFirst
        }

        /// Buttons of these widths; each is at least as wide as the measures say.
        package init(buttons: [CGFloat], performsFirst: Bool = true) {
            self.init(width: buttons.reduce(0) { $0 + max($1, ListMotionMeasures.leastButton) }, performsFirst: performsFirst)
        }
    }

    /// What a released row goes to.
    package enum Rest: Equatable, Sendable {
        case closed, leading, trailing
        /// The first action of a side is performed.
        case performsLeading, performsTrailing
    }

    /// The row's width.
    package let rowWidth: CGFloat
    package let leading: Side?
    package let trailing: Side?
    /// The row's offset.
    package private(set) var offset: CGFloat
    /// The row's speed while it goes to its place.
    package private(set) var velocity: CGFloat = 0
    /// What the row goes to, or is at.
    package private(set) var rest = Rest.closed
    /// The finger's place where the row would be at 0; nil without a finger.
    private var grip: CGFloat?

    /// A closed row.
    package init(rowWidth: CGFloat, leading: Side? = nil, trailing: Side? = nil) {
        self.rowWidth = rowWidth
        self.leading = leading
        self.trailing = trailing
        offset = 0
    }

    /// Whether the row neither moves nor is held.
    package var isResting: Bool { grip == nil && offset == target(of: rest) && velocity == 0 }
    /// Whether a finger holds the row.
    package var isHeld: Bool { grip != nil }

    /// The side whose actions show, by the offset.
    private func side(_ offset: CGFloat) -> Side? { offset < 0 ? trailing : leading }

    /// Whether a release would perform the first action: past the threshold, which is never inside the buttons.
    package var isFullSwipe: Bool { isFull(offset) }

    private func isFull(_ offset: CGFloat) -> Bool {
        guard let side = side(offset), side.performsFirst else { return false }
        return abs(offset) > max(side.width, rowWidth * ListMotionMeasures.fullSwipePart)
    }

    // MARK: The finger

    /// A finger takes the row at a place along x. A row on its way stays where it is.
    package mutating func grab(at place: CGFloat) {
        grip = place - pull(showing: offset)
        velocity = 0
    }

    /// The finger is at another place.
    package mutating func drag(to place: CGFloat) {
        guard let grip else { return }
        offset = shown(place - grip)
    }

    /// Where the row is for a pull: with the finger up to the buttons' width, and on where a full swipe performs an action;
    /// else, and where a side has no actions, it gives way as content beyond its edge does.
    package func shown(_ pull: CGFloat) -> CGFloat {
        let sign: CGFloat = pull < 0 ? -1 : 1
        guard let side = side(pull) else { return sign * Self.banded(abs(pull), length: rowWidth) }
        if side.performsFirst || abs(pull) <= side.width { return sign * min(abs(pull), max(rowWidth, side.width)) }
        return sign * (side.width + Self.banded(abs(pull) - side.width, length: rowWidth))
    }

    /// The pull that shows an offset; the inverse of ``shown(_:)``.
    func pull(showing offset: CGFloat) -> CGFloat {
        let sign: CGFloat = offset < 0 ? -1 : 1
        guard let side = side(offset) else { return sign * Self.unbanded(abs(offset), length: rowWidth) }
        if side.performsFirst || abs(offset) <= side.width { return offset }
        return sign * (side.width + Self.unbanded(abs(offset) - side.width, length: rowWidth))
    }

    /// (1 − 1 ÷ (x·c ÷ d + 1))·d, as scroll views give way.
    private static func banded(_ pull: CGFloat, length: CGFloat) -> CGFloat {
        length > 0 ? (1 - 1 / (pull * ListMotionMeasures.give / length + 1)) * length : 0
    }
    private static func unbanded(_ shown: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(shown / length, ListMotionMeasures.mostPulled)
        return (1 / (1 - part) - 1) * length / ListMotionMeasures.give
    }

    // MARK: The release

    /// The finger leaves at a speed, positive towards the trailing edge. Returns what the row goes to.
    ///
    /// Steps: 1. past the threshold, unless the finger goes back fast, the first action is performed; 2. a fast finger decides
    /// by its direction; 3. else the distance decides.
    @discardableResult
    package mutating func release(velocity speed: CGFloat) -> Rest {
        grip = nil
        velocity = speed
        let flick = ListMotionMeasures.swipeFlick
        let isBack = offset < 0 ? speed >= flick : speed <= -flick
        let isOn = offset < 0 ? speed <= -flick : speed >= flick
        if let side = side(offset), offset != 0 {
            let open = offset < 0 ? Rest.trailing : .leading
            if isFull(offset), !isBack {
                rest = offset < 0 ? .performsTrailing : .performsLeading
            } else {
                rest = isBack ? .closed : isOn || abs(offset) > side.width * ListMotionMeasures.openPart ? open : .closed
            }
        } else {
            rest = .closed
        }
        return rest
    }

    /// The row goes to a place by itself: to close the actions, or after an action.
    package mutating func settle(_ rest: Rest) {
        grip = nil
        self.rest = rest
    }

    /// The offset of a rest.
    package func target(of rest: Rest) -> CGFloat {
        switch rest {
        case .closed: 0
        case .leading: leading?.width ?? 0
        case .trailing: -(trailing?.width ?? 0)
        case .performsLeading: rowWidth
        case .performsTrailing: -rowWidth
        }
    }

    /// Lets time pass, in seconds: a critically damped spring. Two short steps give what a long one does.
    package mutating func advance(by seconds: CGFloat) {
        guard grip == nil, seconds > 0, !isResting else { return }
        let target = target(of: rest)
        let w = ListMotionMeasures.settleFrequency
        let away = offset - target
        let push = velocity + w * away
        let fade = exp(-w * seconds)
        offset = target + (away + push * seconds) * fade
        velocity = (velocity - w * push * seconds) * fade
        if abs(offset - target) < ListMotionMeasures.nearness, abs(velocity) < w * ListMotionMeasures.nearness {
            (offset, velocity) = (target, 0)
        }
    }

    // MARK: The buttons

    /// The widths of a side's buttons at the present offset, the first at the row's edge (documented). They grow together
    /// with the offset; past the threshold the first has all (guessed).
    package func buttonWidths(_ natural: [CGFloat]) -> [CGFloat] {
        let shown = abs(offset)
        let wanted = natural.map { max($0, ListMotionMeasures.leastButton) }
        let all = wanted.reduce(0, +)
        guard all > 0 else { return natural }
        if isFullSwipe { return wanted.indices.map { $0 == 0 ? shown : 0 } }
        return wanted.map { $0 * shown / all }
    }
}
