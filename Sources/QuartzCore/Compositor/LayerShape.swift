// The rounded rectangle of a layer's bounds on the device.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// The shape of a layer's bounds on the screen: on whole pixels if rectangles stay rectangles, else an outline with soft edges.
struct LayerShape {
    enum Form {
        case none
        case snapped(RoundedShape)
        case outlined
        /// Inside a group that is masked by the outline later.
        case everything
    }

    let form: Form
    let bounds: CGRect
    let radius: CGFloat
    let corners: CACornerMask
    let isContinuous: Bool
    /// Edges of a turned layer that are not antialiased; none where corners are round.
    let hardEdges: CAEdgeAntialiasingMask
    /// The projection to device pixels without `originX` and `originY`: see `Projection.parted`.
    let projection: Projection
    /// The whole pixels of the layer's move.
    let originX: Int
    let originY: Int
    /// Device pixels a point along the layer's sides; 1-to-1 for turned layers of the same size.
    let pixelsAPoint: CGFloat

    private init(_ other: LayerShape, form: Form, radius: CGFloat) {
        self.form = form
        bounds = other.bounds
        self.radius = radius
        corners = other.corners
        isContinuous = other.isContinuous
        projection = other.projection
        hardEdges = other.hardEdges
        originX = other.originX
        originY = other.originY
        pixelsAPoint = other.pixelsAPoint
    }

    init(_ model: LayerModel, _ projection: Projection) {
        bounds = model.bounds
        let (projection, originX, originY) = projection.parted
        self.projection = projection
        self.originX = originX
        self.originY = originY
        isContinuous = model.flags.contains(.continuousCorners)
        corners = model.hasRare ? model.rare.maskedCorners : .all
        let radius = corners.isEmpty ? 0 : max(0, min(model.cornerRadius, min(bounds.width, bounds.height) / 2))
        self.radius = radius
        hardEdges = radius == 0 && model.hasRare ? CAEdgeAntialiasingMask.all.subtracting(model.rare.edgeAntialiasingMask) : []
        let sx = (projection.a * projection.a + projection.b * projection.b).squareRoot()
        let sy = (projection.c * projection.c + projection.d * projection.d).squareRoot()
        pixelsAPoint = sx
        guard bounds.width > 0, bounds.height > 0 else {
            form = .none
            return
        }
        let isUniform = abs(sx - sy) <= 1e-6 * sx
        guard projection.keepsRectangles, radius == 0 || isUniform else {
            form = .outlined
            return
        }
        let rect = DevicePixels.snapped(bounds, projection)
        if model.flags.contains(.allowsEdgeAntialiasing) {
            let exact = projection.map(bounds)
            let off = [
                exact.minX - CGFloat(rect.minX), exact.minY - CGFloat(rect.minY), exact.maxX - CGFloat(rect.maxX),
                exact.maxY - CGFloat(rect.maxY),
            ]
            if off.contains(where: { abs($0) > 1.0 / 256 }) {
                form = .outlined
                return
            }
        }
        if rect.isEmpty {
            form = .none
            return
        }
        form = .snapped(
            RoundedShape(
                rect: rect.offsetBy(x: originX, y: originY), radius: radius * sx, isContinuous: isContinuous,
                corners: Self.screenCorners(corners, bounds, projection)))
    }

    /// The same bounds with square corners.
    var square: LayerShape {
        guard case .snapped(let shape) = form, shape.tile > 0 else { return self }
        return LayerShape(
            self, form: .snapped(RoundedShape(rect: shape.rect, radius: 0, isContinuous: false, corners: [])),
            radius: 0)
    }

    /// The shape for painting inside a group that the outline masks later.
    var unmasked: LayerShape { LayerShape(self, form: .everything, radius: radius) }

