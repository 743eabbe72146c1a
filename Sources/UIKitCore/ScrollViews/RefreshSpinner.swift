// Eight ticks in a ring, as many of them as content is pulled, then turning.
// Apple: Human Interface Guidelines, Progress indicators; measures observed roughly.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The picture of a refresh.
final class RefreshSpinner: UIView {
    private var ticks: [UIView] = []
    private var isTurning = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<RefreshMeasures.count { addTick(index) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colour of the ticks.
    var colour: UIColor = .systemGray {
        didSet { for tick in ticks { tick.backgroundColor = colour } }
    }

    private func addTick(_ index: Int) {
        let tick = UIView(frame: CGRect(origin: .zero, size: RefreshMeasures.tick))
        let angle = CGFloat(index) * 2 * .pi / CGFloat(RefreshMeasures.count)
        tick.layer.cornerRadius = RefreshMeasures.tick.width / 2
        tick.backgroundColor = colour
        tick.alpha = 0
        let ring = RefreshMeasures.ring
        tick.center = CGPoint(x: bounds.midX + ring * sin(angle), y: bounds.midY - ring * cos(angle))
        tick.transform = CGAffineTransform(rotationAngle: angle)
        addSubview(tick)
        ticks.append(tick)
    }

    /// The first ticks of the ring for a part of the pull, 0 to 1; turning lights them one after the other.
    func show(part: CGFloat, turns: Bool) {
        let lit = part * CGFloat(RefreshMeasures.count)
        for (index, tick) in ticks.enumerated() { tick.alpha = min(max(lit - CGFloat(index), 0), 1) }
        guard turns != isTurning else { return }
        isTurning = turns
        for (index, tick) in ticks.enumerated() {
            tick.layer.removeAnimation(forKey: "turning")
            if turns { tick.layer.add(fading(index), forKey: "turning") }
        }
    }

    /// Each tick fades from the moment at which the light has passed it.
    private func fading(_ index: Int) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = Float(1)
        animation.toValue = RefreshMeasures.faint
        animation.duration = RefreshMeasures.turn
        animation.repeatCount = .infinity
        animation.timeOffset = RefreshMeasures.turn * Double(RefreshMeasures.count - index) / Double(RefreshMeasures.count)
        return animation
    }
}
