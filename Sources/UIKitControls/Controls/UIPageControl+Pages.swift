// The pages and dots of a page control, and the finger on them.
// Apple: "UIPageControl"
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UIPageControl {
    func setUpPages() {
        isOpaque = false
        platter.backgroundColor = .systemFill
        setUpParts([platter])
        updateDots()
    }

    /// True for a page that there is; else UIK0365.
    func isPage(_ page: Int) -> Bool {
        if page >= 0, page < pages.count { return true }
        Catalogue.pageIndex.report(
            object: ObjectName.of(self), cause: "The page is \(page), and there are \(pages.count) pages.")
        return false
    }

    func changeLook(_ change: (inout Look) -> Void) {
        change(&look)
        updateDots()
    }

    func setCount(_ count: Int) {
        pages.count = max(0, count)
        pages.current = min(pages.current, max(0, pages.count - 1))
        pages.shown = pages.current
        pagesChanged()
    }

    func pagesChanged() {
        updateDots()
        invalidateIntrinsicContentSize()
    }

    func setCurrent(_ page: Int) {
        pages.current = min(max(0, page), max(0, pages.count - 1))
        showCurrent()
    }

    func showCurrent() {
        pages.shown = pages.current
        updateDots()
    }

    var isVertical: Bool { look.direction == .topToBottom || look.direction == .bottomToTop }

    /// Whether the first dot stands at the right or at the bottom.
    private var isReversed: Bool {
        switch look.direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func picture(_ page: Int) -> UIImage? {
        let plain = look.images[page] ?? look.image
        guard page == pages.shown else { return plain }
        return look.currentImages[page] ?? look.currentImage ?? plain
    }

    /// Dots, their images and colours. The system's colours, guessed: white, half clear but for the current page.
    func updateDots() {
        let isHidden = pages.hidesSingle && pages.count <= 1
        let count = isHidden ? 0 : pages.count
        while dots.count < count {
            let dot = PageDot()
            addPart(dot)
            dots.append(dot)
        }
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        for (page, dot) in dots.enumerated() {
            let other = look.tint ?? UIColor(white: 1, alpha: 0.5)
            dot.show(picture(page), page == pages.shown ? look.currentTint ?? .white : other)
        }
        let isTouched = pages.interaction != .none
        platter.isHidden =
            count == 0 || look.background == .minimal
            || (look.background == .automatic && !isTouched)
        setNeedsLayout()
    }

    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    private var visiblePages: Range<Int> {
        let natural = PageRow.size(pages.count, false).width
        return PageRow.visible(pages.count, current: pages.shown, length: length >= natural ? natural : length)
    }

    func layoutDots() {
        let visible = visiblePages
        let scale = traitCollection.pixelScale
        // On whole pixels where the dot itself has no whole size.
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        for (page, dot) in dots.enumerated() {
            dot.isHidden = !visible.contains(page)
            let along = PageRow.offset(page, in: visible) * (isReversed ? -1 : 1)
            dot.center =
                isVertical
                ? CGPoint(x: bounds.midX, y: snap(bounds.midY + along))
                : CGPoint(x: snap(bounds.midX + along), y: bounds.midY)
            let size = PageRow.scale(page, in: visible, of: pages.count)
            dot.transform = size == 1 ? .identity : CGAffineTransform(scaleX: size, y: size)
        }
        let size = PageRow.size(visible.count, isVertical)
        platter.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        platter.layer.cornerRadius = PageControlMeasures.thickness / 2
    }

    // MARK: Touches

    func beginPaging(_ touch: UITouch) -> Bool {
        guard pages.count > 0 else { return false }
        pages.start = touch.location(in: self)
        return true
    }

    /// The page nearest to a point, and which way along the row the point lies from the middle.
    private func along(_ point: CGPoint) -> CGFloat {
        let offset = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        return isReversed ? -offset : offset
    }

    func dragPages(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        if pages.interaction == .none, pages.allowsContinuous,
            abs(along(point) - along(pages.start)) >= PageControlMeasures.dragStart
        {
            pages.interaction = .continuous
            updateDots()
        }
        guard pages.interaction == .continuous else { return true }
        let visible = visiblePages
        let place = along(point) / PageControlMeasures.pitch + CGFloat(visible.count - 1) / 2
        let page = visible.lowerBound + min(max(0, Int(place.rounded())), visible.count - 1)
        turn(to: page)
        return true
    }

    func endPaging(_ touch: UITouch?) {
        let isTap = pages.interaction == .none
        if isTap, isTouchInside, let point = touch?.location(in: self) {
            pages.interaction = .discrete
            turn(to: pages.current + (along(point) < 0 ? -1 : 1))
        }
        cancelPaging()
    }

    func cancelPaging() {
        pages.interaction = .none
        updateDots()
    }

    /// Another page by touch, within the pages: the dot follows unless deferred, and who listens hears of it.
    func turn(to page: Int) {
        let page = min(max(0, page), pages.count - 1)
        guard page != pages.current else { return }
        pages.current = page
        if !pages.defersDisplay { showCurrent() }
        sendValueChanged()
    }

    func encodePages(_ coder: NSCoder) {
        coder.encode(pages.count, forKey: "UINumberOfPages")
        coder.encode(pages.current, forKey: "UICurrentPage")
        coder.encode(pages.hidesSingle, forKey: "UIHidesForSinglePage")
        if let color = look.tint { coder.encode(color, forKey: "UIPageIndicatorTintColor") }
        if let color = look.currentTint { coder.encode(color, forKey: "UICurrentPageIndicatorTintColor") }
    }

    func decodePages(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UINumberOfPages") else { return }
        setCount(min(coder.decodeInteger(forKey: "UINumberOfPages"), 10_000))
        setCurrent(coder.decodeInteger(forKey: "UICurrentPage"))
        pages.hidesSingle = coder.decodeBool(forKey: "UIHidesForSinglePage")
        changeLook {
            $0.tint = coder.optional(UIColor.self, forKey: "UIPageIndicatorTintColor")
            $0.currentTint = coder.optional(UIColor.self, forKey: "UICurrentPageIndicatorTintColor")
        }
    }
}
