// The place of a popover and of its arrow, without views.
// Apple: "UIPopoverPresentationController"; arrow and corners: from memory, not verified.
import CoreGraphics
import Foundation

/// The place of a popover. Points of the container.
struct PopoverPlacement: Equatable {
    /// The rounded rectangle, without the arrow.
    var body: CGRect
    var direction: UIPopoverArrowDirection
    /// The arrow's tip.
    var tip: CGPoint

    /// Below the source if it fits there, else above, at its left, at its right; where it fits nowhere, the side with the
    /// most room, made smaller. (The order is guessed.)
    /// - Parameters:
    ///   - size: The content's.
    ///   - source: The rectangle to which the arrow points.
    ///   - area: The container without margins and safe area.
    init(size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .right, .left]
        let allowed = order.filter { permitted.contains($0) }
        let sides = allowed.isEmpty ? order : allowed
        func room(_ side: UIPopoverArrowDirection) -> CGSize {
            switch side {
            case .up: CGSize(width: area.width, height: area.maxY - source.maxY - PopoverMeasures.arrowHeight)
            case .down: CGSize(width: area.width, height: source.minY - area.minY - PopoverMeasures.arrowHeight)
            case .right: CGSize(width: source.minX - area.minX - PopoverMeasures.arrowHeight, height: area.height)
            default: CGSize(width: area.maxX - source.maxX - PopoverMeasures.arrowHeight, height: area.height)
            }
        }
        func fits(_ side: UIPopoverArrowDirection) -> Bool {
            room(side).width >= size.width && room(side).height >= size.height
        }
        let best = sides.max { one, two in
            let first = room(one), second = room(two)
            return min(first.width, size.width) * min(first.height, size.height)
                < min(second.width, size.width) * min(second.height, size.height)
        }
        let side = sides.first(where: fits) ?? best ?? .up
        var space = room(side)
        if mayOverlap { space = area.size }
        let shown = CGSize(width: max(0, min(size.width, space.width)), height: max(0, min(size.height, space.height)))
        func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, max(low, high))) }
        let x = clamped(source.midX - shown.width / 2, area.minX, area.maxX - shown.width)
        let y = clamped(source.midY - shown.height / 2, area.minY, area.maxY - shown.height)
        let bottom = area.maxY - shown.height
        let right = area.maxX - shown.width
        switch side {
        case .up:
            body = CGRect(
                origin: CGPoint(x: x, y: clamped(source.maxY + PopoverMeasures.arrowHeight, area.minY, bottom)), size: shown)
        case .down:
            body = CGRect(
                origin: CGPoint(x: x, y: clamped(source.minY - PopoverMeasures.arrowHeight - shown.height, area.minY, bottom)),
                size: shown)
        case .right:
            body = CGRect(
                origin: CGPoint(x: clamped(source.minX - PopoverMeasures.arrowHeight - shown.width, area.minX, right), y: y),
                size: shown)
        default:
            body = CGRect(
                origin: CGPoint(x: clamped(source.maxX + PopoverMeasures.arrowHeight, area.minX, right), y: y), size: shown)
        }
        direction = side
        let reach = PopoverMeasures.cornerRadius + PopoverMeasures.arrowBase / 2
        let tipX = clamped(source.midX, body.minX + reach, body.maxX - reach)
        let tipY = clamped(source.midY, body.minY + reach, body.maxY - reach)
        switch side {
        case .up: tip = CGPoint(x: tipX, y: body.minY - PopoverMeasures.arrowHeight)
        case .down: tip = CGPoint(x: tipX, y: body.maxY + PopoverMeasures.arrowHeight)
        case .right: tip = CGPoint(x: body.maxX + PopoverMeasures.arrowHeight, y: tipY)
        default: tip = CGPoint(x: body.minX - PopoverMeasures.arrowHeight, y: tipY)
        }
    }

    /// The arrow's outline, its sides hollow towards the body and its tip round.
    var arrow: CGPath {
        let half = PopoverMeasures.arrowBase / 2
        let path = CGMutablePath()
        // Along the base (u) and away from the body (v).
        func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: tip.x + u, y: body.minY - v)
            case .down: CGPoint(x: tip.x + u, y: body.maxY + v)
            case .right: CGPoint(x: body.maxX + v, y: tip.y + u)
            default: CGPoint(x: body.minX - v, y: tip.y + u)
            }
        }
        let height = PopoverMeasures.arrowHeight
        path.move(to: point(-half, 0))
        path.addCurve(to: point(-3, height - 2), control1: point(-half / 2, 0), control2: point(-half / 3, height / 2.4))
        path.addCurve(to: point(3, height - 2), control1: point(-1, height + 0.6), control2: point(1, height + 0.6))
        path.addCurve(to: point(half, 0), control1: point(half / 3, height / 2.4), control2: point(half / 2, 0))
        path.closeSubpath()
        return path
    }
}
