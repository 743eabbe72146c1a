// The points at which two shapes touch.
// No Apple page: this is ours; separating axes and clipping, as text books have them.

/// The touching points of two convex shapes, at most two.
struct Manifold: Sendable {
    struct Point: Sendable {
        var place: Vec
        /// Below 0 where the shapes overlap.
        var separation: Double
        /// The number of the corner and side that meet, the same from step to step.
        var feature: Int
    }

    /// The direction from the first shape to the second, of length 1.
    var normal: Vec
    var points: [Point]

    /// Finds the points at which two shapes come within a margin of each other; nil if there are none. For a segment `side`
    /// says on which side the other shape is: 1 to the right of its direction, −1 to the left.
    static func between(_ a: RigidShape, _ b: RigidShape, margin: Double, side: Double = 1) -> Manifold? {
        if a.isSegment { return b.isCircle ? segment(a, circle: b, margin, side) : segment(a, polygon: b, margin, side) }
        if a.isCircle && b.isCircle { return circles(a, b, margin) }
        if b.isCircle { return polygon(a, circle: b, margin) }
        if a.isCircle { return polygon(b, circle: a, margin)?.flipped }
        return polygons(a, b, margin)
    }

    private var flipped: Manifold { Manifold(normal: -normal, points: points) }

    private static func round(_ a: Vec, _ b: Vec, _ radii: (Double, Double), _ margin: Double) -> Manifold? {
        let way = b - a, distance = way.length, separation = distance - radii.0 - radii.1
        guard separation <= margin else { return nil }
        let normal = distance > 1e-9 ? way * (1 / distance) : Vec(0, -1)
        let place = a + normal * (radii.0 + separation / 2)
        return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    }

    private static func circles(_ a: RigidShape, _ b: RigidShape, _ margin: Double) -> Manifold? {
        round(a.corners[0], b.corners[0], (a.radius, b.radius), margin)
    }

    private static func polygon(_ a: RigidShape, circle b: RigidShape, _ margin: Double) -> Manifold? {
        let center = b.corners[0]
        var best = 0, most = -Double.infinity
        for index in a.corners.indices {
            let separation = (center - a.corners[index]).dot(a.normals[index])
            if separation > most { (best, most) = (index, separation) }
        }
        guard most - b.radius <= margin else { return nil }
        let v = a.corners[best], w = a.corners[(best + 1) % a.corners.count]
        if most > 1e-9 {
            // Beyond a corner the corner counts.
            if (center - v).dot(w - v) < 0 { return round(v, center, (0, b.radius), margin) }
            if (center - w).dot(v - w) < 0 { return round(w, center, (0, b.radius), margin) }
        }
        let separation = most - b.radius, normal = a.normals[best]
        let place = center - normal * (b.radius + separation / 2)
        return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    }

    private static func segment(_ a: RigidShape, circle b: RigidShape, _ margin: Double, _ side: Double) -> Manifold? {
        let center = b.corners[0], v = a.corners[0], w = a.corners[1]
        let along = w - v
        if along.squared < 1e-12 || (center - v).dot(along) < 0 { return round(v, center, (0, b.radius), margin) }
        if (center - w).dot(along) > 0 { return round(w, center, (0, b.radius), margin) }
        let normal = a.normals[0] * side, separation = (center - v).dot(normal) - b.radius
        guard separation <= margin else { return nil }
        let place = center - normal * (b.radius + separation / 2)
        return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    }

    // MARK: Sides

    /// The side of a polygon from which another shape is furthest away.
    private static func furthest(
        _ a: RigidShape, _ b: RigidShape, where isWanted: (Vec) -> Bool = { _ in true }
    ) -> (side: Int, separation: Double)? {
        var best: (side: Int, separation: Double)?
        for index in a.corners.indices where isWanted(a.normals[index]) {
            let normal = a.normals[index], corner = a.corners[index]
            var least = Double.infinity
            for other in b.corners { least = min(least, (other - corner).dot(normal)) }
            if best == nil || least > best!.separation { best = (index, least) }
        }
        return best
    }

    private static func polygons(_ a: RigidShape, _ b: RigidShape, _ margin: Double) -> Manifold? {
        guard let ofA = furthest(a, b), ofA.separation <= margin, let ofB = furthest(b, a), ofB.separation <= margin
        else { return nil }
        // A little in favour of the first, so that equal ones do not change places.
        if ofB.separation > ofA.separation + WorldMeasures.preference {
            return clip(b, ofB.side, b.normals[ofB.side], a, margin, 1)?.flipped
        }
        return clip(a, ofA.side, a.normals[ofA.side], b, margin, 0)
    }

    private static func segment(_ a: RigidShape, polygon b: RigidShape, _ margin: Double, _ side: Double) -> Manifold? {
        let normal = a.normals[0] * side
        guard normal != .zero else { return nil }
        var face = Double.infinity
        for corner in b.corners { face = min(face, (corner - a.corners[0]).dot(normal)) }
        guard face <= margin else { return nil }
        // Sides of the polygon that would not push it through.
        if let other = furthest(b, a, where: { $0.dot(normal) < WorldMeasures.facing }) {
            guard other.separation <= margin else { return nil }
            // Well in favour of the segment: what slides along a boundary of many pieces must not catch at their ends.
            if other.separation > face + 1 { return clip(b, other.side, b.normals[other.side], a, margin, 1)?.flipped }
        }
        return clip(a, 0, normal, b, margin, 0)
    }

    /// The corners of the second shape's opposite side, cut to the width of the first one's side.
    private static func clip(
        _ a: RigidShape, _ side: Int, _ normal: Vec, _ b: RigidShape, _ margin: Double, _ order: Int
    ) -> Manifold? {
        let v = a.corners[side], w = a.corners[(side + 1) % a.corners.count]
        // 1. The side that looks the other way.
        var opposite = 0, least = Double.infinity
        if !b.isSegment {
            for index in b.normals.indices where b.normals[index].dot(normal) < least {
                (opposite, least) = (index, b.normals[index].dot(normal))
            }
        }
        let p = b.corners[opposite], q = b.corners[(opposite + 1) % b.corners.count]
        // 2. Cut to the length of the side.
        let along = (w - v).unit, length = (w - v).length
        let from = (p - v).dot(along), to = (q - v).dot(along)
        func at(_ place: Double) -> Vec {
            abs(to - from) < 1e-12 ? p : p + (q - p) * ((place - from) / (to - from))
        }
        let low = max(0, min(from, to)), high = min(length, max(from, to))
        guard low <= high + 1e-9 else { return nil }
        // 3. What is near enough, half way between both.
        var points: [Point] = []
        for (index, corner) in [at(low), at(high)].enumerated() {
            let separation = (corner - v).dot(normal)
            if separation > margin { continue }
            if index == 1, high - low < 1e-6, !points.isEmpty { continue }
            points.append(
                Point(
                    place: corner - normal * (separation / 2), separation: separation,
                    feature: ((order * 4096 + side) * 4096 + opposite) * 2 + index))
        }
        return points.isEmpty ? nil : Manifold(normal: normal, points: points)
    }
}
