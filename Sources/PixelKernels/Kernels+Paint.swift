// Gradients, and pictures through a map: pixels that are computed.
// Apple: "CGContext", drawLinearGradient and its kin; "CALayer", contentsGravity and transform.
internal import CPixelKernels

extension Kernels {
    /// Through what computed pixels reach the destination.
    public struct Paint: Sendable {
        /// A8 coverage with its first pixel at (`maskX`, `maskY`) of the destination; outside it nothing is drawn.
        public var mask: PixelBuffer?
        /// Where the mask's first column lies in the destination.
        public var maskX: Int
        /// Where the mask's first row lies in the destination.
        public var maskY: Int
        /// Opacity of everything drawn, 255 for all of it.
        public var alpha: UInt8
        /// How the pixels meet those of the destination.
        public var blend: BlendMode
        /// What the destination's first pixel counts as in gradients, spaces and transforms: a part of a larger picture
        /// gets the bytes that the whole would get.
        public var originX: Int
        /// As ``originX``, for rows.
        public var originY: Int

        /// All that is drawn, as it is, unless said otherwise.
        public init(
            mask: PixelBuffer? = nil, maskX: Int = 0, maskY: Int = 0, alpha: UInt8 = 255, blend: BlendMode = .normal,
            originX: Int = 0, originY: Int = 0
        ) {
            self.mask = mask
            self.maskX = maskX
            self.maskY = maskY
            self.alpha = alpha
            self.blend = blend
            self.originX = originX
            self.originY = originY
        }
    }

    /// How pixels between pixels are found.
    public enum Filter: Int32, Sendable {
        /// The nearest pixel, or the four around, weighed.
        case nearest = 0, bilinear = 1
    }

    /// What lies beyond a picture's edge.
    public enum Edges: Int32, Sendable {
        /// The edge pixels go on.
        case extended = 0
        /// Nothing, and the edge is antialiased over one pixel of the destination.
        case antialiased = 1
    }

    /// Fills a rectangle with an axial gradient from `start` to `end`, in pixels of the destination (pixel centres lie
    /// at ½). Where both points are equal nothing is drawn.
    public static func fill(
        _ dst: PixelBuffer, _ rect: PixelRect, axial ramp: GradientRamp, from start: (x: Double, y: Double),
        to end: (x: Double, y: Double), paint: Paint = Paint()
    ) {
        let dx = end.x - start.x, dy = end.y - start.y, square = dx * dx + dy * dy
        guard square > 0, square.isFinite else { return }
        let m = [dx / square, dy / square, -(start.x * dx + start.y * dy) / square]
        with(dst, rect, paint) { target in with(ramp) { vtk_axial(&target, &$0, m) } }
    }

    /// Fills a rectangle with the position of each pixel's centre along the gradient given as a·x + b·y + c.
    public static func fill(
        _ dst: PixelBuffer, _ rect: PixelRect, axial ramp: GradientRamp, a: Double, b: Double, c: Double,
        paint: Paint = Paint()
    ) {
        guard a.isFinite, b.isFinite, c.isFinite else { return }
        with(dst, rect, paint) { target in with(ramp) { vtk_axial(&target, &$0, [a, b, c]) } }
    }

    /// Fills a rectangle with a gradient between two circles. `space` maps the destination's pixels to the space of the
    /// circles (an ellipse is a circle in a stretched space).
    public static func fill(
        _ dst: PixelBuffer, _ rect: PixelRect, radial ramp: GradientRamp,
        from start: (x: Double, y: Double, radius: Double), to end: (x: Double, y: Double, radius: Double),
        space: PixelTransform = .identity, paint: Paint = Paint()
    ) {
        guard space.isAffine else { return }
        let from = [start.x, start.y, start.radius], to = [end.x, end.y, end.radius]
        guard (from + to + space.affine).allSatisfy(\.isFinite) else { return }
        with(dst, rect, paint) { target in with(ramp) { vtk_radial(&target, &$0, space.affine, from, to) } }
    }

    /// Fills a rectangle with a gradient around (0, 0) of `space`, from the direction of +x towards +y.
    public static func fill(
        _ dst: PixelBuffer, _ rect: PixelRect, conic ramp: GradientRamp, space: PixelTransform,
        paint: Paint = Paint()
    ) {
        guard space.isAffine, space.affine.allSatisfy(\.isFinite) else { return }
        with(dst, rect, paint) { target in with(ramp) { vtk_conic(&target, &$0, space.affine) } }
    }

