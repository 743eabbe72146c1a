// Rectangles of Core Image's plane as whole pixels.
// No Apple page: this is ours.
import PixelKernels

extension PixelRect {
    /// As far as pixels are counted; infinite extents end here.
    static let limit = 1 << 24
    static let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

    /// The pixels that a rectangle touches; a hair's breadth over a pixel's side does not count.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat) -> Int { Int(max(-CGFloat(Self.limit), min(CGFloat(Self.limit), value))) }
        let hair: CGFloat = 1e-4
        self.init(
            minX: whole((rect.minX + hair).rounded(.down)), minY: whole((rect.minY + hair).rounded(.down)),
            maxX: whole((rect.maxX - hair).rounded(.up)), maxY: whole((rect.maxY - hair).rounded(.up)))
    }

    /// The same rectangle in floating point; what reaches the limit on all sides is infinite.
    var cgRect: CGRect {
        isEmpty
            ? .null
            : self == .everything ? .infinite : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// Grown by different amounts, never beyond the limit.
    func grown(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y).intersection(.everything)
    }
}

extension CGRect {
    /// Whether pixels can be counted out of it: neither null nor infinite nor beyond the limit.
    var isCountable: Bool {
        !isNull && isFinite && abs(minX) < CGFloat(PixelRect.limit) && abs(maxX) < CGFloat(PixelRect.limit)
            && abs(minY) < CGFloat(PixelRect.limit) && abs(maxY) < CGFloat(PixelRect.limit)
    }

    /// The smallest rectangle of whole pixels; null, infinite and what is beyond the limit stay what they are.
    var wholePixels: CGRect { isNull ? .null : isCountable ? PixelRect(covering: self).cgRect : .infinite }

    /// Both, with nothing lost where one is infinite.
    func joined(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        return isCountable && other.isCountable ? union(other) : .infinite
    }

    /// What both share, null where that is nothing.
    func shared(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        if !isCountable && isInfinite { return other }
        if !other.isCountable && other.isInfinite { return self }
        let both = intersection(other)
        return both.isNull || both.width <= 0 || both.height <= 0 ? .null : both
    }

    /// Grown on every side; infinite and null stay.
    func outset(_ x: CGFloat, _ y: CGFloat) -> CGRect { isCountable ? insetBy(dx: -x, dy: -y) : self }
}
