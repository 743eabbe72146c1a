// Paths between two others, and paths as numbers.
// Apple: "CAShapeLayer", path: paths of the same elements are animated smoothly.
import CoreGraphics
import Foundation

extension PathElement {
    /// Kind and points.
    fileprivate var parts: (kind: Int, points: [CGPoint]) {
        switch self {
        case .move(let p): (0, [p])
        case .line(let p): (1, [p])
        case .quad(let c, let p): (2, [c, p])
        case .cubic(let a, let b, let p): (3, [a, b, p])
        case .close: (4, [])
        }
    }

    fileprivate init?(_ kind: Int, _ points: ArraySlice<CGPoint>) {
        let p = Array(points)
        switch (kind, p.count) {
        case (0, 1): self = .move(p[0])
        case (1, 1): self = .line(p[0])
        case (2, 2): self = .quad(control: p[0], to: p[1])
        case (3, 3): self = .cubic(control1: p[0], control2: p[1], to: p[2])
        case (4, 0): self = .close
        default: return nil
        }
    }

    fileprivate static let pointCounts = [1, 1, 2, 3, 0]
}

extension CGPath {
    /// The path at a progress towards another of the same elements; nil where they differ.
    func mixed(with other: CGPath, _ p: CGFloat) -> CGPath? {
        let a = elements, b = other.elements
        guard a.count == b.count else { return nil }
        var result: [PathElement] = []
        result.reserveCapacity(a.count)
        for (x, y) in zip(a, b) {
            let (x, y) = (x.parts, y.parts)
            guard x.kind == y.kind else { return nil }
            let points = zip(x.points, y.points).map { $0.mixed(with: $1, p) }
            guard let element = PathElement(x.kind, points[...]) else { return nil }
            result.append(element)
        }
        return CGPath(elements: result)
    }

    /// Each element's kind and coordinates.
    var archiveNumbers: [CGFloat] {
        elements.flatMap { element in
            let (kind, points) = element.parts
            return [CGFloat(kind)] + points.flatMap { [$0.x, $0.y] }
        }
    }

    static func make(archiveNumbers numbers: [CGFloat]) -> CGPath? {
        var elements: [PathElement] = []
        var index = 0
        while index < numbers.count {
            guard numbers[index] >= 0, numbers[index] <= 4 else { return nil }
            let kind = Int(numbers[index]), count = PathElement.pointCounts[kind]
            guard index + 2 * count < numbers.count else { return nil }
            let points = (0..<count).map { CGPoint(x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0]) }
            guard let element = PathElement(kind, points[...]) else { return nil }
            elements.append(element)
            index += 1 + 2 * count
        }
        return CGPath(elements: elements)
    }
}
