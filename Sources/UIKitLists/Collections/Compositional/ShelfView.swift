// The scroll view of a section that scrolls across the layout's scroll axis.
// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Shows the elements of one section and scrolls them across. Neither its offset nor its motion reaches the delegate of the
/// collection view (memory).
final class ShelfView: UIScrollView, UIScrollViewDelegate {
    /// What the section's stops are, and along which axis it scrolls.
    private var scroll: OrthogonalScroll?
    private var axis = PlanAxis.horizontal
    private var isMirrored = false
    /// The offset at which a finger took the section, in reading direction.
    private var start: CGFloat = 0
    /// True while the layout places the view: it knows the offset then.
    private var isPlacing = false
    /// Told of another offset, in points in reading direction.
    var onScroll: ((CGFloat) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        // Badges and shadows reach out of the section.
        clipsToBounds = false
        (self as UIScrollView).delegate = self
    }
    required init?(coder: NSCoder) { nil }

    // MARK: Offsets

    private var length: CGFloat { axis == .horizontal ? bounds.width : bounds.height }
    private var contentLength: CGFloat { axis == .horizontal ? contentSize.width : contentSize.height }

    /// The offset in reading direction, in points.
    var reading: CGFloat { read(contentOffset) }

    private func read(_ offset: CGPoint) -> CGFloat {
        guard axis == .horizontal else { return offset.y }
        return isMirrored ? contentLength - length - offset.x : offset.x
    }

    private func physical(_ reading: CGFloat) -> CGPoint {
        guard axis == .horizontal else { return CGPoint(x: 0, y: reading) }
        return CGPoint(x: isMirrored ? contentLength - length - reading : reading, y: 0)
    }

    /// Scrolls to an offset in reading direction.
    func show(_ offset: CGFloat, animated: Bool) { setContentOffset(physical(offset), animated: animated) }

    /// Whether a finger or a motion moves the section.
    private var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }

    /// Places the view. Returns the offset that it has afterwards: while nothing moves it, one within the section's ends.
    func place(
        _ frame: CGRect, _ scroll: OrthogonalScroll, axis: PlanAxis, isMirrored: Bool, offset: CGFloat,
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    ) -> CGFloat {
        isPlacing = true
        defer { isPlacing = false }
        self.scroll = scroll
        self.axis = axis
        self.isMirrored = isMirrored
        if self.frame != frame { self.frame = frame }
        let length = max(scroll.contentLength, scroll.viewport)
        let size =
            axis == .horizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
        if contentSize != size { contentSize = size }
        // A centred section shows its first and last group in the middle.
        let near = max(0, -scroll.range.lowerBound), far = max(0, scroll.range.upperBound - (length - scroll.viewport))
        let inset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: isMirrored ? far : near, bottom: 0, right: isMirrored ? near : far)
            : UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
        if contentInset != inset { contentInset = inset }
        bounce(properties)
        decelerationRate = rate(properties)
        guard !isMoving else { return reading }
        let wanted = min(max(offset, scroll.range.lowerBound), scroll.range.upperBound)
        if contentOffset != physical(wanted) { contentOffset = physical(wanted) }
        return wanted
    }

    private func bounce(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        bounces = properties.bounce != .never
        let always = properties.bounce == .always
        if axis == .horizontal { alwaysBounceHorizontal = always } else { alwaysBounceVertical = always }
    }

    /// Sections that stop at pages or groups slow down fast (guessed); others as scroll views do.
    private func rate(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) -> UIScrollView.DecelerationRate {
        guard properties.decelerationRate == .automatic else {
            return UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        }
        return switch scroll?.behavior {
        case .paging, .groupPaging, .groupPagingCentered: .fast
        default: .normal
        }
    }

    // MARK: Motion

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if !isPlacing { onScroll?(reading) } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = reading }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let scroll, scroll.behavior != .continuous else { return }
        let speed = (axis == .horizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y) * 1000
        let rest = scroll.rest(from: start, now: reading, velocity: speed, coasting: read(targetContentOffset.pointee))
        targetContentOffset.pointee = physical(rest)
    }
}
