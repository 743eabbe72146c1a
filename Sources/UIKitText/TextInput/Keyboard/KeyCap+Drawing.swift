// The signs that a key draws itself: the arrow of shift and the tab of delete.
// No Apple page: this is ours; delete: measured on a recorded number pad of iOS 17, shift: by eye.
import CoreGraphics
import Foundation
import UIKitValues

extension KeyCap {
    func drawShift(_ center: CGPoint) {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [(0, -9), (9, 0), (4.5, 0), (4.5, 7), (-4.5, 7), (-4.5, 0), (-9, 0)]
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if shift != .off { path.fill() }
        path.stroke()
        guard shift == .locked else { return }
        UIBezierPath(rect: CGRect(x: center.x - 4.5, y: center.y + 9, width: 9, height: 1.5)).fill()
    }

    /// A tab, 23 by 19 on pads (recorded) and smaller among letters, with rounded corners and a cross in it.
    func drawDelete(_ middle: CGPoint) {
        let size: CGFloat = style == .flat ? 1 : 0.9
        let center = style == .flat ? CGPoint(x: middle.x + lean, y: middle.y - 1) : middle
        let path = UIBezierPath()
        let (left, neck, right, half): (CGFloat, CGFloat, CGFloat, CGFloat) = (-10.7, -3.6, 10.7, 8.9)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * size, y: center.y + y * size) }
        path.move(to: place(left + 0.7, -0.8))
        path.addLine(to: place(neck - 1.2, -half + 1))
        path.addQuadCurve(to: place(neck + 1.4, -half), controlPoint: place(neck, -half))
        path.addLine(to: place(right - 2.6, -half))
        path.addQuadCurve(to: place(right, -half + 2.6), controlPoint: place(right, -half))
        path.addLine(to: place(right, half - 2.6))
        path.addQuadCurve(to: place(right - 2.6, half), controlPoint: place(right, half))
        path.addLine(to: place(neck + 1.4, half))
        path.addQuadCurve(to: place(neck - 1.2, half - 1), controlPoint: place(neck, half))
        path.addLine(to: place(left + 0.7, 0.8))
        path.addQuadCurve(to: place(left + 0.7, -0.8), controlPoint: place(left, 0))
        path.close()
        for sign in [CGFloat(1), -1] {
            path.move(to: place(-0.8, -3.2 * sign))
            path.addLine(to: place(5.6, 3.2 * sign))
        }
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        path.stroke()
    }
}
