// The signs of the status bar: signal, waves, battery.
// No Apple page: our own construction; the numbers: StatusBarSignMeasures.
import CoreGraphics
import Foundation
import UIKitValues

/// Draws the signs, all in one colour. Lengths are points at size 1, from the left and from the middle of the height.
struct StatusBarSigns {
    let context: CGContext
    let color: CGColor
    let places: StatusBarPlaces

    /// Four bars, the first at the left.
    func signal(at origin: CGPoint) {
        inside(origin, places.signal) {
            context.setFillColor(color)
            for (index, height) in StatusBarSignMeasures.barHeights.enumerated() {
                let bar = CGRect(
                    x: CGFloat(index) * StatusBarSignMeasures.barPitch, y: StatusBarSignMeasures.below - height,
                    width: StatusBarSignMeasures.barWidth, height: height)
                context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 1).cgPath)
            }
            context.fillPath()
        }
    }

    /// Nearly a quarter of a disc below two arcs, all about one point.
    func waves(at origin: CGPoint) {
        inside(origin, places.waves) {
            context.setFillColor(color)
            let waves = StatusBarSignMeasures.waves, width = StatusBarSignMeasures.wavesWidth
            let center = CGPoint(x: width / 2, y: StatusBarSignMeasures.below)
            for (inner, outer) in waves {
                // The chord of the outermost is as long as the sign is wide.
                let half = asin(width / 2 / waves[waves.count - 1].outer), up = -CGFloat.pi / 2
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
            let faint = color.copy(alpha: color.alpha * StatusBarSignMeasures.frameAlpha) ?? color
            context.setStrokeColor(faint)
            context.setLineWidth(1)
            context.addPath(
                UIBezierPath(roundedRect: StatusBarSignMeasures.frame, cornerRadius: StatusBarSignMeasures.frameCorner).cgPath)
            context.strokePath()
            context.setFillColor(color)
            context.addPath(
                UIBezierPath(roundedRect: StatusBarSignMeasures.charge, cornerRadius: StatusBarSignMeasures.chargeCorner).cgPath)
            context.fillPath()
            context.setFillColor(color.copy(alpha: color.alpha * StatusBarSignMeasures.capAlpha) ?? color)
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