    private static func screenCorners(_ mask: CACornerMask, _ bounds: CGRect, _ p: Projection) -> Set<Corner> {
        if mask == .all { return Set(Corner.allCases) }
        let middle = p.map(CGPoint(x: bounds.midX, y: bounds.midY))
        var result = Set<Corner>()
        let places: [(CACornerMask, CGFloat, CGFloat)] = [
            (.layerMinXMinYCorner, bounds.minX, bounds.minY), (.layerMaxXMinYCorner, bounds.maxX, bounds.minY),
            (.layerMinXMaxYCorner, bounds.minX, bounds.maxY), (.layerMaxXMaxYCorner, bounds.maxX, bounds.maxY),
        ]
        for (corner, x, y) in places where mask.contains(corner) {
            let point = p.map(CGPoint(x: x, y: y))
            switch (point.x > middle.x, point.y > middle.y) {
            case (false, false): result.insert(.topLeft)
            case (true, false): result.insert(.topRight)
            case (false, true): result.insert(.bottomLeft)
            case (true, true): result.insert(.bottomRight)
            }
        }
        return result
    }

    // MARK: Outlines

    /// The rounded rectangle as a polygon in the layer's space, `inset` points further in; clockwise on screen.
    func polygon(inset: CGFloat) -> [CGPoint] {
        let r = bounds.insetBy(dx: inset, dy: inset)
        guard r.width > 0, r.height > 0 else { return [] }
        let radius = max(0, min(self.radius - inset, min(r.width, r.height) / 2))
        let curve = CornerCurve(radius: radius, isContinuous: isContinuous, room: min(r.width, r.height) / 2)
        // Corners of few pixels need few points, but their number must not depend on the scale: 16 pixels a point.
        let arc = radius > 0 ? curve.polygon() : [.zero]
        func part(_ corner: CACornerMask) -> [CGPoint] { corners.contains(corner) ? arc : [.zero] }
        var points: [CGPoint] = []
        points += part(.layerMinXMinYCorner).map { CGPoint(x: r.minX + $0.x, y: r.minY + $0.y) }
        points += part(.layerMaxXMinYCorner).reversed().map { CGPoint(x: r.maxX - $0.x, y: r.minY + $0.y) }
        points += part(.layerMaxXMaxYCorner).map { CGPoint(x: r.maxX - $0.x, y: r.maxY - $0.y) }
        points += part(.layerMinXMaxYCorner).reversed().map { CGPoint(x: r.minX + $0.x, y: r.maxY - $0.y) }
        return points
    }

    /// Whether each side of the outline is hard, from the first corner on; empty for none.
    private var hardSides: [Bool] {
        hardEdges.isEmpty
            ? []
            : [.layerBottomEdge, .layerRightEdge, .layerTopEdge, .layerLeftEdge].map(hardEdges.contains)
    }

    /// Coverage of the outline.
    func fillMask(_ cache: PixelCache) -> PlacedMask? { mask(kind: .outline, insets: [0], cache) }

    /// Coverage of a border of `width` points inside the outline.
    func ringMask(_ width: CGFloat, _ cache: PixelCache) -> PlacedMask? {
        mask(kind: .ring, insets: [0, width], cache)
    }

    private func mask(kind: CacheKey.Kind, insets: [CGFloat], _ cache: PixelCache) -> PlacedMask? {
        let p = projection
        let numbers = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, radius, p.a, p.b, p.c, p.d, p.tx, p.ty, p.g, p.h,
            p.i,
        ]
        let key = CacheKey(
            kind: kind,
            numbers: (numbers + insets).map { Int(truncatingIfNeeded: $0.bitPattern) } + [
                isContinuous ? 1 : 0, Int(corners.rawValue), Int(hardEdges.rawValue),
            ],
            object: nil)
        let mask = cache.value(key) {
            PolygonMask.coverage(insets.map { p.outline(polygon(inset: $0)) }, hard: hardSides)
        }
        return mask?.offsetBy(x: originX, y: originY)
    }
}

