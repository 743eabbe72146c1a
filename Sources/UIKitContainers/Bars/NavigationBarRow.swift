// The places of a bar's buttons and title.
// No Apple page: this is ours. The title in the middle where there is room: documented by pictures.
import CoreGraphics
import Foundation
import UIKitValues

/// The arithmetic of a row; no views.
struct NavigationBarRow {
    /// The row in points of the bar.
    var row: CGRect
    /// Room at the left and right edges, safe areas included.
    var margins: UIEdgeInsets
    var isRightToLeft = false
    var scale: CGFloat = 1

    struct Frames: Equatable {
        var back: CGRect?
        var left: [CGRect] = []
        var right: [CGRect] = []
        var title = CGRect.zero
    }

    /// The width of neighbours with their gaps; nil stands for room of no width.
    static func width(_ widths: [CGFloat?]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, width) in widths.enumerated() { sum += (width ?? 0) + (index > 0 ? BarMeasures.gap : 0) }
        return sum
    }

    /// Leading and trailing are mirrored from right to left.
    func place(back: CGFloat?, left: [CGFloat?], right: [CGFloat?], title: CGSize) -> Frames {
        var frames = Frames()
        var start = leading
        if let back {
            frames.back = frame(start - BarMeasures.backOutset, back)
            start += back - BarMeasures.backOutset + BarMeasures.gap
        }
        for width in left {
            frames.left.append(frame(start, width ?? 0))
            start += (width ?? 0) + BarMeasures.gap
        }
        var end = row.width - trailing
        for width in right {
            frames.right.append(frame(end - (width ?? 0), width ?? 0))
            end -= (width ?? 0) + BarMeasures.gap
        }
        let hasLeading = back != nil || !left.isEmpty
        let first = hasLeading ? start - BarMeasures.gap + BarMeasures.titleGap : leading
        let last = right.isEmpty ? row.width - trailing : end + BarMeasures.gap - BarMeasures.titleGap
        let room = max(0, last - first)
        let width = min(title.width, room)
        let middle = (row.width - width) / 2
        let x = min(max(middle, first), max(first, last - width))
        let height = min(title.height, row.height)
        frames.title = frame(x, width)
        frames.title.origin.y = aligned(row.minY + (row.height - height) / 2)
        frames.title.size.height = height
        return frames
    }

    private var leading: CGFloat { isRightToLeft ? margins.right : margins.left }
    private var trailing: CGFloat { isRightToLeft ? margins.left : margins.right }

    private func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
        let x = isRightToLeft ? row.width - start - width : start
        return CGRect(x: row.minX + aligned(x), y: row.minY, width: width, height: row.height)
    }

    private func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
