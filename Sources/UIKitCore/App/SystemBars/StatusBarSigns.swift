// The signs of the status bar: signal, waves, battery.
// No Apple page: our own construction; extents and gaps measured on screens recorded on iOS 16 and 17.
import CoreGraphics
import Foundation
import UIKitValues

/// Draws the signs, all in one colour. Lengths are points at size 1, from the left and from the middle of the height.
struct StatusBarSigns {
    let context: CGContext
    let color: CGColor
    let places: StatusBarPlaces

    static let signalWidth: CGFloat = 19.33
    static let wavesWidth: CGFloat = 17
    static let batteryWidth: CGFloat = 27.33

    /// Four bars, the first at the left.
    func signal(at origin: CGPoint) {
        inside(origin, places.signal) {
            context.setFillColor(color)
            for (index, height) in [4.67, 7, 9.67, 12.33].enumerated() {
                let bar = CGRect(x: CGFloat(index) * 5.33, y: 6.17 - height, width: 3.33, height: height)
                context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 1).cgPath)
            }
            context.fillPath()
        }
    }

    /// Nearly a quarter of a disc below two arcs, all about one point.
    func waves(at origin: CGPoint) {
        inside(origin, places.waves) {
            context.setFillColor(color)
            let center = CGPoint(x: 8.5, y: 6.17)
            for (inner, outer) in [(0, 4.1), (5.6, 8.35), (9.85, 12.33)] as [(CGFloat, CGFloat)] {
                // The chord of the outermost is as long as the sign is wide.
                let half = asin(Self.wavesWidth / 2 / 12.33), up = -CGFloat.pi / 2
                let from = up - half, to = up + half
                let path = CGMutablePath()
                path.addArc(center: center, radius: outer, startAngle: from, endAngle: to, clockwise: false)
                if inner > 0 {
                    path.addArc(center: center, radius: inner, startAngle: to, endAngle: from, clockwise: true)
                } else {
                    path.addLine(to: center)
                }
                path.closeSubpath()
                context.addPath(path)
            }
            context.fillPath()
        }
    }

    /// Full: no stage has a battery that would be less so.
    func battery(at origin: CGPoint) {
        inside(origin, places.battery) {
            let faint = color.copy(alpha: color.alpha * 0.4) ?? color
            context.setStrokeColor(faint)
            context.setLineWidth(1)
            context.addPath(UIBezierPath(roundedRect: CGRect(x: 0.5, y: -6, width: 24, height: 12), cornerRadius: 3.8).cgPath)
            context.strokePath()
            context.setFillColor(color)
            context.addPath(UIBezierPath(roundedRect: CGRect(x: 2, y: -4.5, width: 21, height: 9), cornerRadius: 2.5).cgPath)
            context.fillPath()
            context.setFillColor(color.copy(alpha: color.alpha * 0.5) ?? color)
            let cap = CGMutablePath()
            cap.move(to: CGPoint(x: 26, y: -2))
            cap.addQuadCurve(to: CGPoint(x: 26, y: 2), control: CGPoint(x: 28.67, y: 0))
            cap.closeSubpath()
            context.addPath(cap)
            context.fillPath()
        }
    }

    private func inside(_ origin: CGPoint, _ size: CGFloat, _ body: () -> Void) {
        context.saveGState()
        context.translateBy(x: origin.x, y: origin.y)
        context.scaleBy(x: size, y: size)
        body()
        context.restoreGState()
    }
}
