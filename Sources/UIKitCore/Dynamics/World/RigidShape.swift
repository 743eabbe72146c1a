// Convex shapes of bodies and of boundaries.
// No Apple page: this is ours.

/// A convex polygon whose corners run from x to y, a circle (one corner with a radius) or a segment (two corners).
struct RigidShape: Sendable {
    var corners: [Vec]
    /// Beyond the corners; above 0 for circles alone.
    var radius = 0.0
    /// Outward normal of the side after each corner; none of a circle.
    private(set) var normals: [Vec] = []

    var isCircle: Bool { corners.count == 1 }
    var isSegment: Bool { corners.count == 2 }

    /// A circle about a point.
    init(circle center: Vec, radius: Double) {
        corners = [center]
        self.radius = max(radius, 0)
    }

    /// A piece of a boundary.
    init(from a: Vec, to b: Vec) {
        corners = [a, b]
        findNormals()
    }

    /// The hull of points; fewer than three corners give a small square about the first.
    init(hull points: [Vec]) {
        corners = Self.hull(points)
        if corners.count < 3 {
            let p = points.first ?? .zero, r = 0.5
            corners = [Vec(p.x - r, p.y - r), Vec(p.x + r, p.y - r), Vec(p.x + r, p.y + r), Vec(p.x - r, p.y + r)]
        }
        findNormals()
    }

    private mutating func findNormals() {
        normals = corners.indices.map { (corners[($0 + 1) % corners.count] - corners[$0]).outward.unit }
    }

    /// The convex hull, its corners from x to y, without corners on straight sides.
    static func hull(_ points: [Vec]) -> [Vec] {
        var sorted = points.filter(\.isFinite).sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        sorted = sorted.enumerated().filter { $0.offset == 0 || $0.element != sorted[$0.offset - 1] }.map(\.element)
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: [Vec]) -> [Vec] {
            var result: [Vec] = []
            for point in points {
                while result.count > 1,
                    (result[result.count - 1] - result[result.count - 2]).cross(point - result[result.count - 1]) <= 1e-9
                { result.removeLast() }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// Area, centre of the area, and the second moment about the origin for a mass of 1 a square point.
    var measures: (area: Double, center: Vec, moment: Double) {
        if isCircle {
            let area = Double.pi * radius * radius, center = corners[0]
            return (area, center, area * (radius * radius / 2 + center.squared))
        }
        var area = 0.0, center = Vec.zero, moment = 0.0
        for index in corners.indices {
            let a = corners[index], b = corners[(index + 1) % corners.count]
            let cross = a.cross(b)
            area += cross / 2
            center += (a + b) * (cross / 6)
            moment += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
        }
        guard area > 1e-12 else { return (0, corners[0], 0) }
        return (area, center * (1 / area), moment)
    }

    /// The shape with its corners moved.
    func moved(by offset: Vec) -> RigidShape {
        var result = self
        for index in corners.indices { result.corners[index] += offset }
        return result
    }

    /// Returns the shape at a body's position and rotation.
    func placed(_ position: Vec, _ turn: Turn) -> RigidShape {
        var result = self
        for index in corners.indices { result.corners[index] = turn.apply(corners[index]) + position }
        for index in normals.indices { result.normals[index] = turn.apply(normals[index]) }
        return result
    }

    var extent: Extent {
        var low = corners[0], high = corners[0]
        for corner in corners {
            low = Vec(min(low.x, corner.x), min(low.y, corner.y))
            high = Vec(max(high.x, corner.x), max(high.y, corner.y))
        }
        return Extent(low: Vec(low.x - radius, low.y - radius), high: Vec(high.x + radius, high.y + radius))
    }
}
