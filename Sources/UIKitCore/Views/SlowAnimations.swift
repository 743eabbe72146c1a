// Slow animations, as a stage may ask for them.
// No Apple page: this is ours; the Simulator's menu has them.
import QuartzCore
import Stage
import UIKitValues

/// Animations at a tenth of their pace: the clock of each window's layer goes so slowly, from where it is.
@MainActor enum SlowAnimations {
    static let speed = ScreenMeasures.slowAnimations

    /// Whether the stage asks for them now.
    static var isOn: Bool { UIScreen.main.environment.slowAnimations }

    static func apply(_ isSlow: Bool, to layer: CALayer) {
        let speed: Float = isSlow ? Self.speed : 1
        guard layer.speed != speed else { return }
        // The layer's own time goes on from where it is: local = (parent - beginTime) * speed + timeOffset.
        let now = CACurrentMediaTime()
        let local = layer.convertTime(now, from: nil)
        layer.timeOffset = local
        layer.beginTime = now
        layer.speed = speed
    }
}