    /// Draws a rectangle of a BGRA8 picture through `transform` (from the picture rectangle's own pixels, its corner at
    /// 0, 0, to the destination's). Nothing is drawn outside `clip`; with `.extended` edges that is all the bounds
    /// there are.
    public static func draw(
        _ src: PixelBuffer, _ srcRect: PixelRect? = nil, transform: PixelTransform, onto dst: PixelBuffer,
        clip: PixelRect, filter: Filter = .bilinear, edges: Edges = .antialiased, isOpaque: Bool = false,
        paint: Paint = Paint()
    ) {
        precondition(src.format == .bgra8)
        let from = srcRect.map { $0.intersection(src.bounds) } ?? src.bounds
        guard !from.isEmpty, let back = transform.inverted else { return }
        var picture = vtk_picture(
            src: address(src, from.minX, from.minY), stride: src.bytesPerRow, w: Int32(from.width),
            h: Int32(from.height), filter: filter.rawValue, edges: edges.rawValue, opaque: isOpaque ? 1 : 0)
        var area = clip
        if edges == .antialiased, let box = reach(transform, from.width, from.height) {
            area = area.intersection(box.offsetBy(x: -paint.originX, y: -paint.originY))
        }
        with(dst, area, paint) { target in
            if back.isAffine {
                vtk_draw(&target, &picture, back.affine)
            } else {
                vtk_draw_projected(
                    &target, &picture,
                    [back.a, back.c, back.tx, back.b, back.d, back.ty, back.g, back.h, back.i])
            }
        }
    }

    /// The pixels that a picture of this size can touch under a map; nil where a corner lies behind the horizon.
    public static func reach(_ transform: PixelTransform, _ width: Int, _ height: Int) -> PixelRect? {
        var minX = Double.infinity, minY = minX, maxX = -minX, maxY = -minX
        for (x, y) in [(0, 0), (width, 0), (0, height), (width, height)] {
            guard let p = transform.apply(x: Double(x), y: Double(y)), p.x.isFinite, p.y.isFinite else { return nil }
            minX = min(minX, p.x)
            minY = min(minY, p.y)
            maxX = max(maxX, p.x)
            maxY = max(maxY, p.y)
        }
        func whole(_ v: Double) -> Int { Int(max(-1e6, min(1e6, v))) }
        return PixelRect(
            minX: whole((minX - 1).rounded(.down)), minY: whole((minY - 1).rounded(.down)),
            maxX: whole((maxX + 1).rounded(.up)), maxY: whole((maxY + 1).rounded(.up)))
    }

    // MARK: Inside

    private static func with(_ ramp: GradientRamp, _ body: (inout vtk_ramp) -> Void) {
        ramp.table.withUnsafeBufferPointer { entries in
            var c = vtk_ramp(table: entries.baseAddress, log2_size: ramp.log2Size, opaque: ramp.isOpaque ? 1 : 0)
            body(&c)
        }
    }

    private static func with(
        _ dst: PixelBuffer, _ rect: PixelRect, _ paint: Paint, _ body: (inout vtk_target) -> Void
    ) {
        precondition(dst.format == .bgra8)
        var area = rect.intersection(dst.bounds)
        var mask: UnsafePointer<UInt8>?
        if let m = paint.mask {
            precondition(m.format == .a8)
            area = area.intersection(PixelRect(x: paint.maskX, y: paint.maskY, width: m.width, height: m.height))
            if area.isEmpty { return }
            mask = UnsafePointer(address(m, area.minX - paint.maskX, area.minY - paint.maskY))
        }
        if area.isEmpty { return }
        var target = vtk_target(
            dst: address(dst, area.minX, area.minY), dstride: dst.bytesPerRow, x: Int32(area.minX + paint.originX),
            y: Int32(area.minY + paint.originY), w: Int32(area.width), h: Int32(area.height), mask: mask,
            mstride: paint.mask?.bytesPerRow ?? 0, mode: Int32(paint.blend.rawValue), alpha: paint.alpha)
        body(&target)
    }
}

extension PixelTransform {
    var affine: [Double] { [a, b, c, d, tx, ty] }
}
