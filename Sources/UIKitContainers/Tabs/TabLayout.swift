// The places of a tab bar's items and of their parts, as numbers.
// Apple: "UITabBar", itemPositioning; measures: TabBarMeasures.
import CoreGraphics
import Foundation
import UIKitCore

/// The measures of a tab bar.
enum TabLayout {
    /// The height without the room of the home indicator.
    static func height(isPad: Bool, isLow: Bool) -> CGFloat {
        if isLow { return TabBarMeasures.lowHeight }
        return isPad ? TabBarMeasures.padHeight : TabBarMeasures.height
    }

    /// The height that the bar takes below itself: all of the safe area, but not on a pad with a home indicator.
    static func room(below safeArea: CGFloat, isPad: Bool) -> CGFloat {
        isPad ? min(safeArea, TabBarMeasures.padBottom) : safeArea
    }

    /// How many items a bar shows before the last one becomes "More".
    static func most(isWide: Bool) -> Int { isWide ? TabBarMeasures.mostItemsWide : TabBarMeasures.mostItems }

    /// The frames of items from the leading edge. Filled: equal parts, 2 points between the part and the item. Centred:
    /// beside each other in the middle, filled where there is no room.
    static func frames(
        _ widths: [CGFloat], in area: CGRect, isCentered: Bool, itemWidth: CGFloat, spacing: CGFloat, isReversed: Bool
    ) -> [CGRect] {
        guard !widths.isEmpty else { return [] }
        let count = CGFloat(widths.count)
        var frames: [CGRect] = []
        let top = TabBarMeasures.itemTop, inset = TabBarMeasures.itemInset
        let wide = widths.map { itemWidth > 0 ? itemWidth : max(TabBarMeasures.leastWidth, $0) }
        let gap = spacing > 0 ? spacing : TabBarMeasures.spacing
        let total = wide.reduce(0, +) + gap * (count - 1)
        if isCentered, total <= area.width {
            var x = ((area.width - total) / 2).rounded(.down)
            for width in wide {
                frames.append(CGRect(x: area.minX + x, y: area.minY + top, width: width, height: area.height - top))
                x += width + gap
            }
        } else {
            let part = area.width / count
            for index in widths.indices {
                let start = (CGFloat(index) * part).rounded(), end = (CGFloat(index + 1) * part).rounded()
                frames.append(
                    CGRect(
                        x: area.minX + start + inset, y: area.minY + top, width: max(0, end - start - 2 * inset),
                        height: area.height - top))
            }
        }
        guard isReversed else { return frames }
        return frames.map { frame in
            CGRect(x: area.minX + area.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
    }

    /// The places of the parts of an item.
    struct Parts: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var badge = CGRect.zero
    }

    /// Stacked: the title's top at 34 in an item of 48, the image above it. Else both in a row in the middle.
    static func parts(
        _ style: UITabBarItemAppearance.Style, _ size: CGSize, image: CGSize, title: CGSize, badge: CGSize = .zero,
        isReversed: Bool
    ) -> Parts {
        var parts = Parts()
        if style == .stacked {
            let middle = size.width / 2, imageY = TabBarMeasures.imageMiddle
            parts.image = CGRect(
                x: (middle - image.width / 2).rounded(), y: (imageY - image.height / 2).rounded(), width: image.width,
                height: image.height)
            if image == .zero { parts.image = CGRect(x: middle, y: imageY, width: 0, height: 0) }
            parts.title = CGRect(
                x: (middle - title.width / 2).rounded(), y: size.height - TabBarMeasures.titleRise, width: title.width,
                height: title.height)
        } else {
            let gap = image.width > 0 && title.width > 0 ? TabBarMeasures.gap : 0
            let total = image.width + gap + title.width
            let start = ((size.width - total) / 2).rounded()
            let imageX = isReversed ? start + title.width + gap : start
            let titleX = isReversed ? start : start + image.width + gap
            parts.image = CGRect(
                x: imageX, y: ((size.height - image.height) / 2).rounded(), width: image.width, height: image.height)
            parts.title = CGRect(
                x: titleX, y: ((size.height - title.height) / 2).rounded(), width: title.width, height: title.height)
        }
        parts.badge = badgeFrame(badge, style, parts, isReversed)
        return parts
    }

    /// Stacked a badge stands beside the image. In a row it lies on the image's upper corner, further in where it would
    /// cover the title (guessed).
    private static func badgeFrame(
        _ size: CGSize, _ style: UITabBarItemAppearance.Style, _ parts: Parts, _ isReversed: Bool
    ) -> CGRect {
        var x = isReversed ? parts.image.minX - size.width : parts.image.maxX
        let aside = TabBarMeasures.badgeOfNoImage
        if style == .stacked, parts.image.width == 0 { x += isReversed ? -aside : aside }
        if style != .stacked {
            let overlap = TabBarMeasures.badgeOverlap
            x += isReversed ? overlap : -overlap
            if parts.title.width > 0 {
                x = isReversed ? max(x, parts.title.maxX) : min(x, parts.title.minX - size.width)
            }
        }
        let beside = max(0, parts.image.minY - TabBarMeasures.badgeRise)
        return CGRect(origin: CGPoint(x: x, y: style == .stacked ? TabBarMeasures.badgeTop : beside), size: size)
    }
}
