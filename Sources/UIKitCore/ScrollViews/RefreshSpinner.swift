// Eight ticks in a ring, as many of them as content is pulled, then turning.
// Apple: Human Interface Guidelines, Progress indicators; measures observed roughly.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The picture of a refresh.
final class RefreshSpinner: UIView {
    private static let count = 8
    /// Seconds of one turn.
    private static let turn: CFTimeInterval = 1
    private static let faint: Float = 0.25

    private var ticks: [UIView] = []
    private var isTurning = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<Self.count { addTick(index) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colour of the ticks.
    var colour: UIColor = .systemGray {
        didSet { for tick in ticks { tick.backgroundColor = colour } }
    }

    private func addTick(_ index: Int) {
        let tick = UIView(frame: CGRect(x: 0, y: 0, width: 2.5, height: 6))
        let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
        tick.layer.cornerRadius = 1.25
        tick.backgroundColor = colour
        tick.alpha = 0
        tick.center = CGPoint(x: bounds.midX + 7 * sin(angle), y: bounds.midY - 7 * cos(angle))
        tick.transform = CGAffineTransform(rotationAngle: angle)
        addSubview(tick)
        ticks.append(tick)
    }

    /// The first ticks of the ring for a part of the pull, 0 to 1; turning lights them one after the other.
    func show(part: CGFloat, turns: Bool) {
        let lit = part * CGFloat(Self.count)
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
        animation.toValue = Self.faint
        animation.duration = Self.turn
        animation.repeatCount = .infinity
        animation.timeOffset = Self.turn * Double(Self.count - index) / Double(Self.count)
        return animation
    }
}
