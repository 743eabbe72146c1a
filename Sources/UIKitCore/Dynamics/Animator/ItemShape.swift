// From items and paths to shapes of the physics world.
// Apple: "UIDynamicItem", collisionBoundsType.
import CoreGraphics
import Foundation
import UIKitValues

/// Shapes of items, as seen from their centres.
@MainActor enum ItemShape {
    static func shapes(of item: any UIDynamicItem) -> [RigidShape] {
        if let group = item as? UIDynamicItemGroup, !group.members.isEmpty {
            return group.members.flatMap { member in
                let offset = Vec(member.offset)
                return shapes(of: member.item, under: member.transform).map { $0.moved(by: offset).transformed(group.turn) }
            }
        }
        return shapes(of: item, under: item.transform)
    }

    private static func shapes(of item: any UIDynamicItem, under transform: CGAffineTransform) -> [RigidShape] {
        let width = max(Double(item.bounds.width), WorldMeasures.leastSide)
        let height = max(Double(item.bounds.height), WorldMeasures.leastSide)
        switch item.collisionBoundsType {
        case .rectangle:
            let (x, y) = (width / 2, height / 2)
            return [RigidShape(hull: [Vec(-x, -y), Vec(x, -y), Vec(x, y), Vec(-x, y)].map { linear(transform, $0) })]
        case .ellipse:
            let across = linear(transform, Vec(width / 2, 0)), down = linear(transform, Vec(0, height / 2))
            if abs(across.length - down.length) < 1e-6 * across.length, abs(across.dot(down)) < 1e-6 * across.squared {
                return [RigidShape(circle: .zero, radius: across.length)]
            }
            let points = (0..<WorldMeasures.ellipseSides).map { index in
                let turn = Turn(Double(index) / Double(WorldMeasures.ellipseSides) * 2 * .pi)
                return across * turn.c + down * turn.s
            }
            return [RigidShape(hull: points)]
        case .path:
            return [RigidShape(hull: corners(of: item.collisionBoundingPath).flatMap { $0 }.map { linear(transform, $0) })]
        }
    }

    /// The rectangle around an item where it stands.
    static func box(of item: any UIDynamicItem) -> CGRect {
        let half = CGRect(
            x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
        return half.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }

    static func linear(_ t: CGAffineTransform, _ v: Vec) -> Vec {
        Vec(Double(t.a) * v.x + Double(t.c) * v.y, Double(t.b) * v.x + Double(t.d) * v.y)
    }

    /// The corners of each piece of a path that hangs together, curves in short lines.
    static func corners(of path: UIBezierPath) -> [[Vec]] {
        var result: [[Vec]] = [], current: [Vec] = []
        func end() {
            if current.count > 1 { result.append(current) }
            current = []
        }
        for element in path.path.elements {
            switch element {
            case .move(let p):
                end()
                current = [Vec(p)]
            case .line(let p): current.append(Vec(p))
            case .quad(let control, let to):
                let from = current.last ?? Vec(to), c = Vec(control), end = Vec(to)
                for index in 1...WorldMeasures.curvePieces {
                    let t = Double(index) / Double(WorldMeasures.curvePieces), s = 1 - t
                    current.append(from * (s * s) + c * (2 * s * t) + end * (t * t))
                }
            case .cubic(let c1, let c2, let to):
                let from = current.last ?? Vec(to), a = Vec(c1), b = Vec(c2), end = Vec(to)
                for index in 1...WorldMeasures.curvePieces {
                    let t = Double(index) / Double(WorldMeasures.curvePieces), s = 1 - t
                    current.append(from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t))
                }
            case .close:
                guard let first = current.first else { continue }
                if current.last != first { current.append(first) }
                end()
                current = [first]
            }
        }
        end()
        return result
    }
}

extension Vec {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    /// The point rounded to 1/1024 of a point, so that nothing depends on the last bits.
    var point: CGPoint { CGPoint(x: (x * 1024).rounded() / 1024, y: (y * 1024).rounded() / 1024) }
}

extension RigidShape {
    /// The shape under the linear part of a transform; circles under turns and even scales alone.
    @MainActor func transformed(_ t: CGAffineTransform) -> RigidShape {
        if t.isIdentity { return self }
        if isCircle {
            return RigidShape(
                circle: ItemShape.linear(t, corners[0]), radius: ItemShape.linear(t, Vec(radius, 0)).length)
        }
        return RigidShape(hull: corners.map { ItemShape.linear(t, $0) })
    }
}
