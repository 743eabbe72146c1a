// The rounded rectangle as UIBezierPath makes it: corners that flow into the sides.
// Apple: "UIBezierPath", init(roundedRect:cornerRadius:)
import CoreGraphics
import Foundation

/// A rectangle some of whose corners are rounded.
///
/// Since iOS 7 the curve begins 1.528665 radii from the corner and is made of three cubic pieces; where that does not
/// fit into half the shorter side the whole side becomes round. Observed (publicly, from the elements that
/// `CGPath.apply` prints).
struct RoundedRectShape {
    let rect: CGRect
    let corners: UIRectCorner
    let radius: CGFloat

    /// How far from the corner the curve begins, in radii.
    static let reach: CGFloat = 1.528665

    init(rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        self.rect = rect.standardized
        self.corners = corners
        self.radius = radius.isFinite ? max(0, radius) : 0
    }

    func add(to path: CGMutablePath) {
        let half = min(rect.width, rect.height) / 2
        guard radius > 0, half > 0, !corners.isDisjoint(with: [.topLeft, .topRight, .bottomLeft, .bottomRight]) else {
            return path.addRect(rect)
        }
        let isContinuous = radius * Self.reach <= half
        let size = isContinuous ? radius : half
        let inset = isContinuous ? size * Self.reach : size
        // Clockwise from the top side; each corner with the directions in which its two sides leave it.
        let list: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        let begin = corners.contains(.topLeft) ? inset : 0
        path.move(to: CGPoint(x: rect.minX + begin, y: rect.minY))
        for (corner, point, incoming, outgoing) in list {
            guard corners.contains(corner) else {
                path.addLine(to: point)
                continue
            }
            func at(_ alongIn: CGFloat, _ alongOut: CGFloat) -> CGPoint {
                CGPoint(
                    x: point.x + size * (incoming.dx * alongIn + outgoing.dx * alongOut),
                    y: point.y + size * (incoming.dy * alongIn + outgoing.dy * alongOut))
            }
            if isContinuous { addContinuous(to: path, at) } else { addCircular(to: path, at) }
        }
        path.closeSubpath()
    }

    private func addContinuous(to path: CGMutablePath, _ at: (CGFloat, CGFloat) -> CGPoint) {
        path.addLine(to: at(Self.reach, 0))
        path.addCurve(to: at(0.63149379, 0.07491139), control1: at(1.08849296, 0), control2: at(0.86840694, 0))
        path.addCurve(
            to: at(0.07491139, 0.63149379), control1: at(0.37282383, 0.16905956), control2: at(0.16905956, 0.37282383))
        path.addCurve(to: at(0, Self.reach), control1: at(0, 0.86840694), control2: at(0, 1.08849296))
    }

    private func addCircular(to path: CGMutablePath, _ at: (CGFloat, CGFloat) -> CGPoint) {
        let kappa: CGFloat = 1 - 0.5522847498
        path.addLine(to: at(1, 0))
        path.addCurve(to: at(0, 1), control1: at(kappa, 0), control2: at(0, kappa))
    }
}
