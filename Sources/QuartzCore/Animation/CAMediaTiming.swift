// The clock of layers and animations.
// Apple: "CAMediaTiming".
import Foundation

/// How a layer's or an animation's time follows from its parent's:
/// `t = (parent − beginTime) · speed + timeOffset`. Seconds throughout.
public protocol CAMediaTiming {
    /// Begin in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run; 0 stands for the transaction's.
    var duration: CFTimeInterval { get set }
    /// Rate against the parent's time.
    var speed: Float { get set }
    /// Added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// Runs; fractions allowed, 0 counts as 1.
    var repeatCount: Float { get set }
    /// Time over which runs repeat; 0 means `repeatCount` decides.
    var repeatDuration: CFTimeInterval { get set }
    /// Each run goes back again, at the same length.
    var autoreverses: Bool { get set }
    /// What shows outside the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}
