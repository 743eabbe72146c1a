// The spokes of an activity indicator, and how their brightness runs round.
// Apple: "UIActivityIndicatorView"; the wheel's proportions are observed.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// The wheel as numbers.
enum ActivityWheel {
    /// The opacity of a spoke after so many eighths of a round; spoke 0 points up and the brightness runs clockwise.
    static func opacity(_ spoke: Int, step: Int) -> Float {
        let count = ActivityWheelMeasures.count
        return ActivityWheelMeasures.opacities[((spoke - step - 1) % count + count) % count]
    }

    static func path(_ spoke: Int, radius: CGFloat) -> CGPath {
        let width = radius / ActivityWheelMeasures.radiusByWidth
        let rect = CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: width / 2)
        path.apply(CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(ActivityWheelMeasures.count)))
        return path.cgPath
    }
}

extension UIActivityIndicatorView {
    func setUpWheel(_ style: Style) {
        isOpaque = false
        isUserInteractionEnabled = false
        for spoke in spokes {
            spoke.delegate = self
            layer.addSublayer(spoke)
        }
        look.style = style
        shapeWheel()
        isHidden = true
    }

    func changeStyle(_ style: Style) {
        look.style = style
        look.color = nil
        bounds.size = style.size
        shapeWheel()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func shapeWheel() {
        for (index, spoke) in spokes.enumerated() {
            spoke.path = ActivityWheel.path(index, radius: look.style.size.width / 2)
        }
        recolor()
        brighten()
    }

    func recolor() {
        let fill = (color ?? .gray).resolvedColor(with: traitCollection).cgColor
        for spoke in spokes { spoke.fillColor = fill }
    }

    private func brighten() {
        for (index, spoke) in spokes.enumerated() {
            let opacity = ActivityWheel.opacity(index, step: turning.step)
            if spoke.opacity != opacity { spoke.opacity = opacity }
        }
    }

    func setHidesWhenStopped(_ hides: Bool) {
        look.hidesWhenStopped = hides
        if !isAnimating { isHidden = hides }
    }

    func beginTurning() {
        guard !turning.isAnimating else { return }
        turning.isAnimating = true
        if look.hidesWhenStopped { isHidden = false }
        followWindow()
    }

    func endTurning() {
        guard turning.isAnimating else { return }
        turning.isAnimating = false
        followWindow()
        if look.hidesWhenStopped { isHidden = true }
    }

    /// The link lives only while the wheel turns in a window.
    func followWindow() {
        let turns = turning.isAnimating && window != nil
        if turns, turning.link == nil {
            turning.start = nil
            let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.turn(link.timestamp) } }
            link.isEndless = true
            turning.link = link
            link.add(to: .main, forMode: .common)
        } else if !turns, let link = turning.link {
            link.invalidate()
            turning.link = nil
        }
    }

    private func turn(_ time: TimeInterval) {
        let start = turning.start ?? time
        turning.start = start
        // A hair more, so that a step is not missed by rounding.
        let eighths = (time - start) / ActivityWheelMeasures.period * Double(ActivityWheelMeasures.count) + 1e-6
        let step = Int(eighths.truncatingRemainder(dividingBy: Double(ActivityWheelMeasures.count)))
        guard step != turning.step else { return }
        turning.step = step
        brighten()
    }

    func encodeWheel(_ coder: NSCoder) {
        coder.encode(look.style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(look.hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(isAnimating, forKey: "UIAnimating")
        if let color = look.color { coder.encode(color, forKey: "UIColor") }
    }

    func decodeWheel(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIActivityIndicatorViewStyle") else { return }
        look.style = Style(rawValue: coder.decodeInteger(forKey: "UIActivityIndicatorViewStyle")) ?? .medium
        look.color = coder.optional(UIColor.self, forKey: "UIColor")
        look.hidesWhenStopped = coder.decodeBool(forKey: "UIHidesWhenStopped")
        shapeWheel()
        isHidden = look.hidesWhenStopped
        if coder.decodeBool(forKey: "UIAnimating") { beginTurning() }
    }
}
