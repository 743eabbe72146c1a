// A list that scrolls by itself while a drag is near its edges.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Scrolls a list, frame by frame, as long as the finger is near an edge.
@MainActor final class ListAutoScroll {
    private weak var list: UIScrollView?
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?
    /// The finger, in points of the list's content; nil where there is none.
    private let finger: () -> CGPoint?
    /// Called after each step.
    private let scrolled: () -> Void

    init(_ list: UIScrollView, finger: @escaping () -> CGPoint?, scrolled: @escaping () -> Void) {
        self.list = list
        self.finger = finger
        self.scrolled = scrolled
    }

    /// The finger moved: frames are asked for where it is near an edge.
    func follow() {
        guard speed != 0 else { return stop() }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self else { return link.invalidate() }
                self.step(link.timestamp)
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        lastTime = nil
    }

    private struct Room {
        let edges: ClosedRange<CGFloat>, visible: CGFloat, before: CGFloat, after: CGFloat
    }

    /// What the edges of the visible part leave. Along the axis on which the list scrolls: down, or across where it cannot go down.
    private var room: Room? {
        guard let list, let point = finger() else { return nil }
        let inset = list.adjustedContentInset
        let isAcross = !goesDown(list)
        let start = isAcross ? list.bounds.minX + inset.left : list.bounds.minY + inset.top
        let visible =
            isAcross ? list.bounds.width - inset.left - inset.right : list.bounds.height - inset.top - inset.bottom
        let place = (isAcross ? point.x : point.y) - start
        let offset = isAcross ? list.contentOffset.x + inset.left : list.contentOffset.y + inset.top
        let length = isAcross ? list.contentSize.width : list.contentSize.height
        return Room(edges: place...place, visible: visible, before: offset, after: length - visible - offset)
    }

    private func goesDown(_ list: UIScrollView) -> Bool {
        let inset = list.adjustedContentInset
        return list.contentSize.height > list.bounds.height - inset.top - inset.bottom
            || list.contentSize.width <= list.bounds.width - inset.left - inset.right
    }

    private var speed: CGFloat {
        guard let room else { return 0 }
        return DragScroll.speed(edges: room.edges, visible: room.visible, before: room.before, after: room.after)
    }

    private func step(_ time: TimeInterval) {
        defer { lastTime = time }
        guard let list, let room, speed != 0 else { return stop() }
        guard let lastTime else { return }
        let way = DragScroll.step(
            edges: room.edges, visible: room.visible, before: room.before, after: room.after, seconds: CGFloat(time - lastTime))
        guard way != 0 else { return }
        var offset = list.contentOffset
        if goesDown(list) { offset.y += way } else { offset.x += way }
        list.contentOffset = offset
        scrolled()
    }
}