/// Coverage of polygons in device space.
enum PolygonMask {
    /// Even-odd coverage; corners quantised to a 256th of a pixel. Nil for nothing.
    ///
    /// `hard` says of each side of a first polygon of four corners whether its pixels are taken whole or not at all.
    static func coverage(_ polygons: [[CGPoint]], hard: [Bool] = []) -> PlacedMask? {
        guard hard.contains(true), let outline = polygons.first?.map(quantised), outline.count == 4,
            let wide = widened(outline, hard)
        else { return soft(polygons) }
        let mask = soft([wide] + polygons.dropFirst())
        if let mask { cut(mask, outline, hard) }
        return mask
    }

    /// Twice the area, positive where the corners go clockwise on the screen.
    private static func area(_ p: [CGPoint]) -> CGFloat {
        p.indices.reduce(0) { $0 + p[$1].x * p[($1 + 1) % p.count].y - p[($1 + 1) % p.count].x * p[$1].y }
    }

    /// The polygon with its hard sides two pixels further out; nil where sides do not meet.
    private static func widened(_ points: [CGPoint], _ hard: [Bool]) -> [CGPoint]? {
        let turn: CGFloat = area(points) < 0 ? -1 : 1
        let lines: [(p: CGPoint, d: CGPoint)] = points.indices.map { index in
            let p = points[index], q = points[(index + 1) % points.count]
            let d = CGPoint(x: q.x - p.x, y: q.y - p.y), length = (d.x * d.x + d.y * d.y).squareRoot()
            let out = hard[index] && length > 0 ? 2 * turn / length : 0
            return (CGPoint(x: p.x + d.y * out, y: p.y - d.x * out), d)
        }
        var result: [CGPoint] = []
        for index in lines.indices {
            let a = lines[(index + lines.count - 1) % lines.count], b = lines[index]
            let cross = a.d.x * b.d.y - a.d.y * b.d.x
            guard abs(cross) > 1e-6 else { return nil }
            let t = ((b.p.x - a.p.x) * b.d.y - (b.p.y - a.p.y) * b.d.x) / cross
            result.append(CGPoint(x: a.p.x + a.d.x * t, y: a.p.y + a.d.y * t))
        }
        return result
    }

    /// Takes away the pixels whose middle lies beyond a hard side.
    private static func cut(_ mask: PlacedMask, _ points: [CGPoint], _ hard: [Bool]) {
        let turn: CGFloat = area(points) < 0 ? -1 : 1
        for y in 0..<mask.mask.height {
            let row = mask.mask.row(y).assumingMemoryBound(to: UInt8.self), py = CGFloat(mask.y + y) + 0.5
            for x in 0..<mask.mask.width where row[x] != 0 {
                let px = CGFloat(mask.x + x) + 0.5
                for index in points.indices where hard[index] {
                    let p = points[index], q = points[(index + 1) % points.count]
                    if ((q.x - p.x) * (py - p.y) - (q.y - p.y) * (px - p.x)) * turn < 0 { row[x] = 0 }
                }
            }
        }
    }

    /// Even-odd coverage of polygons whose sides are all soft.
    private static func soft(_ polygons: [[CGPoint]]) -> PlacedMask? {
        var elements: [PathElement] = []
        for polygon in polygons where polygon.count >= 3 {
            for (index, point) in polygon.enumerated() {
                let p = quantised(point)
                elements.append(index == 0 ? .move(p) : .line(p))
            }
            elements.append(.close)
        }
        guard !elements.isEmpty else { return nil }
        return CGPath(elements: elements).coverage(transform: .identity, evenOdd: true).map {
            PlacedMask(mask: $0.mask, x: $0.x, y: $0.y)
        }
    }

    static func quantised(_ p: CGPoint) -> CGPoint {
        func q(_ v: CGFloat) -> CGFloat { (min(max(-1e6, v), 1e6) * 256).rounded() / 256 }
        return CGPoint(x: q(p.x), y: q(p.y))
    }
}
