// Where a section that scrolls across comes to rest.
// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior" (where it rests); thresholds are guessed.
import Foundation

/// The scrolling of a section across the layout's scroll axis, in points in reading direction.
package struct OrthogonalScroll {
    package let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The visible length.
    package let viewport: CGFloat
    let lead: CGFloat
    let trail: CGFloat
    let stack: GroupStack

    /// The content's length, with the section's insets.
    package var contentLength: CGFloat { lead + stack.length + trail }

    /// The least and the largest offset at rest. A centred section can show its first and last group in the middle.
    package var range: ClosedRange<CGFloat> {
        let end = max(0, contentLength - viewport)
        guard behavior == .groupPagingCentered, stack.groupCount > 0 else { return 0...end }
        let first = min(0, middleOffset(0))
        return first...max(first, end, middleOffset(stack.groupCount - 1))
    }

    /// The offset that shows a group as the behavior says: its leading edge at the section's inset, or its middle in the
    /// middle.
    package func offset(ofGroup number: Int) -> CGFloat {
        let wanted = behavior == .groupPagingCentered ? middleOffset(number) : stack.group(number).start
        return clamped(wanted)
    }

    private func middleOffset(_ number: Int) -> CGFloat {
        let group = stack.group(number)
        return lead + group.along + group.node.size[stack.axis] / 2 - viewport / 2
    }

    private func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

    /// The group whose offset is nearest.
    package func group(nearest offset: CGFloat) -> Int {
        guard stack.groupCount > 0 else { return 0 }
        let below = GroupStack.last(stack.groupCount) { self.offset(ofGroup: $0) <= offset }
        guard below + 1 < stack.groupCount else { return below }
        return self.offset(ofGroup: below + 1) - offset < offset - self.offset(ofGroup: below) ? below + 1 : below
    }

    /// The offset at which a drag comes to rest.
    /// - Parameters:
    ///   - start: The offset when the drag began.
    ///   - now: The offset when the finger left.
    ///   - velocity: The content's speed then, in points a second; positive towards larger offsets.
    ///   - coasting: The offset at which the content would rest by its speed alone.
    package func rest(from start: CGFloat, now: CGFloat, velocity: CGFloat, coasting: CGFloat) -> CGFloat {
        let flick = ListMotionMeasures.pageFlick
        let turn = velocity >= flick ? 1 : velocity <= -flick ? -1 : 0
        switch behavior {
        case .none: return now
        case .continuous: return clamped(coasting)
        case .continuousGroupLeadingBoundary:
            guard stack.groupCount > 0 else { return 0 }
            return offset(ofGroup: group(nearest: clamped(coasting)))
        case .paging:
            guard viewport > 0 else { return 0 }
            let first = (start / viewport).rounded()
            let page =
                turn > 0
                ? (now / viewport).rounded(.down) + 1 : turn < 0 ? (now / viewport).rounded(.up) - 1 : (now / viewport).rounded()
            return clamped(min(max(page, first - 1), first + 1) * viewport)
        case .groupPaging, .groupPagingCentered:
            guard stack.groupCount > 0 else { return 0 }
            let first = group(nearest: start)
            var target = group(nearest: now)
            if turn > 0, offset(ofGroup: target) <= now { target += 1 }
            if turn < 0, offset(ofGroup: target) >= now { target -= 1 }
            return offset(ofGroup: min(max(target, first - 1, 0), first + 1, stack.groupCount - 1))
        }
    }
}
